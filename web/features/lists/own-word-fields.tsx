import { type RefObject, useState } from 'react'
import {
  mostExampleLength,
  mostMeaningLength,
  mostMeanings,
  mostWordLength,
} from '#domain/lists/listed-word.ts'
import type { TypedProblems, TypedWord } from '#domain/lists/typed-word.ts'
import { ownListText } from '../../text/own-lists.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import styles from './own-word-fields.module.css'

/** The fields of an own word; its example only where there is one, or where it is asked for. */
export function OwnWordFields({
  typed,
  problems,
  first,
  onType,
}: {
  readonly typed: TypedWord
  readonly problems: TypedProblems
  readonly first?: RefObject<HTMLInputElement | null>
  readonly onType: (typed: TypedWord) => void
}) {
  const [hasExample, setExample] = useState(typed.example !== '' || typed.exampleTr !== '')
  const field = (name: keyof TypedWord) => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      onType({ ...typed, [name]: target.value }),
  })
  return (
    <div className={styles.fields}>
      <TextField
        {...field('word')}
        ref={first}
        label={ownListText.word}
        error={problems.word && wordProblem[problems.word]}
        lang="en"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('meanings')}
        label={
          <>
            {ownListText.meaning} <span className="muted small">{ownListText.optional}</span>
          </>
        }
        hint={ownListText.meaningHint}
        error={problems.meanings && meaningProblem[problems.meanings]}
      />
      {hasExample ? (
        <>
          <TextField
            {...field('example')}
            label={ownListText.example}
            error={problems.example && exampleProblem[problems.example]}
            lang="en"
          />
          <TextField
            {...field('exampleTr')}
            label={ownListText.exampleTr}
            error={problems.exampleTr && exampleProblem[problems.exampleTr]}
          />
        </>
      ) : (
        <Button kind="quiet" small className={styles.more} onClick={() => setExample(true)}>
          {ownListText.addExample}
        </Button>
      )}
    </div>
  )
}

const wordProblem = {
  missing: ownListText.wordMissing,
  'too-long': ownListText.wordTooLong(mostWordLength),
}
const meaningProblem = {
  'too-long': ownListText.meaningTooLong(mostMeaningLength),
  'too-many': ownListText.tooManyMeanings(mostMeanings),
}
const exampleProblem = {
  missing: ownListText.exampleMissing,
  'too-long': ownListText.exampleTooLong(mostExampleLength),
}
