import type { Dictionary } from '../index.ts'

/** A traveller’s own part, opened by a link of their own. */
export const traveller: Dictionary['traveller'] = {
  title: 'Vize başvurusunda sizin bölümünüz',
  'from.named': '{name} Tanzanya vizesi için başvuruyor ve kendi bölümünüzü doldurmanızı istiyor.',
  'from.plain':
    'Birlikte seyahat ettiğiniz biri Tanzanya vizesi için başvuruyor ve kendi bölümünüzü doldurmanızı istiyor.',
  sees: 'Yalnızca kendi formunuzu görürsünüz ve hiçbir şey ödemezsiniz. Bağlantıyı gönderen kişi yanıtlarınızı görür, gönderir ve ödemeyi yapar.',
  kept: 'Yazdıklarınız şifrelenir ve siz yazdıkça kaydedilir. Sayfayı istediğiniz zaman kapatıp aynı bağlantıyla geri dönebilirsiniz.',
  unknown: 'Bunu kimin gönderdiğini bilmiyor musunuz? Sayfayı kapatın; hiçbir şey olmaz.',
  asIn: 'Her şeyi pasaportunuzda yazdığı gibi yazın.',
  'shared.label': 'Ev adresim, varışım ve konaklamam 1. yolcununkiyle aynı',
  'shared.hint': 'O zaman bunları bağlantıyı gönderen kişi yazar.',
  finish: 'Tamamladım',
  'done.title': 'Teşekkürler, bölümünüz tamam',
  'done.text':
    'Bağlantıyı gönderen kişiye haber veriyoruz. Başvurunun ücreti ödendikten sonra aynı bağlantıyla dönüp belgelerinizi ekleyin.',
  change: 'Yanıtlarımı değiştir',
  changing: 'Bitirince yeniden “Tamamladım” düğmesine basın.',
  'other.title': 'Başka bir cihazda da dolduruldu',
  'other.text': 'İkisini birleştirdik. Yanıtlarınıza bir kez daha göz atın.',
  'sent.title': 'Yanıtlarınız gönderildi',
  'sent.text':
    'Başvurunun ücreti ödenir ödenmez belgelerinizi buradan ekleyebilirsiniz. Aynı bağlantıyla geri dönün.',
  'sent.late':
    'Son değişiklikleriniz yetişmedi. Bağlantıyı gönderen kişiye söyleyin: başvuruyu hâlâ düzeltebilir.',
  'documents.title': 'Belgeleriniz',
  'documents.text':
    'Başvurunun ücreti ödendi. Belgelerinizi ekleyin; onları sizden başka yalnızca bağlantıyı gönderen kişi ve ekibimiz görür.',
  'documents.done.title': 'Tüm belgeleriniz burada',
  'documents.done.text':
    'Başvuru gönderilene kadar onları değiştirebilirsiniz. Yapmanız gereken başka bir şey yok.',
  'ended.title': 'Bu bağlantı artık çalışmıyor',
  'ended.text':
    'Geri alınmış veya yenilenmiş ya da başvuru gönderilmiş. Size gönderen kişiden yenisini isteyin.',
  'missing.title': 'Bu sayfayı bağlantınızla açın',
  'missing.text': 'Bağlantı, size gelen e-postada veya mesajda.',
  'failed.title': 'Formunuz yüklenemedi',
}
