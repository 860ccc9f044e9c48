import { type Gap, paperName } from '#domain/paper/worksheet.ts'
import type { ArrangedWorksheet, WorksheetVersion } from '#domain/paper/worksheet-versions.ts'
import { worksheetText } from '../../text/worksheet.ts'
import styles from './key-paper.module.css'
import { letterAt } from './paper.tsx'
import { PaperFrame } from './paper-frame.tsx'
import type { ReadyWorksheet } from './use-worksheet.ts'

/** The teacher's page: what is right, for each version. */
export function KeyPaper({
  name,
  versions,
  ready,
}: {
  readonly name: string
  readonly versions: readonly WorksheetVersion[]
  readonly ready: ReadyWorksheet
}) {
  return (
    <PaperFrame
      label={worksheetText.key}
      title={worksheetText.key}
      facts={[name, worksheetText.keyPaper(paperName(ready.paper))]}
    >
      {versions.map((version) => (
        <section key={version} className={styles.version}>
          <h3>{worksheetText.keyOf(version)}</h3>
          <Keys arranged={ready.versions[version]} />
        </section>
      ))}
    </PaperFrame>
  )
}

function Keys({ arranged: { matching, options, gap } }: { readonly arranged: ArrangedWorksheet }) {
  let number = 0
  const numbered = (keys: readonly string[]) =>
    keys.map((key) => {
      number += 1
      return { number, key }
    })
  const sections = [
    { kind: 'matching', keys: numbered(matching.flatMap(({ keys }) => keys.map(letterAt))) },
    { kind: 'options', keys: numbered(options.map(({ key }) => letterAt(key))) },
    { kind: 'gap', keys: numbered(gap.flatMap(({ sentences }) => sentences.map(missingIn))) },
  ] as const
  return (
    <dl className={styles.keys}>
      {sections
        .filter(({ keys }) => keys.length > 0)
        .map(({ kind, keys }) => (
          <div key={kind}>
            <dt>{worksheetText.kind[kind]}</dt>
            <dd>
              <ul className={styles.list} data-wide={kind === 'gap' ? '' : undefined}>
                {keys.map(({ number, key }) => (
                  <li key={number}>
                    {number} <b lang={kind === 'gap' ? 'en' : undefined}>{key}</b>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
    </dl>
  )
}

function missingIn({ missing }: Gap): string {
  return missing
}
