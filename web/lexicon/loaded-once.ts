import type { Result } from '#domain/result.ts'

/** `load`, called once for each key, and again after a failure. */
export function loadedOnce<Key, Value, Problem>(
  load: (key: Key) => Promise<Result<Value, Problem>>,
): (key: Key) => Promise<Result<Value, Problem>> {
  const loaded = new Map<Key, Promise<Result<Value, Problem>>>()
  return (key) => {
    const known = loaded.get(key)
    if (known) return known
    const loading = load(key)
    loaded.set(key, loading)
    // Asked for first, so that whoever is told of a failure can try again at once.
    loading.then(
      ({ ok }) => ok || loaded.delete(key),
      () => loaded.delete(key),
    )
    return loading
  }
}
