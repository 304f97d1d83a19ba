import type { Dictionary } from '../index.ts'

export const status: Dictionary['status'] = {
  title: 'Başvurunuzu sorgulayın',
  tab: 'Başvurunuzu sorgulayın · {company}',
  lead: 'Hangi aşamada olduğunu, sıranın kimde olduğunu ve bundan sonra ne olacağını görün.',
  'form.reference': 'Başvuru referans numarası',
  'form.reference.hint': 'E-postalarımızda yazar, TZ-000123 gibi görünür.',
  'form.reference.required': 'Başvurunuzun referans numarasını girin, örneğin TZ-000123',
  'form.email': 'E-posta adresi',
  'form.email.hint': 'Başvuruda verdiğiniz adres.',
  'form.email.required': 'Başvuruda verdiğiniz e-posta adresini girin',
  'form.action': 'Durumu sorgula',
  'form.another': 'Başka bir başvuru sorgula',
  'form.lost':
    'Referans numaranız yanınızda değil mi? E-postalarımızın konu satırında yazar. Ya da {email} adresine yazıp adınızı ve seyahat tarihinizi bildirin.',
  'own.title': 'Bu tarayıcıdan',
  'own.text': 'Bu tarayıcıyla başvurduğunuz için bu başvurular e-posta adresi sorulmadan açılır.',
  'own.line': 'başvuru tarihi: {day}',
  loading: 'Başvurunuz aranıyor',
  'offline.title': 'Sorgulama yapılamıyor',
  checked: 'Son kontrol: {time}. Bu sayfa açık olduğu sürece her dakika yeniden kontrol edilir.',

  'state.pending': 'Beklemede',
  'state.paid': 'Ödendi',
  'state.processing': 'İşlemde',
  'state.approved': 'Onaylandı',
  'state.rejected': 'Reddedildi',

  'now.payment.title': 'Sıradaki adım ödemeniz',
  'now.payment.text':
    'Yanıtlarınız kayıtlı ve sizden ücret alınmadı. Ödeme ve belgeler ulaşır ulaşmaz başlarız.',
  'now.payment.elsewhere':
    'Ödemek için bu sayfayı başvuru yaptığınız tarayıcıda açın veya e-postamızdaki bağlantıyı kullanın.',
  'now.payment.action': 'Şimdi öde',
  'now.documents.title': 'Belgelerinizi bekliyoruz',
  'now.documents.text':
    'Ödemeniz ulaştı. Eksik belgeleri ekleyin ve “Başvuruyu tamamla” düğmesine basın.',
  'now.documents.text.by':
    'Ödemeniz ulaştı. {day} tarihine kadar eksik belgeleri ekleyin ve “Başvuruyu tamamla” düğmesine basın.',
  'now.documents.complete':
    'Tüm belgeler yüklendi. Bize göndermek için “Başvuruyu tamamla” düğmesine basın.',
  'now.documents.elsewhere':
    'Belge eklemek için bu sayfayı başvuru yaptığınız tarayıcıda açın veya e-postamızdaki bağlantıyı kullanın.',
  'now.documents.action': 'Belge ekle',
  'now.documents.finish': 'Başvuruyu tamamla',
  'now.asked.title': 'Sizden yeni bir belge istiyoruz',
  'now.asked.text':
    'Bize verdiğiniz bir belge bu hâliyle iletilemez. Hangisi olduğu ve nedeni belgeler sayfasında yazıyor.',
  'now.asked.text.by':
    'Bize verdiğiniz bir belge bu hâliyle iletilemez. Hangisi olduğu ve nedeni belgeler sayfasında yazıyor. Size verdiğimiz sözü tutabilmemiz için {day} tarihine kadar yenisini gönderin.',
  'now.asked.action': 'Yeni belge gönder',
  'now.review.title': 'Ödemenizi inceliyoruz',
  'now.review.text':
    'Ödeme kuruluşu bu siparişle uyuşmayan bir bilgi bildirdi. Bir çalışanımız inceliyor. Tekrar ödeme yapmayın: size yazacağız.',
  'now.checking.title': 'Başvurunuzu kontrol ediyoruz',
  'now.checking.text': 'Yapmanız gereken bir şey kalmadı. Başvuruyu yetkili makama iletiriz.',
  'now.checking.text.by':
    'Yapmanız gereken bir şey kalmadı. Başvuruyu en geç {day} tarihinde yetkili makama iletiriz.',
  'now.deciding.title': 'Kararı yetkili makam veriyor',
  'now.deciding.text':
    'Başvuruyu ilettik. Yetkili makamın resmî süresi yaklaşık {days} gündür ve bunu kimse kısaltamaz. Kararı e-postayla alırsınız.',
  'now.approved.title': 'Vizeniz onaylandı',
  'now.approved.text':
    'Vizeyi indirin, her adı, numarayı ve tarihi kontrol edin, yanınıza basılı bir kopya alın.',
  'now.rejected.title': 'Başvurunuz onaylanmadı',
  'now.rejected.text':
    'Bu başvuru, yetkili makamca veya bizim incelememizde onaylanmadı. Size yazdık; sorularınız için {email} adresine yazın ve {reference} numarasını belirtin.',
  'now.refunded.title': 'Bu başvurunun ücreti iade edildi',
  'now.refunded.text':
    'Ödeme iade edildi ve bu başvuru için başka bir işlem yapılmayacak. Bankanızda görünmesi birkaç gün sürebilir.',

  'change.title': 'Siparişinizi değiştirin',
  'change.lead':
    'Başvurunuzu sunana kadar başka bir vizeye veya daha hızlı hizmete geçebilirsiniz. Yalnızca farkı ödersiniz.',
  'change.visa': 'Vize',
  'change.speed': 'İşlem süresi',
  'change.expected': 'En geç sunulacağı tarih',
  'change.expected.documents':
    'Bugünden sayılır. Tarih, belgelerinizin ne zaman tamamlandığına bağlıdır.',
  'change.difference': 'Fark',
  'change.total': 'Yeni toplam',
  'change.documents':
    'Bu vize daha fazla belge istiyor. Ödedikten sonra belgeleri ekleyin ve başvuruyu yeniden tamamlayın.',
  'change.pay': '{amount} daha öde',
  'change.help': '{email} adresine yazın ve {reference} numarasını belirtin.',
  'change.leaving': 'Ödeme sayfası açılıyor',

  'travellers.title': 'Yolcular',
  'travellers.all': 'Tümünü göster ({count})',
  'travellers.fallback': '{number}. yolcu',
  'turn.traveller': 'Sıra sizde',
  'turn.us': 'Sıra bizde',
  'turn.authority': 'Yetkili makamda',
  'turn.nobody': 'Sonuçlandı',
  'action.pay': 'Başvuru ücretini ödeyin',
  'action.upload': 'Eksik belgeleri ekleyin',
  'action.replace': 'Yeni belge gönderin',
  'action.complete': '“Başvuruyu tamamla” düğmesine basın',
  'action.wait': 'Yapmanız gereken bir şey yok',
  'action.wait.by': 'Yapmanız gereken bir şey yok. En geç {day} tarihinde iletiriz',
  'action.download': 'Vizeyi indirin',
  'action.by': '{action}: en geç {day}',

  'timeline.title': 'Süreç',
  'timeline.past': 'Tamamlandı',
  'timeline.present': 'Şimdi',
  'timeline.expected': 'Beklenen',
  'timeline.created': 'Başvuru yapıldı',
  'timeline.paid': 'Ödeme alındı',
  'timeline.completed': 'Belgeler tamam',
  'timeline.processing': 'Yetkili makama iletildi',
  'timeline.approved': 'Onaylandı',
  'timeline.rejected': 'Onaylanmadı',
  'timeline.pending': 'Yeniden açıldı',
  'timeline.now.payment': 'Ödemeniz bekleniyor',
  'timeline.now.documents': 'Belgeleriniz bekleniyor',
  'timeline.now.asked': 'Sizden yeni bir belge bekleniyor',
  'timeline.now.review': 'Bir çalışanımız ödemeyi inceliyor',
  'timeline.now.checking': 'Yanıtları ve belgeleri kontrol ediyoruz',
  'timeline.now.deciding': 'Kararı yetkili makam veriyor',
  'timeline.next.paid': 'Ödeme',
  'timeline.next.completed': 'Belgeleriniz',
  'timeline.next.processing': 'Yetkili makama iletiriz',
  'timeline.next.decision': 'Yetkili makamın kararı',
  'timeline.by': 'En geç {day}',
  'timeline.about': 'Tahminen {day}',

  'details.title': 'Başvuru bilgileri',
  'details.visa': 'Vize',
  'details.speed': 'İşlem süremiz',
  'details.travellers': 'Yolcular',
  'details.made': 'Başvuru tarihi',
  'details.paid': 'Ödeme tarihi',
  'details.total': 'Toplam',
  'details.agreement': 'İmzalı sözleşme',
  'details.agreement.open': 'PDF’yi indir',
  'visa.tourist': 'Turistik, tek girişli',
  'visa.tourist_multiple': 'Turistik, çok girişli',
  'visa.business': 'Ticari',
  'visa.transit': 'Transit',
  'speed.normal': '5-7 iş günü',
  'speed.urgent': '2-3 iş günü',
  'speed.super_urgent': '24 saat',

  'download.action': 'Vizeyi indir',
  'download.done': 'Vizeniz indirildi.',
  'download.check': 'Bu dosyanın bizden geldiğini herkes doğrulayabilir: {link}',
  'download.why':
    'Vizede pasaport bilgileri yer alır. İndirenin siz olduğunuzdan emin olmak için {email} adresine altı haneli bir kod göndeririz.',
  'download.send': 'Kodu gönder',
  'download.sent': '{email} adresine bir kod gönderdik. Kod 15 dakika geçerlidir.',
  'download.code': 'Altı haneli kod',
  'download.code.required': 'E-postamızdaki altı rakamı girin',
  'download.resend': 'Yeni kod gönder',
  'download.failed': 'Vize indirilemedi',

  'reminders.title': 'Hatırlatmalar durdurulsun mu?',
  'reminders.text':
    'Ödenmemiş bir başvuru için en fazla iki kez, eksik belgeler için en fazla iki kez hatırlatma göndeririz. Kararla ilgili e-postalar gelmeye devam eder.',
  'reminders.action': 'Hatırlatmaları durdur',
  'reminders.done': 'Bu başvuru için artık hatırlatma gönderilmeyecek.',

  'check.tab': 'Vizeyi veya sözleşmeyi doğrulayın · {company}',
  'check.title': 'Vizeyi veya sözleşmeyi doğrulayın',
  'check.lead':
    'Bu dosya gerçekten {company} tarafından mı gönderildi? Gönderdiğimiz vizeler ve bizimle imzalanan sözleşmeler için buradan öğrenirsiniz.',
  'check.file.title': 'Dosyayla',
  'check.file.text': 'Dosya cihazınızda kalır: yalnızca doğrulama kodu karşılaştırılır.',
  'check.file.original':
    'Dosyayı size geldiği hâliyle seçin; taranmış veya fotoğrafı çekilmiş bir kopyasını değil.',
  'check.file.drop': 'Dosyayı buraya sürükleyin',
  'check.file.choose': 'Dosya seç',
  'check.file.reading': 'Doğrulama kodu hesaplanıyor',
  'check.file.unreadable': 'Bu dosya okunamıyor. Yeniden seçin.',
  'check.file.insecure':
    'Bu tarayıcı doğrulama kodunu yalnızca güvenli sayfalarda (https) hesaplar. Bunun yerine doğrulama kodunu girin.',
  'check.hash.title': 'Doğrulama koduyla',
  'check.hash.label': 'Doğrulama kodu (SHA-256)',
  'check.hash.hint': 'Sözleşmenin sonunda yazan 64 harf ve rakam. Boşluklar önemli değildir.',
  'check.hash.required': 'Doğrulama kodunu girin',
  'check.hash.malformed': 'Doğrulama kodu 64 karakterdir: rakamlar ve a’dan f’ye harfler',
  'check.action': 'Kodu doğrula',
  'check.found.title': 'Bu sözleşme burada imzalandı',
  'check.found.text': 'İmza zamanı: {moment}. O zamandan beri tek bir harfi bile değişmedi.',
  'check.found.undated': 'O zamandan beri tek bir harfi bile değişmedi.',
  'check.visa.sent.title': 'Bu vizeyi biz gönderdik',
  'check.visa.sent.text':
    'Gönderim tarihi: {day}. O zamandan beri dosyada hiçbir şey değişmedi. Geçerli olup olmadığına yetkili makam karar verir.',
  'check.visa.replaced.title': 'Bu vizeyi, sonra da yenisini gönderdik',
  'check.visa.replaced.text':
    'Gönderim tarihi: {day}. Yenisiyle değiştirildiği tarih: {replaced}. Yeni dosyayı isteyin.',
  'check.visa.withdrawn.title': 'Bu vizeyi gönderdik, sonra geri çektik',
  'check.visa.withdrawn.text':
    'Gönderim tarihi: {day}. Daha sonra geri çekildi. Bu dosyaya güvenmeyin; emin değilseniz {email} adresine sorun.',
  'check.none.title': 'Bu dosyayı biz göndermedik',
  'check.none.text':
    'Son {years} yılda bu doğrulama koduyla bir vize göndermedik, bir sözleşme de imzalanmadı. Dosya değiştirilmiş, yazdırılıp taranmış veya başka bir programla yeniden kaydedilmiş olabilir: o zaman dosyanın ilk hâlini isteyin. Emin değilseniz {email} adresine sorun.',
  'check.compared': 'Karşılaştırılan: {hash}',
}
