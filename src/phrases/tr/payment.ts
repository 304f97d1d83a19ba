import type { Dictionary } from '../index.ts'

export const payment: Dictionary['payment'] = {
  order: 'Tanzanya vizesi {reference}, {count, plural, one {# yolcu} other {# yolcu}}',
  supplement: 'Tanzanya vizesi {reference}, değişiklik farkı',
  'amended.title': 'Değişikliğiniz ödendi',
  'amended.text': 'Siparişiniz değiştirildi. Başvurunuzun e-posta adresine bir onay gönderdik.',
  'lapsed.title': 'Değişiklik yapılamadı',
  'lapsed.text':
    'Siparişiniz olduğu gibi kalıyor. Kartınızdan değişiklik için tutar çekildiyse tamamını iade eder ve size yazarız.',
  'supplement.unpaid':
    'Hiçbir şey değişmedi: siparişiniz olduğu gibi duruyor. Durum sayfasından yeniden deneyebilirsiniz.',
  'verifying.title': 'Ödeme doğrulanıyor...',
  'verifying.text': 'Ödeme kuruluşuna soruyoruz. Bu birkaç saniye sürer.',
  'checking.title': 'Ödemeniz hâlâ kontrol ediliyor',
  'checking.text':
    'Ödeme kuruluşu henüz yanıt vermedi. Hiçbir şey kaybolmadı, sormaya devam ediyoruz. Tekrar ödeme yapmayın: sonuç belli olunca burada görür ve bir e-posta alırsınız.',
  'checking.again': 'Şimdi yeniden kontrol et',
  'success.title': 'Ödeme başarılı!',
  'success.text': 'Ödemeniz ulaştı. Makbuz {email} adresine gönderilir.',
  'success.confirmed': 'Ödeme onaylandı',
  'success.continue': 'Belgelere geç',
  'success.next': 'Bundan sonra ne olacak',
  'success.next.1.title': 'Belgelerinizi yükleyin',
  'success.next.1.text':
    'Her yolcunun vesikalık fotoğrafı, pasaport sayfası ve biletleri. Telefonla çekilen fotoğraflar yeterlidir.',
  'success.next.2.title': 'İncelememizi bekleyin',
  'success.next.2.text':
    'Her şeyi kontrol ederiz; düzeltilmesi gereken bir şey olursa size yazarız.',
  'success.next.3.title': 'Vize kararını alın',
  'success.next.3.text': 'Kararı yetkili makam verir. Karar e-postayla gelir.',
  'success.next.3.text.by':
    'Kararı yetkili makam verir: belgeleriniz bugün bize ulaşırsa yaklaşık {day} tarihinde. Karar e-postayla gelir.',
  'failed.title': 'Ödeme başarısız oldu',
  'failed.text': 'Ödeme gerçekleşmedi. Yanıtlarınız kayıtlı, tekrar deneyebilirsiniz.',
  'failed.unconfirmed':
    'Ödeme kuruluşu bu ödemeyi onaylamadı. Yanıtlarınız kayıtlı, tekrar deneyebilirsiniz.',
  'failed.help':
    'Banka hesabınızda bir çekim görünüyor mu? O hâlde tekrar ödeme yapmayın. {email} adresinden destek ekibimize yazın ve {reference} sipariş referansını belirtin.',
  'failed.tips.title': 'Genellikle işe yarayanlar',
  'failed.tips.1': 'Başka bir kart deneyin.',
  'failed.tips.2': 'Bankanızın uygulamasını açın: ödemeyi onaylamanızı bekliyor olabilir.',
  'failed.tips.3':
    'Bankanıza, yurt dışına ABD doları ile internetten ödemeye izin verip vermediğini sorun.',
  'unknown.text': 'Bu siparişi bulamıyoruz. Burada sizden ücret alınmadı.',
  'cancelled.title': 'Ödeme iptal edildi',
  'cancelled.text':
    'Ödemeden önce ödeme sayfasından ayrıldınız. Sizden ücret alınmadı. Yanıtlarınız kayıtlı.',
  'unpaid.title': 'Henüz ödenmedi',
  'unpaid.text': 'Bu başvuru için sizden ücret alınmadı. Yanıtlarınız kayıtlı.',
  'unpaid.pay': 'Şimdi öde',
  'review.title': 'Ödemenizi inceliyoruz',
  'review.text':
    'Ödeme kuruluşu bu siparişle uyuşmayan bir bilgi bildirdi. Bir çalışanımız şimdi inceliyor. Tekrar ödeme yapmayın: size yazacağız.',
  'refunded.title': 'Ödeme iade edildi',
  'refunded.text': 'Bu ödeme kartınıza iade edildi. Bankanızda görünmesi birkaç gün sürebilir.',
  'told.text': 'Ödeme kuruluşu sizi bu bilgiyle geri yönlendirdi. Hiçbir şey doğrulanmadı.',
  'none.title': 'Gösterilecek ödeme yok',
  'none.text':
    'Bu tarayıcıda ödemesini kontrol edebileceğimiz bir başvuru yok. E-postamızdaki bağlantıyı açın veya başvurunuzu referans numarasıyla sorgulayın.',
  'offline.title': 'Ödemeniz yüklenemiyor',
  'fact.reference': 'Ödeme referansı',
  'fact.amount': 'Tutar',
  'fact.paidAt': 'Ödeme tarihi',
  'action.again': 'Tekrar dene',
  'action.home': 'Ana sayfa',
  'action.status': 'Durumu sorgula',
  'action.leaving': 'Ödeme sayfası açılıyor',
  'action.changed': 'Yanıtlar değişmiş veya eksik. Ödemeden önce kontrol edin.',
  'action.answers': 'Yanıtlara git',
}
