// Families that no rule of spelling finds, one to a line. The first word names the family.
const irregularFamilies = `
able ability unable disable disabled enable disability
absent absence
abstain abstention
accuse accusation
accurate accuracy
act action active activity actor actress react reaction
advise advice
apply application applicant
appear appearance disappear apparent
attend attention attentive attendance
beg beggar
believe belief disbelief
benefit beneficial
bleed blood bloody
born birth bear
breathe breath
broad breadth
brave bravery
bury burial
busy business
choose choice
clear clarity clarify
collide collision
compare comparison comparative
compete competition competitive competitor
comprehend comprehension comprehensive
conclude conclusion
confuse confusion
consume consumption consumer
courage courageous encourage discourage
create creature
cure incurable
deceive deception deceptive deceit
decide decision decisive
deep depth
defend defense defence defensive
deny denial
depend dependence dependent independent independence
describe description
destroy destruction destructive
die death dead deadly dying
discuss discussion
divide division
donate donor donation
do deed
dry drought
economy economic economics economical
educate education
electric electricity electrician electrical electronic
emphasis emphasize
endure endurance
enter entrance entry
exceed excess excessive
except exception exceptional
exhaust exhaustion
expand expansion
expect expectation unexpected
expend expense expensive expenditure
explain explanation
explode explosion explosive
extend extension extent extensive
fail failure
false falsify
famous fame
feel feeling
feed food
fly flight
fill full
fire fiery
foot feet
free freedom
friend friendly friendship
fury furious infuriate
give gift
gold golden
good better best goodness
bad worse worst
great greatness
grow growth
heal health healthy unhealthy
hate hatred
high height
hero heroic heroine
hot heat heater
hunger hungry
hypocrite hypocrisy hypocritical
imagine imagination imaginary imaginative
include inclusion inclusive
intend intention intent
introduce introduction
invade invasion
invite invitation
judge judgment judgement
know knowledge
laugh laughter
legal illegal
lie liar
like likable dislike
live life alive lively living
long length
lose loss lost
lucky luck
magic magician
marry marriage
maintain maintenance
mystery mysterious
obey obedient obedience disobedient disobey
oblige obligation obligatory
occur occurrence
omit omission
oppose opposite opposition opponent
perceive perception
permit permission
persuade persuasion persuasive
pity pitiful
please pleasure pleasant pleased
poor poverty
possess possession
possible possibility impossible
practice practise practical
precise precision
predict prediction
prefer preference
prepare preparation
proceed process procedure
produce product production productive
prohibit prohibition
pronounce pronunciation
proud pride
prove proof
provide provision
provoke provocation
qualify qualification
receive receipt reception recipient
recover recovery
reduce reduction
refer reference
repeat repetition
resolve resolution
reveal revelation
revise revision
royal royalty
sad sadness
safe safety save
satisfy satisfaction satisfactory
say saying
science scientist scientific
see sight
sell sale
serve service servant
shoot shot
short shortage
sick sickness
sign signature
simple simplify simplicity
sing song singer
sit seat
society social
solve solution
speak speech
special specialist specialty especially
strategy strategic
strike stroke
strong strength strengthen
submit submission
succeed success successful succession successor successive
suspect suspicion suspicious
suspend suspension
tend tendency
terror terrible terrify terrific
think thought thoughtful
thirst thirsty
three third
five fifth
true truth truthful
two twice second
one once first
use useful useless user usage
vary various variety variation variable
vary variety
victory victorious victor
vision visible visual invisible
wait waiter waitress
warm warmth
weigh weight
wide width
wise wisdom
wood wooden
young youth
zeal zealous
`

/** The family of a word that no rule of spelling leads to it, named by one of its members. */
export const irregularFamily: ReadonlyMap<string, string> = new Map(
  irregularFamilies
    .trim()
    .split('\n')
    .flatMap((line) => {
      const members = line.split(' ')
      return members.map((member) => [member, members[0] ?? member])
    }),
)

/**
 * Words that end or begin as if they were derived and are not: what would be their base is none of
 * their kin.
 */
