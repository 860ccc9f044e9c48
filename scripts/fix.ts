// npm run fix: mends what mends itself (format, order of imports, safe lint rules).

import { spawnSync } from 'node:child_process'

const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.']
const { status } = spawnSync(process.execPath, biome, { stdio: 'inherit' })
process.exitCode = status ?? 1
