export type Point = { readonly x: number; readonly y: number }

/** A slice of a pie, from twelve o'clock on clockwise, in units of the picture. */
export type PieSlice = {
  /** Outline as an SVG path; a whole circle where nothing else has a part. */
  readonly path: string
  /** The middle of the slice's area, where its sign stands. */
  readonly middle: Point
  /** The way out of the pie: the direction of its middle, one unit long. */
  readonly outward: Point
}

/**
 * The slices of a pie in which each value has its share of the circle.
 *
 * @returns a slice for each value; `undefined` for a value of 0, which has no share.
 */
export function pieSlices(
  values: readonly number[],
  center: Point,
  radius: number,
): (PieSlice | undefined)[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  let before = 0
  return values.map((value) => {
    if (value === 0) return undefined
    const from = before / total
    before += value
    const to = before / total
    const outward = pointAt((from + to) / 2)
    if (value === total) return { path: circle(center, radius), middle: center, outward }
    const start = along(center, pointAt(from), radius)
    const end = along(center, pointAt(to), radius)
    const isLarge = to - from > 0.5 ? 1 : 0
    return {
      path: `M${text(center)}L${text(start)}A${radius} ${radius} 0 ${isLarge} 1 ${text(end)}Z`,
      middle: along(center, outward, radius * 0.57),
      outward,
    }
  })
}

/** The point that lies `distance` from `center` in the direction of `way`. */
export function along(center: Point, way: Point, distance: number): Point {
  return { x: center.x + way.x * distance, y: center.y + way.y * distance }
}

function pointAt(turn: number): Point {
  const angle = turn * 2 * Math.PI
  return { x: Math.sin(angle), y: -Math.cos(angle) }
}

function circle({ x, y }: Point, radius: number): string {
  const half = `A${radius} ${radius} 0 1 1`
  return `M${text({ x, y: y - radius })}${half} ${text({ x, y: y + radius })}${half} ${text({ x, y: y - radius })}Z`
}

function text({ x, y }: Point): string {
  return `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`
}
