import type { Dictionary } from '../../index.ts'

export const health: Dictionary['staff.health'] = {
  title: 'Sistem durumu',
  lead: 'Bu kurulumun kendisi hakkında söyledikleri, en kötüsü en üstte. Sayfa kendiliğinden yenilenir.',
  at: '{time} itibarıyla',
  'all.act': '{count, plural, one {# konu hemen sizi bekliyor} other {# konu hemen sizi bekliyor}}',
  'all.look':
    '{count, plural, one {# konuya bakmakta yarar var} other {# konuya bakmakta yarar var}}',
  'all.good': 'Her şey çalışıyor',
  'all.good.text': 'Yapmanız gereken bir şey yok. Aşağıda değerler yer alıyor.',
  'state.act': 'Hemen ilgilenin',
  'state.look': 'Göz atın',
  'state.good': 'İyi',
  'state.off': 'Kullanılmıyor',
  lines: 'Tüm bölümler',
  docs: 'Ayrıntılar: docs/operations/{chapter}.md',
  unknown: 'bilinmiyor',
  never: 'hiç',
  ago: '{age} önce',

  'part.database': 'Veritabanı',
  'part.nodes': 'Sunucular',
  'part.jobs': 'Kuyruktaki işler',
  'part.schedules': 'Yinelenen işler',
  'part.letters': 'E-postalar',
  'part.gateway': 'Ödeme sağlayıcısı',
  'part.store': 'Belge deposu',
  'part.disk': 'Disk alanı',
  'part.scanner': 'Virüs tarayıcısı',
  'part.mailbox': 'Posta kutusu',
  'part.messengers': 'Mesajlaşma uygulamaları',
  'part.clock': 'Saat',
  'part.backup': 'Yedekler',
  'part.audit': 'Denetim kaydı',
  'part.invariants': 'Verilerin tutarlılığı',

  'facts.database': 'PostgreSQL {version}, {size}, {most} bağlantının {used} tanesi kullanımda',
  'facts.standby':
    '{count, plural, one {# yedek sunucu} other {# yedek sunucu}}, en fazla {age} geride',
  'facts.standby.unknown':
    '{count, plural, one {# yedek sunucu} other {# yedek sunucu}}; ne kadar geride olduğu bu kullanıcıya gösterilmiyor',
  'facts.nodes': '{count, plural, one {# sunucu çalışıyor} other {# sunucu çalışıyor}}',
  'facts.jobs':
    '{waiting, plural, =0 {Bekleyen yok} one {# bekliyor} other {# bekliyor}}, {active, number} yürütülüyor',
  'facts.schedules': '{count, plural, one {# iş yineleniyor} other {# iş yineleniyor}}',
  'facts.letters':
    '{waiting, plural, =0 {Gönderilmeyi bekleyen e-posta yok} one {# e-posta gönderilmeyi bekliyor} other {# e-posta gönderilmeyi bekliyor}}',
  'facts.gateway':
    '{count, plural, =0 {Süren ödeme yok} one {# ödeme sürüyor} other {# ödeme sürüyor}}',
  'facts.store': 'Son yanıttan bu yana hata yok',
  'facts.disk': '{size} boş',
  'facts.scanner': 'Son yanıttan bu yana hata yok',
  'facts.scanner.off': 'Kurulu değil (CLAMAV_URL)',
  'facts.mailbox': 'Son okuma: {when}',
  'facts.mailbox.off': 'Kurulu değil (INBOX_URL)',
  'facts.messengers': 'Son haber: {when}',
  'facts.messengers.off': 'Kurulu değil (WHATSAPP_TOKEN, TELEGRAM_TOKEN, SMS_TOKEN)',
  'facts.clock': 'Veritabanının saatinden en fazla {seconds} sn farklı',
  'facts.backup': 'Son yedek: {when}. Son deneme geri yüklemesi: {tried}',
  'facts.audit': 'Son mühürleme: {sealed}. Son denetim: {checked}',
  'facts.invariants': 'Son sorgulama: {when}',

  'why.unasked': 'Bu bölüme durumu sorulamadı.',
  'do.unasked':
    'Sonraki yenilemeyi bekleyin. Sürerse günlükte “a part could not be asked how it is” satırını arayın.',
  'why.connections-full':
    'Veritabanı bağlantılarının %{percent} kadarı kullanımda: yakında istekler başarısız olur.',
  'do.connections-full':
    'Veritabanını kullanan diğer programları durdurun, max_connections değerini artırın veya DATABASE_POOL değerini düşürün.',
  'why.connections-many': 'Veritabanı bağlantılarının %{percent} kadarı kullanımda.',
  'do.connections-many':
    'Kimin kullandığına bakın (pg_stat_activity). Sunucu sayısı arttıysa max_connections değerini artırın veya araya bir bağlantı havuzu koyun.',
  'why.transaction-long':
    'Bir işlem {age} süredir açık. Temizliği, belki başkalarını da bekletiyor.',
  'do.transaction-long':
    'Biri oturumunu açık bırakmış olabilir. pg_stat_activity içinde xact_start değerine göre bulup pg_terminate_backend ile sonlandırın.',
  'why.standby-behind':
    'Bir yedek sunucu {age} geride. Ana sunucu giderse aradaki veriler kaybolur.',
  'do.standby-behind': 'Yedek sunucunun günlüğüne, diskine ve aradaki ağa bakın.',
  'why.no-worker':
    'Çalışan hiçbir sunucu kuyruktaki işleri yapmıyor: hiçbir e-posta gönderilmiyor.',
  'do.no-worker': 'ROLE=worker veya ROLE=all ile bir sunucu başlatın.',
  'why.node-silent': '{name} {age} süredir sessiz.',
  'do.node-silent':
    'Siz durdurduysanız bu satır bir saat içinde kaybolur. Değilse o makineye bakın ve sunucuyu yeniden başlatın.',
  'why.node-lag': '{name} üzerinde istekler sıralarını {count} ms bekliyor.',
  'do.node-lag': 'O makinenin işi fazla: bir sunucu ekleyin veya daha güçlü bir işlemci verin.',
  'why.node-versions': 'Çalışan sunucularda {count} farklı sürüm var.',
  'do.node-versions': 'Güncelleme sırasında bu doğaldır. Değilse geride kalanları güncelleyin.',
  'why.release-newer': '{name} sürümü yayımlandı, çalışan sunucuların hiçbiri bu sürümde değil.',
  'do.release-newer':
    'CHANGELOG.md dosyasında nelerin değiştiğini okuyun, sonra sunucuları sırayla güncelleyin.',
  'why.jobs-stuck': 'İşler {age} süredir bekliyor: yapan yok.',
  'do.jobs-stuck':
    'Aşağıdaki sunuculara ve worker veya all rolündeki bir sunucunun günlüğüne bakın.',
  'why.jobs-slow': 'İşler {age} süredir bekliyor.',
  'do.jobs-slow':
    'Hangileri olduğu aşağıdaki tabloda. Sayı artmaya devam ederse bir worker daha başlatın.',
  'why.jobs-failed':
    '{count, plural, one {# işten vazgeçildi} other {# işten vazgeçildi}}; biri: {name}.',
  'do.jobs-failed':
    'Nedeni günlükte yazar (“job failed”). Vazgeçilen işler bir hafta sonra buradan kaybolur.',
  'why.schedule-failing': '“{name}” son seferinde başarısız oldu.',
  'do.schedule-failing':
    'Kendiliğinden yeniden denenir. Sürerse nedeni günlükte yazar (“scheduled job failed”).',
  'why.schedule-late': '“{name}” en son {age} önce çalıştı; o zamandan beri çalışmış olmalıydı.',
  'do.schedule-late':
    'worker veya all rolünde bir sunucunun çalışıp çalışmadığına ve günlüğüne bakın.',
  'why.letters-stuck': 'E-postalar {age} süredir bekliyor. Yolcular haber alamıyor.',
  'do.letters-stuck':
    'E-postayı sınayın: neden gönderilmediğini söyler. Ardından bekleyenleri gönderin.',
  'why.letters-slow': 'E-postalar {age} süredir bekliyor.',
  'do.letters-slow':
    'Kendiliğinden yeniden denenirler. E-posta testi, posta sunucusunun yanıt verip vermediğini gösterir.',
  'why.letters-failed':
    'Son bir günde {count, plural, one {# e-postadan vazgeçildi} other {# e-postadan vazgeçildi}}.',
  'do.letters-failed':
    'Listeyi açın: çoğunlukla adres yanlıştır ve yolcudan başka bir adres istenebilir.',
  'why.gateway-away': 'Ödeme sağlayıcısı {age} süredir yanıt vermiyor. Kimse ödeme yapamıyor.',
  'do.gateway-away':
    'Sağlayıcının kendi durum sayfasına bakın. Geri döndüğünde açık ödemeler hemen sorulur.',
  'why.attempts-old': 'Bir ödeme {age} süredir açık; oysa bir saat içinde sonuçlanmış olmalıydı.',
  'do.attempts-old': 'Ödemelere ve aşağıdaki “{name}” işinin yolunda olup olmadığına bakın.',
  'why.store-away':
    'Belge deposu {age} süredir hata veriyor. Kimse belge yükleyemiyor veya açamıyor.',
  'do.store-away':
    'Diske veya depolama alanına bakın. Saklananlar güvende; sorun giderilince kendiliğinden çalışır.',
  'why.disk-full': '{name} üzerinde {size} yer kaldı (%{percent}). Yüklemeler reddedilmek üzere.',
  'do.disk-full': 'Hemen yer açın veya diski büyütün.',
  'why.disk-filling': '{name} üzerinde {size} yer kaldı (%{percent}).',
  'do.disk-filling': 'Bu hafta yer açın veya diski büyütün.',
  'why.scanner-away':
    'Virüs tarayıcısı {age} süredir hata veriyor. Bu sırada yüklemeler reddediliyor.',
  'do.scanner-away': 'ClamAV’ı yeniden başlatın ve imzalarının güncel olup olmadığına bakın.',
  'why.mailbox-away':
    'Posta kutusu {count, plural, one {son seferinde} other {son # seferde}} okunamadı. E-postayla gelen yanıtlar orada bekliyor.',
  'do.mailbox-away':
    'Nedeni günlükte yazar (“the mailbox could not be read”): çoğunlukla parola veya sunucu adı.',
  'why.messenger-token': '{name} anahtarımızı (token) kabul etmiyor: oraya hiçbir şey gitmiyor.',
  'do.messenger-token':
    'Hizmetin konsolunda yeni bir token oluşturun, ayarlara yazın ve sunucuyu yeniden başlatın. Bekleyenler sonra kendiliğinden gider.',
  'why.messenger-away': '{name} son mesajı {age} önce almadı.',
  'do.messenger-away':
    'Kendiliğinden yeniden denenir. Sürerse hizmetin durum sayfasına ve oradaki hesabınıza bakın.',
  'why.messenger-silent':
    '{name}, {age} önce gönderilen mesaj hakkında hiçbir şey bildirmedi. Yolcuların oradan yazdıkları da ulaşmıyor olabilir.',
  'do.messenger-silent':
    'Hizmetin konsolunda doğru adresi çağırıp çağırmadığına ve ne yanıt aldığına bakın.',
  'why.messenger-quality':
    '{name} mesajlarımızın kalitesini düşük buluyor ve daha azını iletebilir.',
  'do.messenger-quality':
    'Bizi engelleyen veya şikâyet eden çok kişi olmuş. İstemediği hâlde kimlere mesaj gittiğine bakın.',
  'why.messages-stuck': '{name} mesajları {age} süredir bekliyor.',
  'do.messages-stuck':
    'worker veya all rolünde bir sunucunun çalışıp çalışmadığına ve günlüğüne (“job failed”) bakın.',
  'why.messages-slow': '{name} mesajları {age} süredir bekliyor.',
  'do.messages-slow': 'Kendiliğinden yeniden denenirler.',
  'why.templates-refused':
    '{name} {count, plural, one {# bildirimi} other {# bildirimi}} reddetti veya durdurdu. Bu haberler İngilizce veya yalnız e-postayla gider.',
  'do.templates-refused':
    'Nedenleri Mesajlaşma uygulamaları altında yazar. Meta’ya konsolundan yanıt verin.',
  'why.templates-missing':
    '{name} üzerinde İngilizce {count, plural, one {# bildirim} other {# bildirim}} eksik. Bu haberler, yakın zamanda yazmamış olanlara yalnız e-postayla gider.',
  'do.templates-missing': 'Mesajlaşma uygulamaları altından onaya gönderin.',
  'why.clock-ahead':
    '{name} makinesinin saati veritabanınınkinden {age} farklı. Kodlar ve ödemeler buna bağlıdır.',
  'do.clock-ahead':
    'O makinenin saatini bir zaman hizmetiyle ayarlayın (chrony, systemd-timesyncd).',
  'why.backup-none': 'Burada hiç yedek alınmadı.',
  'do.backup-none': 'Bir yedek alın ve her gece alınmasını sağlayın: npm run backup -- FILE.',
  'why.backup-old': 'Son yedek {age} öncesine ait.',
  'do.backup-old':
    'Her gece yedek alan düzeneğe bakın ve şimdi bir yedek alın: npm run backup -- FILE.',
  'why.backup-absent': 'Son yedekte {count, plural, one {# belge} other {# belge}} eksik.',
  'do.backup-absent':
    'Bozuk dosyaların adı günlükte yazar (“a stored file is damaged”). Bulunana kadar eski yedekleri saklayın.',
  'why.backup-untried': '{age} süredir hiçbir yedek denemek için geri yüklenmedi.',
  'do.backup-untried': 'Son yedeği boş bir klasöre geri yükleyin: npm run restore -- FILE.',
  'why.audit-broken': 'Denetim kaydı bizden habersiz değiştirilmiş.',
  'do.audit-broken':
    'Hiçbir şeyi değiştirmeyin. Veritabanını olduğu gibi kopyalayın, sonra yedeklerle karşılaştırın.',
  'why.audit-unsealed': 'Denetim kaydı {age} süredir mühürlenmedi.',
  'do.audit-unsealed': 'Aşağıdaki “{name}” işinin yolunda olup olmadığına bakın.',
  'why.audit-unchecked':
    'Denetim kaydı en son {age} önce denetlendi; oysa her gece denetlenmelidir.',
  'do.audit-unchecked': 'Aşağıdaki “{name}” işinin yolunda olup olmadığına bakın.',
  'why.invariants-broken':
    '{count, plural, one {# kayıt} other {# kayıt}} her zaman doğru olması gereken bir kurala uymuyor.',
  'do.invariants-broken':
    'Adları aşağıda; hangi kayıtlar olduğu günlükte yazar (“promises are broken”). Bildirin ve elle bir şey değiştirmeyin.',

  'link.letters': 'Bekleyen e-postalar',
  'link.letters-failed': 'Vazgeçilen e-postalar',
  'link.email-test': 'E-postayı sınayın',
  'link.messengers': 'Mesajlaşma uygulamaları',
  'link.payments': 'Ödemeler',
  'link.audit': 'Denetim kaydı',

  nodes: 'Sunucular',
  'nodes.role': 'Rol',
  'role.web': 'yanıt verir',
  'role.worker': 'iş yapar',
  'role.all': 'yanıt verir ve iş yapar',
  'nodes.version': 'Sürüm',
  'nodes.started': 'Başlangıç',
  'nodes.seen': 'Son haber',
  'nodes.memory': 'Bellek',
  'nodes.lag': 'Bekleme',
  'nodes.free': 'Boş disk',
  queues: 'Kuyruktaki işler',
  'queues.name': 'İş',
  'queues.waiting': 'Bekleyen',
  'queues.active': 'Yürütülen',
  'queues.failed': 'Vazgeçilen',
  'queues.empty': 'Bekleyen yok, vazgeçilen de yok.',
  schedules: 'Yinelenen işler',
  'schedules.every': 'Aralık',
  'schedules.good': 'Son başarı',
  'schedules.bad': 'Son hata',
  'schedules.took': 'Süre',
  broken: 'Verilerde uyulmayan kurallar',

  'job.send-letter': 'E-postaları gönderme',
  'job.print-agreement': 'Sözleşme kopyalarını hazırlama',
  'job.ask-gateway': 'Açık ödemeleri sorma',
  'job.make-refund': 'İadeleri yapma',
  'job.forget-attempt': 'Sağlayıcıya verileri sildirme',
  'job.write-asked': 'İstenen e-postaları yazma',
  'job.compare-passport': 'Pasaport sayfalarını karşılaştırma',
  'job.send-push': 'Çalışanların cihazlarına bildirim',
  'job.send-traveller-push': 'Yolcuların cihazlarına bildirim',
  'job.take-messenger': 'Mesajlaşma uygulamalarından gelen mesajları alma',
  'job.send-messenger': 'Mesajlaşma uygulamalarına mesaj gönderme',
  'job.tend-messengers': 'Mesajlaşma uygulamalarının bakımı',
  'job.remind-drafts': 'Yarım kalan başvuruları hatırlatma',
  'job.tell-waiting': 'Bekleyenleri çalışanlara bildirme',
  'job.tell-morning': 'Sabah e-postasını yazma',
  'job.tell-received': 'Alınanları onaylama',
  'job.read-mailbox': 'Posta kutusunu okuma',
  'job.judge-promises': 'Söz verilen tarihleri denetleme',
  'job.begin-rules': 'Yeni kuralları açık başvurulara uygulama',
  'job.remind': 'Eksik belgeleri hatırlatma',
  'job.fold-tally': 'Sayıları toplama',
  'job.keep-work': 'İş listelerini güncelleme',
  'job.check-work': 'İş listelerini denetleme',
  'job.seal-audit': 'Denetim kaydını mühürleme',
  'job.check-audit': 'Denetim kaydını denetleme',
  'job.check-invariants': 'Verilerin tutarlılığını denetleme',
  'job.ask-releases': 'Yeni sürümleri sorma',
  'job.sweep': 'Süresi dolanları temizleme',
  'job.check-files': 'Saklanan dosyaları denetleme',
  'job.retain': 'Saklama süresi dolanları silme',
}
