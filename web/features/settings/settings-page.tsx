import { useEffect, useId, useState } from 'react'
import { type Preferences, setPreferences, usePreferences } from '../../storage/preferences.ts'
import { applyTheme, readTheme, type Theme } from '../../storage/theme.ts'
import { settingsText } from '../../text/settings.ts'
import { wordCardText } from '../../text/word-card.ts'
import { Note } from '../../ui/note.tsx'
import { Lede, Page } from '../../ui/page.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useCanSpeak } from '../../vocabulary/speech.ts'
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
        <ChoiceRow setting="accent" label={settingsText.accent} names={settingsText.accents} />
        <VoiceHint />
        <SwitchRow
          setting="autoAdvance"
          label={settingsText.autoAdvance}
          hint={settingsText.autoAdvanceHint}
        />
        <SwitchRow
          setting="showAnswer"
          label={settingsText.showAnswer}
          hint={settingsText.showAnswerHint}
        />
        <SwitchRow
          setting="speakWord"
          label={settingsText.speakWord}
          hint={settingsText.speakWordHint}
        />
        <SwitchRow
          setting="shortcuts"
          label={settingsText.shortcuts}
          hint={settingsText.shortcutsHint}
        />
      </section>
    </Page>
  )
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
  readonly setting: 'autoAdvance' | 'showAnswer' | 'speakWord' | 'shortcuts'
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
        checked={isOn}
        onChange={(checked) => setPreferences({ [setting]: checked })}
        labelledBy={id}
        describedBy={`${id}-hint`}
      />
    </div>
  )
}

/** Says how to add an English voice, once it is known that there is none. */
function VoiceHint() {
  const canSpeak = useCanSpeak()
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    // Voices arrive a moment after the page.
    const timer = setTimeout(() => setWaited(true), 1500)
    return () => clearTimeout(timer)
  }, [])
  if (canSpeak || !hasWaited) return null
  return <Note kind="info">{wordCardText.noVoice}</Note>
}

function choicesOf<Value extends string>(names: Readonly<Record<Value, string>>) {
  return (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }))
}
