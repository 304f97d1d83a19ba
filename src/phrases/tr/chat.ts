import type { Dictionary } from '../index.ts'

export const chat: Dictionary['chat'] = {
  'button.open': 'Sohbeti aç',
  'button.unread': 'Sohbeti aç, yeni mesajlar: {count}',
  title: '{company} ile sohbet',
  close: 'Sohbeti kapat',
  menu: 'Sohbet seçenekleri',

  'attendance.here': 'Şu an buradayız',
  'attendance.soon': 'Ofisimiz açık. Yanıtınızı bugün burada alırsınız.',
  'attendance.away':
    'Ofisimiz kapalı. E-postayla yanıtlayacağız. Açık olacağımız saatler: {day}, {opens}–{closes} (Londra saatiyle).',

  'greeting.title': 'Nasıl yardımcı olabiliriz?',
  'greeting.text':
    'Vizeniz, belgeleriniz veya bir başvuru hakkında soru sorun. Sorunuzu bir çalışanımız yanıtlar.',
  notice: 'Özel bir danışmanlık şirketiyiz, devlet kurumu değiliz.',
  privacy: 'Sohbete pasaport ve kart numarası yazmayın.',

  'contact.title': 'Size nasıl ulaşalım?',
  'contact.text': 'Biz yanıtlamadan ayrılırsanız yanıtı size e-postayla göndeririz.',
  'contact.name': 'Ad (isteğe bağlı)',
  'contact.email': 'E-posta adresi (isteğe bağlı)',
  'contact.email.wrong': 'ad@example.com gibi bir e-posta adresi girin',
  'contact.save': 'Kaydet',
  'contact.skip': 'Şimdi değil',
  'contact.edit': 'Adımı veya e-posta adresimi değiştir',
  'contact.device': 'Başvurunuz var mı? Yanıtlarımızı bu cihazda alın',
  'contact.saved': 'Buradaki bir yanıtı kaçırırsanız {email} adresine yazarız.',
  'contact.leave.action': 'E-posta adresi bırak',

  'application.about': '{reference} numaralı başvuru hakkında',
  'application.remove': '{reference} numaralı başvuruyu görüşmeden çıkar',
  'application.ask': 'Bir başvuru hakkında mı?',
  'application.text':
    'Referans numarası ve e-posta adresiyle daha çabuk buluruz. Burada başvurudan hiçbir şey göstermeyiz.',
  'application.number': 'Başvurunun referans numarası',
  'application.email': 'Başvurunun e-posta adresi',
  'application.number.wrong': 'TZ-000123 gibi bir referans numarası girin',
  'application.thanks': 'Teşekkürler, bakacağız.',

  'message.label': 'Mesajınız',
  'message.hint': 'Enter gönderir, Shift ve Enter yeni satıra geçer',
  'message.send': 'Gönder',
  'message.left': 'Kalan karakter: {count}',
  'message.long': '{count} karakter fazla. İki mesajda gönderin.',

  log: 'Görüşme',
  loading: 'Görüşme açılıyor',
  'log.you': 'Siz',
  'log.staff': 'Danışman',
  'log.from': '{name}:',
  'log.today': 'Bugün',
  'log.yesterday': 'Dün',
  'log.new': 'Yeni mesajlar: {count}',
  'log.link': 'yeni sekmede açılır',
  'log.typing': '{name} yazıyor',

  'state.sending': 'Gönderiliyor',
  'state.waiting': 'Bağlantı gelince gönderilecek',
  'state.sent': 'Gönderildi',
  'state.seen': 'Görüldü',
  'state.failed': 'Gönderilemedi',
  'state.retry': 'Tekrar dene',
  'state.discard': 'Kaldır',

  'files.add': 'Dosya ekle',
  'files.wait': 'Dosyalarınız yüklendikten sonra gönderin.',
  'files.missing': 'Bir dosya bize ulaşmadı. Kaldırın veya tekrar deneyin, ardından gönderin.',
  'files.remove': '{name} dosyasını kaldır',
  'files.most': 'Bir mesaja en fazla beş dosya ekleyebilirsiniz.',
  'files.quota': 'Buraya bugün başka dosya ekleyemezsiniz.',
  'files.failed': 'Dosya yüklenemedi.',
  'files.changed': 'Bu dosya cihazınızda değiştirildi, taşındı veya silindi. Yeniden seçin.',
  'files.save': '{name} dosyasını kaydet',

  'connection.lost': 'Bağlantı yok. Denemeyi sürdürüyoruz.',

  'transcript.send': 'Bu görüşmeyi bana e-postayla gönder',
  'transcript.sent': '{email} adresine gönderiliyor.',
  'transcript.answer': 'Bir çalışanımız yanıt verir vermez gönderebiliriz.',
  'transcript.email': 'Önce e-posta adresinizi girin. Sonra görüşmeyi oraya gönderebiliriz.',
  'transcript.failed': 'Gönderilemedi. Birazdan tekrar deneyin.',

  'rating.title': 'Yardımcı olabildik mi?',
  'rating.good': 'Evet',
  'rating.bad': 'Hayır',
  'rating.thanks': 'Yanıtınız için teşekkürler.',
  'greeting.close': 'Bu mesajı kapat',

  'closed.text': 'Bu görüşme kapalı. Yeniden açmak için bir mesaj gönderin.',
  'full.text': 'Bu görüşme sınırına ulaştı. Devam etmek için yenisini başlatın.',
  'gone.text': 'Bu görüşme artık burada açılamıyor. Sonraki mesajınız yeni bir görüşme başlatır.',
  'anew.text': 'Önceki görüşme artık burada açılamıyor. Bu yeni bir görüşme.',
  'new.action': 'Yeni görüşme başlat',
}
