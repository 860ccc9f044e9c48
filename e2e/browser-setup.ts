import { prepareBrowser } from './browser.ts'

/**
 * Unpacks the test browser before any file runs: two processes that find it missing at one time would
 * each take from the other what they are unpacking.
 */
export default function setup(): void {
  prepareBrowser()
}
