/** A source of chance: each call gives a number in [0, 1). */
export type Random = () => number

/** A whole number in [0, `limit`). */
export function randomBelow(limit: number, random: Random): number {
  return Math.floor(random() * limit)
}

/** Shuffles `items` in place, every order being equally likely, and returns them. Fisher & Yates. */
export function shuffleInPlace<Item>(items: Item[], random: Random): Item[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = randomBelow(last + 1, random)
    const held = items[last] as Item
    items[last] = items[other] as Item
    items[other] = held
  }
  return items
}

/** Chance that repeats itself: the same `seed` gives the same numbers. Mulberry32 (T. Ettinger). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
