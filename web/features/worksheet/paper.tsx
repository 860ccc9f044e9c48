import { paperName, type WorksheetKind } from '#domain/paper/worksheet.ts'
import type { ArrangedWorksheet, WorksheetVersion } from '#domain/paper/worksheet-versions.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import { withTurkishCapital } from '#domain/text/turkish-text.ts'
import { worksheetText } from '../../text/worksheet.ts'
import { turkishText } from '../../vocabulary/option.tsx'
import styles from './paper.module.css'
import { PaperFrame } from './paper-frame.tsx'
import { countsIn, type ReadyWorksheet } from './use-worksheet.ts'

/** A version of a worksheet as it lies on the table. */
export function Paper({
  name,
  version,
  ready,
}: {
  readonly name: string
  readonly version: WorksheetVersion
  readonly ready: ReadyWorksheet
}) {
  const arranged = ready.versions[version]
  const { matching, options, gap } = countsIn(arranged)
  return (
    <PaperFrame
      label={worksheetText.preview(version)}
      page={version}
      title={worksheetText.title}
      facts={[
        name,
        worksheetText.questions(matching + options + gap),
        worksheetText.numbered(paperName(ready.paper), version),
      ]}
    >
      <p className={styles.fields}>
        <span>{worksheetText.name}</span>
        <span>{worksheetText.date}</span>
        <span>{worksheetText.right}</span>
      </p>
      {matching > 0 && <Matching groups={arranged.matching} />}
      {options > 0 && <Options arranged={arranged} ready={ready} first={matching + 1} />}
      {gap > 0 && <Gaps groups={arranged.gap} first={matching + options + 1} />}
    </PaperFrame>
  )
}

/** What a section is called and what is to be done in it. */
function Task({ kind }: { readonly kind: WorksheetKind }) {
  return (
    <>
      <h3 className={styles.kind}>{worksheetText.kind[kind]}</h3>
      <p className={styles.task}>{worksheetText.task[kind]}</p>
    </>
  )
}

function Matching({ groups }: { readonly groups: ArrangedWorksheet['matching'] }) {
  let number = 1
  return (
    <section>
      <Task kind="matching" />
      {groups.map(({ words, meanings }) => {
        const first = number
        number += words.length
        return (
          <div key={first} className={styles.group}>
            <ol className={styles.words} start={first}>
              {words.map(({ sense, word }, place) => (
                <li key={sense}>
                  <i className={styles.blank} role="img" aria-label={worksheetText.blank} />
                  <span>
                    {first + place}. <b lang="en">{word}</b>
                  </span>
                </li>
              ))}
            </ol>
            <ol className={styles.choices}>
              {meanings.map(({ sense, gloss }, place) => (
                <li key={sense}>
                  <b className={styles.letter}>{letterAt(place)}</b>
                  {withTurkishCapital(gloss)}
                </li>
              ))}
            </ol>
          </div>
        )
      })}
    </section>
  )
}

function Options({
  arranged,
  ready,
  first,
}: {
  readonly arranged: ArrangedWorksheet
  readonly ready: ReadyWorksheet
  readonly first: number
}) {
  const { index } = ready.words
  return (
    <section>
      <Task kind="options" />
      <ol className={styles.questions}>
        {arranged.options.map(({ word, options, senses }, place) => (
          <li key={word.sense}>
            <h4>
              <span>{first + place}.</span> <b lang="en">{word.word}</b>
            </h4>
            <ol className={styles.choices}>
              {options.map((option, letter) => (
                <li key={option}>
                  <b className={styles.letter}>{letterAt(letter)}</b>
                  {withTurkishCapital(turkishText(entryAt(index, option), senses))}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Gaps({
  groups,
  first,
}: {
  readonly groups: ArrangedWorksheet['gap']
  readonly first: number
}) {
  let number = first
  return (
    <section>
      <Task kind="gap" />
      {groups.map(({ bank, sentences }) => {
        const from = number
        number += sentences.length
        return (
          <div key={from}>
            <ul className={styles.bank} aria-label={worksheetText.bank}>
              {bank.map((word) => (
                <li key={word} lang="en">
                  {word}
                </li>
              ))}
            </ul>
            <ol className={styles.sentences} start={from}>
              {sentences.map(({ before, after, turkish }, place) => (
                <li key={before + after}>
                  <span lang="en">
                    <span lang="tr">{from + place}.</span> {before}
                    <i
                      className={styles.gap}
                      role="img"
                      lang="tr"
                      aria-label={worksheetText.blank}
                    />
                    {after}
                  </span>
                  {turkish !== undefined && <span className={styles.turkish}>{turkish}</span>}
                </li>
              ))}
            </ol>
          </div>
        )
      })}
    </section>
  )
}

/** The letter of the option at `place`: A, B, C … */
export function letterAt(place: number): string {
  return String.fromCharCode(65 + place)
}
