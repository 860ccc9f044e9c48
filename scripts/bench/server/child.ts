import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A process of the measurement. */
export type Child = {
  /** Sends it something; gives what it answers. */
  readonly ask: <Answer>(message: object) => Promise<Answer>
  readonly stop: () => Promise<void>
}

/** A process that listens on a port. */
export type ServerChild = Child & { readonly port: number }

/** Starts the program `name` of this folder. */
export function startChild(name: string, env: Readonly<Record<string, string>> = {}): Child {
  return childOf(forked(name, env))
}

/** Starts the program `name` of this folder, which is a server. */
export async function startServerChild(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerChild> {
  const process = forked(name, env)
  const { port } = await answerOf<{ port: number }>(process)
  return { ...childOf(process), port }
}

function forked(name: string, env: Readonly<Record<string, string>>): ChildProcess {
  return fork(new URL(`${name}.ts`, import.meta.url), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...env },
  })
}

function childOf(child: ChildProcess): Child {
  return {
    ask: async (message) => {
      const answer = answerOf<never>(child)
      child.send(message)
      return await answer
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const settled = new AbortController()
  const { signal } = settled
  try {
    const [answer] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code]) => {
        throw new Error(`A process of the measurement ended with ${code}`)
      }),
    ])
    return answer as Answer
  } finally {
    settled.abort()
  }
}
