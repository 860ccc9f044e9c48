import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { judgeWritten, type WrittenVerdict } from '#domain/recall/judge-written.ts'
import { withTurkishCapital } from '#domain/text/turkish-text.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import type { LoadedWord } from '../../lexicon/word-details.ts'
import { Part, QuestionTop } from '../../question/question-top.tsx'
import type { RecallQuestion } from '../../recall/recall-question.ts'
import type { RecallRun } from '../../recall/recall-run.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { questionText } from '../../text/question.ts'
import { writeText } from '../../text/write.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Spread } from '../../ui/spread.tsx'
import { MarkedSentence } from '../../vocabulary/marked-sentence.tsx'
import { Speaker, sayEnglish } from '../../vocabulary/speaker.tsx'
import { useCanSpeak } from '../../vocabulary/speech.ts'
import { Stage } from '../../vocabulary/stage.tsx'
import { Gap } from './gap.tsx'
import { UndoAnswer } from './undo-answer.tsx'
import { useLoaded } from './use-loaded.ts'
import styles from './write-question.module.css'
import { useWordOf, type WordOf, type Written, writtenOf } from './written.ts'
import { WrittenAnswer } from './written-answer.tsx'

type Asked = {
  readonly question: RecallQuestion
  readonly run: RecallRun
  readonly entry: WordEntry
  readonly loading: Promise<LoadedWord>
}

/** The Turkish of a word asks on the glaze, or its sound; its English is typed on the stage. */
export function WriteQuestion(asked: Asked) {
  const loaded = useLoaded(asked.loading)
  const wordOf = useWordOf()
  if (!loaded || !wordOf) return <LoadingDots />
  return <LoadedQuestion {...asked} loaded={loaded} wordOf={wordOf} />
}

function LoadedQuestion({
  question,
  run,
  entry,
  loaded,
  wordOf,
}: Omit<Asked, 'loading'> & { readonly loaded: LoadedWord; readonly wordOf: WordOf }) {
  const canHear = useCanSpeak()
  const detail = loaded.ok ? loaded.value : undefined
  const { production } = question.word
  // As it came up: a voice that comes later does not change the question.
  const [written] = useState(() =>
    writtenOf(entry, detail, { answers: production?.answers ?? 0, canHear }),
  )
  const sense = detail?.entries.flatMap(({ senses }) => senses).find(({ id }) => id === entry.id)
  const isHeard = written.cue === 'sound'
  useEffect(() => {
    if (isHeard) sayEnglish(entry.word)
  }, [isHeard, entry.word])
  // A word that nobody has defined is asked for by its glosses.
  const glosses = sense?.gloss.join(', ') ?? entry.gloss
  const definition = withTurkishCapital(sense?.definitionTr || entry.turkish[0] || glosses)
  return (
    <Spread>
      <section className={styles.ask} aria-labelledby="soru">
        <QuestionTop entry={entry} about={<Part of={entry} />} isSoft />
        <h1 className={styles.definition} id="soru" tabIndex={-1}>
          {isHeard ? writeText.heard : definition}
        </h1>
        {written.sentence && sense && sense.example.tr !== '' && (
          <p className={styles.example}>
            <MarkedSentence sentence={sense.example.tr} words={sense.gloss} language="tr" />
          </p>
        )}
      </section>
      <WriteForm run={run} entry={entry} written={written} wordOf={wordOf} />
    </Spread>
  )
}

