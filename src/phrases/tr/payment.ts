import type { Dictionary } from '../index.ts'

export const payment: Dictionary['payment'] = {
  order: 'Tanzanya vizesi {reference}, {count, plural, one {# yolcu} other {# yolcu}}',
  supplement: 'Tanzanya vizesi {reference}, değişiklik farkı',
  'amended.title': 'Değişikliğin ücreti ödendi',
  'amended.text': 'Siparişiniz değiştirildi. Başvurunuzun e-posta adresine bir onay gönderdik.',
  'change.value': '{is} (önceki: {was})',
  'change.added': 'Eklenen',
  'change.removed': 'Çıkarılan',
  'lapsed.title': 'Değişiklik yapılamadı',
  'lapsed.text':
    'Siparişiniz olduğu gibi kalıyor. Kartınızdan değişiklik için ücret alındıysa tamamını iade edip size e-posta göndereceğiz.',
  'supplement.unpaid':
    'Hiçbir şey değişmedi: siparişiniz olduğu gibi kalıyor. Durum sayfasından tekrar deneyebilirsiniz.',
  'verifying.title': 'Ödeme doğrulanıyor…',
  'verifying.text': 'Ödeme kuruluşuna soruyoruz. Bu birkaç saniye sürer.',
  'checking.title': 'Ödemeniz hâlâ kontrol ediliyor',
  'checking.text':
    'Ödeme kuruluşu henüz yanıt vermedi. Bilgileriniz güvende; ödemenin durumunu sorgulamayı sürdürüyoruz. Tekrar ödeme yapmayın: sonuç belli olur olmaz burada görecek ve bir e-posta alacaksınız.',
  'checking.again': 'Şimdi yeniden kontrol et',
  'success.title': 'Ödeme başarılı!',
  'success.text': 'Ödemenizi aldık. Makbuzu {email} adresine gönderiyoruz.',
  'success.confirmed': 'Ödeme onaylandı',
  'success.continue': 'Belgelere geç',
  'success.next': 'Bundan sonra ne olacak?',
  'success.next.1.title': 'Belgelerinizi yükleyin',
  'success.next.1.text':
    'Her yolcunun vesikalık fotoğrafı, pasaport sayfası ve biletleri. Telefonla çekilen fotoğraflar yeterlidir.',
  'success.next.2.title': 'İncelememizi bekleyin',
  'success.next.2.text':
    'Her şeyi kontrol edeceğiz; düzeltilmesi gereken bir şey olursa size yazacağız.',
  'success.next.3.title': 'Vize kararını alın',
  'success.next.3.text': 'Kararı göçmenlik makamı verecek. Kararı size e-postayla göndereceğiz.',
  'success.next.3.text.by':
    'Kararı göçmenlik makamı verecek; belgeleriniz bugün bize ulaşırsa karar yaklaşık {day} tarihinde beklenir. Kararı size e-postayla göndereceğiz.',
  'failed.title': 'Ödeme başarısız oldu',
  'failed.text': 'Ödeme gerçekleşmedi. Yanıtlarınız kayıtlı, tekrar deneyebilirsiniz.',
  'failed.unconfirmed':
    'Ödeme kuruluşu bu ödemeyi onaylamadı. Yanıtlarınız kayıtlı, tekrar deneyebilirsiniz.',
  'failed.help':
    'Bankanızda bir çekim görünüyor mu? O hâlde tekrar ödeme yapmayın. {email} adresinden destek ekibimize yazın ve {reference} numarasını belirtin.',
  'failed.tips.title': 'Genellikle işe yarayanlar',
  'failed.tips.1': 'Başka bir kart deneyin.',
  'failed.tips.2': 'Bankanızın uygulamasını açın: ödemeyi onaylamanızı bekliyor olabilir.',
  'failed.tips.3':
    'Bankanıza, yurt dışına ABD dolarıyla internetten ödemeye izin verip vermediğini sorun.',
  'cancelled.title': 'Ödeme iptal edildi',
  'cancelled.text':
    'Ödemeden önce ödeme sayfasından ayrıldınız. Sizden ücret alınmadı. Yanıtlarınız kayıtlı.',
  'unpaid.title': 'Henüz ödenmedi',
  'unpaid.text': 'Bu başvuru için sizden ücret alınmadı. Yanıtlarınız kayıtlı.',
  'other.action': 'Başkası ödesin',
  'other.copied':
    'Bağlantı kopyalandı. Yalnızca ödenecek tutarı gösterir, başka hiçbir şeyi açmaz.',
  'other.refused':
    'Ödeyecek kişi için bu bağlantıyı kopyalayın. Yalnızca ödenecek tutarı gösterir, başka hiçbir şeyi açmaz.',
  'link.title': 'Vize ücretini öde',
  'link.text':
    'Bu başvurunun ücretini ödemeniz istendi. Ödediğinizde bağlantıyı gönderen kişiye e-posta gider.',
  'action.pay': '{amount} öde',
  'link.changed': 'Fiyat değişti. Yeni fiyat bu.',
  'link.paid.title': 'Zaten ödendi',
  'link.paid.text': 'Bu başvuru için ödenecek bir şey kalmadı.',
  'link.ended.title': 'Bu bağlantı artık çalışmıyor',
  'link.ended.text':
    'Bağlantı kapatıldı ya da ödenecek bir şey kalmadı. Bağlantıyı gönderen kişiye sorun.',
  'link.back':
    'Başkası için mi ödediniz? Bu sayfayı kapatabilirsiniz. Ödeme bize ulaşınca o kişiye e-posta göndeririz.',
  'review.title': 'Ödemenizi inceliyoruz',
  'review.text':
    'Ödeme kuruluşu siparişinizle uyuşmayan bir bilgi bildirdi. Bir çalışanımız kontrol ediyor. Tekrar ödeme yapmayın: size yazacağız.',
  'refunded.title': 'Ödeme iade edildi',
  'refunded.text': 'Bu ödeme kartınıza iade edildi. Bankanızda görünmesi birkaç gün sürebilir.',
  'told.text':
    'Ödeme sayfası bu sonucu bildirerek sizi geri yönlendirdi; sonuç henüz doğrulanmadı.',
  'none.title': 'Gösterilecek ödeme yok',
  'none.text':
    'Bu tarayıcıda ödemesini kontrol edebileceğimiz bir başvuru yok. E-postamızdaki bağlantıyı açın veya başvurunuzu referans numarasıyla sorgulayın.',
  'offline.title': 'Ödemeniz yüklenemiyor',
  'fact.reference': 'Referans numarası',
  'fact.amount': 'Tutar',
  'fact.travellers': 'Kimin için',
  'fact.paidAt': 'Ödeme tarihi',
  'action.home': 'Ana sayfa',
  'action.status': 'Durumu sorgula',
  'action.leaving': 'Ödeme sayfası açılıyor',
  'action.changed': 'Bazı yanıtlar değişmiş veya eksik. Ödemeden önce kontrol edin.',
  'action.answers': 'Yanıtlara git',
}
