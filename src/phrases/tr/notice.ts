import type { Dictionary } from '../index.ts'

export const notice: Dictionary['notice'] = {
  'subject.app-added': 'Hesabınıza bir doğrulama uygulaması eklendi',
  'subject.app-removed': 'Hesabınızdaki doğrulama uygulaması kaldırıldı',
  'subject.disabled': 'Hesabınız kapatıldı',
  'subject.email-asked': 'Hesabınızın yeni adresini onaylayın',
  'subject.email-changed': 'Hesabınızın adresi değiştirildi',
  'subject.enabled': 'Hesabınız yeniden açıldı',
  'subject.passkey-added': 'Hesabınıza bir geçiş anahtarı eklendi',
  'subject.passkey-removed': 'Hesabınızdaki bir geçiş anahtarı kaldırıldı',
  'subject.password-changed': 'Parolanız değiştirildi',
  'subject.recovery-codes-made': 'Hesabınız için yeni kurtarma kodları oluşturuldu',
  'subject.role-changed': 'Rolünüz değiştirildi',
  'subject.signed-in': 'Hesabınız yeni bir tarayıcıda kullanıldı',
  'subject.started-anew': 'Hesabınıza erişim sıfırlandı',

  'text.app-added': 'Bundan böyle oturum açarken bu uygulamanın bir kodu istenir.',
  'text.app-removed': 'Oturum açarken artık kod istenmez; kurtarma kodları da artık çalışmaz.',
  'text.disabled': 'Artık oturum açamazsınız. Tüm oturumlarınız sona erdi.',
  'text.email-asked':
    'Sizin adınıza oturum açmış biri {email} adresine geçilmesini istedi. Değişiklik, o adrese giden e-postadaki bağlantı açılınca geçerli olur. O zamana kadar hiçbir şey değişmez.',
  'text.email-changed':
    'Yeni adres: {email}. Bu adresle oturum açın; tüm e-postaları oraya göndereceğiz. Eski adrese giden son e-posta budur.',
  'text.enabled': 'Yeniden oturum açabilirsiniz.',
  'text.passkey-added':
    'Bu anahtara sahip olan, sizin adınıza oturum açabilir. Diğer tüm tarayıcılarda oturum kapatıldı.',
  'text.passkey-removed': 'Artık hesabınızı açmaz.',
  'text.password-changed': 'Diğer tüm tarayıcılarda oturum kapatıldı.',
  'text.recovery-codes-made': 'Eski kodlar artık çalışmaz.',
  'text.role-changed':
    'Yeni rolünüz: {role, select, owner {işletme sahibi} manager {yönetici} agent {danışman} viewer {görüntüleyici} other {{roleName}}}. Devam etmek için yeniden oturum açın.',
  'text.signed-in': 'Daha önce kullanmadığınız bir tarayıcıda sizin adınıza oturum açıldı.',
  'text.started-anew':
    'Bu adrese giden bir e-postadaki bağlantıyla yeni bir parola seçildi. Doğrulama uygulaması ve geçiş anahtarları yeniden kurulmalı.',

  preview: 'Bunu siz yaptıysanız bir şey yapmanız gerekmiyor.',
  greeting: 'Sayın {name},',
  'fact.when': 'Ne zaman',
  'fact.browser': 'Tarayıcı',
  browser: '{browser}, {system}',
  'action.account': 'Hesabınızı açın',
  'ignore.own':
    'Bunu siz yaptıysanız bir şey yapmanız gerekmiyor. Siz değilseniz oturum açıp parolanızı değiştirin: diğer tüm tarayıcılarda oturum kapanır. Sonra geçiş anahtarlarınızı gözden geçirin ve hemen bir işletme sahibine haber verin. Oturum açamıyorsanız işletme sahibinden erişiminizi sıfırlamasını isteyin.',
  'ignore.owner': 'Bunu bir işletme sahibi yaptı. Beklemiyorduysanız ona sorun.',

  'email.subject': 'Hesabınızın yeni adresini onaylayın',
  'email.preview': 'Bağlantı tek kullanımlıktır ve {hours} saat geçerlidir.',
  'email.text':
    '{company} çalışan alanında bu adresi kullanmak istediniz. Bu adresi okuduğunuzu onaylamak için düğmeye basın. O zamana kadar eski adres geçerlidir.',
  'email.action': 'Bu adresi onayla',
  'email.ignore':
    'Bundan haberiniz yoksa biri bir adresi yanlış yazmıştır: bu e-postayı silin, hiçbir şey olmaz.',
}
