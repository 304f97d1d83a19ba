import type { Dictionary } from '../index.ts'

export const messenger: Dictionary['messenger'] = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  sms: 'SMS',
  words: 'Vize başvurumu bağla: {code}',
  'news.status':
    'Vize başvurunuzdan ({reference}) haber var: durumu değişti. Buradan okuyun: {link} Bu mesajları durdurmak için STOP yazın.',
  'news.decision':
    'Vize başvurunuz ({reference}) için karar çıktı. Buradan okuyun: {link} Bu mesajları durdurmak için STOP yazın.',
  'news.documents':
    'Vize başvurunuz ({reference}) için sizden bir şeye ihtiyacımız var. Eksikleri görün: {link} Bu mesajları durdurmak için STOP yazın.',
  'news.refund':
    'Vize başvurunuz ({reference}) için iade yapıyoruz. Tutarı ve zamanı buradan okuyun: {link} Bu mesajları durdurmak için STOP yazın.',
  'news.cancellation':
    'Vize başvurunuzdaki ({reference}) iptal isteğinizi yanıtladık. Buradan okuyun: {link} Bu mesajları durdurmak için STOP yazın.',
  'news.answer':
    'Vize başvurunuz ({reference}) hakkında size yazdık. Buradan okuyup yanıtlayın: {link} Bu mesajları durdurmak için STOP yazın.',
  'news.reminder':
    'Vize başvurunuzda ({reference}) hâlâ eksik bir şey var. Buradan devam edin: {link} Bu mesajları durdurmak için STOP yazın.',
  'news.reopen':
    'Merhaba, biz {company}: sizin için bir yanıtımız var. Bu mesajı yanıtlayın, gönderelim. Bu mesajları durdurmak için STOP yazın.',
  'reply.connected':
    'Vize başvurunuza ({reference}) bağlandı. E-postayla gönderdiklerimizi burada da alacak ve bize buradan yazabileceksiniz. Durdurmak için STOP yazın.',
  'reply.code-wrong':
    'Bu kod artık geçerli değil. Sitemizde “Başvurum” sayfasını açın ve yeniden “Bağla” seçeneğini seçin: {link}',
  'reply.code-paused':
    'Birkaç kod tutmadı; bu yüzden bir saat boyunca buradan gelen hiçbir kod denenmeyecek. Ardından sitemizde “Başvurum” sayfasını açın ve yeniden “Bağla” seçeneğini seçin: {link}',
  'reply.stopped':
    'Buradan artık mesaj göndermeyeceğiz. Size e-postayla yazacağız. Yeniden almak için START yazın.',
  'reply.started': 'Mesajlarımızı buradan yeniden alacaksınız. Durdurmak için STOP yazın.',
  'reply.away':
    'Teşekkürler, mesajınız ulaştı. Ofisimiz kapalı; yeniden açılış: {opening}. {status}',
  'file.refused': '{company}: 📎 {name} ulaşmadı. {reason}',
  'file.gone': 'Dosyayı mesajlaşma uygulamasından alamadık. Lütfen yeniden gönderin.',
  'reply.away.status': 'Vize başvurunuzun ({reference}) durumu: {status}.',
  'letter.offer': 'Haberler {messengers} üzerinden de gelebilir.',
  'letter.action': '“Başvurum” sayfasında bağlayın',
  'step.tick': 'Haberleri WhatsApp’tan da gönderin',
  'step.consent':
    '{company} bu numaraya kısa haberler gönderir: yalnızca başvurunuzun referans numarası ve bir bağlantı. İstediğiniz zaman STOP yazarak durdurabilirsiniz. Size her durumda e-posta göndereceğiz.',
  'step.telegram':
    'Haberler Telegram üzerinden de gelebilir: başvurunuzu gönderdikten sonra “Başvurum” sayfasında bağlayın.',
  'step.none':
    'Haberler e-postayla gelir. {channel} üzerinden göndermiyoruz, ama bir çalışanımız size oradan yazabilir.',
  'own.title': 'Mesajlaşma uygulamanızda haberler',
  'own.offer': 'Haberleri mesajlaşma uygulamanızda da alın',
  'own.connect': '{messenger} bağla',
  'own.again': '{messenger} yeniden bağla',
  'own.claimed':
    'Haberler oraya yalnızca bir bağlantıyla gelir. Orada daha fazlasını okumak ve bize yanıt vermek için bağlayın.',
  'own.news.on': 'Bağlandı. Haberler oraya da gelir ve bize oradan yazabilirsiniz.',
  'own.news.off':
    'Bağlandı. Haberler yalnızca e-postayla gelir; bize oradan yazdıklarınızı oradan yanıtlarız.',
  'own.turn.on': 'Haberleri oraya da gönder',
  'own.turn.off': 'Yalnızca e-postayla',
  'own.end': 'Bağlantıyı kes',
  'own.ended.stop': 'Sona erdi ({moment}): STOP yazdınız. Haberler yalnızca e-postayla gelir.',
  'own.ended.blocked':
    'Sona erdi ({moment}): bizi orada engellediniz. Haberler yalnızca e-postayla gelir.',
  'own.ended.unreachable':
    'Sona erdi ({moment}): mesajlarımız oraya ulaştırılamadı. Haberler yalnızca e-postayla gelir.',
  'own.ended.replaced':
    'Sona erdi ({moment}): yerini başka bir numara veya ad aldı. Haberler yalnızca e-postayla gelir.',
  'own.ended.moved':
    'Sona erdi ({moment}): bu başvurunun e-posta adresi değişti. Haberler yalnızca e-postayla gelir.',
  'own.ended.traveller': 'Bağlantı burada kesildi: {moment}. Haberler yalnızca e-postayla gelir.',
  'own.ended.staff': 'Bağlantıyı biz kestik: {moment}. Haberler yalnızca e-postayla gelir.',
  'own.how.whatsapp':
    'Aşağıdaki mesajı kendi WhatsApp’ınızdan bize gönderin. Hazır yazılmıştır: yalnızca Gönder’e basın.',
  'own.how.telegram': 'Telegram sohbetimizi açar. Orada yalnızca Başlat’a basın.',
  'own.how.sms':
    'Aşağıdaki mesajı telefonunuzdan SMS ile bize gönderin. Hazır yazılmıştır: yalnızca Gönder’e basın.',
  'own.means':
    'Bundan sonra bu başvurunun haberlerini oraya göndereceğiz ve bize oradan yazabileceksiniz. Oraya hiçbir zaman pasaport numarası, doğum tarihi veya belge göndermeyiz. Durdurmak için STOP yazın.',
  'own.sandbox': 'Denemek için bir mesajlaşma uygulaması: kimseye gerçek mesaj gitmez.',
  'own.scan': 'Telefonunuzun kamerasıyla tarayın',
  'own.scan.label': 'Telefonunuzda {messenger} açan QR kodu',
  'own.open': '{messenger} aç',
  'own.until': 'Mesaj bir kez geçerlidir, son saat {time}.',
  'own.waiting': 'Mesajınız bekleniyor',
  'own.done': '{messenger} bağlandı.',
  'own.close': 'Kapat',
  'own.late': 'Bu mesaj artık geçerli değil.',
  'own.renew': 'Yenisini oluştur',
  'own.hint': 'Buradan, {email} adresine e-postayla ve {messenger} üzerinden yanıt vereceğiz.',
}
