import type { Dictionary } from '../index.ts'

/** A traveller’s own part, opened by a link of their own. */
export const traveller: Dictionary['traveller'] = {
  title: 'Vize başvurusunda sizin bölümünüz',
  'from.named': '{name} Tanzanya vizesi için başvuruyor ve kendi bölümünüzü doldurmanızı istiyor.',
  'from.plain':
    'Birlikte seyahat ettiğiniz biri Tanzanya vizesi için başvuruyor ve kendi bölümünüzü doldurmanızı istiyor.',
  sees: 'Yalnızca kendi formunuzu görürsünüz ve hiçbir şey ödemezsiniz. Bağlantıyı gönderen kişi yanıtlarınızı görür, gönderir ve ödemeyi yapar.',
  kept: 'Yazdıklarınız şifrelenir ve siz yazdıkça kaydedilir. Sayfayı istediğiniz zaman kapatıp aynı bağlantıyla geri dönebilirsiniz.',
  unknown: 'Bunu kimin gönderdiğini bilmiyorsanız sayfayı kapatın. Hiçbir şey olmaz.',
  'kept.page':
    'Yanıtlarınızla birlikte şifreli olarak saklanır. Bağlantıyı gönderen kişi de görebilir. Ödemeden sonra yeniden istemeyeceğiz.',
  asIn: 'Her şeyi tam pasaportunuzda yazdığı gibi girin.',
  'shared.label': 'Ev adresim, varışım ve konaklamam ilk yolcununkiyle aynı',
  'shared.hint': 'Bunları size bağlantıyı gönderen kişi dolduracak.',
  finish: 'Tamamladım',
  'done.title': 'Teşekkürler, bölümünüz tamam',
  'done.text':
    'Size bağlantıyı gönderen kişiye haber vereceğiz. Başvurunun ücreti ödendikten sonra aynı bağlantıyla dönüp belgelerinizi ekleyin.',
  change: 'Yanıtlarımı değiştir',
  changing: 'Bitirince “Tamamladım” düğmesine yeniden basın.',
  'other.title': 'Başka bir cihazda da dolduruldu',
  'other.text': 'İkisini birleştirdik. Yanıtlarınıza bir kez daha göz atın.',
  'sent.title': 'Yanıtlarınız gönderildi',
  'sent.text':
    'Başvurunun ücreti ödenir ödenmez belgelerinizi buradan ekleyebilirsiniz. Aynı bağlantıyla geri dönün.',
  'sent.late':
    'Son değişiklikleriniz başvuruya yetişmedi. Size bağlantıyı gönderen kişiye söyleyin: başvuruyu hâlâ düzeltebilir.',
  'documents.title': 'Belgeleriniz',
  'documents.text':
    'Başvurunun ücreti ödendi. Belgelerinizi buradan ekleyin. Onları sizden başka yalnızca bağlantıyı gönderen kişi ve ekibimiz görür.',
  'documents.done.title': 'Tüm belgeleriniz elimizde',
  'documents.done.text':
    'Biz başvuruyu iletene kadar belgelerinizi değiştirebilirsiniz. Başka bir şey yapmanız gerekmiyor.',
  'ended.title': 'Bu bağlantı artık çalışmıyor',
  'ended.text':
    'Geri çekilmiş veya yenilenmiş ya da başvuru gönderilmiş. Bağlantıyı gönderen kişiden yenisini isteyin.',
  'missing.title': 'Bu sayfayı bağlantınızla açın',
  'missing.text': 'Bağlantı, size gelen e-postada veya mesajda.',
  'failed.title': 'Formunuz yüklenemedi',
}
