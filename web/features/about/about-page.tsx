import { pageAddress } from '#contract/addresses.ts'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './about.module.css'

/** What the product is, how it works, what it keeps and what it leaves alone. */
export default function AboutPage() {
  return (
    <Page narrow>
      <article className={styles.prose}>
        <h1 tabIndex={-1}>Hakkımızda</h1>
        <p className={styles.lead}>
          İngilizce Öğreniyorum, kelimeleri Türkçe açıklamalarıyla öğreten, sakin ve ücretsiz bir
          çalışma aracıdır.
        </p>
        <p>
          Adımızdaki harfler İngiliz alfabesiyle yazılır: <b>INGILIZCE OGRENIYORUM</b>. Noktaları ve
          kıvrımı biz koyarız. Çalışma da böyle ilerler: önce İngilizce kelime, sonra onu Türkçede
          yerine oturtan küçük işaret.
        </p>

        <h2>Nasıl çalışır?</h2>
        <p>
          Düzeyini seçersin, bir İngilizce kelime görür, beş Türkçe açıklamadan doğrusunu bulursun;
          istersen tersine, açıklamadan kelimeyi. Tur bitince her seçeneğin hangi kelimeye ait
          olduğunu görür, kelimenin kartını açabilirsin. Her kelimenin bir sayfası da vardır: bütün
          anlamları, örnekleri, karıştırıldığı kelimeler ve senin onu ne kadar hatırladığın.
        </p>
        <p>
          Yanlış yaptığın kelimeler Tekrar’a girer: aynı gün, sonra da unutmaya yaklaştığın gün
          yeniden sorulur. Beş seçenekten şansla doğruyu bulmak, kelimeyi hatırlamak kadar sayılmaz.
        </p>
        <p>
          Açıklamaları sözlük yazar gibi tek tek yazıyoruz. Bir soruya ancak anlamca karışmayacak
          seçenekler girer: eş anlamlılar, birbirini kapsayan kelimeler ve ortak karşılığı olanlar
          aynı soruda buluşmaz. Böylece beş seçenekten yalnız biri doğrudur.
        </p>

        <h2>Ne yapmayız?</h2>
        <ul>
          <li>Üyelik istemeyiz, reklam göstermeyiz.</li>
          <li>Seni geri çağırmak için bildirim göndermez, ara verdin diye bir şeyini silmeyiz.</li>
          <li>Seni izlemeyiz: sitede ne sayaç ne de başkasının kodu vardır.</li>
        </ul>

        <h2 id="gizlilik">Gizlilik</h2>
        <p>
          Sen istemedikçe hiçbir bilgin cihazından çıkmaz. Kişisel Verilerin Korunması Kanunu (KVKK)
          bakımından durum şöyle:
        </p>
        <ul>
          <li>
            <b>Cihazında saklanan:</b> verdiğin yanıtlar ve tekrar takvimin, listelerin, kendi
            kelimelerin ve düzeltmelerin, ayarların, yarım kalan turun, Öğren’de ve Tarama’da
            kaldığın yerler, son turunun yanıtları, son yirmi turunun tarihi ve puanı, son
            turlarında sorulan kelimeler, göndermediğin mesajların ve içe aktarmadığın metnin
            taslakları, çeviri için verdiğin izin, son yedeğinin tarihi, geri alabilmen için son içe
            aktarmanın hangi kayıtları eklediği, kayıtlarını başka cihazlarınkinden ayıran rastgele
            bir ad, cihazda tutmak istediğin düzeyler ve bağlantısız açılabilmesi için sitenin
            kendisi. Hepsi tarayıcının bu siteye ayırdığı yerde durur ve sen silene kadar kalır. İçe
            aktardığın dosya cihazından çıkmaz. Dışa aktardığın yedek ve liste dosyaları senindir:
            nerede durduklarını bilmez, silemeyiz.
          </li>
          <li>
            <b>Bize ulaşan:</b> sayfaları sana gönderebilmek için her sunucu gibi istediğin sayfanın
            adresini ve bağlantının IP adresini görürüz; bunları kaydetmeyiz.
          </li>
          <li>
            <b>Sen gönderirsen:</b> bize yazdığın mesaj, adın ve e-posta adresinle birlikte
            sunucumuzda durur; yalnızca sana yanıt vermek için kullanılır. Bir kelimedeki hatayı
            bildirdiğinde yalnızca formda yazdıkların, kelime ve sözlüğün sürümü gider. İkisi de en
            geç bir yıl sonra sunucumuzdan silinir; yedeklerimizde en çok bir yıl daha kalabilir.
            Mesajın, yanıtlayabilmemiz için e-posta kutumuza da iletilebilir.
          </li>
          <li>
            <b>IP adresin:</b> istek sayısını sınırlayabilmek için sunucunun belleğinde yaklaşık bir
            saat durur; diske ve günlüklere yazılmaz. IPv6 kullanıyorsan adresinin kendisi değil,
            ağının numarası tutulur.
          </li>
          <li>
            <b>Liste paylaşırsan:</b> bağlantı ve kod, listenin adını ve kelimelerini kendi içinde
            taşır; bize ulaşmaz. Bağlantıyı alan herkes listeyi görebilir.
          </li>
          <li>
            <b>Çeviri istersen:</b> sözlükte olmayan, kendi yazdığın ya da içe aktardığın bir metni
            tarayıcın çeviremiyorsa, metin sana sorduktan sonra sunucumuz üzerinden bir bulut çeviri
            hizmetine gider. Metnin kendisi sunucunun belleğinde en çok bir gün durur, diske
            yazılmaz; çevirisi, metni bilmeden bulunamayacak biçimde en çok 180 gün saklanır. Günlük
            sınır için IP adresin, her gün değişen bir anahtarla okunamaz hâle getirilir; bu iz de
            anahtarı da en geç iki gün sonra silinir. İznini{' '}
            <Link href={pageAddress.settings}>Ayarlar</Link>
            ’dan geri alabilirsin.
          </li>
          <li>
            <b>Söyleyişi dinlersen:</b> kelimeyi cihazının kendi sesi okur. Cihazında İngilizce ses
            yoksa tarayıcının çevrim içi sesi okuyabilir; o zaman kelime tarayıcını yapana gider.
          </li>
          <li>
            <b>Çerez:</b> kullanmayız.
          </li>
          <li>
            <b>Silmek için:</b> <Link href={pageAddress.settings}>Ayarlar</Link>’daki “Her şeyi sil”
            düğmesi bu cihazda sakladığımız her şeyi siler, açık öteki sekmelerdekileri de.
            Ulaşamadıkları: bize gönderdiğin mesaj ve bildirimler, dışa aktardığın yedekler ve
            listeler, paylaştığın bağlantılar, başka cihaz ve tarayıcılardaki kayıtların.
            Gönderdiğin bir mesajı sildirmek için <Link href={pageAddress.contact}>bize yaz</Link>.
          </li>
          <li>
            <b>Söz verdiğimiz:</b> “Mesajın gönderildi” dediysek mesajın diske yazılmıştır; sunucu o
            anda kapansa da kaybolmaz. Yazılamadıysa bunu söyleriz, yazdığın da sayfada kalır.
          </li>
        </ul>

        <h2>Erişilebilirlik</h2>
        <p>
          Bütün ekranlar klavyeyle ve ekran okuyucuyla kullanılabilir; doğru ve yanlış yalnız renkle
          gösterilmez. Takıldığın bir yer olursa <Link href={pageAddress.contact}>bize yaz</Link>.
        </p>

        <h2 id="kaynaklar">Kaynaklar ve lisanslar</h2>
        <p>
          Tanımlar, karşılıklar ve örnek cümleler bizimdir; CC BY-SA 4.0 lisansıyla paylaşılır.
          Kelimelerin düzeyleri CEFR-J Wordlist 1.5 (Y. Tono, Tokyo Yabancı Diller Üniversitesi) ve
          Octanove Vocabulary Profile C1/C2 1.0 (Octanove Labs, CC BY-SA 4.0) listelerine dayanır;
          bu listelerde olmayanları biz belirledik. Yazı tipleri Atkinson Hyperlegible Next ve
          Source Sans 3, SIL Open Font License ile kullanılır. Programın kodu MIT lisanslıdır.
        </p>
      </article>
    </Page>
  )
}
