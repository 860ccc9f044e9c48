import { resolve } from 'node:path'
import type { Config } from './config.ts'
import { OpenFolderError } from './database/database.ts'
import { NewerDatabaseError } from './database/migrate.ts'
import { ServedAlreadyError } from './database/sqlite-lock.ts'
import { StorageError } from './database/storage-error.ts'

/** The one line for what an operator can mend; `undefined` for everything else. */
export function sentenceOf(error: unknown, config: Config): string | undefined {
  const { host, port, dataDir, databaseUrl } = config
  if (error instanceof ServedAlreadyError) {
    return `Another server works on ${resolve(dataDir)}: stop it, or choose another folder, such as DATA_DIR=./data-2 npm start.`
  }
  if (error instanceof NewerDatabaseError) {
    return 'The database was written by a newer version of this server, and is left as it is: install that version again.'
  }
  if (error instanceof OpenFolderError) {
    return `DATA_DIR ${resolve(dataDir)} can be read by others: chmod 700 it, or choose another folder.`
  }
  if (error instanceof StorageError) {
    return databaseUrl === undefined
      ? `The database in ${resolve(dataDir)} cannot be used (${error.code}).`
      : `The database that DATABASE_URL names does not answer (${error.code}).`
  }
  const { code, path } = error as NodeJS.ErrnoException
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use on ${host}: stop what listens there, or choose another, such as PORT=${port + 1} npm start.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine.`
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return `DATA_DIR ${resolve(dataDir)} cannot be made (${code}).`
    case 'EACCES':
      return path === undefined
        ? `Port ${port} needs rights that this process does not have: choose one above 1023, such as PORT=3000 npm start.`
        : `DATA_DIR ${resolve(dataDir)} cannot be made (${code}).`
    // How PostgreSQL says that it does not know us.
    case '28P01':
    case '28000':
    case '3D000':
      return `The database that DATABASE_URL names does not let us in (${code}).`
    default:
      return undefined
  }
}
