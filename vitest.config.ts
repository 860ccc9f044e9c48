import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// Two files at a time on two cores too, of which the runner would leave one to itself. What runs
// one file at a time it puts behind everything else, whatever group it is in.
const beside = { maxWorkers: '100%', sequence: { groupOrder: 0 } } as const

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/test-results.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{lexicon,domain,contract,web,scripts,e2e}/**/*.test.ts'],
          environment: 'node',
          // Slow machines are no failure; what hangs is.
          testTimeout: 180_000,
          ...beside,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
          setupFiles: 'web/ui/component.test-support.ts',
          testTimeout: 180_000,
          ...beside,
        },
      },
      {
        test: {
          // What holds for the real words, one by one; the unit tests have words of their own.
          name: 'words',
          include: ['{lexicon,domain}/**/*.words.ts'],
          environment: 'node',
          testTimeout: 180_000,
          ...beside,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'e2e/postgres-setup.ts',
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          ...beside,
        },
      },
      {
        test: {
          name: 'survival',
          include: ['e2e/**/*.survival.ts'],
          environment: 'node',
          globalSetup: 'e2e/postgres-setup.ts',
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 60_000 } },
          // Alone, because it kills and starts processes and prints how long they take.
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'e2e/browser-setup.ts',
          // The words are drawn at random and the machine may be busy: what fails twice is a failure.
          retry: 1,
          environment: 'node',
          // Two files at a time, each process with one browser and one server for all its files.
          isolate: false,
          maxWorkers: 2,
          maxConcurrency: 3,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // After the unit tests, so that no page is timed on a machine that is busy with them; the
          // tests of a file side by side, since a page waits more than it works.
          sequence: { groupOrder: 1, concurrent: true },
        },
      },
    ],
  },
})
