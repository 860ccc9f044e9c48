import initSqlJs, { type SqlJsStatic } from 'sql.js'
import wasm from 'sql.js/dist/sql-wasm-browser.wasm?url'

/** SQLite as the browser runs it; rejects where it cannot be loaded. */
export async function loadSqlite(): Promise<SqlJsStatic> {
  return await initSqlJs({ locateFile: () => wasm })
}
