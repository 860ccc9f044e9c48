/**
 * What the dictionaries do not know and is right all the same, each word judged by a reader. Every
 * list is in the order of its alphabet. CONTRIBUTING.md tells which of them a word belongs to.
 */

/**
 * Names of people that are also everyday words of Turkish, so that they are not taken for names in
 * English texts. Other names are known there if they are known in Turkish.
 */
export const namesOfEveryDay = words(`
Deniz
Kaya
`)

/** Right in American English; the dictionary has only one of two spellings, or lacks the word. */
export const americanWords = words(`
flyer
rainforest
rainforests
sci-fi
wh
`)

/** Right in British English. */
export const britishWords = words(`
café
grandad
yoghurt
`)

/** In hints about English words: their sounds, and they with a Turkish ending. */
export const hintWords = words(`
morale'dir
s'si
swiit
th
vimin
`)

/** Forms of words, or words, that the Turkish dictionary lacks. */
export const turkishForms = words(`
Ağustos'ta
Akdeniz
AVM
Ay'da
badminton
blog
blogunda
bowling
burger
canlanabilen
CD
cetvelinle
check-in
cik
cubur
dahaki
derli
dışişleri
dioksit
DJ
DJ'i
DVD
DVD'den
ekosistem
ekosistemi
ekosistemine
ekosistemini
ekosistemleri
esnetilmeyen
espresso
euro
Everest
ezmedir
farkındalığı
farkındalık
fast
fırçalarım
food
gevrekti
güvenebildiğim
hastabakıcı
hayalî
herhâlde
hip
hostel
hostelde
ileriki
kacak
kâtibi
kayırmayan
kekimin
kızılgerdan
limonatana
loto
madenî
Mart'ta
Mayıs'ta
merkezî
mouse
narbülbülü
Noeller
Ocak'ta
öğrenilmeyip
panelvan
pembeleşmek
realize
rengârenk
resepsiyonist
rock
rutinimin
self-servis
siluet
snowboard
süperstar
svetşört
Şubat'ta
tarlalı
Temmuz'da
tokum
tolere
turunçgil
web
yardımlarımın
yarıyılımız
`)

/**
 * Words that the Turkish dictionary lacks, and one that it knows and that takes the same endings:
 * *büyükannemin* is right if *annemin* is.
 */
export const inflectedLike: Readonly<Record<string, string>> = {
  akarsu: 'su',
  alçakgönüllü: 'gönüllü',
  berele: 'hecele',
  büyükanne: 'anne',
  büyükbaba: 'baba',
  Dünya: 'Ankara',
  Green: 'İzmir',
  internet: 'market',
  köri: 'deri',
  Leyla: 'Ankara',
  Londra: 'Ankara',
  mentor: 'motor',
  morar: 'karar',
  nuvel: 'model',
  özgüven: 'güven',
  Paris: 'Kilis',
  pestisit: 'parazit',
  pörsü: 'büyü',
}

/**
 * Where TDK has a circumflex; the dictionary knows these words without it. A word that begins so is
 * looked up without its circumflexes: *kâğıtlarımızı* as *kağıtlarımızı*.
 */
export const circumflexed = words(`
âciz
âdet
âdeta
ahkâm
âlem
âlim
askerî
âşık
aşikâr
bekâr
bestekâr
beşerî
cüretkâr
dâhi
daimî
davetkâr
dergâh
dinî
dükkân
ebedî
edebî
efkâr
fedakâr
fikrî
gâvur
günahkâr
güzergâh
hâkim
hâl
hikâye
hilekâr
hizmetkâr
hükûmet
ihmalkâr
ikametgâh
ilmî
imkân
inkâr
iskân
isyankâr
itaatkâr
kâbus
kâfi
kâfir
kâğıd
kâğıt
kâhin
kâhya
kâinat
kâmil
kanaatkâr
kâr
karargâh
kâse
kâşif
kâtip
keyfî
mahkûm
mekân
meskûn
millî
muhafazakâr
mükâfat
müsamahakâr
nikâh
pekâlâ
rekât
resmî
riyakâr
rüzgâr
sahtekâr
sanatkâr
sebatkâr
sükûnet
sükût
şikâyet
tarihî
tehditkâr
tekâmül
tezgâh
vefakâr
vekâlet
yadigâr
yegâne
zekâ
zekât
`)

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split('\n'))
}
