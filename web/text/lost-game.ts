/** What is said of a kept game that cannot go on. */
export const lostGameText = {
  broken:
    'Yarım kalan turun kaydı okunamadı, bu yüzden kapatıldı. Yeni bir tura hemen başlayabilirsin.',
  outdated:
    'Yarım kalan turun kelimeleri değişti, bu yüzden tur kapatıldı. Yeni bir tura hemen başlayabilirsin.',
  newer:
    'Yarım kalan turun uygulamanın daha yeni bir sürümüyle saklanmış. Ona dokunmadık; yeni sürüm açılınca sürdürebilirsin.',
} as const
