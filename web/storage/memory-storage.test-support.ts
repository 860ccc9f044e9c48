/** What a browser's storage does, in memory: its keys are its own properties. */
export function memoryStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods) as Storage
}

/** A storage in which nothing more fits. */
export function fullStorage(): Storage {
  const storage = memoryStorage()
  Object.getPrototypeOf(storage).setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  return storage
}
