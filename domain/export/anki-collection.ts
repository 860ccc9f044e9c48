import type { PartOfSpeech } from '../words/entry.ts'
import { cellsOf, type ExportedList } from './exported-list.ts'
import { ankiTag, deckName, guidOf } from './list-texts.ts'

/**
 * A list as the database of an Anki package, in the schema that every version of Anki opens (11):
 * statements that make the tables, and the rows of each.
 */
export type AnkiCollection = {
  readonly schema: readonly string[]
  readonly rows: readonly {
    /** With a question mark for each value. */
    readonly statement: string
    readonly values: readonly (readonly (string | number)[])[]
  }[]
}

/** What stands on the cards; field names come up in Anki's own screens. */
export type AnkiTexts = {
  readonly noteType: string
  readonly fields: readonly [
    word: string,
    meanings: string,
    partOfSpeech: string,
    example: string,
    turkish: string,
  ]
  readonly card: string
  readonly nameOf: (partOfSpeech: PartOfSpeech) => string
}

// Ids of our own, so that a second package adds to the note type of the first.
const noteTypeId = 1_731_870_000_100
const defaultDeckId = 1
const schemaVersion = 11

/**
 * @param now in milliseconds.
 * @param checksum of the first field of a note: Anki finds duplicates by it.
 */
export function ankiCollection(
  list: ExportedList,
  texts: AnkiTexts,
  { now, checksum }: { readonly now: number; readonly checksum: (text: string) => number },
): AnkiCollection {
  const seconds = Math.floor(now / 1000)
  const deckId = deckIdOf(list.id)
  const notes = list.words.map((word, place) => {
    const cells = cellsOf(word, texts.nameOf)
    const fields = [
      cells.word,
      cells.meanings,
      cells.partOfSpeech,
      cells.example,
      cells.turkish,
    ].map(asHtml)
    const tags = cells.partOfSpeech === '' ? '' : ` ${ankiTag(cells.partOfSpeech)} `
    return [
      now + place,
      guidOf(word.id),
      noteTypeId,
      seconds,
      -1,
      tags,
      fields.join('\x1f'),
      cells.word,
      checksum(cells.word),
      0,
      '',
    ]
  })
  const cards = list.words.map((_, place) => [
    ...[now + place, now + place, deckId, 0, seconds, -1],
    // New, and asked in the order of the list.
    ...[0, 0, place + 1],
    ...[0, 0, 0, 0, 0, 0, 0, 0, ''],
  ])
  const collection = [
    ...[1, seconds, now, now, schemaVersion, 0, 0, 0],
    JSON.stringify(settings(deckId)),
    JSON.stringify({ [noteTypeId]: noteType(texts, deckId, seconds) }),
    JSON.stringify({
      [defaultDeckId]: deck(defaultDeckId, 'Default', seconds),
      [deckId]: deck(deckId, deckName(list.name), seconds),
    }),
    JSON.stringify({ 1: deckOptions }),
    '{}',
  ]
  return {
    schema,
    rows: [
      { statement: insertion('col', collection.length), values: [collection] },
      { statement: insertion('notes', 11), values: notes },
      { statement: insertion('cards', 18), values: cards },
    ],
  }
}

function insertion(table: string, columns: number): string {
  return `insert into ${table} values (${Array.from({ length: columns }, () => '?').join(', ')})`
}

/** Fields of notes are HTML. */
function asHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** An id for the deck of a list, the same each time; as large as Anki's own, which are moments. FNV-1a. */
function deckIdOf(list: string): number {
  let hash = 0x811c9dc5
  for (const letter of list) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return 1_600_000_000_000 + (hash >>> 0)
}

const schema = [
  `create table col (id integer primary key, crt integer not null, mod integer not null,
    scm integer not null, ver integer not null, dty integer not null, usn integer not null,
    ls integer not null, conf text not null, models text not null, decks text not null,
    dconf text not null, tags text not null)`,
  `create table notes (id integer primary key, guid text not null, mid integer not null,
    mod integer not null, usn integer not null, tags text not null, flds text not null,
    sfld integer not null, csum integer not null, flags integer not null, data text not null)`,
  `create table cards (id integer primary key, nid integer not null, did integer not null,
    ord integer not null, mod integer not null, usn integer not null, type integer not null,
    queue integer not null, due integer not null, ivl integer not null, factor integer not null,
    reps integer not null, lapses integer not null, left integer not null, odue integer not null,
    odid integer not null, flags integer not null, data text not null)`,
  `create table revlog (id integer primary key, cid integer not null, usn integer not null,
    ease integer not null, ivl integer not null, lastIvl integer not null,
    factor integer not null, time integer not null, type integer not null)`,
  'create table graves (usn integer not null, oid integer not null, type integer not null)',
  'create index ix_notes_usn on notes (usn)',
  'create index ix_cards_usn on cards (usn)',
  'create index ix_revlog_usn on revlog (usn)',
  'create index ix_cards_nid on cards (nid)',
  'create index ix_cards_sched on cards (did, queue, due)',
  'create index ix_revlog_cid on revlog (cid)',
  'create index ix_notes_csum on notes (csum)',
]

function settings(deckId: number) {
  return {
    activeDecks: [deckId],
    addToCur: true,
    collapseTime: 1200,
    curDeck: deckId,
    curModel: noteTypeId,
    dueCounts: true,
    estTimes: true,
    newSpread: 0,
    nextPos: 1,
    sortBackwards: false,
    sortType: 'noteFld',
    timeLim: 0,
  }
}

function noteType({ noteType: name, fields, card }: AnkiTexts, deckId: number, mod: number) {
  const [word, meanings, partOfSpeech, example, turkish] = fields
  return {
    id: noteTypeId,
    name,
    type: 0,
    mod,
    usn: -1,
    sortf: 0,
    did: deckId,
    vers: [],
    tags: [],
    latexPre: '',
    latexPost: '',
    flds: fields.map((field, ord) => ({
      name: field,
      ord,
      font: 'Arial',
      size: 20,
      media: [],
      rtl: false,
      sticky: false,
    })),
    tmpls: [
      {
        name: card,
        ord: 0,
        did: null,
        bqfmt: '',
        bafmt: '',
        qfmt: `<div class="word">{{${word}}}</div><div class="kind">{{${partOfSpeech}}}</div>`,
        afmt:
          `{{FrontSide}}<hr id="answer"><div>{{${meanings}}}</div>` +
          `{{#${example}}}<p class="example">{{${example}}}<br><i>{{${turkish}}}</i></p>{{/${example}}}`,
      },
    ],
    // A card is made where its word is there.
    req: [[0, 'any', [0]]],
    css:
      '.card { font-family: sans-serif; font-size: 22px; text-align: center } ' +
      '.word { font-size: 34px; font-weight: bold } .kind, .example { font-size: 18px }',
  }
}

function deck(id: number, name: string, mod: number) {
  return {
    id,
    name,
    mod,
    usn: -1,
    desc: '',
    conf: 1,
    dyn: 0,
    collapsed: false,
    browserCollapsed: false,
    extendNew: 10,
    extendRev: 50,
    newToday: [0, 0],
    revToday: [0, 0],
    lrnToday: [0, 0],
    timeToday: [0, 0],
  }
}

/** The options that Anki itself begins with. */
const deckOptions = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  autoplay: true,
  maxTaken: 60,
  replayq: true,
  timer: 0,
  new: {
    bury: true,
    delays: [1, 10],
    initialFactor: 2500,
    ints: [1, 4, 7],
    order: 1,
    perDay: 20,
    separate: true,
  },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
}
