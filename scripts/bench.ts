// npm run bench -- <name> …: runs a measurement of scripts/bench, or all of them; what stands behind
// the name is for the measurement: `pages /tekrar`.

import { readdirSync } from 'node:fs'

const names = readdirSync(new URL('./bench/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))

const [wanted, ...rest] = process.argv.slice(2)
if (wanted !== undefined && !names.includes(wanted)) {
  console.error(`There is no measurement "${wanted}": choose of ${names.join(', ')}.`)
  process.exitCode = 1
} else {
  for (const name of wanted === undefined ? names : [wanted]) {
    console.log(`${name}:`)
    const { run } = (await import(`./bench/${name}.ts`)) as {
      run: (rest: readonly string[]) => void | Promise<void>
    }
    await run(rest)
  }
}
