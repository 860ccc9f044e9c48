import { pageAddress } from '#contract/addresses.ts'
import { handOverFile } from '../../import/handed-file.ts'
import type { Preferences } from '../../storage/preferences.ts'
import { homeText } from '../../text/home.ts'
import { settingsText } from '../../text/settings.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './settings.module.css'
import type { ImportState, Offer } from './use-import.ts'

/** An import under way: how far it is, what it would do, or why it failed. */
export function ImportPanel({
  state,
  onAdd,
  onCancel,
}: {
  readonly state: ImportState
  readonly onAdd: () => void
  readonly onCancel: () => void
}) {
  switch (state.kind) {
    case 'idle':
      return null
    case 'failed': {
      const { words } = state
      if (words) return <WordsOffer file={words} />
      return (
        <Note kind="bad" role="alert">
          {settingsText.importProblems[state.problem]}
        </Note>
      )
    }
    case 'busy':
      return <ImportProgress task={state.task} share={state.share} onCancel={onCancel} />
    case 'offered':
      return <ImportOffer offer={state.offer} onAdd={onAdd} onCancel={onCancel} />
  }
}

/** A file that is no backup but a list of words, and the way to where it belongs. */
function WordsOffer({ file }: { readonly file: File }) {
  return (
    <>
      <Note kind="info" role="alert">
        {settingsText.importWords}
      </Note>
      <div className="row">
        <ButtonLink
          kind="secondary"
          small
          href={pageAddress.importWords}
          onClick={() => handOverFile(file)}
        >
          {settingsText.importWordsDo}
        </ButtonLink>
      </div>
    </>
  )
}

function ImportProgress({
  task,
  share,
  onCancel,
}: {
  readonly task: 'reading' | 'adding' | 'takingBack'
  readonly share: number
  readonly onCancel: () => void
}) {
  const hundredths = Math.floor(share * 100)
  // Heard every quarter, or nothing else would be heard.
  const quarter = Math.floor(hundredths / 25) * 25
  return (
    <div className={styles.offer} role="group" aria-label={settingsText.import}>
      <div className={styles.progress} aria-hidden="true">
        <b>{settingsText[task]}</b>
        <b>{settingsText.share(hundredths)}</b>
      </div>
      <progress value={hundredths} max={100} aria-label={settingsText[task]} />
      <p className="sr" role="status">
        {settingsText[task]} {settingsText.share(quarter)}
      </p>
      <div className="row">
        <Button kind="quiet" small onClick={onCancel}>
          {settingsText.importCancel}
        </Button>
      </div>
    </div>
  )
}

/** What a backup would do, before it does. */
function ImportOffer({
  offer,
  onAdd,
  onCancel,
}: {
  readonly offer: Offer
  readonly onAdd: () => void
  readonly onCancel: () => void
}) {
  const effects = effectsOf(offer)
  const remarks = remarksOf(offer)
  return (
    <div className={styles.offer} role="group" aria-label={settingsText.importTitle}>
      <div className={styles.effects} role="status">
        <p>
          {settingsText.importSummary(broughtBy(offer))}{' '}
          {effects.length === 0 && settingsText.importTouchesNothing}
        </p>
        {effects.length > 0 && (
          <ul>
            {effects.map((effect) => (
              <li key={effect}>
                <b>{effect}</b>
              </li>
            ))}
          </ul>
        )}
        {remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
        <p className={styles.hint}>{settingsText.importCanBeUndone}</p>
      </div>
      <div className="row">
        <Button kind="primary" small onClick={onAdd}>
          {settingsText.importDo}
        </Button>
        <Button kind="quiet" small onClick={onCancel}>
          {settingsText.cancel}
        </Button>
      </div>
    </div>
  )
}

/** What comes with it, as people count it. */
function broughtBy({ answers, studiedWords, preferences, lists: { brought } }: Offer): string[] {
  const { importParts: says } = settingsText
  return [
    ...(answers > 0 ? [says.answers(answers)] : []),
    ...(brought.lists > 0 ? [says.lists(brought.lists)] : []),
    ...(brought.words > 0 ? [says.listWords(brought.words)] : []),
    ...(brought.corrections > 0 ? [says.corrections(brought.corrections)] : []),
    ...(studiedWords > 0 ? [says.studiedWords(studiedWords)] : []),
    ...(preferences.length > 0 ? [says.settings(preferences.length)] : []),
  ]
}

/** What becomes of what is there. */
function effectsOf(offer: Offer): string[] {
  const { importEffects: says } = settingsText
  const names = offer.preferences.map((field) => labels[field])
  return [
    ...(offer.erasedWords > 0 ? [says.erasedWords(offer.erasedWords)] : []),
    ...(offer.takenBack > 0 ? [says.takenBack(offer.takenBack)] : []),
    ...(offer.restoredWords > 0 ? [says.restoredWords(offer.restoredWords)] : []),
    ...(names.length > 0 ? [says.settings(names)] : []),
    ...listEffectsOf(offer.lists),
  ]
}

/** What becomes of the learner's own lists and corrections. */
function listEffectsOf(lists: Offer['lists']): string[] {
  const { counted, reordered } = settingsText.importEffects
  const told = listEffectsInOrder.flatMap((effect) => {
    const of = lists[effect]
    return (typeof of === 'number' ? of : of.length) > 0 ? [counted(effect, of)] : []
  })
  return lists.isReordered ? [...told, reordered] : told
}

const listEffectsInOrder = [
  'deletedLists',
  'renamedLists',
  'restoredLists',
  'removedWords',
  'movedWords',
  'changedWords',
  'changedCorrections',
] as const

/** What is odd about the file. */
function remarksOf({ moved, unreadable }: Offer): string[] {
  const { importEffects: says } = settingsText
  return [
    ...(moved > 0 ? [says.moved(moved)] : []),
    ...(unreadable > 0 ? [says.unreadable(unreadable)] : []),
  ]
}

const labels: Readonly<Record<keyof Preferences, string>> = {
  direction: homeText.direction,
  count: homeText.count,
  optionText: homeText.optionText,
  accent: settingsText.accent,
  wordSize: settingsText.wordSize,
  autoAdvance: settingsText.autoAdvance,
  showAnswer: homeText.answer,
  speakWord: settingsText.speakWord,
  sounds: settingsText.sounds,
  desiredRetention: settingsText.retention,
  wordsADay: settingsText.wordsADay,
  newWordsADay: settingsText.newWordsADay,
  asksEnglish: settingsText.asksEnglish,
  shortcuts: settingsText.shortcuts,
}
