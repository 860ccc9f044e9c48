import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'
import { firstScreens, startChunk } from './scripts/build/first-screens.ts'

export default defineConfig({
  plugins: [react(), plainImports(), plainClasses(), shortStart()],
  // What the router brings for older versions of React, this one has itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: { modules: { generateScopedName: className } },
  // So that a worker loads a parser when it is needed: each is a file of its own.
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // Every page names its modules: a list of them within the scripts would be a twentieth of these.
    modulePreload: false,
    // The content security policy has no data: addresses.
    assetsInlineLimit: 0,
    // One style sheet, so that a screen never shows before its rules are there.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: firstScreens(), debugName: 'first screens' }] },
        // Home holds forty of these names, which no compression shortens; so many bits tell them apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})

// A screen needs nothing besides its own module: there is one style sheet, and every page names what it
// needs. The bundler's helper for preloading would be 600 bytes of each page.
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (load) => load()'
        : undefined,
  }
}

// So that the class stands where it is used, and the names by which the sources call it stay behind.
function plainClasses(): Plugin {
  return {
    name: 'plain-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (code) =>
        code.replace(/^import (\w+) from (?='.*\.module\.css'$)/gm, 'import * as $1 from '),
    },
  }
}

// What every page waits for is worth some seconds of a build: the bundler's own minifier leaves a
// thirtieth more of it.
function shortStart(): Plugin {
  return {
    name: 'short-start',
    apply: 'build',
    renderChunk: async (code, { name }) => {
      if (name !== startChunk) return null
      const short = await minify(code, { module: true, ecma: 2020, compress: { passes: 3 } })
      return { code: short.code ?? code, map: null }
    },
  }
}

// Shorter than the usual, which names a line of each rule: every page and its scripts hold them.
function className(name: string, file: string): string {
  const place = relative(import.meta.dirname, file)
  return `${name}_${createHash('sha256').update(place).digest('hex').slice(0, 5)}`
}
