import { withTurkishCapital } from '#domain/text/turkish-text.ts'

/**
 * What is often written against TDK, and how TDK has it; * stands for any ending. Words that are
 * right in another sense (kar, hala, adet, resmi) are not here: only a reader can tell.
 */
const traps = `
herşey* > her şey
birşey* > bir şey
hiçbirşey* > hiçbir şey
hiçkimse* > hiç kimse
hergün* > her gün
herzaman* > her zaman
heryer* > her yer
herhangibir* > herhangi bir
birgün > bir gün
biran > bir an
şuan* > şu an
yada > ya da
farket* > fark et-
farked* > fark ed-
terket* > terk et-
terked* > terk ed-
yoket* > yok et-
yoked* > yok ed-
yardımet* > yardım et-
kabulet* > kabul et-
devamet* > devam et-
gözardı* > göz ardı
gözönü* > göz önü
biraraya > bir araya
yurtdışı* > yurt dışı
yurtiçi* > yurt içi
çevrimdışı* > çevrim dışı
çevrimiçi* > çevrim içi
peşpeşe > peş peşe
artarda > art arda
arasıra > ara sıra
pekçok > pek çok
yanısıra > yanı sıra
tabiki > tabii ki
tabi ki > tabii ki
üstüste > üst üste
içiçe > iç içe
yanyana > yan yana
elele > el ele
karşıkarşıya > karşı karşıya
sözkonusu > söz konusu
önplan* > ön plan
hiç bir > hiçbir
hiç biri > hiçbiri
hiç birini > hiçbirini
bir çok > birçok
bir çoğu > birçoğu
bir kaç > birkaç
bir kaçı > birkaçı
her hangi > herhangi
red et* > reddet-
red ed* > redded-
af et* > affet-
af ed* > affed-
his et* > hisset-
kayıp etmek > kaybetmek
vaz geç* > vazgeç-
ön görmek > öngörmek
ön gören > öngören
var saymak > varsaymak
bir birini > birbirini
bir birine > birbirine
bir birinden > birbirinden
bir birleri* > birbirleri
ard arda > art arda
birden bire > birdenbire
alış veriş* > alışveriş
herkez* > herkes
yanlız* > yalnız
yalnış* > yanlış
şöför* > şoför
orjinal* > orijinal
süpriz* > sürpriz
eşortman* > eşofman
klavuz* > kılavuz
laboratuar* > laboratuvar
traş* > tıraş
sarmısak* > sarımsak
mütevazi* > mütevazı
malesef > maalesef
ünvan* > unvan
ambülans* > ambulans
asvalt* > asfalt
aliminyum* > alüminyum
çünki > çünkü
entellektüel* > entelektüel
fasülye* > fasulye
makina* > makine
mahçup* > mahcup
meyva* > meyve
pantalon* > pantolon
parlemento* > parlamento
sandöviç* > sandviç
stajer* > stajyer
zerafet* > zarafet
döküman* > doküman
insiyatif* > inisiyatif
motorsiklet* > motosiklet
rasgele > rastgele
dinazor* > dinozor
kiprik* > kirpik
tesbit* > tespit
ayakabı* > ayakkabı
egsersiz* > egzersiz
espiri* > espri
şarz* > şarj
kağıt* > kâğıt
kağıd* > kâğıd-
hikaye* > hikâye
rüzgar* > rüzgâr
dükkan* > dükkân
imkan* > imkân
mekan > mekân
mekanı > mekânı
mekana > mekâna
mekanda > mekânda
mekanlar* > mekânlar
bekar* > bekâr
tezgah* > tezgâh
günahkar* > günahkâr
sanatkar* > sanatkâr
fedakar* > fedakâr
itaatkar* > itaatkâr
sahtekar* > sahtekâr
muhafazakar* > muhafazakâr
hizmetkar* > hizmetkâr
cüretkar* > cüretkâr
isyankar* > isyankâr
yadigar* > yadigâr
inkar* > inkâr
mükafat* > mükâfat
şikayet* > şikâyet
kabus* > kâbus
katip* > kâtip
kainat* > kâinat
mahkum* > mahkûm
sükunet* > sükûnet
zeka* > zekâ
hakim* > hâkim
halbuki > hâlbuki
halen > hâlen
hal > hâl
hali > hâli
halin > hâlin
halinde > hâlinde
haline > hâline
halde > hâlde
hale > hâle
aşık* > âşık
nikah* > nikâh
güzergah* > güzergâh
milli > millî
yegane > yegâne
`

type Trap = {
  readonly slip: string
  /** What to look for, in lower case. */
  readonly pattern: RegExp
  readonly right: string
  /** The same in any case, without the ending, and what to put there. */
  readonly wrong: RegExp
  readonly mended: string
}

/** What to look for in everything we write in Turkish. */
export const turkishTraps: readonly Trap[] = traps
  .trim()
  .split('\n')
  .map((line) => {
    const [wrong = '', right = ''] = line.split(' > ')
    const slip = wrong.replace('*', '')
    const start = `(?<!\\p{L})${slip}`
    const whole = wrong.endsWith('*') ? '' : '(?!\\p{L})'
    return {
      slip,
      pattern: new RegExp(start + (whole || '\\p{L}*'), 'u'),
      right,
      wrong: new RegExp(start + whole, 'giu'),
      mended: right.replace(/-$/, ''),
    }
  })

/** A Turkish text with all that the list knows written as TDK has it. */
export function withoutTraps(text: string): string {
  return turkishTraps.reduce(
    (mended, trap) =>
      mended.replaceAll(trap.wrong, (found) =>
        /^\p{Lu}/u.test(found) ? withTurkishCapital(trap.mended) : trap.mended,
      ),
    text,
  )
}
