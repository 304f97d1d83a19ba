import type { Dictionary } from '../../index.ts'

export const login: Dictionary['staff.login'] = {
  title: 'Çalışan girişi',
  failed: 'Oturum açılamadı: parola yanlış',
  'failed.hint':
    'Büyük ve küçük harfleri, klavye dilini kontrol edin. Sizi davet eden kişi, erişiminizi sıfırlamak için size bir e-posta gönderebilir.',
  'failed.code': 'Oturum açılamadı: kod yanlış',
  email: 'E-posta',
  'email.required': 'E-posta adresinizi girin',

  action: 'Oturum aç',
  or: 'veya',
  passkey: 'Geçiş anahtarıyla oturum aç',

  'code.title': 'İkinci adım',
  'code.lead': 'Doğrulama uygulamanızı açın ve şu anda gösterdiği kodu yazın.',
  'code.action': 'Oturum aç',
  'passkey.title': 'Geçiş anahtarınızı kullanın',
  'passkey.lead':
    'Parolanız doğru. İkinci adımınız bir geçiş anahtarı: bu cihaz parmak izinizi, yüzünüzü veya PIN kodunuzu ister.',
  back: 'Baştan başla',
  home: 'Siteye dön',
  unsupported: 'Bu tarayıcı geçiş anahtarı kullanamıyor. Kullanabilen bir tarayıcıdan oturum açın.',

  'invitation.title': '{company} ekibine hoş geldiniz',
  'invitation.lead':
    '{email} adresiyle {role} rolünde davet edildiniz. Başlamak için bir parola seçin.',
  'invitation.reset.title': 'Yeni bir parola seçin',
  'invitation.reset.lead':
    '{email} adresli hesabınız için. İki adımlı doğrulama ayarınız ve geçiş anahtarlarınız silindi: ardından yeniden kurun.',
  'invitation.name': 'Adınız ve soyadınız',
  'invitation.password': 'Yeni parola',
  'invitation.password.required': 'Bir parola seçin',
  'invitation.action': 'Hesabımı oluştur',
  'invitation.reset.action': 'Kaydet ve oturum aç',
  'invitation.missing.title': 'Bu sayfa e-postadaki bağlantıyla açılır',
  'invitation.missing.text':
    'Davet e-postanızı yeniden açın ve düğmesine basın. Bağlantı adres çubuğunda tutulmaz; sayfa yeniden yüklenince kaybolur.',
  'invitation.over.title': 'Bu davetin süresi doldu',
  'invitation.toLogin': 'Giriş sayfasına git',

  'email.title': 'Yeni adresinizi onaylayın',
  'email.lead': 'Düğmeye basınca hesabınızın adresi bu olur ve bununla oturum açarsınız.',
  'email.action': 'Bu adresi onayla',
  'email.done': 'Adresiniz değişti',
  'email.done.text': 'Bundan böyle adresiniz {email}.',
  'email.missing':
    'E-postayı yeniden açıp düğmesine basın. Bağlantı adres çubuğunda tutulmaz; sayfa yenilenince kaybolur.',
  'email.toAccount': 'Hesabınıza gidin',
}
