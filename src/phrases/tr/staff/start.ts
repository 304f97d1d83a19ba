import type { Dictionary } from '../../index.ts'

export const start: Dictionary['staff.start'] = {
  title: 'İlk adımlar',
  lead: 'Yolcular gelmeden önce {company} için gerekenler. Her satır otomatik olarak işaretlenir.',
  count: '{count} adımdan {done} tamam',
  next: 'Sıradaki: {step}',
  done: 'tamam',
  open: 'yapılacak',
  all: 'Her şey hazır',
  'all.text': 'Bu listeyi kaldırabilirsiniz. Ayarlar sayfasında yeniden bulursunuz.',
  close: 'Listeyi kaldır',
  'second-factor': 'İki adımlı doğrulamayı kurun',
  'second-factor.text':
    'Geçiş anahtarı veya doğrulama uygulaması: çalınan bir parola tek başına hiçbir şeyi açmaz. İkisini de ekleyin; birini kaybeden dışarıda kalmaz.',
  'second-factor.action': 'Kur',
  'own-email': 'Kendi adresinizi kullanın',
  'own-email.text':
    'Hesabınızda hâlâ şirketin adresi var. Hesabınızla ilgili e-postalar yalnızca size ulaşmalı.',
  'own-email.action': 'Değiştir',
  company: 'Kim olduğunuzu belirtin',
  'company.text':
    'Sayfalar, e-postalar ve makbuzlar yalnızca belirtilen bilgileri gösterir. COMPANY_LEGAL_NAME, COMPANY_EMAIL, COMPANY_PHONE, COMPANY_ADDRESS, COMPANY_REGISTRATION ve COMPANY_FOUNDED değerlerini girip sunucuyu yeniden başlatın.',
  mail: 'E-posta sunucusunu bağlayın',
  'mail.text':
    'E-postalar sunucuda dosya olarak kalıyor ve kimseye ulaşmıyor. SMTP_URL ve MAIL_FROM değerlerini verip sunucuyu yeniden başlatın.',
  inbox: 'E-postayla gelen yanıtların okunmasını sağlayın',
  'inbox.text':
    'Yolcuların e-postalarımıza verdiği yanıtlar hiçbir başvuruya ulaşmıyor. INBOX_URL ya da bir posta hizmeti için INBOUND_SECRET değerini INBOX_ADDRESS ile birlikte girin ve sunucuyu yeniden başlatın.',
  'test-letter': 'Deneme e-postası gönderin',
  'test-letter.text': 'Kendi posta kutunuza: yolculara giden e-postalarla aynı yoldan gider.',
  'test-letter.action': 'E-posta sistemini dene',
  colleagues: 'Bir çalışan davet edin',
  'colleagues.text': 'Her şeyi kaybederseniz başka bir işletme sahibi sizi yeniden içeri alabilir.',
  'colleagues.action': 'Davet et',
  gateway: 'Ödeme kuruluşunu bağlayın',
  'gateway.text':
    'Ödemeler şu an deneme: para çekilmez. PAYMENT_GATEWAY değerini anahtarlarıyla birlikte hosted-form veya stripe yapıp sunucuyu yeniden başlatın.',
}
