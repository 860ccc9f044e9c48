// npm run messages -- list | show | export | done | delete: what learners wrote, for the operator,
// also while the server runs.

import { readConfig } from '#server/config.ts'
import { NoDatabaseError, openBeside } from '#server/database/database.ts'
import { createInbox, type Inbox, type InboxItem } from '#server/messages/inbox.ts'
import { sentenceOf } from '#server/start-failure-sentence.ts'

const usage = `npm run messages -- list [--all]   lists what is not done yet, or everything
npm run messages -- show ID        shows a message or a report whole
npm run -s messages -- export      prints everything as JSON Lines, and nothing else
npm run messages -- done ID        marks it as done
npm run messages -- delete ID      deletes it for good

Reads DATABASE_URL or DATA_DIR as the server does.`

const previewChars = 60
const commands: Readonly<Record<string, (inbox: Inbox, argument: string) => Promise<boolean>>> = {
  list: async (inbox, option) => {
    const items = (await inbox.all()).filter(({ doneAt }) => option === '--all' || !doneAt)
    for (const item of items) console.log(lineOf(item))
    if (items.length === 0) console.log('There is nothing to do.')
    return true
  },
  show: async (inbox, id) => {
    const item = await inbox.find(id)
    if (item) console.log(wholeOf(item))
    return item !== undefined
  },
  export: async (inbox) => {
    for (const item of await inbox.all()) console.log(JSON.stringify(withDates(item)))
    return true
  },
  done: (inbox, id) => inbox.setDone(id),
  delete: (inbox, id) => inbox.remove(id),
}

const [name = '', argument = ''] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const config = readConfig(process.env)
if (!config.ok) {
  for (const line of config.problem) console.error(line)
  process.exitCode = 1
} else if (!command || (/^(?:show|done|delete)$/.test(name) && argument === '')) {
  console.error(usage)
  process.exitCode = 1
} else {
  const { value } = config
  try {
    const database = await openBeside(value)
    const isFound = await command(createInbox(database, Date.now), argument)
    await database.close()
    if (!isFound) {
      console.error(`There is no message or report ${argument}.`)
      process.exitCode = 1
    }
  } catch (error) {
    const sentence =
      error instanceof NoDatabaseError
        ? 'There is no database of this version yet: start the server once.'
        : sentenceOf(error, value)
    if (sentence === undefined) throw error
    console.error(sentence)
    process.exitCode = 1
  }
}

function lineOf(item: InboxItem): string {
  const day = new Date(item.receivedAt).toISOString().slice(0, 16).replace('T', ' ')
  const state = item.doneAt === undefined ? 'open' : 'done'
  const what =
    item.type === 'message'
      ? `${item.email}  ${preview(item.message)}`
      : `${item.senseId} ${item.kind}  ${preview(item.comment ?? '')}`
  return `${item.id}  ${day}  ${state}  ${item.type}  ${what}`
}

function preview(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > previewChars ? `${line.slice(0, previewChars - 1)}…` : line
}

function wholeOf(item: InboxItem): string {
  const { message, ...rest } = { message: undefined, ...withDates(item) }
  const head = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${value}`)
  return [...head, ...(message === undefined ? [] : ['', message])].join('\n')
}

/** `item` with its times as dates that are read and sorted easily. */
function withDates(item: InboxItem) {
  const { receivedAt, expiresAt, doneAt, ...rest } = item
  const forwardedAt = item.type === 'message' ? item.forwardedAt : undefined
  return {
    ...rest,
    receivedAt: dateOf(receivedAt),
    expiresAt: dateOf(expiresAt),
    doneAt: dateOf(doneAt),
    ...(item.type === 'message' && { forwardedAt: dateOf(forwardedAt) }),
  }
}

function dateOf(at: number | undefined): string | undefined {
  return at === undefined ? undefined : new Date(at).toISOString()
}
