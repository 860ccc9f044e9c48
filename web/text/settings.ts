import { countText as count } from './count-text.ts'

const listEffects = {
  deletedLists: 'listeni siler',
  renamedLists: 'listenin adını değiştirir',
  restoredLists: 'silinmiş listeni geri getirir',
  removedWords: 'kelimeyi listelerinden çıkarır',
  movedWords: 'kelimeyi başka bir listeye taşır',
  changedWords: 'kelimeyi listelerinde değiştirir',
  changedCorrections: 'düzeltmeni değiştirir',
} as const

const mostNamed = 5

/** Names at the end of a sentence; of many, the first ones. */
function named(names: readonly string[]): string {
  return `: ${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ' …' : ''}`
}

export const settingsText = {
  title: 'Ayarlar',
  lede: 'Değişiklikler hemen uygulanır ve bu cihazda saklanır.',
  looks: 'Görünüm',
  theme: 'Tema',
  themes: { device: 'Cihazla aynı', light: 'Açık', dark: 'Koyu' },
  wordSize: 'Kelime boyu',
  wordSizes: { medium: 'Orta', large: 'Büyük', largest: 'En büyük' },
  study: 'Çalışma',
  accent: 'Söyleyiş',
  accents: { us: 'Amerikan', uk: 'İngiliz' },
  autoAdvance: 'Seçince sonraki soruya geç',
  autoAdvanceHint: 'Kapalıyken “Sonraki” düğmesiyle ilerlersin.',
  answerHint:
    'Hemen: her seçimden sonra doğrusu görünür. Sonda: yanıtlar tur bitince görünür. Bilmiyorum, ikisinde de doğrusunu gösterir.',
  speakWord: 'Kelimeyi otomatik seslendir',
  voiceHint:
    'Kelimeleri cihazının kendi sesi okur. Sesi, cihazının ayarlarındaki metin okuma dillerinden değiştirebilirsin.',
  speakWordHint: 'İngilizce kelime sorulurken söyleyişini çalar.',
  sounds: 'Küçük sesler',
  soundsHint: 'Bir kelime kalıcı olunca ve bir oturum bitince birkaç nota çalar.',
  retention: 'Hedef hatırlama oranı',
  retentionHint: 'Yükseldikçe kelimeler daha sık sorulur.',
  retentionValue: (retention: number) => `%${Math.round(retention * 100)}`,
  wordsADay: 'Günlük tekrar sınırı',
  wordsADayHint: 'Kalanlar ertesi güne aktarılır.',
  newWordsADay: 'Günlük yeni kelime',
  newWordsADayHint:
    'Tekrar’a bir günde en çok bu kadar yeni kelime girer; ötekiler bekler. Öğren’de öğrendiklerin sayılmaz.',
  newWordsADayWrong: (most: number) => `0 ile ${most} arasında bir sayı yaz.`,
  asksEnglish: 'İngilizcesini de sor',
  asksEnglishHint: 'Pekişen kelimelerin Tekrar’da İngilizcesini de yazarsın.',
  data: 'Verilerin',
  backup: 'Yedek',
  backupHint: 'Çalışma kaydın, listelerin ve ayarların tek dosyada.',
  lastBackup: (date: string) => `Son yedek: ${date}.`,
  noBackup: 'Henüz yedek almadın.',
  backupOld: 'Son yedeğin üzerinden bir aydan çok geçti.',
  export: 'Dışa aktar',
  exportProblems: {
    empty: 'Yedeklenecek bir kayıt yok; dosya oluşturulmadı.',
    unavailable: 'Tarayıcı kaydını okumaya izin vermiyor; dosya oluşturulmadı.',
    unproven:
      'Oluşan yedek yeniden okunamadı, bu yüzden verilmedi. Sayfayı yenileyip yeniden dene.',
  },
  exportUnreadable: (entries: number) =>
    `Yedek alındı. Kaydındaki ${count(entries)} bozuk girdi geri yüklenemez; ötekilerin hepsi yedekte.`,
  import: 'İçe aktar',
  reading: 'Okunuyor',
  adding: 'Ekleniyor',
  takingBack: 'Geri alınıyor',
  share: (hundredths: number) => `%${hundredths}`,
  importCancel: 'İptal et',
  importCancelled: 'İptal edildi',
  importWords:
    'Bu dosya bir yedek değil; kelime listesine benziyor. Kelimelerini listelerine ekleyebilirsin.',
  importWordsDo: 'Kelimeleri içe aktar',
  importTitle: 'Yedeği ekle',
  /** @param parts what the file brings, each as `importParts` says it. */
  importSummary: (parts: readonly string[]) =>
    `Bu dosyada sende olmayan ${parts.length === 0 ? 'değişiklikler' : new Intl.ListFormat('tr').format(parts)} var.`,
  importParts: {
    answers: (answers: number) => `${count(answers)} yanıt`,
    lists: (lists: number) => `${count(lists)} liste`,
    listWords: (words: number) => `${count(words)} kelime`,
    corrections: (senses: number) => `${count(senses)} anlam düzeltmesi`,
    studiedWords: (words: number) => `${count(words)} kelimenin öğrenme bilgisi`,
    settings: (settings: number) => `${count(settings)} ayar`,
  },
  importEffects: {
    erasedWords: (words: number) => `${count(words)} kelimenin kaydını siler.`,
    takenBack: (answers: number) => `${count(answers)} yanıtını geri alır.`,
    restoredWords: (words: number) => `${count(words)} kelimenin silinmiş kaydını geri getirir.`,
    settings: (names: readonly string[]) =>
      `${count(names.length)} ayarı değiştirir: ${names.join(', ')}.`,
    /** What becomes of so many words or corrections, or of the lists with these names. */
    counted: (effect: keyof typeof listEffects, of: number | readonly string[]) =>
      typeof of === 'number'
        ? `${count(of)} ${listEffects[effect]}.`
        : `${count(of.length)} ${listEffects[effect]}${named(of)}.`,
    reordered: 'Listelerindeki sırayı değiştirir.',
    moved: (records: number) =>
      `${count(records)} kayıt bu cihazın tarihinden ileride. Cihazının tarihi yanlışsa önce onu düzelt.`,
    unreadable: (entries: number) => `${count(entries)} kayıt okunamadı; bunlar eklenmez.`,
  },
  importTouchesNothing: 'Sendekilere dokunmaz.',
  importCanBeUndone: 'Bir sonraki içe aktarmaya kadar buradan geri alabilirsin.',
  importNothing: 'Bu dosyadaki her şey zaten sende var.',
  importDo: 'Ekle',
  imported: (records: number) => `${count(records)} kayıt eklendi`,
  lastImport: 'Son içe aktarma',
  lastImportHint: (date: string, records: number) => `${date} · ${count(records)} kayıt`,
  importUndo: 'Geri al',
  importUndone: 'Eklenen kayıtlar geri alındı',
  importProblems: {
    'too-large': 'Dosya bir yedek için çok büyük. Hiçbir şey değişmedi.',
    broken: 'Dosya okunamadı: bozuk ya da yarım. Hiçbir şey değişmedi.',
    foreign: 'Bu dosya bizim yedeğimiz değil. Hiçbir şey değişmedi.',
    newer:
      'Bu yedek ya da kaydın, uygulamanın daha yeni bir sürümünden. Sayfayı yenileyip yeniden dene.',
    outdated: 'Kaydın başka bir sekmede yenilendi. Sayfayı yenileyip yeniden dene.',
    unloaded: 'Gereken program parçası yüklenemedi. Bağlantını denetleyip yeniden dene.',
    unavailable: 'Kaydın şu anda açılamıyor. Hiçbir şey değişmedi.',
    full: 'Cihazında yer kalmadı. Hiçbir şey değişmedi.',
    stuck: 'Dosya bitmeyen bir işe yol açtı, bu yüzden durduruldu. Hiçbir şey değişmedi.',
  },
  levels: 'Cihazdaki düzeyler',
  levelsHint: 'Açtıkların bu cihazda durur; sayfa açıkken bağlantın kesilse de onlarla çalışırsın.',
  cannotKeep: 'Bu tarayıcı, düzeyleri cihazda tutmaya izin vermiyor.',
  parts: {
    kolay: 'KOLAY',
    zor: 'ZOR',
    levels: 'Listelerin dışındaki kelimeler',
    cards: 'Bütün kelimeler ve kartları',
  },
  partSize: (words: number, kilobytes: number) =>
    `${count(words)} kelime · yaklaşık ${kilobytes} kB`,
  downloading: 'İndiriliyor',
  stale: 'Yenisi bağlantı olunca indirilecek',
  keepFailed: 'İndirilemedi. Bağlantını denetleyip yeniden dene.',
  translation: 'Çeviri izni',
  translationGiven:
    'Tarayıcının çeviremediği metinler, sen istediğinde sunucumuza ve bir bulut çeviri hizmetine gider.',
  translationWithdraw: 'İzni geri al',
  translationWithdrawn: 'İzin geri alındı. Bir metni göndermeden önce yeniden sorarız.',
  storage: 'Depolama durumu',
  persisted: 'Kaydın kalıcı: tarayıcı onu kendiliğinden silmez.',
  notPersisted:
    'Tarayıcı, yer azalırsa kaydını silebilir. Ara sıra yedek al ya da siteyi ana ekranına ekle.',
  usage: (amount: string) => `Kullanılan yer: ${amount}.`,
  little: '0,1 MB’tan az',
  megabytes: (megabytes: number) =>
    `${megabytes.toLocaleString('tr', { maximumFractionDigits: 1 })} MB`,
  erase: 'Her şeyi sil',
  eraseHint:
    'Bu tarayıcıdaki bütün çalışma kaydını, listelerini, düzeltmelerini, turlarını, taslaklarını ve ayarlarını siler; açık öteki sekmeler de baştan açılır. Geri alınamaz. Yedeklerine, paylaştığın listelere ve bize gönderdiğin mesajlara ulaşamaz.',
  eraseDo: 'Sil',
  eraseTitle: 'Her şey silinsin mi?',
  eraseText: (words: number) =>
    `${words} kelimelik çalışma kaydın, listelerin, turların ve ayarların bu cihazdan silinecek. Önce yedek almak ister misin?`,
  cancel: 'Vazgeç',
  backupFirst: 'Yedek al',
  erased: 'Her şey silindi',
  eraseFailed: 'Kaydın silinemedi. Tarayıcının ayarlarından bu sitenin verilerini silebilirsin.',
  shortcuts: 'Klavye kısayolları',
  shortcutsHint: '1–5 ya da A–E seçer, 0 “Bilmiyorum” der, S dinletir, Z geri alır.',
} as const
