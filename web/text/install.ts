export const installText = {
  title: 'Uygulama olarak yükle',
  titleHint: 'Ana ekrandan ya da uygulamaların arasından, tarayıcı çubuğu olmadan açılır.',
  hint: 'İngilizce Öğreniyorum’u uygulama olarak yükleyebilirsin: ana ekrandan açılır, bağlantı olmadan da çalışır.',
  install: 'Yükle',
  close: 'Kapat',
} as const
