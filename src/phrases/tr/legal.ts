import type { Dictionary } from '../index.ts'

export const legal: Dictionary['legal'] = {
  back: 'Ana sayfaya dön',
  contents: 'Bu sayfada',
  translated: 'Bu çeviri kolaylık sağlamak içindir; bağlayıcı olan İngilizce metindir.',
  'contact.title': 'İletişim',
  'contact.description':
    'Bize nasıl ulaşabilirsiniz: e-posta, telefon, adres ve çalışma saatleri, en sık sorulan üç sorunun yanıtı.',
  'contact.lead':
    'Dilediğiniz zaman yazın. Daha önce başvurduysanız referans numaranız yanınızda olsun.',
  'contact.reach': 'Bize ulaşın',
  'contact.email': 'E-posta',
  'contact.phone': 'Telefon',
  'contact.address': 'Posta adresi',
  'contact.hours': 'Çalışma saatleri',
  'contact.hours.open': 'Pazartesiden cumaya {opens}–{closes} (Londra saatiyle)',
  'contact.hours.closed': 'Cumartesi ve pazar kapalı',
  'contact.help': 'Hızlı yardım',
  'contact.help.apply': 'Şimdi başvur',
  'contact.help.apply.text': 'Bir kişi, aile veya grup için başvuru başlatın.',
  'contact.help.status': 'Durumu sorgula',
  'contact.help.status.text': 'Başvurunuzun durumunu ve bundan sonra ne olacağını görün.',
  'contact.help.documents': 'Belge yükle',
  'contact.help.documents.text':
    'Ödeme yaptığınız tarayıcıdan veya e-postamızdaki bağlantıyla açın.',
  'contact.legal': 'Yasal bilgiler',
  'contact.legal.company': 'Şirket',
  'contact.legal.registration': 'Sicil numarası',
  'contact.legal.taxId': 'Vergi numarası',
  'contact.legal.location': 'Konum',
  'contact.legal.location.text': 'Londra, Birleşik Krallık',
  'contact.legal.service': 'Hizmet',
  'contact.legal.service.text': 'Tanzanya vize danışmanlığı',
  'contact.legal.activity': 'Faaliyet',
  'contact.legal.activity.text':
    'Özel vize danışmanlığı, hiçbir devlet kurumuyla bağlantılı değildir',
  'contact.legal.founded': 'Kuruluş',
  'contact.legal.security': 'Güvenlik',
  'contact.legal.security.text':
    '256 bit SSL; kart ödemeleri PCI DSS sertifikalı bir ödeme kuruluşunun sayfasında yapılır',
  'contact.questions': 'Sık sorulan sorular',
  'contact.questions.time.q': 'İşlem ne kadar sürer?',
  'contact.questions.time.a':
    'Normal hızda işlemimiz {apart, plural, =0 {} other {{least} ila }}{most} iş günü sürer; başvururken daha hızlı bir seçenek seçebilirsiniz. Göçmenlik makamının kararı ardından resmî olarak yaklaşık {days} gün sürer.',
  'contact.questions.pay.q': 'Nasıl ödeyebilirim?',
  'contact.questions.pay.a':
    'Kredi kartı veya banka kartıyla, ABD doları olarak, ödeme kuruluşumuzun güvenli sayfasında.',
  'contact.questions.track.q': 'Başvurumu nasıl takip ederim?',
  'contact.questions.track.a':
    'Durum sorgulama sayfasında, referans numaranız ve e-posta adresinizle.',
}
