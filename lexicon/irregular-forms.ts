const table = `
be am is are was were been being
have has had having
do does did done
go goes went gone
arise arose arisen
bear bore borne
beat beaten
become became
begin began begun
bend bent
bind bound
bite bit bitten
blow blew blown
break broke broken
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
come came
deal dealt
dig dug
draw drew drawn
dream dreamt
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fly flew flown
forbid forbade forbidden
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got gotten
give gave given
grow grew grown
hang hung
hear heard
hide hid hidden
hold held
keep kept
know knew known
lay laid
lead led
learn learnt
leave left
lend lent
lie lay lain
light lit
lose lost
make made
mean meant
meet met
pay paid
ride rode ridden
ring rang rung
rise rose risen
run ran
say said
see saw seen
seek sought
sell sold
send sent
shake shook shaken
shine shone
shoot shot
show shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
slide slid
smell smelt
speak spoke spoken
spell spelt
spend spent
spill spilt
spin spun
spring sprang sprung
stand stood
steal stole stolen
stick stuck
strike struck
swear swore sworn
sweep swept
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
understand understood
wake woke woken
wear wore worn
win won
write wrote written
good better best
well better best
bad worse worst
far farther farthest further furthest
little less least
many more most
much more most
man men
woman women
child children
person people
foot feet
tooth teeth
mouse mice
goose geese
a an
can can't cannot could
will won't would
shall shan't should
`

const formsOfWord = new Map<string, readonly string[]>()
const wordsOfForm = new Map<string, string[]>()
for (const line of table.trim().split('\n')) {
  const [word = '', ...forms] = line.split(' ')
  formsOfWord.set(word, forms)
  for (const form of forms) wordsOfForm.set(form, [...(wordsOfForm.get(form) ?? []), word])
}

/** The irregular forms of a word that everybody has to know, none for a regular one. */
export function irregularFormsOf(word: string): readonly string[] {
  return formsOfWord.get(word) ?? []
}

/** The words that have this irregular form: *lay* is one of *lie*. */
export function wordsOfIrregularForm(form: string): readonly string[] {
  return wordsOfForm.get(form) ?? []
}
