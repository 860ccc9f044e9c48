/**
 * Subject fields that are neighbors, so that a wrong option of one does not stand out beside a key
 * of another. Each field is in one area.
 */
export const fieldAreas: Readonly<Record<string, readonly string[]>> = {
  meals: ['food', 'cooking'],
  nature: ['animals', 'plants', 'weather', 'land', 'water', 'science'],
  body: ['body', 'health', 'senses', 'appearance', 'clothes'],
  mind: ['feelings', 'character', 'care', 'peace'],
  thought: ['thinking', 'fact', 'possibility', 'cause', 'grammar'],
  words: ['education', 'language', 'speaking', 'communication', 'reading'],
  others: ['family', 'people', 'relations', 'influence', 'conflict'],
  places: ['home', 'city', 'transport', 'travel', 'position'],
  labor: ['work', 'business', 'shopping', 'money', 'success'],
  rule: ['government', 'law', 'duty', 'safety'],
  leisure: ['sport', 'free-time', 'music', 'screen'],
  things: ['technology', 'materials', 'shape', 'handling'],
  measure: ['numbers', 'quantity', 'degree', 'quality', 'classes'],
  course: ['time', 'order', 'change', 'movement'],
}

const areaOfField = new Map(
  Object.entries(fieldAreas).flatMap(([area, fields]) => fields.map((field) => [field, area])),
)

/** The area of a field; `undefined` for a field that is not in the table. */
export function areaOf(field: string): string | undefined {
  return areaOfField.get(field)
}
