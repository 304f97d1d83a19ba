import type { Dictionary } from '../index.ts'

export const letter: Dictionary['letter'] = {
  greeting: 'Sayın {name},',
  'footer.private':
    '{company} özel bir danışmanlık şirketidir ve hiçbir devlet kurumunun parçası değildir. {officialSite} resmî sitesinden de başvurabilirsiniz.',
  'footer.contact': 'Sorunuz mu var? Bu e-postayı yanıtlayın veya {email} adresine yazın.',
  'footer.stop': 'Bu başvuru için hatırlatmaları durdur',
  'fact.reference': 'Referans',
  'fact.paidAt': 'Ödeme tarihi',
  'fact.payment': 'Ödeme',
  'fact.visa': 'Vize',
  'fact.travellers': 'Yolcular',
  'fact.total': 'Toplam',
  'fact.status': 'Durum',
  'fact.attached': 'Ek',
  message: 'Başvurunuzla ilgilenen çalışanımızdan',
  'status.pending': 'Beklemede',
  'status.paid': 'Ödendi',
  'status.processing': 'İşlemde',
  'status.approved': 'Onaylandı',
  'status.rejected': 'Reddedildi',
  'next.title': 'Bundan sonra ne olacak',

  'payment-confirmed.subject': '{reference}: ödemeniz alındı, sırada belgeleriniz var',
  'payment-confirmed.preview': 'Makbuzunuz ve yapmanız gereken tek şey.',
  'payment-confirmed.title': 'Ödemeniz bize ulaştı',
  'payment-confirmed.text.attached': 'Teşekkür ederiz. Makbuzunuz PDF olarak ektedir.',
  'payment-confirmed.text.online': 'Teşekkür ederiz. Makbuzunuzu durum sayfasında bulabilirsiniz.',
  'payment-confirmed.agreement': 'İmzaladığınız sözleşme PDF olarak ektedir.',
  'payment-confirmed.action': 'Belgelere geç',
  'payment-confirmed.next.1':
    '{count, plural, one {Yolcunun belgelerini ekleyin. Telefonla çekilen net fotoğraflar yeterlidir.} other {# yolcunun belgelerini ekleyin. Telefonla çekilen net fotoğraflar yeterlidir.}}',
  'payment-confirmed.next.2.normal': 'Her şeyi kontrol eder, 5 ila 7 iş günü içinde iletiriz.',
  'payment-confirmed.next.2.urgent': 'Her şeyi kontrol eder, 2 ila 3 iş günü içinde iletiriz.',
  'payment-confirmed.next.2.super_urgent': 'Her şeyi kontrol eder, 24 saat içinde iletiriz.',
  'payment-confirmed.next.3':
    'Kararı yetkili makam verir. Bu süreyi kimse kısaltamaz. Karar bu adrese gelir.',
  'payment-confirmed.next.3.by':
    'Kararı yetkili makam verir: belgeleriniz bugün bize ulaşırsa yaklaşık {day} tarihinde. Bu süreyi kimse kısaltamaz. Karar bu adrese gelir.',
  'payment-confirmed.link':
    'Düğme, siparişinizi parola sormadan açar. Bu e-postayı kimseye iletmeyin.',

  'order-amended.subject': '{reference}: siparişiniz değiştirildi',
  'order-amended.preview': 'Şimdi ne sipariş ettiğiniz ve ne zaman hazır olacağı.',
  'order-amended.title': 'Siparişiniz değiştirildi',
  'order-amended.text.paid':
    'Teşekkür ederiz. {amount} tutarındaki ödemeniz alındı ve değişiklik yapıldı. Bu e-posta makbuzunuzdur: saklayın.',
  'order-amended.text.staff':
    'Anlaştığımız gibi siparişinizi değiştirdik. Size iade yapılacaksa ayrı bir e-posta alacaksınız.',
  'order-amended.receipt': 'Makbuz PDF olarak ektedir.',
  'order-amended.documents':
    'Bu vize öncekinden daha fazla belge istiyor. Belgeleri ekleyin, ardından başvuruyu yeniden tamamlayın.',
  'order-amended.due': 'Başvuruyu en geç {day} tarihinde sunacağız.',
  'order-amended.action.status': 'Durumu gör',
  'order-amended.action.documents': 'Belge ekle',

  'documents-received.subject': '{reference}: ihtiyacımız olan her şey elimizde',
  'documents-received.preview':
    'Yapmanız gereken bir şey kalmadı. Bundan sonraki adımlar ve tarihleri burada.',
  'documents-received.title': 'Belgeleriniz elimizde',
  'documents-received.text':
    '{count, plural, one {Yolcunun tüm belgeleri ulaştı.} other {# yolcunun tüm belgeleri ulaştı.}} Yapmanız gereken bir şey kalmadı.',
  'documents-received.action': 'Durumu gör',
  'documents-received.next.1':
    'Her şeyi kontrol eder, en geç {day} tarihinde iletiriz. Düzeltilmesi gereken bir şey olursa size yazarız.',
  'documents-received.next.2': 'Kararı yetkili makam verir. Seçtiğiniz hız bu süreyi kısaltmaz.',
  'documents-received.next.2.by':
    'Kararı yetkili makam verir; bildirdiği süreye uyarsa yaklaşık {day} tarihinde. Seçtiğiniz hız bu süreyi kısaltmaz.',
  'documents-received.next.3': 'Kararı ve indirebileceğiniz vizeyi e-postayla alırsınız.',
  'documents-received.hold': 'Vizeyi almadan, değiştirilemeyecek hiçbir rezervasyon yapmayın.',

  'reminder-payment.subject': '{reference}: yanıtlarınız kayıtlı, ödeme bekleniyor',
  'reminder-payment.preview': 'Kaldığınız yerden devam edin. Sizden ücret alınmadı.',
  'reminder-payment.title': 'Başvuru ücretiniz henüz ödenmedi',
  'reminder-payment.text':
    '{reference} numaralı başvurunuzun yanıtları kayıtlı. Sizden ücret alınmadı; ödeme yapılmadan yetkili makama hiçbir şey iletilmez.',
  'reminder-payment.text.last':
    '{reference} numaralı başvurunuzun yanıtları hâlâ kayıtlı. Bu son hatırlatmamızdır; vizeye artık ihtiyacınız yoksa bir şey yapmanız gerekmez.',
  'reminder-payment.action': 'Ödemeye geç',

  'reminder-documents.subject':
    '{reference}: {count, plural, =0 {son bir adım kaldı} one {bir belge hâlâ eksik} other {# belge hâlâ eksik}}',
  'reminder-documents.preview': 'Belgeler ulaşır ulaşmaz başlarız.',
  'reminder-documents.title': 'Bazı belgeler hâlâ eksik',
  'reminder-documents.text':
    '{reference} numaralı başvurunuzun ücreti ödendi. Şu belgeler ulaşır ulaşmaz başlarız:',
  'reminder-documents.text.last':
    '{reference} numaralı başvurunuzun ücreti ödendi; başvurunuz şu belgeleri bekliyor. Bu son hatırlatmamızdır, ancak başvuru açık kalır.',
  'reminder-documents.more': '{count, plural, one {ve bir yolcu daha} other {ve # yolcu daha}}',
  'reminder-documents.title.complete': 'Son bir adım kaldı',
  'reminder-documents.text.complete':
    '{reference} numaralı başvurunun tüm belgeleri burada, ancak başvuru tamamlanmadı. Belgelere bir kez daha bakın ve “Başvuruyu tamamla” düğmesine basın: ardından başlarız.',
  'reminder-documents.action': 'Belge ekle',
  'reminder-documents.action.complete': 'Başvuruyu tamamla',
  'reminder-documents.help':
    'Çalışmayan bir şey mi var veya bir belgeniz mi yok? Bu e-postayı yanıtlayıp bize bildirin.',

  'own-part-asked.subject.named': '{name}, Tanzanya vizesi için bölümünüzü doldurmanızı istiyor',
  'own-part-asked.subject.plain': 'Tanzanya vize başvurusunda sizin bölümünüz',
  'own-part-asked.preview': 'Yalnızca size ait bir form. Hesap yok, ödeme yok.',
  'own-part-asked.title': 'Kendi bölümünüzü doldurun',
  'own-part-asked.text.named':
    '{name}, {company} üzerinden Tanzanya vizesi için başvuruyor ve kendi bölümünüzü doldurmanızı istiyor: pasaportunuzdaki bilgiler, daha sonra da belgeleriniz.',
  'own-part-asked.text.plain':
    'Birlikte seyahat ettiğiniz biri {company} üzerinden Tanzanya vizesi için başvuruyor ve kendi bölümünüzü doldurmanızı istiyor: pasaportunuzdaki bilgiler, daha sonra da belgeleriniz.',
  'own-part-asked.sees':
    'Bağlantı her cihazda, hesap açmadan yalnızca sizin formunuzu açar. Hiçbir şey ödemezsiniz. Gönderen kişi yanıtlarınızı görür, gönderir ve ödemeyi yapar.',
  'own-part-asked.action': 'Formumu aç',
  'own-part-asked.ignore':
    'Bunun kimden geldiğini bilmiyor musunuz? Bu e-postayı dikkate almayın: siz bir şey yapmadıkça hiçbir şey olmaz. Burada asla para veya şifre istemeyiz.',
  'own-part-reminder.subject': 'Tanzanya vize başvurusundaki bölümünüz hâlâ bekliyor',
  'own-part-reminder.title': 'Bölümünüz hâlâ bekliyor',
  'own-part-reminder.answers':
    'Başvuru ancak bölümünüz tamamlanınca ilerleyebilir. Şimdiye kadar yazdıklarınız kayıtlı; aynı bağlantı onları açar.',
  'own-part-reminder.documents':
    'Başvurunun ücreti ödendi, belgeleriniz hâlâ eksik. Aynı bağlantı sizi belgelere götürür.',
  'own-part-finished.subject.all': 'Tüm yolcular bölümünü tamamladı',
  'own-part-finished.subject.some':
    '{count, plural, one {Bir yolcu bölümünü tamamladı} other {# yolcu bölümünü tamamladı}}',
  'own-part-finished.text': 'Tamamlayan: {names}.',
  'own-part-finished.left':
    '{count, plural, one {Bağlantısı olan bir yolcu daha var, henüz bitirmedi.} other {Bağlantısı olan # yolcu daha var, henüz bitirmedi.}}',
  'own-part-finished.next':
    'Başvuruyu başladığınız tarayıcıda açın, yanıtları kontrol edin ve ödemeye geçin.',
  'own-part-finished.action': 'Başvuruya devam et',

  'continue-link.subject': 'Başvuruya devam etmek için bağlantınız',
  'continue-link.preview': 'Bağlantı bir kez çalışır ve {minutes} dakika geçerlidir.',
  'continue-link.title': 'Başka bir tarayıcıda devam edin',
  'continue-link.text':
    'Bu e-postayı devam etmek istediğiniz cihazda açın ve düğmeye basın. Bağlantı bir kez çalışır ve {minutes} dakika geçerlidir.',
  'continue-link.action': 'Başvuruya devam et',
  'continue-link.ignore':
    'Bu bağlantıyı siz istemediniz mi? O hâlde bu e-postayı dikkate almayın: bağlantı açılmadan hiçbir şey olmaz.',

  'draft-reminder.subject': 'Tanzanya vize başvurunuz tamamlanmadı',
  'draft-reminder.preview': 'Girdikleriniz {date} tarihine kadar saklanır.',
  'draft-reminder.title': 'Kaldığınız yerden devam edin',
  'draft-reminder.text':
    'Bizde bir Tanzanya vize başvurusuna başladınız ve tamamlamadınız. Girdikleriniz {date} tarihine kadar saklanır, sonra silinir. Sizden ücret alınmadı ve hiçbir şey iletilmedi.',
  'draft-reminder.action': 'Başvuruya devam et',
  'draft-reminder.once':
    'Düğme her cihazda, yalnızca bir kez çalışır. Bundan başka hatırlatma göndermiyoruz.',
  'draft-reminder.ignore': 'Siz değil miydiniz veya artık gerekmiyor mu?',
  'draft-reminder.forget': 'Unut',

  'staff-invitation.subject.new': 'Bizimle çalışmak için davetiniz',
  'staff-invitation.subject.reset': 'Yeni bir parola seçin',
  'staff-invitation.preview':
    'Bir kez çalışır ve {days, plural, one {# gün} other {# gün}} geçerlidir.',
  'staff-invitation.title': 'Hoş geldiniz, {name}',
  'staff-invitation.new':
    '{inviter} sizi {company} çalışan alanına davet ediyor. Düğmeye basın ve bir parola seçin; hesabınız hazır olur.',
  'staff-invitation.reset':
    '{inviter}, {company} çalışan alanında yeniden başlamanızı sağladı. Düğmeye basın ve yeni bir parola seçin. Önceki iki adımlı doğrulamanız silindi: ardından yeniden kurun.',
  'staff-invitation.action': 'Parola seç',
  'staff-invitation.ignore':
    'Düğme bir kez çalışır ve {days, plural, one {# gün} other {# gün}} geçerlidir. Bu e-postayı beklemiyor muydunuz? O hâlde dikkate almayın ve ofisi yöneten kişiye haber verin.',

  'status-changed.subject.pending': '{reference} yeniden açıldı',
  'status-changed.subject.paid': '{reference}: ödemeniz kaydedildi',
  'status-changed.subject.processing': '{reference} yetkili makamda',
  'status-changed.subject.approved': '{reference} onaylandı',
  'status-changed.subject.rejected': '{reference}: başvurunuz hakkındaki karar',
  'status-changed.preview': 'Başvurunuzun durumu değişti. Ne anlama geldiği burada.',
  'status-changed.title.pending': 'Başvurunuz yeniden açıldı',
  'status-changed.title.paid': 'Ödemeniz kaydedildi',
  'status-changed.title.processing': 'Başvurunuz işlemde',
  'status-changed.title.approved': 'Başvurunuz onaylandı',
  'status-changed.title.rejected': 'Başvurunuz reddedildi',
  'status-changed.text.pending':
    'Başvurunuzu yeniden açtık. Yapmanız gerekenler durum sayfasında yazıyor.',
  'status-changed.text.paid':
    'Başvuru ücretiniz artık ödenmiş sayılıyor. Sizden bir şey isteyip istemediğimiz durum sayfasında yazıyor.',
  'status-changed.text.processing':
    'Belgelerinizi kontrol ettik ve başvuruyu ilettik. Şimdi kararı yetkili makam verecek; bu süreyi kimse kısaltamaz. Karar çıkar çıkmaz size yazarız.',
  'status-changed.text.approved': 'Başvurunuz onaylandı. Belgeyi durum sayfasında bulabilirsiniz.',
  'status-changed.text.rejected':
    'Başvurunuz hakkındaki karar olumsuz. Beklediğinizin bu olmadığını biliyoruz.',
  'status-changed.rejected':
    'Daha fazla bilgi almak veya yeniden başvurmak mı istiyorsunuz? Bu e-postayı yanıtlayın: yanıtınızı bir çalışanımız okur.',
  'status-changed.action': 'Durumu gör',

  'staff-message.subject': '{reference}: başvurunuzla ilgili bir mesaj',
  'staff-message.preview': 'Başvurunuzla ilgilenen çalışanımızdan.',
  'staff-message.title': 'Başvurunuzla ilgili bir mesaj',
  'staff-message.reply': 'Bu e-postayı yanıtlayabilirsiniz: yanıtınızı bir çalışanımız okur.',
  'visa-approved.subject': '{reference}: vizeniz hazır',
  'visa-approved.preview': 'Belge ektedir. Seyahatten önce kontrol edin.',
  'visa-approved.title': 'Vizeniz onaylandı',
  'visa-approved.text':
    'İyi haber: başvurunuz onaylandı. Belge bu e-postaya eklenmiştir, durum sayfasından da indirebilirsiniz.',
  'visa-approved.action': 'Vizeyi indir',
  'visa-approved.next': 'Seyahatten önce',
  'visa-approved.next.1':
    'Adı, pasaport numarasını ve tarihleri harf harf kontrol edin. Yanlış bir şey varsa bu e-postayı hemen yanıtlayın.',
  'visa-approved.next.2': 'Belgeyi yazdırın ve telefonunuzda bir kopyasını bulundurun.',
  'visa-approved.next.3':
    'Başvuruda kullandığınız pasaportu yanınızda taşıyın. Girişe ilişkin son sözü sınırdaki görevli söyler.',
  'visa-approved.next.4':
    'Belgeden şüphe eden herkes, bizden geldiğini {address} adresinde doğrulayabilir.',

  'partly.approved': '{total} yolcudan {approved} kişi onaylandı.',
  'partly.filed':
    '{count, plural, one {{names} için karar hâlâ yetkili makamda.} other {{names} için karar hâlâ yetkili makamda.}}',
  'partly.open':
    '{count, plural, one {{names} için başvuru henüz iletilmedi.} other {{names} için başvurular henüz iletilmedi.}}',
  'partly.more': '{count} kişi daha',
  'applicant-decided.subject.filed': '{reference}: {names} için başvuru iletildi',
  'applicant-decided.subject.rejected': '{reference}: {names} hakkındaki karar',
  'applicant-decided.subject.withdrawn': '{reference}: {names} için başvuru geri çekildi',
  'applicant-decided.subject.ready': '{reference}: {names} için başvuru yeniden açıldı',
  'applicant-decided.preview': 'Ne karar verildi ve bu sizin için ne anlama geliyor.',
  'applicant-decided.title.filed': '{names} için başvuru iletildi',
  'applicant-decided.title.rejected': '{names} hakkındaki karar',
  'applicant-decided.title.withdrawn': '{names} için başvuru geri çekildi',
  'applicant-decided.title.ready': '{names} için başvuru yeniden açıldı',
  'applicant-decided.text.filed':
    'Belgeleri kontrol ettik ve {names} için başvuruyu ilettik. Şimdi kararı yetkili makam verecek; bu süreyi kimse kısaltamaz. Karar çıkar çıkmaz size yazarız.',
  'applicant-decided.text.rejected':
    '{names} için yapılan başvuru hakkındaki karar olumsuz. Beklediğinizin bu olmadığını biliyoruz.',
  'applicant-decided.text.withdrawn': '{names} için yapılan başvuru sona erdi: geri çekildi.',
  'applicant-decided.text.ready':
    '{names} için başvuruyu yeniden açtık. Sizden bir şey isteyip istemediğimiz durum sayfasında yazıyor.',
  'applicant-decided.reason': 'Gerekçe',
  'applicant-decided.rejected.next.1':
    'Gerekçe hakkında daha fazla bilgi mi istiyorsunuz? Bu e-postayı yanıtlayın: yanıtınızı bir çalışanımız okur.',
  'applicant-decided.rejected.next.2':
    'Neyin iade edildiği, neyin edilmediği iade politikamızda yazıyor: {address}',
  'applicant-decided.rejected.next.3':
    'Yeniden başvurabilirsiniz. Öncesinde nelerin düzeltilebileceğine sizinle birlikte bakarız.',
  'applicant-decided.withdrawn.next':
    'Bunu beklemiyor muydunuz? Bu e-postayı hemen yanıtlayın. Neyin iade edildiği iade politikamızda yazıyor: {address}',
  'visa-approved.text.some':
    'İyi haber: {names} için başvuru onaylandı. Belge bu e-postaya eklenmiştir, durum sayfasından da indirebilirsiniz.',

  'documents-asked.subject':
    '{reference}: {count, plural, one {yeni bir belge gerekli} other {# yeni belge gerekli}}',
  'documents-asked.preview':
    '{count, plural, one {Bir belge uygun değil.} other {# belge uygun değil.}} Nedeni ve daha iyisini nasıl göndereceğiniz burada.',
  'documents-asked.title':
    '{count, plural, one {Sizden yeni bir belge istiyoruz} other {Sizden # yeni belge istiyoruz}}',
  'documents-asked.text':
    '{reference} numaralı başvurunun belgelerini inceledik. {count, plural, one {Şu belge} other {Şu belgeler}} bu {count, plural, one {hâliyle} other {hâlleriyle}} iletilemez:',
  'documents-asked.action':
    '{count, plural, one {Yeni belge gönder} other {Yeni belgeleri gönder}}',
  'documents-asked.reply':
    'Size verdiğimiz sözü tutabilmemiz için {day} tarihine kadar elimize ulaşmalı. Bize verdiğiniz diğer her şey olduğu gibi kalır.',

  'refund-made.subject': '{reference}: iadeniz yolda',
  'refund-made.preview': 'Ödeme yaptığınız karta iade ediyoruz.',
  'refund-made.title': 'Ödemenizi iade ettik',
  'refund-made.text.refund':
    'Anlaştığımız gibi bu başvuruya devam etmiyor ve iade politikamızda öngörülen tutarı size geri ödüyoruz.',
  'refund-made.text.cancellation':
    'Başvurunuz, isteğiniz üzerine iptal edildi. İade politikamızda öngörülen tutarı size geri ödüyoruz.',
  'refund-made.text.duplicate':
    'Ödemeniz bize iki kez ulaştı. İkincisini tam olarak iade ediyoruz.',
  'refund-made.text.service-failed':
    'Bizden kaynaklanan bir sorun oldu. Üzgünüz ve ödemenizi iade ediyoruz.',
  'refund-made.text.late':
    'Başvurunuzu söz verdiğimizden geç ilettik. Daha hızlı işlem için ödeme yapmıştınız; bu ek ücreti iade ediyoruz. Başvurunuz olduğu gibi devam ediyor.',
  'refund-made.text.amended':
    'Anlaştığımız gibi siparişiniz artık daha ucuz. İade politikamızda öngörülen farkı size iade ediyoruz.',
  'refund-made.text.lapsed':
    'Değişiklik için yaptığınız ödeme, değişiklik artık mümkün değilken ulaştı. Siparişiniz olduğu gibi kalıyor ve bu ödemeyi tam olarak iade ediyoruz.',
  'refund-made.text.part': 'Anlaştığımız gibi bu başvuru için ödenenin bir kısmını iade ediyoruz.',
  'refund-made.withdrawn':
    '{name} artık başvuruda yer almıyor. Diğerleri için başvuru devam ediyor.',
  'refund-made.before': 'Daha önce iade edilen',
  'refund-made.open': 'Başvuru için ödenmiş kalan',
  'refund-made.paid': 'Ödediğiniz',
  'refund-made.kept': 'Kestiğimiz',
  'refund-made.amount': 'İade edilen',
  'refund-made.note': 'İade makbuzu PDF olarak ektedir.',
  'refund-made.arrives':
    'Tutar, ödeme yaptığınız karta aktarılır ve en geç {day} tarihinde kartınızda olur; ne kadar hızlı geleceği bankanıza bağlıdır.',
  'refund-made.action': 'Durumu gör',
  'refund-made.help': 'O tarihe kadar gelmediyse bu e-postayı yanıtlayın.',

  'answers-corrected.subject': '{reference}: başvurunuz düzeltildi',
  'answers-corrected.preview': 'Neler düzeltildi ve sizden bir şey gerekiyor mu.',
  'answers-corrected.title': 'Başvurunuz düzeltildi',
  'answers-corrected.text.staff': '{reference} numaralı başvurunuzda şu yanıtları düzelttik:',
  'answers-corrected.text.traveller':
    '{reference} numaralı başvurunuzda şu yanıtlar internet üzerinden düzeltildi:',
  'answers-corrected.contact': 'İletişim',
  'answers-corrected.asks':
    '{count, plural, one {Bir belge eski yanıtı gösteriyor. Lütfen yenisini gönderin:} other {# belge eski yanıtı gösteriyor. Lütfen yenilerini gönderin:}}',
  'answers-corrected.values':
    'Güvenliğiniz için bu e-postada yanıtlar yer almaz. Düğmeyle görebilirsiniz.',
  'answers-corrected.action': 'Düzeltmeleri gör',
  'answers-corrected.wrong':
    'Bundan haberiniz yok mu ya da bir yanlışlık mı var? Bu e-postayı hemen yanıtlayın.',

  'contact-code.subject': 'Yeni adres için kodunuz: {code}',
  'contact-code.text':
    'Biri, {reference} numaralı vize başvurusu hakkında bu adrese yazmamızı istedi. Siz istediyseniz bu kodu, istediğiniz sayfaya yazın. Kod bir kez çalışır ve {minutes} dakika geçerlidir.',
  'contact-code.ignore':
    'Siz istemediniz mi? O hâlde biri bir adresi yanlış yazdı. Bu e-postayı dikkate almayın: kod olmadan hiçbir şey değişmez.',

  'contact-changed.subject.old': '{reference}: iletişim adresi değiştirildi',
  'contact-changed.subject.new': '{reference}: artık bu adrese yazıyoruz',
  'contact-changed.preview.old': 'Siz değil miydiniz? Hemen bize yazın.',
  'contact-changed.preview.new': 'Başvurunuzla ilgili her şey artık buraya gelir.',
  'contact-changed.title.old': 'İletişim adresi değiştirildi',
  'contact-changed.title.new': 'Artık bu adrese yazıyoruz',
  'contact-changed.text.old':
    '{reference} numaralı başvurunun iletişim adresi artık {email}. Bu adrese artık yazmıyoruz; buraya gönderdiğimiz kodlar da geçersiz.',
  'contact-changed.text.new':
    '{reference} numaralı başvurunuzun iletişim adresi artık bu. Karar ve vize buraya gelecek.',
  'contact-changed.wrong.old':
    'Siz değil miydiniz? Bu e-postayı hemen yanıtlayın ki bir çalışanımız bunu durdurabilsin.',
  'contact-changed.wrong.new':
    'Bu başvurudan haberiniz yok mu? Adresi düzeltebilmemiz için bu e-postayı yanıtlayın.',
  'contact-changed.action.old': 'Bize nasıl ulaşırsınız',

  'chat-answer.subject': 'Mesajınıza yanıtımız',
  'chat-answer.preview': 'Yanıt geldiğinde sohbetten ayrılmıştınız.',
  'chat-answer.title': 'Size yanıt verdik',
  'chat-answer.text':
    '{count, plural, one {Bize sohbetten yazdınız. Siz ayrıldıktan sonra şu yanıt geldi:} other {Bize sohbetten yazdınız. Siz ayrıldıktan sonra şu # yanıt geldi:}}',
  'chat-answer.action': 'Görüşmeye devam et',
  'chat-answer.link':
    'Düğme, görüşmenizi {days} gün boyunca parola sormadan açar. Bu e-postayı kimseye iletmeyin.',

  'chat-transcript.subject': '{company} ile görüşmeniz',
  'chat-transcript.preview': 'İstediğiniz kopya.',
  'chat-transcript.title': 'Görüşmeniz',
  'chat-transcript.text': 'İstediğiniz kopya aşağıdadır. Saatler Londra saatidir.',
  'chat-transcript.you': 'Siz',
  'chat-transcript.ignore':
    'Kopya istemediniz mi? O hâlde biri adresi yanlış yazmıştır: bu e-postayı silin.',

  'email-test.subject': 'E-posta sistemi testi',
  'email-test.preview': 'Çalışıyor: e-postalar bu kutuya ulaşıyor.',
  'email-test.title': 'E-posta sistemi çalışıyor',
  'email-test.text':
    'Bu e-posta, yolculara giden e-postalarla aynı yoldan geldi. Burada düzgün görünüyorsa onlarınki de düzgün görünür.',
  'email-test.sent': 'Gönderilme',
  'email-test.by': 'Testi yapan',
  'email-test.action': 'Teste dön',
  'email-test.ignore': 'Bir testten haberiniz yok mu? O hâlde bu e-postayı dikkate almayın.',

  'download-code.subject': 'Vizeyi indirme kodunuz: {code}',
  'download-code.preview': 'Kod bir kez çalışır ve {minutes} dakika geçerlidir.',
  'download-code.title': 'Kodunuz',
  'download-code.text':
    '{reference} numaralı başvurunun vizesini indirmek için bu kodu durum sayfasına yazın. Kod bir kez çalışır ve {minutes} dakika geçerlidir.',
  'download-code.action': 'Durum sayfasını aç',
  'download-code.ignore':
    'Kodu siz istemediniz mi? O hâlde biri referans numaranızı ve e-posta adresinizi biliyor. Kod olmadan hiçbir belgeyi göremez: kodu kimseyle paylaşmayın.',

  'application-received.subject':
    '{reference}: başvurunuz kayıtlı, ödemeyi her cihazdan yapabilirsiniz',
  'application-received.preview':
    'Başvurunuzun bağlantısı ve başka bir cihazdan nasıl ödeyeceğiniz.',
  'application-received.title': 'Başvurunuz bize ulaştı',
  'application-received.text':
    'Yanıtlarınız kayıtlı. Ödemeyi bu cihazdan ya da başka birinden yapabilirsiniz: bu e-postayı orada açın ve düğmeye basın.',
  'application-received.action': 'Ödemeye devam et',
  'application-received.otherwise':
    'Sizden ücret alınmadı. Ödeme yapılmadan yetkili makama hiçbir şey iletilmez; ödenmeyen başvuru kendiliğinden sona erer. En fazla iki kez hatırlatırız.',

  'application-link.subject': '{reference}: başvurunuzun bağlantısı',
  'application-link.preview': 'Her şeyi açar: durum, yanıtlar ve belgeler.',
  'application-link.title': 'Bağlantınız',
  'application-link.text': 'Bu e-postayı devam etmek istediğiniz cihazda açın ve düğmeye basın.',
  'application-link.action': 'Başvurumu aç',
  'application-link.ignore':
    'Bunu siz istemediniz mi? O hâlde bu e-postayı dikkate almayın: isteyen kişi hiçbir şey görmedi. Düğme başvurunuzu parola sormadan açar. Bu e-postayı kimseye iletmeyin.',

  'applications-found.subject': 'Başvurularınız',
  'applications-found.preview': 'Sitemizden istediniz.',
  'applications-found.title': 'Bizdeki başvurularınız',
  'applications-found.text':
    '{count, plural, one {E-posta adresinizle bu başvuru yapıldı. Referans numarasına basarak açın:} other {E-posta adresinizle bu # başvuru yapıldı. Her birini referans numarasına basarak açın:}}',
  'applications-found.action': '{count, plural, one {Başvurumu aç} other {En yenisini aç}}',

  'cancelled.subject': '{reference} iptal edildi',
  'cancelled.preview': 'Sizden ücret alınmadı. Bunun anlamı şu.',
  'cancelled.title': 'Başvurunuz iptal edildi',
  'cancelled.text':
    '{reference} numaralı başvuruyu iptal ettiniz. Ücret alınmadı, yetkili makama hiçbir şey iletilmez ve hatırlatma gönderilmez. İstediğiniz zaman yeni bir başvuru yapabilirsiniz.',
  'cancelled.ignore':
    'Siz iptal etmediniz mi? O hâlde bağlantınıza sahip biri iptal etti: bu e-postayı yanıtlayın.',

  'cancellation-received.subject': '{reference}: iptal talebiniz bize ulaştı',
  'cancellation-received.preview':
    'Bir çalışanımız e-postayla yanıtlar. O zamana kadar hiçbir şey değişmez.',
  'cancellation-received.title': 'İptal talebiniz bize ulaştı',
  'cancellation-received.text': 'Talebinizi inceliyoruz ve en geç {day} tarihinde yanıtlıyoruz.',
  'cancellation-received.refund': 'Politikamıza göre geri ödenen',
  'cancellation-received.until': 'Biz yanıtlayana kadar başvurunuz olduğu gibi sürer.',

  'cancellation-answered.subject.accepted': '{reference}: iptaliniz kabul edildi',
  'cancellation-answered.subject.declined': '{reference}: iptal talebinize yanıtımız',
  'cancellation-answered.preview': 'Yanıtımız burada.',
  'cancellation-answered.title.accepted': 'İptaliniz kabul edildi',
  'cancellation-answered.title.declined': 'İptal edemedik',
  'cancellation-answered.text.accepted':
    'Aşağıdaki yolcular için işlemi sürdürmüyoruz. Size para geri ödenecekse tutarı ve zamanı ayrı bir e-postada yazar.',
  'cancellation-answered.text.declined':
    'Aşağıdaki yolcular için iptal edemiyoruz. Başvuruları olduğu gibi sürer.',
  'cancellation-answered.help': 'Sorunuz mu var? Bu e-postayı yanıtlayın: bir çalışanımız okur.',

  'data-request-received.subject.export': 'Verilerinizin kopyası için talebiniz bize ulaştı',
  'data-request-received.subject.erasure': 'Verilerinizin silinmesi için talebiniz bize ulaştı',
  'data-request-received.preview': 'Ne olacak ve ne zamana kadar.',
  'data-request-received.title.export': 'Kopya talebiniz bize ulaştı',
  'data-request-received.title.erasure': 'Silme talebiniz bize ulaştı',
  'data-request-received.text.export':
    'Hakkınızda tuttuğumuz her şeyin bir kopyasını istediniz. Bir çalışanımız kontrol edip size gönderir.',
  'data-request-received.text.erasure':
    'Hakkınızda tuttuklarımızı silmemizi istediniz. Bir çalışanımız kontrol eder ve tamamlanınca size yazar. Ödenenler, adınız olmadan, muhasebe için saklanır.',
  'data-request-received.due': 'En geç yanıt',
  'data-request-received.ignore':
    'Bunu siz istemediniz mi? O hâlde bağlantınıza sahip biri istedi: bu e-postayı yanıtlayın.',

  'document.passportPhoto': 'Vesikalık fotoğraf',
  'document.passportDocument': 'Pasaportun fotoğraflı sayfası',
  'document.flightTicket': 'Uçak bileti',
  'document.transitTicket': 'Transit bileti',
  'document.transitVisa': 'Sonraki ülkenin vizesi',
  'document.invitationLetter': 'Davet mektubu',
  'document.companyRegistration': 'Şirket tescil belgesi',
  'list.application-received': 'Başvurunuz bize ulaştı',
  'list.application-link': 'Başvurunuzun bağlantısı',
  'list.cancelled': 'Başvurunuz iptal edildi',
  'list.cancellation-received': 'İptal talebiniz bize ulaştı',
  'list.cancellation-answered': 'İptal talebinize yanıtımız',
  'list.data-request-received': 'Verilerinizle ilgili talebiniz bize ulaştı',

  'list.payment-confirmed': 'Makbuzunuz: ödemeniz ulaştı',
  'list.order-amended': 'Siparişiniz değiştirildi',
  'list.documents-received': 'Belgeleriniz bize ulaştı',
  'list.reminder-payment': 'Hatırlatma: ödeme bekliyor',
  'list.reminder-documents': 'Hatırlatma: eksik belgeler var',
  'list.staff-message': 'Bizden bir mesaj',
  'list.status-changed': 'Başvurunuzla ilgili yeni bilgi',
  'list.applicant-decided': 'Bir yolcu için karar',
  'list.answers-corrected': 'Yanıtlarınız düzeltildi',
  'list.contact-changed': 'İletişim bilgileriniz değişti',
  'list.visa-approved': 'Vizeniz',
  'list.documents-asked': 'Yeni bir belge gerekiyor',
  'list.refund-made': 'Para iadeniz',
}
