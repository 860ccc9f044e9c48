/** An expected outcome: a value, or the problem that stands in its way. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }
