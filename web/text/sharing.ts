import type { AnkiTexts } from '#domain/export/anki-collection.ts'
import type { ColumnNames } from '#domain/export/list-texts.ts'
import { mostSharedWords, type SharedListProblem } from '#domain/export/shared-list.ts'
import { countText } from './count-text.ts'
import { partOfSpeechText } from './lists.ts'

/** What the columns of a list are called in files. */
export const columnNames: ColumnNames = ['kelime', 'anlam', 'tür', 'örnek', 'örneğin Türkçesi']

export const ankiTexts: AnkiTexts = {
  noteType: 'İngilizce Öğreniyorum',
  fields: ['Kelime', 'Anlam', 'Tür', 'Örnek', 'Örneğin Türkçesi'],
  card: 'İngilizceden Türkçeye',
  nameOf: (partOfSpeech) => partOfSpeechText[partOfSpeech],
}

export const sharingText = {
  open: 'Paylaş ve dışa aktar',
  title: (list: string) => `${list}: paylaş ve dışa aktar`,
  close: 'Kapat',
  link: 'Bağlantı',
  linkHint:
    'Liste bağlantının içinde gider: açan kişi listeni görür, ekler, öğrenir ya da oynar. Sunucuya hiçbir şey gönderilmez.',
  share: 'Bağlantıyı paylaş',
  code: 'Kare kod göster',
  codeName: (list: string) => `“${list}” listesinin kare kodu`,
  codeHint: 'Kamera kare koda tutulunca liste açılır.',
  linkProblems: {
    empty: 'Liste boş: paylaşacak kelime yok.',
    'too-many-words': `Bağlantı en çok ${countText(mostSharedWords)} kelime taşır. Listeyi bölebilir ya da dosya olarak verebilirsin.`,
    'too-long':
      'Bu liste bağlantıya sığmıyor: kelimelerin anlamları ve örnekleri çok yer tutuyor. Listeyi bölebilir ya da dosya olarak verebilirsin.',
  },
  codeTooLarge:
    'Bu liste kare koda sığmıyor: kod kameranın okuyamayacağı kadar sıklaşır. Bağlantıyı paylaşabilir ya da listeyi bölebilirsin.',
  files: 'Dosya',
  csv: 'CSV',
  csvHint: 'Excel ve benzerleri için',
  ankiText: 'Anki metni (.txt)',
  ankiTextHint: 'Anki’de Dosya → İçe aktar ile açılır',
  ankiPackage: 'Anki paketi (.apkg)',
  ankiPackageHint: 'Çift tıklayınca Anki’de açılır, kartları hazırdır',
  quizlet: 'Quizlet için kopyala',
  quizletHint: 'Quizlet’te “İçe aktar” kutusuna yapıştır',
  copied: 'Kopyalandı',
  notCopied: 'Kopyalanamadı. CSV dosyasını indirip oradan kopyalayabilirsin.',
  saved: (file: string) => `${file} indirildi`,
  notLoaded: 'Bu iş için gereken parça yüklenemedi. Bağlantını denetleyip yeniden dene.',
  making: 'Dosya hazırlanıyor',
} as const

export const sharedText = {
  title: 'Paylaşılan liste',
  noScript: 'Paylaşılan listeyi görmek için tarayıcında JavaScript açık olmalı.',
  preparing: 'Liste açılıyor',
  lede: (words: number) => `Seninle ${countText(words)} kelimelik bir liste paylaşıldı.`,
  add: 'Ekle',
  play: 'Hemen oyna',
  learn: 'Hemen öğren',
  addAndPlay: 'Ekle ve oyna',
  addAndLearn: 'Ekle ve öğren',
  addAndHint:
    'Bu listede sözlüğümüzde olmayan kelimeler var. Sorulabilmeleri için liste önce Listelerim’e eklenir.',
  leftOut: (words: number) =>
    `Anlamı olmayan ${countText(words)} kelime sorulmaz; ötekilerle oynar ve öğrenirsin.`,
  words: 'Kelimeler',
  noMeaning: 'anlamı yok; sorulmaz',
  added: (list: string) => `“${list}” Listelerim’e eklendi`,
  have: 'Bu liste Listelerim’de zaten var.',
  openList: 'Listeyi aç',
  gone: (words: number) =>
    `${countText(words)} kelime sözlüğümüzde yok: bağlantı daha yeni bir sürümden geliyor olabilir. Sayfayı yenile.`,
  problems: {
    missing: {
      heading: 'Bağlantıda liste yok',
      hint: 'Bağlantının tamamını kopyaladığından emin ol; liste “#” işaretinden sonraki bölümdedir.',
    },
    broken: {
      heading: 'Bağlantı okunamadı',
      hint: 'Yarım kopyalanmış ya da bozulmuş olabilir. Gönderenden bağlantıyı yeniden iste.',
    },
    newer: {
      heading: 'Bağlantı daha yeni bir sürümden',
      hint: 'Sayfayı yenile; yine açılmazsa biraz sonra yeniden dene.',
    },
  } satisfies Record<
    SharedListProblem | 'missing',
    { readonly heading: string; readonly hint: string }
  >,
  failed: 'Kelimeler yüklenemedi',
  toWords: 'Kelimeler’e git',
} as const
