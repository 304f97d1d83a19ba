import type { Dictionary } from '../index.ts'

export const help: Dictionary['help'] = {
  'cancel.title': 'İptal ve iade',
  'cancel.lead':
    'Önce ne kadar iade alacağınızı ve nedenini görün. Siz onaylamadan hiçbir şey iptal edilmez.',
  'cancel.show': 'Başvuruyu iptal et',
  'cancel.whom': 'Kim vazgeçiyor?',
  'cancel.back': '{amount} iade alacaksınız',
  'cancel.back.more': '{amount} daha iade alacaksınız',
  'cancel.refunded': 'Size {amount} iade ettik',
  'cancel.coming': '{amount} iade ediliyor',
  'cancel.none': 'İade almayacaksınız',
  'cancel.none.more': 'Başka iade almayacaksınız',
  'cancel.otherwise': 'İade için bize yazın',
  'cancel.otherwise.text':
    'Burada iade edilebilecek bir kart ödemesi yok. Başka bir yolla ödediyseniz bize yazın.',
  'cancel.sum':
    'Bunun için ödenen: {paid}.{kept, plural, =0 {} other { Kestiğimiz idari ücret: {fee}.}}',
  'cancel.why.not-paid': 'Kartla ödeme yapılmadı.',
  'cancel.why.paid-back': 'Bu ödeme zaten iade edildi.',
  'cancel.why.disputed':
    'Bu ödemeye banka nezdinde itiraz edildi. Bankanın geri aldığı tutarı ayrıca biz iade edemeyiz.',
  'cancel.why.too-late': 'İade istemek için çok geç.',
  'cancel.why.nothing-left': 'Ödemeden kalan tutar idari ücretimizi aşmıyor.',
  'cancel.why.express-service': 'Çok acil işlem iade edilmez.',
  'cancel.why.information-wrong': 'Bir belge yanıtlarla uyuşmuyor.',
  'cancel.why.documents-overdue': 'İstediğimiz belgeler bize zamanında ulaşmadı.',
  'cancel.why.submitted': 'Başvuruyu göçmenlik makamına ilettik ve makamın harcı ödendi.',
  'cancel.why.government-rejected': 'Göçmenlik makamı karar verdi ve makamın harcı ödendi.',
  'cancel.why.not-processed': 'Göçmenlik makamına henüz hiçbir şey iletilmedi.',
  'cancel.why.cancelled-in-time': 'Siparişten sonraki {hours} saat içinde iptal ediyorsunuz.',
  'cancel.reason': 'Neden iptal ediyorsunuz? (isteğe bağlı)',
  'cancel.ask': 'İptal talebi gönder',
  'cancel.ask.text':
    'Talebinizi bir çalışanımız inceleyip e-postayla yanıtlayacak. O zamana kadar hiçbir şey değişmez.',
  'cancel.now': 'Kesin olarak iptal et',
  'cancel.now.text':
    'Ödeme yapmadığınız için başvuru hemen sona erer ve hatırlatma göndermeyiz. Dilediğiniz zaman yeni bir başvuru başlatabilirsiniz.',
  'cancel.now.whole':
    'Bir yolcuyu çıkarmak için bu başvuruyu iptal edip daha az yolcuyla yeniden başlayın. Henüz ödeme yapmadınız.',
  'cancel.done.now': 'Başvurunuz iptal edildi',
  'cancel.open':
    '{names}: {day} tarihinde iptal istediniz. En geç {by} tarihinde e-postayla yanıtlayacağız.',
  'cancel.accepted': '{names}: {day} tarihinde iptal edildi.',
  'cancel.declined': '{names}: iptal edilmedi. Yanıtımız: {note}',
  'cancel.left': 'İptal edilecek bir şey kalmadı.',
  'cancel.keep': 'Vazgeç',
  'refund.ask': 'İade iste',
  'refund.open': '{day} tarihinde iade istediniz. En geç {by} tarihinde e-postayla yanıtlayacağız.',
  'refund.declined': 'İade talebinize yanıtımız: {note}',
  'delete.action': 'Her şeyi sil',
  'delete.title': 'Bu başvuru silinsin mi?',
  'delete.text':
    'Tüm yanıtlar, belgeler ve sözleşme kalıcı olarak silinecek. Bu işlem geri alınamaz.',
  'delete.confirm': 'Kalıcı olarak sil',
  'delete.done': 'Başvurunuz silindi',
  'add.title': 'Yolcu ekle',
  'add.text':
    'Bu başvurunun ücreti ödendi; başka bir yolcu için kendi fiyatı olan yeni bir başvuru gerekir. İletişim ve seyahat bilgilerinizi biz doldururuz. Bunlar, bu tarayıcıdaki yarım kalmış yanıtların yerine geçer.',
  'add.action': 'Aynı seyahatle başla',
  'data.title': 'Verilerim',
  'data.text':
    'Hakkınızda tuttuğumuz her şeyin bir kopyasını veya silinmesini isteyin. E-postayla yanıtlayacağız.',
  'data.export': 'Kopya iste',
  'data.erasure': 'Silinmesini iste',
  'data.erasure.text': 'Ödeme kayıtlarını, adınız olmadan, muhasebe için saklamak zorundayız.',
  'data.asked': 'Talebiniz bize ulaştı; {day} tarihine kadar yanıtlayacağız.',
}
