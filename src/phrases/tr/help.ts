import type { Dictionary } from '../index.ts'

export const help: Dictionary['help'] = {
  'cancel.title': 'İptal',
  'cancel.lead':
    'Önce size ne kadarının neden geri ödeneceğini görün. Siz onaylamadan hiçbir şey iptal edilmez.',
  'cancel.show': 'Başvuruyu iptal et',
  'cancel.whom': 'Kim vazgeçiyor?',
  'cancel.back': '{amount} geri alırsınız',
  'cancel.none': 'Geri ödeme yok',
  'cancel.sum': 'Bunun için ödenen: {paid}. Ücretimiz olarak kalan: {fee}.',
  'cancel.why.not-paid': 'Kartla ödeme yapılmadı.',
  'cancel.why.paid-back': 'Ödeme zaten geri ödendi.',
  'cancel.why.too-late': 'İade isteme süresi geçti.',
  'cancel.why.nothing-left': 'Ödemeden kalan tutar ücretimizi aşmıyor.',
  'cancel.why.express-service': 'Ekspres hizmetimiz iade edilmez.',
  'cancel.why.information-wrong': 'Bir belge yanıtlarla uyuşmuyor.',
  'cancel.why.documents-overdue': 'İstediğimiz belgeler zamanında gelmedi.',
  'cancel.why.submitted': 'Başvuruyu yetkili makama ilettik; makamın harcı ödendi.',
  'cancel.why.government-rejected': 'Yetkili makam karar verdi; makamın harcı ödendi.',
  'cancel.why.not-processed': 'Yetkili makama henüz hiçbir şey iletilmedi.',
  'cancel.why.cancelled-in-time': 'İlk 24 saat içinde iptal ediyorsunuz.',
  'cancel.why.fee-kept': 'İdari ücretimiz bir kez kesilir.',
  'cancel.reason': 'Neden iptal ediyorsunuz? (isteğe bağlı)',
  'cancel.ask': 'İptal iste',
  'cancel.ask.text':
    'Talebinizi bir çalışanımız inceler ve e-postayla yanıtlar. O zamana kadar hiçbir şey değişmez.',
  'cancel.now': 'Kesin olarak iptal et',
  'cancel.now.text':
    'Ödeme yapılmadığı için başvuru hemen sona erer ve hatırlatma gönderilmez. İstediğiniz zaman yeni bir başvuru yapabilirsiniz.',
  'cancel.now.whole':
    'Bir yolcuyu çıkarmak için bu başvuruyu iptal edip daha az yolcuyla yeniden başlayın: henüz ödeme yapılmadı.',
  'cancel.done.now': 'Başvurunuz iptal edildi',
  'cancel.done.asked': 'Talebiniz bize ulaştı, e-postayla yanıtlayacağız',
  'cancel.open': '{names}: {day} tarihinde iptal istediniz. E-postayla yanıtlayacağız.',
  'cancel.accepted': '{names}: {day} tarihinde iptal edildi.',
  'cancel.declined': '{names}: iptal edilmedi. Yanıtımız: {note}',
  'cancel.left': 'Bu başvuruyla artık kimse seyahat etmiyor.',
  'cancel.keep': 'Vazgeç',
  'delete.action': 'Her şeyi sil',
  'delete.title': 'Bu başvuru silinsin mi?',
  'delete.text':
    'Bütün yanıtlar, belgeler ve sözleşme kalıcı olarak silinir. Bu işlem geri alınamaz.',
  'delete.confirm': 'Kalıcı olarak sil',
  'delete.done': 'Başvurunuz silindi',
  'add.title': 'Yolcu ekle',
  'add.text':
    'Bu başvurunun ödemesi yapıldı; bir yolcu daha için kendi ücreti olan yeni bir başvuru gerekir. İletişim ve yolculuk bilgilerinizi biz doldururuz. Bu tarayıcıdaki yarım kalmış yanıtların yerine geçer.',
  'add.action': 'Aynı yolculukla başla',
  'data.title': 'Verilerim',
  'data.text':
    'Hakkınızda tuttuğumuz her şeyin bir kopyasını ya da silinmesini isteyin. E-postayla yanıtlarız.',
  'data.export': 'Kopya iste',
  'data.erasure': 'Silinmesini iste',
  'data.erasure.text': 'Ödenmiş olanlar, adınız olmadan, muhasebe için saklanmak zorundadır.',
  'data.asked': 'Talebiniz bize ulaştı; en geç {day} tarihinde yanıtlayacağız.',
}
