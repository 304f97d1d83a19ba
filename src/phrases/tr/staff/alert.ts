import type { Dictionary } from '../../index.ts'

export const alert: Dictionary['staff.alert'] = {
  'text.assigned': '{reference} size atandı',
  'text.handed-over': '{reference} ikinci kişi olarak sizi bekliyor',
  'text.sent-back': '{reference} ikinci kişi tarafından geri gönderildi',
  'text.documents': '{reference} için yeni belge veya yanıt geldi',
  'text.documents-unassigned': '{reference} için yeni belge veya yanıt geldi, atanmamış',
  'text.late-tomorrow': '{reference} için söz verilen gün bugün, yarından itibaren gecikmiş olur',
  'text.chat-waiting': 'Bir ziyaretçi on dakikadır yanıt bekliyor',
  'text.chat-assigned': 'Size bir sohbet atandı',
  'text.payment-review': '{reference} başvurusunun ödemesi kontrol edilmeli',
  'text.refund-failed': '{reference} başvurusunun bir iadesi başarısız oldu',
  'text.dispute-opened': '{reference} başvurusunun bir ödemesine itiraz edildi',
  'text.letters-failing': 'E-postalar gönderilemiyor',
  'text.email-received': 'Bir yolcu {reference} hakkında e-postayla yanıt verdi',
  'text.authority-email': '{reference} hakkında bir e-posta makamdan gelmiş olabilir',
  'text.letter-returned': '{reference} başvurusuyla ilgili bir e-posta geri döndü',
  'text.messenger-ended': '{reference} başvurusunun mesajlaşma uygulaması bağlantısı sona erdi',
  'text.release-newer': 'Bu yazılımın daha yeni bir sürümü yayımlandı',
  'text.visa-unfit': '{reference}: bir yolcu için vize gerekmiyor ya da başka bir vize gerekiyor',

  'do.assigned': 'Bir çalışma arkadaşınız size verdi. Başvuru sıranızda.',
  'do.sent-back': 'Gerekçesini okuyun, düzeltin ve yeniden devredin.',
  'do.handed-over':
    'Bir çalışma arkadaşınız kararı hazırladı. Geçerli olması için sizin kontrol etmeniz gerekiyor.',
  'do.documents': 'İncelemenizi bekliyorlar.',
  'do.documents-unassigned': 'Başvuruyu üstlenecek kişiyi bekliyorlar.',
  'do.late-tomorrow': 'Bugüne kadar iletmeye söz verdik.',
  'do.chat-waiting': 'Görüşme sohbette açık duruyor.',
  'do.chat-assigned': 'Bir çalışma arkadaşınız yanıtlamanızı istedi. Görüşme, sohbet kutunuzda.',
  'do.payment-review':
    'Bir ödemenin tutarı yanlış, ödeme iki kez gelmiş olabilir ya da sona ermiş bir başvuru için geldi. İade edin, siparişi ödendi olarak işaretleyin ya da ne bulduğunuzu not edin.',
  'do.refund-failed':
    'Ödeme kuruluşu reddetti, ödeyenin bankası ödenen iadeyi geri gönderdi ya da ödemeye itiraz edildi; itirazda kararı banka verir. Hangisi olduğunu bulun, sonra yeniden deneyin ya da başka yoldan iade edin.',
  'do.dispute-opened':
    'Banka belirli bir güne kadar kanıt istiyor; son gün ödemenin yanında yazar.',
  'do.letters-failing':
    'Posta sunucusunu kontrol edin. Bekleyen e-postalar otomatik olarak yeniden denenir.',
  'do.email-received': 'Yanıt başvuruda, sizin yanıtınızı bekliyor.',
  'do.authority-email':
    'Ne dediği tahmin edilerek başvuruya eklendi. İşlem yapmadan önce okuyun: herkes göndermiş olabilir.',
  'do.letter-returned':
    'Nedenini bulun ve yolcuya başka yoldan ulaşın. Adres düzeltilince e-posta otomatik olarak yeniden gönderilir.',
  'do.messenger-ended': 'Oraya artık bir şey gönderilemez. E-postayla yazmaya devam ediyoruz.',
  'do.release-newer': 'Hangi sürüm olduğu ve ne yapılacağı Sistem durumu sayfasında yazıyor.',
  'do.visa-unfit':
    'Başvuru ödendikten sonra giriş kuralları değişti. Neyin değiştiği ve ne yapılacağı başvuruda duruyor.',

  'kind.assigned': 'Size atananlar',
  'kind.handed-over': 'İkinci kişi olarak sizi bekleyenler',
  'kind.sent-back': 'İkinci kişinin geri gönderdikleri',
  'kind.documents': 'Başvurularınızın yeni belge ve yanıtları',
  'kind.documents-unassigned': 'Atanmamış başvuruların yeni belge ve yanıtları',
  'kind.late-tomorrow': 'Yarın gecikecekler',
  'kind.chat-waiting': 'On dakikadır yanıtsız sohbet',
  'kind.chat-assigned': 'Size atanan sohbet',
  'kind.payment-review': 'Kontrol edilecek ödeme',
  'kind.refund-failed': 'Başarısız iade',
  'kind.dispute-opened': 'Açılan itiraz',
  'kind.letters-failing': 'Gönderilemeyen e-postalar',
  'kind.email-received': 'E-postayla gelen yanıt',
  'kind.authority-email': 'Makamdan gelmiş olabilecek e-posta',
  'kind.letter-returned': 'Geri dönen e-posta',
  'kind.messenger-ended': 'Sona eren mesajlaşma bağlantısı',
  'kind.release-newer': 'Yeni sürüm',
  'kind.visa-unfit': 'Vizesi gereksiz ya da yanlış kalanlar',
  'way.page': 'Zil',
  'way.letter': 'Anında e-posta',
  'way.digest': 'Sabah e-postası',
  'way.push': 'Anlık bildirim',

  'bell.label':
    'Bildirimler, {count, plural, =0 {okunmamış yok} one {# okunmamış} other {# okunmamış}}',
  'bell.title': 'Bildirimler',
  'bell.all': 'Tümünü okundu say',
  'bell.choose': 'Nelerin bildirileceğini seçin',
  'bell.empty': 'Henüz bir şey yok. Sizi bekleyenler burada görünür.',
  'bell.unread': 'Okunmadı',
  'bell.failed': 'Bildirimler yüklenemedi. Denemeyi sürdüreceğiz.',

  'choice.title': 'Bildirimler',
  'choice.lead':
    'Sizi bekleyenleri hangi yoldan öğreneceğinizi seçin. Sabah e-postası Londra saatiyle {hour, number}.00’de gelir ve o ana kadar okumadıklarınızı içerir. E-postalar ve anlık bildirimler bir başvurunun yalnızca numarasını anar.',
  'level.all': 'Hepsi',
  'level.usual': 'Rolünüz için olağan olanlar',
  'level.none': 'Hiçbiri',
  'level.own': 'Tek tek seçilmiş',
  'choice.failed': 'Seçiminiz kaydedilmedi',
  'choice.none': 'Rolünüz bildirim almaz.',

  'push.title': 'Bu tarayıcıda anlık bildirim',
  'push.text':
    'Çalışan alanının hiçbir sayfası açık olmasa da bu cihazda görünür. Oturumu kapatınca sona erer.',
  'push.on': 'Aç',
  'push.off': 'Kapat',
  'push.is-on': 'Bu tarayıcıda açık',
  'push.is-off': 'Bu tarayıcıda kapalı',
  'push.unsupported':
    'Bu tarayıcıda anlık bildirim yok. iPhone’da önce bu siteyi ana ekrana ekleyin.',
  'push.denied':
    'Bu tarayıcı, sitenin bildirimlerini reddediyor. Site ayarlarından izin verip yeniden deneyin.',
  'push.unknown': 'Bu tarayıcının bildirim hizmetini tanımıyoruz, bu yüzden kullanmıyoruz.',
  'push.failed':
    'Anlık bildirim açılamadı: bu tarayıcının bildirim hizmeti yanıt vermiyor ya da bu bir gizli pencere. Daha sonra yeniden deneyin.',

  'letter.preview': 'Çalışan alanında sizi bekliyor.',
  'letter.open': 'Çalışan alanında açın',
  'letter.choose':
    'E-postayla haber almayı seçtiniz. Bunu hesabınızda Bildirimler başlığı altında değiştirebilirsiniz.',
  'digest.subject': 'Bu sabah sizi bekleyen {count, plural, one {# konu var} other {# konu var}}',
  'digest.preview': 'Henüz okumadığınız {count, plural, one {# konu} other {# konu}}.',
  'digest.title': '{day}: sizi bekleyenler',
  'digest.more': 've {count, plural, one {# konu daha} other {# konu daha}}',
  'digest.open': 'Çalışan alanını açın',
}
