// Of what is sent: apart from the schemas, which a page does without until it sends something.

/** What a learner can find wrong in a word card. */
export const reportKinds = ['meaning', 'example', 'pronunciation', 'question', 'other'] as const

/** The most characters of a report's comment. */
export const reportCommentChars = 1000

/** The most texts of one request to translate, the most characters of one text and of all together. */
export const translateLimits = { texts: 128, textChars: 500, allChars: 5000 } as const
