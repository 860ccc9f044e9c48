// Unpacks the browser, the libraries it needs and a font into the folder that TMPDIR names.
import { fileURLToPath } from 'node:url'
import chromium, { inflate } from '@sparticuz/chromium'

const libraries = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))

await chromium.executablePath()
await inflate(fileURLToPath(libraries))
