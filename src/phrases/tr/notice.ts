import type { Dictionary } from '../index.ts'

export const notice: Dictionary['notice'] = {
  'subject.app-added': 'Hesabınıza bir doğrulama uygulaması eklendi',
  'subject.app-removed': 'Hesabınızdaki doğrulama uygulaması kaldırıldı',
  'subject.disabled': 'Hesabınız kapatıldı',
  'subject.email-asked': 'Hesabınızın yeni adresi onay bekliyor',
  'subject.email-changed': 'Hesabınızın adresi değiştirildi',
  'subject.enabled': 'Hesabınız yeniden açıldı',
  'subject.passkey-added': 'Hesabınıza bir geçiş anahtarı eklendi',
  'subject.passkey-removed': 'Hesabınızdaki bir geçiş anahtarı kaldırıldı',
  'subject.password-changed': 'Parolanız değiştirildi',
  'subject.recovery-codes-made': 'Hesabınız için yeni kurtarma kodları oluşturuldu',
  'subject.role-changed': 'Rolünüz değiştirildi',
  'subject.signed-in': 'Hesabınız yeni bir tarayıcıda kullanıldı',
  'subject.started-anew': 'Hesabınız yeniden kuruldu',

  'text.app-added': 'Bundan böyle oturum açarken bu uygulamanın bir kodu istenir.',
  'text.app-removed': 'Oturum açarken artık kod istenmez; kurtarma kodları da silindi.',
  'text.disabled': 'Artık oturum açamazsınız. Tüm oturumlarınız kapatıldı.',
  'text.email-asked':
    'Sizin adınıza oturum açmış biri {email} adresini istedi. Bu adrese giden e-postadaki bağlantı açılınca geçerli olur. O zamana kadar hiçbir şey değişmez.',
  'text.email-changed':
    'Yeni adres: {email}. Bu adresle oturum açarsınız ve e-postalar oraya gider. Eski adrese giden son e-posta budur.',
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

  preview: 'Siz miydiniz? O hâlde yapmanız gereken bir şey yok.',
  greeting: 'Sayın {name},',
  'fact.when': 'Ne zaman',
  'fact.browser': 'Tarayıcı',
  browser: '{browser}, {system}',
  'action.account': 'Hesabınızı açın',
  'ignore.own':
    'Siz miydiniz? O hâlde yapmanız gereken bir şey yok. Değilseniz oturum açın, parolanızı değiştirin (diğer tüm tarayıcılarda oturum kapanır), geçiş anahtarlarınızı gözden geçirin ve hemen işletme sahibine haber verin. Oturum açamıyor musunuz? İşletme sahibinden yeniden başlamanızı sağlamasını isteyin.',
  'ignore.owner': 'Bunu işletme sahibi yaptı. Beklemiyor muydunuz? Ona sorun.',

  'email.subject': 'Hesabınızın yeni adresini onaylayın',
  'email.preview':
    'Bağlantı bir kez çalışır ve {hours, plural, one {# saat} other {# saat}} geçerlidir.',
  'email.text':
    'Bu adresi {company} çalışan alanında kullanmak istiyorsunuz. Bu adresi okuduğunuzu onaylamak için düğmeye basın. O zamana kadar eski adres geçerlidir.',
  'email.action': 'Bu adresi onayla',
  'email.ignore':
    'Bundan haberiniz yok mu? O hâlde biri adresi yanlış yazdı: bu e-postayı silin, hiçbir şey olmaz.',
}
