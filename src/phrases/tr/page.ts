import type { Dictionary } from '../index.ts'

export const page: Dictionary['page'] = {
  skip: 'İçeriğe geç',
  'header.label': 'Ana menü',
  'header.home': '{company}, ana sayfa',
  'header.apply': 'Şimdi başvur',
  'header.status': 'Durumu sorgula',
  'header.contact': 'İletişim',
  'header.language': 'Dil',
  'footer.quick': 'Hızlı bağlantılar',
  'footer.home': 'Ana sayfa',
  'footer.apply': 'Şimdi başvur',
  'footer.status': 'Durumu sorgula',
  'footer.documents': 'Belge yükle',
  'footer.agreement': 'Vize veya sözleşme doğrula',
  'footer.legal': 'Yasal',
  'footer.privacy': 'Gizlilik Politikası',
  'footer.terms': 'Hizmet Koşulları',
  'footer.security': 'Güvenlik Politikası',
  'footer.refund': 'İade Politikası',
  'footer.cookie': 'Çerez Politikası',
  'footer.payment': 'Ödeme Politikası',
  'footer.chargeback': 'Ödeme, Ters İbraz ve 3D Secure Politikası',
  'footer.support': 'Destek',
  'footer.contact': 'İletişim',
  'footer.hours': 'Pazartesiden cumaya {opens}–{closes} (Londra saatiyle)',
  'footer.secure': 'SSL korumalı, 256 bit şifreleme',
  'footer.cards': 'Kart bilgilerinizi yalnızca ödeme kuruluşu görür (PCI DSS)',
  'footer.notice':
    '{company}, Birleşik Krallık’ta kayıtlı özel bir danışmanlık şirketidir. Tanzanya hükûmeti değiliz, onunla bağlantımız yoktur ve vizenin verileceğine söz veremeyiz. Yalnızca resmî harcı ödeyerek {official} resmî sitesinden de başvurabilirsiniz.',
  'footer.rights': '© {year} {company}',
  'footer.staff': 'Çalışan girişi',
  noscript:
    'Bu sayfanın yanıtlarınızı kaydetmek ve belgelerinizi göndermek için JavaScript’e ihtiyacı var. JavaScript’i açın veya {email} adresine yazın.',
  title: '{page} · {company}',
  'application.title': 'Tanzanya vizesine başvurun',
  'application.description':
    'Kendiniz, aileniz veya grubunuz için dört kolay adımda Tanzanya vizesine başvurun.',
  'documents.title': 'Belgelerinizi yükleyin',
  'documents.description':
    'Her yolcunun vesikalık fotoğrafını, pasaport sayfasını ve biletlerini ekleyin.',
  'payment-result.title': 'Ödemeniz',
  'payment-result.description': 'Ödemenizin ödeme kuruluşuyla doğrulanan sonucu.',
  'status.title': 'Başvurunuzu sorgulayın',
  'status.description':
    'Tanzanya vizesi başvurunuzun hangi aşamada olduğunu, sıranın kimde olduğunu ve bundan sonra ne olacağını görün.',
  'agreement-check.title': 'Vizeyi veya sözleşmeyi doğrulayın',
  'agreement-check.description':
    'Adımızı taşıyan bir vizenin veya sözleşmenin gerçekten bizden gelip gelmediğini öğrenin.',
  'traveller.title': 'Başvuruda sizin bölümünüz',
  'traveller.description':
    'Başkasının sizin için yaptığı vize başvurusunda kendi bölümünüzü doldurun.',
  'continue.title': 'Başvurunuza devam edin',
  'continue.description': 'Başvurunuzu e-postamızdaki bağlantıyla yeniden açın.',
  'not-found.title': 'Sayfa bulunamadı',
  'not-found.text':
    'Bu adreste bir sayfa bulunamadı. Adres yanlış yazılmış veya sayfa taşınmış olabilir.',
  'not-found.apply': 'Vizeye başvurun',
  'not-found.status': 'Başvurunuzu sorgulayın',
  'not-found.contact': 'Bize yazın',
  'not-found.home': 'Ana sayfaya gidin',
}
