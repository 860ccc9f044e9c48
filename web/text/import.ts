import type { Verdict } from '#domain/import/judge-row.ts'
import type { ColumnRole } from '#domain/import/source-row.ts'
import { countText } from './count-text.ts'
import { possessiveText } from './numbers.ts'

export const importText = {
  title: 'İçe aktar',
  lists: 'Listelerim',
  source: 'Kaynak',
  sources: { file: 'CSV dosyası', anki: 'Anki', paste: 'Yapıştır' },
  drop: { file: 'CSV dosyanı buraya bırak', anki: 'Anki dosyanı buraya bırak' },
  dropHint: {
    file: 'Sütunlar: kelime; anlam; örnek (isteğe bağlı). Excel ve Google E-Tablolar’dan CSV ya da TSV olarak kaydedilen dosyalar. En çok 100.000 satır.',
    anki: '.apkg, .colpkg ya da .txt. Sesler ve resimler alınmaz; Anki’nin tekrar zamanları alınır.',
  },
  choose: 'Dosya seç',
  sample: 'Örnek dosyayı indir',
  sampleName: 'ornek.csv',
  sampleText:
    'kelime;anlam;örnek\r\nscarce;kıt, az bulunur;Water is scarce in the desert.\r\ngather;toplamak;They gather here every Friday.\r\n',
  paste: 'Kelimelerin ya da bir İngilizce metin',
  pasteHint:
    'Her satıra bir kelime; anlamını arada sekme, tire, iki nokta ya da virgülle yazabilirsin. Quizlet’ten kopyaladığın dışa aktarma da olur. Bir metin yapıştırırsan kelimeleri, geçtikleri cümleyle listelenir.',
  pasteEmpty: 'Önce kelimelerini yapıştır.',
  pastedAs: 'Nasıl okunsun?',
  pastedAsNames: { auto: 'Otomatik', lines: 'Kelime listesi', text: 'Metin' },
  read: 'Oku',
  pastedName: 'Yapıştırdıkların',
  reading: 'Okunuyor',
  judging: 'Sözlükle karşılaştırılıyor',
  adding: 'Ekleniyor',
  cancel: 'İptal et',
  cancelled: 'İptal edildi. Hiçbir şey eklenmedi.',
  left: 'Vazgeçersen hiçbir şey eklenmez.',
  share: (hundredths: number) => `%${hundredths}`,
  readRows: (rows: number, all: number) => `Okunan satır: ${countText(rows)} / ${countText(all)}`,
  problems: {
    'too-large':
      'Anki dosyası çok büyük (en çok 128 MB). Anki’de dışa aktarırken “Medyayı dahil et” seçeneğini kapatıp yeniden dene. Hiçbir şey eklenmedi.',
    'text-too-large':
      'Dosya çok büyük (en çok 32 MB). Dosyanı birkaç parçaya bölüp tek tek ekle. Hiçbir şey eklenmedi.',
    broken:
      'Dosya okunamadı: bozuk, yarım ya da bir Anki dosyası değil. Yeniden dışa aktarıp dene. Hiçbir şey eklenmedi.',
    'no-collection':
      'Bu sıkıştırılmış dosyada Anki kartı yok. Anki’den .apkg olarak dışa aktarılmış dosyayı seç. Hiçbir şey eklenmedi.',
    'too-many-rows':
      'Dosyada 100.000’den çok satır var. Dosyanı birkaç parçaya bölüp tek tek ekle. Hiçbir şey eklenmedi.',
    'too-many-columns':
      'Bir satırda 200’den çok sütun var; bu bir kelime listesi olmayabilir. Kelimelerin olduğu sütunları ayrı bir dosyaya kaydet. Hiçbir şey eklenmedi.',
    binary:
      'Bu bir metin dosyası değil. Excel dosyasını önce CSV olarak kaydet. Hiçbir şey eklenmedi.',
    empty: 'Burada eklenecek bir kelime yok.',
    stuck: 'Dosya bitmeyen bir işe yol açtı, bu yüzden durduruldu. Hiçbir şey eklenmedi.',
    unloaded:
      'Gereken program parçası yüklenemedi. Bağlantını denetleyip yeniden dene. Hiçbir şey eklenmedi.',
    words: 'Sözlüğün dizini yüklenemedi. Bağlantını denetleyip yeniden dene. Hiçbir şey eklenmedi.',
    backup:
      'Bu dosya bir yedeğe benziyor. Çalışma kaydının yedeğini Ayarlar’daki Yedek bölümünden içe aktar. Hiçbir şey eklenmedi.',
  },
  retry: 'Yeniden dene',
  columns: 'Sütunlar',
  columnsOf: (name: string) => `Sütunlar: ${name}`,
  preview: (name: string) => (name ? `${name}: ilk satırlar` : 'İlk satırlar'),
  columnsHint: 'Hangi sütunda ne olduğunu denetle; aşağıdaki kelimeler hemen değişir.',
  column: (place: number) => `${place}. sütun`,
  roles: {
    word: 'Kelime',
    meaning: 'Anlam',
    example: 'Örnek cümle',
    exampleTr: 'Örneğin Türkçesi',
    partOfSpeech: 'Sözcük türü',
  } satisfies Record<ColumnRole, string>,
  noRole: 'Alma',
  hasHeader: 'İlk satır başlık',
  noWordColumn: 'Hiçbir sütun “Kelime” değil: kelimelerin olduğu sütunu seç.',
  reportTitle: (rows: number) =>
    rows === 0 ? 'Bütün satırlar hazır' : `${countText(rows)} satıra bakmak gerekiyor`,
  ready: (rows: number) => `${countText(rows)} satır hazır`,
  bad: (rows: number) => `${countText(rows)} satır sorunlu`,
  turned: (rows: number) =>
    `${countText(rows)} satırda Türkçesi öndeydi; kelimeyle anlamın yeri değiştirildi.`,
  skipped: (rows: number) => `${countText(rows)} satır atlandı`,
  caption: 'Bakmak gereken satırlar',
  line: 'Satır',
  content: 'İçerik',
  problem: 'Sorun',
  remedy: 'Çözüm',
  verdicts: {
    ready: { says: 'Hazır', remedy: '' },
    waiting: {
      says: 'Anlam boş',
      remedy: 'Anlamını yaz. Böyle de eklenir; listede bekler, sorulmaz.',
    },
    'in-list': { says: 'Listede zaten var', remedy: 'Atlandı' },
    repeated: { says: 'Yukarıda bir kez daha geçiyor', remedy: 'Atlandı' },
    'no-word': { says: 'Kelime boş', remedy: 'Kelimeyi yaz ya da satırı atla.' },
    'unclosed-quote': {
      says: 'Tırnak kapanmamış',
      remedy: 'Kapanış tırnağını ekle ya da kelimeyi buraya yaz.',
    },
    'not-english': {
      says: 'İngilizce bir kelime değil',
      remedy: 'Kelimeyi yaz ya da satırı atla.',
    },
    'too-long': {
      says: 'Çok uzun',
      remedy: 'Kelimeyi ve anlamını kısalt; açıklamayı çıkar.',
    },
  } satisfies Record<Verdict, { says: string; remedy: string }>,
  mend: 'Düzelt',
  mendLine: (line: number) => `${line}. satırı düzelt`,
  word: 'Kelime',
  meaning: 'Anlam',
  done: 'Tamam',
  giveUp: 'Vazgeç',
  mended: (word: string) => `${word}: satır düzeltildi`,
  showMore: (rows: number) => `${countText(rows)} satır daha göster`,
  downloadBad: 'Hatalı satırları indir',
  badName: (name: string) => `${name}-hatali-satirlar.csv`,
  wordsTitle: 'Kelimeler',
  textTitle: 'Metindeki kelimeler',
  textHint:
    'Bilmediklerin ve az bildiklerin önce. İyi bildiklerin ile küçük sözcükler işaretsiz; istersen onları da işaretle.',
  tick: (word: string) => `${word} kelimesini ekle`,
  tickAll: 'Tümünü seç',
  untickAll: 'Seçimi kaldır',
  senseOf: (word: string) => `${word} kelimesinin anlamı`,
  own: (meaning: string) => `Senin anlamın: ${meaning}`,
  ownNone: 'Anlamsız ekle',
  noMeaning: 'Anlamı yok',
  missing: (words: number) => `${countText(words)} kelimenin anlamı yok`,
  missingAlone:
    'Bu kelimeler sözlüğümüzde yok. Böyle de eklenir; anlamlarını yazana kadar listede bekler, sorulmazlar.',
  missingHint:
    'Sözlüğümüzde olmayan bu kelimeleri çevirebilirsin. Çeviriler, sen onaylayana kadar “makine çevirisi” diye işaretli kalır.',
  translate: 'Anlamlarını çevir',
  translating: (done: number, all: number) => `Çevriliyor: ${countText(done)} / ${countText(all)}`,
  translateLimit: (most: number) =>
    `Bir seferde en çok ${countText(most)} kelime çevrilir; kalanlar için yeniden bas.`,
  memory: (words: number) =>
    `Anki’deki tekrar zamanlarını da al (${possessiveText(words)} daha önce çalışılmış)`,
  memoryHint:
    'Kelimeler unutulmaya yaklaştıkça Tekrar’a gelir; burada hiç sorulmamış olanlar için.',
  target: 'Eklenecek liste',
  nameMissing: 'Listeye bir ad ver.',
  addWords: (words: number) => `${countText(words)} kelimeyi ekle`,
  nothingToAdd: 'Eklenecek bir kelime yok.',
  added: (words: number, list: string) => `${countText(words)} kelime “${list}” listesine eklendi`,
  addedWithoutMemory: (words: number, list: string) =>
    `${countText(words)} kelime “${list}” listesine eklendi, ama tekrar zamanları kaydedilemedi: bu kelimeler yeni sayılır.`,
  undone: 'Eklenen kelimeler geri alındı',
  undoFailed: 'Geri alınamadı. Kaydın şu anda açılamıyor.',
} as const