function WriteForm({
  run,
  entry,
  written,
  wordOf,
}: {
  readonly run: RecallRun
  readonly entry: WordEntry
  readonly written: Written
  readonly wordOf: WordOf
}) {
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isHinted, setHinted] = useState(false)
  const [synonym, setSynonym] = useState<string>()
  const [verdict, setVerdict] = useState<WrittenVerdict>({ kind: 'wrong' })
  const { onScreen } = run
  const isAnswered = onScreen.phase === 'answered'
  useEffect(() => {
    if (!isAnswered) field.current?.focus()
  }, [isAnswered])
  useGoOn(isAnswered && verdict.kind === 'right' ? run : undefined)

  const give = (chosen: string | null, judged: WrittenVerdict) => {
    const isKnown = judged.kind === 'right' || judged.kind === 'slip'
    const wasHelped = isHinted || synonym !== undefined
    const right = wasHelped ? 'hard' : 'good'
    setVerdict(judged)
    run.answer({
      question: 'typed',
      grade: isKnown ? right : 'again',
      options: [],
      chosen,
      cue: written.cue,
      ...(wasHelped && { wasHelped }),
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = text.trim()
    if (typed === '') return
    const judged = judgeWritten(typed, { ...written.key, wordOf })
    if (judged.kind !== 'synonym') return give(typed, judged)
    setSynonym(typed)
    setHinted(true)
    setText('')
    field.current?.focus()
  }
  const hint = () => {
    setHinted(true)
    field.current?.focus()
  }

  const gapState = isAnswered ? 'solved' : isHinted ? 'hinted' : 'open'
  return (
    <Stage className={styles.answers}>
      {isHeard(written) && !isAnswered && (
        <Speaker text={entry.word} label={writeText.listen} className={styles.speaker} />
      )}
      {written.sentence ? (
        <p className={styles.sentence} lang="en">
          {written.sentence.map((part) =>
            part.isMarked ? <Gap key={part.text} word={part.text} state={gapState} /> : part.text,
          )}
        </p>
      ) : (
        (isHinted || isAnswered) && (
          <p className={styles.sentence} lang="en">
            <Gap word={written.asked} state={gapState} />
          </p>
        )
      )}
      {isAnswered ? (
        <WrittenAnswer
          run={run}
          entry={entry}
          verdict={verdict}
          asked={written.asked}
          typed={onScreen.given.chosen}
        />
      ) : (
        <form className={styles.form} onSubmit={submit}>
          {synonym !== undefined && (
            <p role="status">
              {questionText.typed(synonym)}
              <br />
              {writeText.synonym}
            </p>
          )}
          <div className={styles.head}>
            <label htmlFor={fieldId}>{isHeard(written) ? writeText.heard : writeText.label}</label>
            {isHinted ? (
              <span className={styles.hinted} role="status">
                {writeText.hinted}
              </span>
            ) : (
              !isHeard(written) && (
                <Button kind="quiet" small onClick={hint}>
                  {writeText.hint}
                </Button>
              )
            )}
          </div>
          <input
            ref={field}
            id={fieldId}
            className={styles.input}
            lang="en"
            value={text}
            maxLength={60}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            aria-describedby="soru"
            onChange={(event) => setText(event.target.value)}
          />
          <div className={styles.dock}>
            <UndoAnswer run={run} />
            <Button kind="quiet" onClick={() => give(null, { kind: 'wrong' })}>
              {questionText.unknown}
            </Button>
            <Button
              kind="primary"
              type="submit"
              unavailable={text.trim() === '' ? writeText.label : undefined}
            >
              {writeText.check}
            </Button>
          </div>
        </form>
      )}
      {isAnswered && (
        <div className={styles.dock}>
          <UndoAnswer run={run} />
          <NextButton run={run} />
        </div>
      )}
    </Stage>
  )
}

function NextButton({ run }: { readonly run: RecallRun }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button kind="primary" ref={button} onClick={() => void run.goOn()}>
      {questionText.next}
      <Icon name="next" />
    </Button>
  )
}

const lookMs = 900

/** Goes on by itself once a right answer was seen, unless the learner goes on by hand everywhere. */
function useGoOn(run: RecallRun | undefined): void {
  const isByItself = usePreferences(({ autoAdvance }) => autoAdvance)
  const goOn = isByItself ? run?.goOn : undefined
  useEffect(() => {
    if (!goOn) return
    const timer = setTimeout(() => void goOn(), lookMs)
    return () => clearTimeout(timer)
  }, [goOn])
}

function isHeard({ cue }: Written): boolean {
  return cue === 'sound'
}
