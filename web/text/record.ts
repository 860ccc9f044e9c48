/** Why the learning record cannot be kept, in place on every screen that would keep it. */
export const recordProblemText = {
  unavailable:
    'Bu tarayıcı çalışma kaydı tutmaya izin vermiyor. Oynayabilirsin; izin verilene kadar yanıtların Tekrar’a eklenmez.',
  full: 'Cihazında yer kalmadı; son yanıtların kayda girmeyi bekliyor. Yer açıp sayfayı yenile. Eski kaydın duruyor.',
  newer:
    'Kaydın uygulamanın daha yeni bir sürümüyle yazılmış. Ona dokunmadık; yeni sürüm açılınca şimdiki yanıtların da eklenir. Sayfayı yenileyip bak.',
  outdated:
    'Kaydın başka bir sekmede yenilendi, bu sekme ona artık yazamıyor. Yanıtların bu cihazda bekliyor; sayfayı yenileyince kaydına eklenir.',
  unloaded:
    'Kaydı tutan program parçası yüklenemedi. Yanıtların bu cihazda bekliyor; bağlantı düzelince kaydına eklenir.',
} as const

export const recordText = {
  reload: 'Sayfayı yenile',
  /** Where not even the device lets them wait. */
  atRisk: 'Sayfayı kapatırsan son yanıtların kaybolur.',
} as const