export const lookAlikes = new Set(
  (
    'undertake overtake overlook overcome oversee intake digest earnest status bass customs proceeds adventure archive barren embark buddy career copy damage comic comedy factory faction fatal ' +
    'father feature flatter forgive furor guts honey honor missing penny petty petition potent ' +
    'partial polish ponder posture probable promise rational rubbish sheet sheer install instill ' +
    'retail tailor entail tenant tenure pretend tidy tiny entire topic traitor vanish vanity warrant ' +
    'wary weary witness coward lady lottery hostage hostile imply irony linger many manage manner ' +
    'mayor mineral every artery banner banish fluent curious kitten latent modify panic pastor saucer ' +
    'reside respite tribute interview gorgeous gravity gravy employ earring outdo center canal cavity ' +
    'colonial colony coral courteous cursor dormant flicker hearty shower archer bandage adverse ' +
    'adversity stationery stationary universe invoice discard underpants penniless notify recess ' +
    'relic salary sandal second sole solely supple surgery probably hatchet bother pantry cookie imp ' +
    'spirit fundamental ' +
    'corner flower number matter letter butter better master shower tower power answer water river ' +
    'party city body county country army berry story fairy dairy diary ivory battery gallery ' +
    'animal medal metal total rival festival hospital capital signal material general several ' +
    'village message cabbage sausage garbage carriage language image courage ' +
    'list artist moment apartment department compliment document element cement comment ' +
    'restaurant important instant distant elegant giant infant station nation passion mission section ' +
    'fashion question million region religion season reason person prison lesson poison ' +
    'garden kitchen chicken listen often happen seven open oven even women children linen ' +
    'month tooth mouth earth north south both cloth path bath ' +
    'early only family reply supply apply rely july ally jelly belly holy ugly ' +
    'sister brother mother father daughter dinner summer winter weather whether leather feather ' +
    'paper proper super offer suffer differ order under over other either neither never ever ' +
    'finger hunger anger danger tiger ginger soccer cancer officer prefer refer ' +
    'color doctor motor factor mirror error terror horror minor major floor door poor ' +
    'sugar dollar collar similar regular popular solar grammar calendar ' +
    'during spring string king ring thing wing evening morning ceiling building wedding sibling ' +
    'red bed need seed feed speed hundred sacred naked wicked indeed shed ' +
    'bus gas class glass grass dress address process princess business express ' +
    'interest forest honest modest harvest rest best west test nest guest request ' +
    'relative native captive motive detective olive ' +
    'table cable stable vegetable capable syllable ' +
    'under understand undergo unite unit union uncle universe university unique uniform until unless ' +
    'increase indeed index industry insect inside instant instead into invent inform income ' +
    'discover discuss disease dish display disk distance district disaster ' +
    'real reach ready read really rent rest result return record recent regular relate remain repeat ' +
    'respect restore review reward recover receive release relief report represent require research resort ' +
    'miss mission mistake mister mist present prevent precious pretty press price pride ' +
    'ounce once science since silence violence license fence sentence absence ' +
    'ball bull ability island scary hearing hardly lately nearly shortly barely scarcely ' +
    'sweater toaster counter quarter pepper copper upper hammer ladder shoulder bitter ' +
    'customer character chapter cover layer prayer ' +
    'sweet sweetheart pursue purse bother broth cater cat later ' +
    'parent patient ancient current accident incident student talent moment urgent ' +
    'season seasonal notable notice noticeable handsome hand hardware passage passenger mess ' +
    'mass massive pass passive impress impressive express expression depress depression ' +
    'company companion organ organize organization mean meaning meanness port portable import export ' +
    'sport support transport report form inform perform reform uniform formal format former formula ' +
    'secret secretary secure mine minor minister ministry mind remind pose expose suppose purpose propose oppose'
  ).split(' '),
)

/** An ending that derives a word, with what stands in its place in the word's base. */
export const exchanges: readonly (readonly [ending: string, bases: readonly string[]])[] = [
  ['ization', ['ize', '']],
  ['ability', ['able']],
  ['ibility', ['ible']],
  ['fulness', ['ful', '']],
  ['ication', ['y', 'icate']],
  ['ation', ['ate', 'e', '']],
  ['ition', ['ite', 'e', '']],
  ['ision', ['ide', 'ise']],
  ['ution', ['ute', 've']],
  ['ction', ['ct']],
  ['ssion', ['ss']],
  ['ically', ['ic', 'ical']],
  ['ional', ['ion', '']],
  ['ical', ['ic', 'y', '']],
  ['icity', ['ic']],
  ['osity', ['ous']],
  ['iness', ['y']],
  ['ative', ['ate', 'e', '']],
  ['itive', ['ite', 'e', '']],
  ['ily', ['y']],
  ['bly', ['ble']],
  ['ance', ['ant', 'e', '', 'ate']],
  ['ence', ['ent', 'e', '']],
  ['ancy', ['ant', 'ance']],
  ['ency', ['ent', 'ence']],
  ['acy', ['ate', 'acious']],
  ['ant', ['', 'e', 'ate']],
  ['ent', ['', 'e']],
  ['ment', ['', 'e']],
  ['ness', ['']],
  ['less', ['', 'e']],
  ['ful', ['', 'y']],
  ['ship', ['']],
  ['hood', ['']],
  ['dom', ['']],
  ['ward', ['']],
  ['wards', ['']],
  ['able', ['', 'e', 'ate']],
  ['ible', ['', 'e']],
  ['ious', ['y', 'ion', 'e', '']],
  ['eous', ['e', '']],
  ['ous', ['', 'e', 'y']],
  ['ive', ['', 'e', 'ion']],
  ['ize', ['', 'y', 'e']],
  ['ise', ['', 'y', 'e']],
  ['ify', ['', 'e', 'y']],
  ['ist', ['', 'y', 'e']],
  ['ism', ['', 'e', 'y']],
  ['ian', ['', 'y', 'e']],
  ['ion', ['', 'e']],
  ['ity', ['', 'e']],
  ['ety', ['e', '']],
  ['ure', ['', 'e']],
  ['age', ['', 'e']],
  ['al', ['', 'e', 'y']],
  ['ic', ['', 'y', 'e']],
  ['ish', ['', 'e']],
  ['ery', ['', 'e', 'er']],
  ['ary', ['', 'e']],
  ['ory', ['', 'e', 'or']],
  ['ally', ['al', '']],
  ['ly', ['', 'le']],
  ['en', ['', 'e']],
  ['th', ['']],
  ['y', ['', 'e']],
  ['er', ['', 'e', 'y']],
  ['or', ['', 'e']],
  ['est', ['', 'e']],
  ['ess', ['', 'er', 'or']],
  ['ee', ['', 'e']],
  ['t', ['ce']],
]

/** What derives a word when it stands before it. */
export const prefixes = [
  'un',
  'in',
  'im',
  'il',
  'ir',
  'dis',
  'mis',
  're',
  'non',
  'over',
  'under',
  'en',
  'em',
  'co',
  'inter',
  'pre',
  'self-',
  'ex-',
  'anti',
  'grand',
]
