export const frameText = {
  brand: 'INGILIZCE OGRENIYORUM',
  product: 'İngilizce Öğreniyorum',
  brandLink: 'INGILIZCE OGRENIYORUM – Ana Sayfa',
  skip: 'İçeriğe geç',
  mainNav: 'Ana menü',
  menuNav: 'Menü',
  tabsNav: 'Çalışma',
  openMenu: 'Menüyü aç',
  closeMenu: 'Menüyü kapat',
  closeToast: 'Bildirimi kapat',
  offline: 'Çevrim dışısın. Bu cihazdaki kelimelerle çalışabilirsin; kaydın burada duruyor.',
  online: 'Yeniden bağlandın',
  updateReady: 'Yeni sürüm hazır.',
  update: 'Yenile',
  updateComing: 'Yeni sürüm geliyor…',
  updateNotCome: 'Yeni sürüm gelemedi. Bağlantın varken yeniden dene.',
  progress: (round: number, count: number | undefined) =>
    count === undefined ? `${round}. soru` : `Soru ${round}, toplam ${count}`,
  /** The faces of home, as they stand in the window title. */
  faces: { quiz: 'Tur', review: 'Yanıtların' },
} as const

export const stateText = {
  wrong: 'Bir şey ters gitti',
  wrongHint: 'Çalışma kaydın güvende. Sayfayı yenile; sürerse bize yaz.',
  notLoaded: 'Bu ekran henüz yüklenmedi',
  notLoadedHint: 'Bağlantın gelince kendiliğinden açılır. Kaydın duruyor.',
  reload: 'Yenile',
  writeUs: 'Bize yaz',
  retry: 'Yeniden dene',
  notStored: 'Bu tarayıcı kayıt tutmaya izin vermiyor: sayfayı kapatınca tur kaybolur.',
} as const
