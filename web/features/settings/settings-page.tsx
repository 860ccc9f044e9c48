import { useEffect, useId, useState } from 'react'
import { GameSettings } from '../../game/game-settings.tsx'
import {
  mostNewWords,
  type Preferences,
  setPreferences,
  usePreferences,
} from '../../storage/preferences.ts'
import { applyTheme, readTheme, type Theme } from '../../storage/theme.ts'
import { settingsText } from '../../text/settings.ts'
import { wordCardText } from '../../text/word-card.ts'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Lede, Page } from '../../ui/page.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useCanSpeak } from '../../vocabulary/speech.ts'
import { DataSettings } from './data-settings.tsx'
import styles from './settings.module.css'

/** The settings; each applies at once. */
export default function SettingsPage() {
  return (
    <Page narrow>
      <div>
        <h1 tabIndex={-1}>{settingsText.title}</h1>
        <Lede>{settingsText.lede}</Lede>
      </div>
      <section className={styles.group}>
        <h2>{settingsText.looks}</h2>
        <ThemeChoice />
        <ChoiceRow
          setting="wordSize"
          label={settingsText.wordSize}
          names={settingsText.wordSizes}
        />
      </section>
      <section className={styles.group}>
        <h2>{settingsText.study}</h2>
        <div className={styles.choice}>
          <GameSettings />
          <p className={styles.hint}>{settingsText.answerHint}</p>
        </div>
        <ChoiceRow setting="accent" label={settingsText.accent} names={settingsText.accents} />
        <VoiceHint />
        <SwitchRow
          setting="autoAdvance"
          label={settingsText.autoAdvance}
          hint={settingsText.autoAdvanceHint}
        />
        <SwitchRow
          setting="speakWord"
          label={settingsText.speakWord}
          hint={settingsText.speakWordHint}
        />
        <SwitchRow setting="sounds" label={settingsText.sounds} hint={settingsText.soundsHint} />
        <NumberRow
          setting="desiredRetention"
          label={settingsText.retention}
          hint={settingsText.retentionHint}
          values={[0.8, 0.85, 0.9, 0.95, 0.97]}
          labelOf={settingsText.retentionValue}
        />
        <NumberRow
          setting="wordsADay"
          label={settingsText.wordsADay}
          hint={settingsText.wordsADayHint}
          values={[20, 50, 100, 200]}
          labelOf={String}
        />
        <NewWordsRow />
        <SwitchRow
          setting="asksEnglish"
          label={settingsText.asksEnglish}
          hint={settingsText.asksEnglishHint}
        />
        <SwitchRow
          setting="shortcuts"
          label={settingsText.shortcuts}
          hint={settingsText.shortcutsHint}
        />
      </section>
      <DataSettings />
    </Page>
  )
}

function NumberRow({
  setting,
  label,
  hint,
  values,
  labelOf,
}: {
  readonly setting: 'desiredRetention' | 'wordsADay'
  readonly label: string
  readonly hint: string
  readonly values: readonly number[]
  readonly labelOf: (value: number) => string
}) {
  const value = usePreferences((preferences) => preferences[setting])
  return (
    <div className={styles.choice}>
      <Segmented
        label={label}
        choices={values.map((one) => ({ value: one, label: labelOf(one) }))}
        value={value}
        onChange={(chosen) => setPreferences({ [setting]: chosen })}
      />
      <p className={styles.hint}>{hint}</p>
    </div>
  )
}

/** Any number from 0 to 100; what is no such number is said so, and the last one stays. */
function NewWordsRow() {
  const value = usePreferences((preferences) => preferences.newWordsADay)
  // What is being typed, which may be no number yet.
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    setTyped(text)
    if (isNumberOfWords(text)) setPreferences({ newWordsADay: Number(text) })
  }
  const isWrong = typed !== undefined && !isNumberOfWords(typed)
  return (
    <div className={styles.choice}>
      <TextField
        label={settingsText.newWordsADay}
        hint={settingsText.newWordsADayHint}
        error={isWrong ? settingsText.newWordsADayWrong(mostNewWords) : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={typed ?? String(value)}
        onChange={({ target }) => change(target.value.trim())}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  )
}

function isNumberOfWords(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= mostNewWords
}

function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>('device')
  // The prerendered page cannot know it.
  useEffect(() => setTheme(readTheme()), [])
  return (
    <div className={styles.choice}>
      <Segmented
        label={settingsText.theme}
        choices={choicesOf(settingsText.themes)}
        value={theme}
        onChange={(value) => {
          setTheme(value)
          applyTheme(value)
        }}
      />
    </div>
  )
}

function ChoiceRow<Setting extends 'wordSize' | 'accent'>({
  setting,
  label,
  names,
}: {
  readonly setting: Setting
  readonly label: string
  readonly names: Readonly<Record<Preferences[Setting], string>>
}) {
  const value = usePreferences((preferences) => preferences[setting])
  return (
    <div className={styles.choice}>
      <Segmented
        label={label}
        choices={choicesOf(names)}
        value={value}
        onChange={(chosen) => setPreferences({ [setting]: chosen })}
      />
    </div>
  )
}

function SwitchRow({
  setting,
  label,
  hint,
}: {
  readonly setting: 'autoAdvance' | 'speakWord' | 'sounds' | 'asksEnglish' | 'shortcuts'
  readonly label: string
  readonly hint: string
}) {
  const id = useId()
  const isOn = usePreferences((preferences) => preferences[setting])
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.label} id={id}>
          {label}
        </p>
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      <Switch
        checked={isOn ?? false}
        onChange={(checked) => setPreferences({ [setting]: checked })}
        labelledBy={id}
        describedBy={`${id}-hint`}
      />
    </div>
  )
}

/** Who says the words; how to add an English voice takes the same room. */
function VoiceHint() {
  const canSpeak = useCanSpeak()
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    // Voices arrive a moment after the page.
    const timer = setTimeout(() => setWaited(true), 1500)
    return () => clearTimeout(timer)
  }, [])
  const isMissing = !canSpeak && hasWaited
  return <Note kind="info">{isMissing ? wordCardText.noVoice : settingsText.voiceHint}</Note>
}

function choicesOf<Value extends string>(names: Readonly<Record<Value, string>>) {
  return (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }))
}
