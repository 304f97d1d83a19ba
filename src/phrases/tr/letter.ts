import type { Dictionary } from '../index.ts'

export const letter: Dictionary['letter'] = {
  greeting: 'Sayın {name},',
  'footer.private':
    '{company} özel bir danışmanlık şirketidir ve hiçbir devlet kurumunun parçası değildir. {officialSite} resmî sitesinden de başvurabilirsiniz.',
  'footer.contact': 'Sorunuz mu var? Bu e-postayı yanıtlayın veya {email} adresine yazın.',
  'footer.stop': 'Bu başvuru için hatırlatmaları durdur',
  'fact.reference': 'Referans numarası',
  'fact.paidAt': 'Ödeme tarihi',
  'fact.payment': 'Ödeme referansı',
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
  'status.rejected': 'Onaylanmadı',
  'next.title': 'Bundan sonra ne olacak?',

  'payment-confirmed.subject': '{reference}: ödemeniz alındı, sırada belgeleriniz var',
  'payment-confirmed.subject.ended': '{reference}: ödemeniz alındı',
  'payment-confirmed.preview': 'Makbuzunuz ve sizden beklediğimiz tek şey.',
  'payment-confirmed.title': 'Ödemenizi aldık',
  'payment-confirmed.text.attached': 'Teşekkür ederiz. Makbuzunuz PDF olarak ektedir.',
  'payment-confirmed.text.both':
    'Teşekkür ederiz. Makbuzunuz ve imzaladığınız sözleşme PDF olarak ektedir.',
  'payment-confirmed.text.online': 'Teşekkür ederiz. Makbuzunuz durum sayfasında.',
  'payment-confirmed.agreement': 'İmzaladığınız sözleşmeyi ekte bulabilirsiniz.',
  'payment-confirmed.ended':
    'Bu ödeme geldiğinde başvuru zaten sona ermişti. Durumu inceleyip size yazacağız.',
  'payment-confirmed.action': 'Belgelere geç',
  'payment-confirmed.next.1':
    '{count, plural, one {Yolcunun belgelerini ekleyin. Telefonla çekilen net fotoğraflar yeterlidir.} other {# yolcunun belgelerini ekleyin. Telefonla çekilen net fotoğraflar yeterlidir.}}',
  'payment-confirmed.next.2.business-days':
    'Tüm belgeler elimize ulaşınca her şeyi kontrol edecek ve başvuruyu {apart, plural, =0 {} other {{least} ila }}{most} iş günü içinde göçmenlik makamına ileteceğiz.',
  'payment-confirmed.next.2.hours':
    'Tüm belgeler elimize ulaşınca her şeyi kontrol edecek ve başvuruyu {most} saat içinde göçmenlik makamına ileteceğiz.',
  'payment-confirmed.next.3':
    'Ardından kararı göçmenlik makamı verecek. Bu süreyi kimse kısaltamaz. Kararı bu e-posta adresine göndereceğiz.',
  'payment-confirmed.next.3.by':
    'Ardından kararı göçmenlik makamı verecek; belgeleriniz bugün bize ulaşırsa karar yaklaşık {day} tarihinde beklenir. Bu süreyi kimse kısaltamaz. Kararı bu e-posta adresine göndereceğiz.',
  'payment-confirmed.link':
    'Düğme, başvurunuzu parola sormadan açar. Bu e-postayı kimseye iletmeyin.',

  'order-amended.subject': '{reference}: siparişiniz değiştirildi',
  'order-amended.preview': 'Siparişinizin son hâli ve başvuruyu ne zaman ileteceğimiz.',
  'order-amended.title': 'Siparişiniz değiştirildi',
  'order-amended.text.paid':
    'Teşekkür ederiz. {amount} tutarındaki ödemenizi aldık ve siparişinizi değiştirdik. Bu e-posta değişikliğin ödeme belgesidir, lütfen saklayın.',
  'order-amended.text.staff':
    'Anlaştığımız gibi siparişinizi değiştirdik. Size iade yapılacaksa bunun için ayrı bir e-posta göndereceğiz.',
  'order-amended.receipt': 'Makbuz PDF olarak ektedir.',
  'order-amended.documents':
    'Bu vize öncekinden daha fazla belge gerektiriyor. Belgeleri ekleyin, ardından “Başvuruyu tamamla” düğmesine yeniden basın.',
  'order-amended.due': 'Başvuruyu en geç {day} tarihine kadar göçmenlik makamına ileteceğiz.',
  'order-amended.action.status': 'Durumu gör',
  'order-amended.action.documents': 'Belge ekle',

  'regime-changed.subject': '{reference}: karar daha uzun sürecek',
  'regime-changed.preview':
    'Göçmenlik makamı kurallarını değiştirdi. Bunun sizin için ne anlama geldiği burada.',
  'regime-changed.title': 'Karar daha uzun sürecek',
  'regime-changed.text':
    'Göçmenlik makamı kurallarını değiştirdi. {count, plural, one {Bu yolcunun pasaportuyla} other {Bu yolcuların pasaportlarıyla}} yapılan başvurular artık önce ikinci bir birime gidiyor. Makamın karar vermesi yaklaşık {days} gün sürüyor.',
  'regime-changed.by':
    'Makam bildirdiği süreye uyarsa karar artık yaklaşık {day} tarihinde bekleniyor. Bu süreyi kimse kısaltamaz.',
  'regime-changed.open':
    'Bu süre, başvuruyu ilettiğimiz gün başlar. Bütün belgeler elimize ulaşır ulaşmaz ileteceğiz.',
  'regime-changed.late':
    'Planlanan varış bu tarihte ya da daha önce. Daha geç yolculuk edebiliyorsanız bu e-postayı yeni tarihi yazarak yanıtlayın.',
  'regime-changed.kept': 'Ödediğiniz fiyat ve başvuruyu iletmek için verdiğimiz süre değişmiyor.',
  'regime-changed.cancel':
    'İptal etmeyi tercih ederseniz aynı sayfa, kabul ettiğiniz koşullara göre ne kadar iade edeceğimizi gösterir.',

  'documents-received.subject': '{reference}: ihtiyacımız olan her şey elimizde',
  'documents-received.preview':
    'Başka bir şey yapmanız gerekmiyor. Bundan sonraki adımlar ve tarihleri burada.',
  'documents-received.title': 'Belgeleriniz elimizde',
  'documents-received.text':
    '{count, plural, one {Yolcunun tüm belgeleri bize ulaştı.} other {# yolcunun tüm belgeleri bize ulaştı.}} Başka bir şey yapmanız gerekmiyor.',
  'documents-received.action': 'Durumu gör',
  'documents-received.next.1':
    'Her şeyi kontrol edecek ve başvuruyu {day} tarihine kadar göçmenlik makamına ileteceğiz. Düzeltilmesi gereken bir şey olursa size yazacağız.',
  'documents-received.next.2':
    'Ardından kararı göçmenlik makamı verecek. Hangi işlem hızını seçerseniz seçin bu süre aynıdır.',
  'documents-received.next.2.by':
    'Ardından kararı göçmenlik makamı verecek; bildirdiği süreye uyarsa yaklaşık {day} tarihinde. Hangi işlem hızını seçerseniz seçin bu süre aynıdır.',
  'documents-received.next.3':
    'Kararı size e-postayla göndereceğiz; onay hâlinde vizeyi de indirebileceksiniz.',
  'documents-received.hold': 'Vizenizi almadan, değiştirilemeyecek hiçbir rezervasyon yapmayın.',

  'reminder-payment.subject': '{reference}: yanıtlarınız kayıtlı, ödeme bekleniyor',
  'reminder-payment.preview': 'Kaldığınız yerden devam edin. Sizden ücret alınmadı.',
  'reminder-payment.title': 'Başvuru ücretiniz henüz ödenmedi',
  'reminder-payment.text':
    '{reference} numaralı başvurunuzun yanıtları kayıtlı. Sizden ücret alınmadı; siz ödemeden hiçbir şey iletilmez.',
  'reminder-payment.text.last':
    '{reference} numaralı başvurunuzun yanıtları hâlâ kayıtlı. Bu son hatırlatmamızdır. Vizeye artık ihtiyacınız yoksa bir şey yapmanız gerekmez.',
  'reminder-payment.action': 'Ödemeye geç',

  'reminder-documents.subject':
    '{reference}: {count, plural, =0 {son bir adım kaldı} one {bir belge hâlâ eksik} other {# belge hâlâ eksik}}',
  'reminder-documents.preview': 'Belgeler bize ulaşır ulaşmaz başlayacağız.',
  'reminder-documents.title': 'Bazı belgeler hâlâ eksik',
  'reminder-documents.text':
    '{reference} numaralı başvurunuzun ücreti ödendi. Şu belgeler bize ulaşır ulaşmaz başlayacağız:',
  'reminder-documents.text.last':
    '{reference} numaralı başvurunuzun ücreti ödendi; başvurunuz şu belgeleri bekliyor. Bu son hatırlatmamızdır, ancak başvuru açık kalır.',
  'reminder-documents.more': '{count, plural, one {ve bir yolcu daha} other {ve # yolcu daha}}',
  'reminder-documents.title.complete': 'Son bir adım kaldı',
  'reminder-documents.text.complete':
    '{reference} numaralı başvurunun tüm belgeleri elimizde, ancak başvuruyu henüz tamamlamadınız. Belgelere bir kez daha bakın ve “Başvuruyu tamamla” düğmesine basın. Ardından başlayacağız.',
  'reminder-documents.action': 'Belge ekle',
  'reminder-documents.action.complete': 'Başvuruyu tamamla',
  'reminder-documents.help':
    'Bir şey çalışmıyorsa veya bir belgeniz yoksa bu e-postayı yanıtlayıp bize bildirin.',

  'own-part-asked.subject.named': '{name}, Tanzanya vizesi için bölümünüzü doldurmanızı istiyor',
  'own-part-asked.subject.plain': 'Tanzanya vize başvurusunda sizin bölümünüz',
  'own-part-asked.preview':
    'Yalnızca size ait bir form. Hesap açmanız veya ödeme yapmanız gerekmez.',
  'own-part-asked.title': 'Kendi bölümünüzü doldurun',
  'own-part-asked.text.named':
    '{name}, {company} üzerinden Tanzanya vizesi için başvuruyor ve kendi bölümünüzü doldurmanızı istiyor: pasaportunuzdaki bilgiler, daha sonra da belgeleriniz.',
  'own-part-asked.text.plain':
    'Birlikte seyahat ettiğiniz biri {company} üzerinden Tanzanya vizesi için başvuruyor ve kendi bölümünüzü doldurmanızı istiyor: pasaportunuzdaki bilgiler, daha sonra da belgeleriniz.',
  'own-part-asked.sees':
    'Bağlantı her cihazda, hesap açmadan yalnızca sizin formunuzu açar. Hiçbir şey ödemezsiniz. Gönderen kişi yanıtlarınızı görür, gönderir ve ödemeyi yapar.',
  'own-part-asked.action': 'Formumu aç',
  'own-part-asked.ignore':
    'Bunun kimden geldiğini bilmiyorsanız bu e-postayı dikkate almayın. Siz bir şey yapmadıkça hiçbir şey olmaz. Burada asla para veya parola istemeyiz.',
  'own-part-reminder.subject': 'Tanzanya vize başvurusundaki bölümünüz hâlâ bekliyor',
  'own-part-reminder.title': 'Bölümünüz hâlâ bekliyor',
  'own-part-reminder.answers':
    'Başvuru ancak bölümünüz tamamlanınca ilerleyebilir. Şimdiye kadarki yanıtlarınız kayıtlı; aynı bağlantıyla açılır.',
  'own-part-reminder.documents':
    'Başvurunun ücreti ödendi, ancak belgeleriniz hâlâ eksik. Aynı bağlantı sizi belgelere götürür.',
  'own-part-finished.subject.all': 'Tüm yolcular bölümünü tamamladı',
  'own-part-finished.subject.some':
    '{count, plural, one {Bir yolcu bölümünü tamamladı} other {# yolcu bölümünü tamamladı}}',
  'own-part-finished.text': 'Tamamlayan: {names}.',
  'own-part-finished.left':
    '{count, plural, one {Bağlantı gönderilen bir yolcu bölümünü henüz tamamlamadı.} other {Bağlantı gönderilen # yolcu bölümünü henüz tamamlamadı.}}',
  'own-part-finished.next':
    'Başvuruyu başladığınız tarayıcıda açın, yanıtları kontrol edin ve ödemeye geçin.',
  'own-part-finished.action': 'Başvuruya devam et',

  'continue-link.subject': 'Başvuruya devam etmek için bağlantınız',
  'continue-link.preview': 'Bağlantı tek kullanımlıktır ve {minutes} dakika geçerlidir.',
  'continue-link.title': 'Başka bir tarayıcıda devam edin',
  'continue-link.text':
    'Bu e-postayı devam etmek istediğiniz cihazda açın ve düğmeye basın. Bağlantı tek kullanımlıktır ve {minutes} dakika geçerlidir.',
  'continue-link.action': 'Başvuruya devam et',
  'continue-link.ignore':
    'Bu bağlantıyı siz istemediyseniz bu e-postayı dikkate almayın. Bağlantı açılmadan hiçbir şey olmaz.',

  'draft-reminder.subject': 'Tanzanya vize başvurunuz tamamlanmadı',
  'draft-reminder.preview': 'Yanıtlarınızı {date} tarihine kadar saklayacağız.',
  'draft-reminder.title': 'Kaldığınız yerden devam edin',
  'draft-reminder.text':
    'Bizde bir Tanzanya vize başvurusuna başladınız ve henüz tamamlamadınız. Yanıtlarınızı {date} tarihine kadar saklayacak, sonra sileceğiz. Sizden ücret alınmadı ve hiçbir şey iletilmedi.',
  'draft-reminder.action': 'Başvuruya devam et',
  'draft-reminder.once':
    'Düğme her cihazda çalışır ve tek kullanımlıktır. Göndereceğimiz tek hatırlatma budur.',
  'draft-reminder.ignore': 'Bu siz değil miydiniz ya da artık ihtiyacınız yok mu?',
  'draft-reminder.forget': 'Bu taslağı sil',

  'staff-invitation.subject.new': 'Bizimle çalışmak için davetiniz',
  'staff-invitation.subject.reset': 'Yeni bir parola seçin',
  'staff-invitation.preview': 'Bağlantı tek kullanımlıktır ve {days} gün geçerlidir.',
  'staff-invitation.title': 'Hoş geldiniz, {name}',
  'staff-invitation.new':
    '{inviter} sizi {company} çalışan alanına davet etti. Başlamak için düğmeye basın ve bir parola seçin.',
  'staff-invitation.reset':
    '{inviter}, {company} çalışan alanına erişiminizi sıfırladı. Düğmeye basın ve yeni bir parola seçin. İki adımlı doğrulamanız kaldırılacak: ardından yeniden kurun.',
  'staff-invitation.action': 'Parola seç',
  'staff-invitation.ignore':
    'Düğme tek kullanımlıktır ve {days} gün geçerlidir. Bu e-postayı beklemiyorduysanız dikkate almayın ve ofisi yöneten kişiye haber verin.',

  'status-changed.subject.pending': '{reference} yeniden açıldı',
  'status-changed.subject.paid': '{reference}: ödemeniz kaydedildi',
  'status-changed.subject.processing': '{reference} göçmenlik makamında',
  'status-changed.subject.approved': '{reference} onaylandı',
  'status-changed.subject.rejected': '{reference}: başvurunuz hakkındaki karar',
  'status-changed.preview': 'Başvurunuzun durumu değişti. Ne anlama geldiği burada.',
  'status-changed.title.pending': 'Başvurunuz yeniden açıldı',
  'status-changed.title.paid': 'Ödemeniz kaydedildi',
  'status-changed.title.processing': 'Başvurunuz işlemde',
  'status-changed.title.approved': 'Başvurunuz onaylandı',
  'status-changed.title.rejected': 'Başvurunuz onaylanmadı',
  'status-changed.text.pending':
    'Başvurunuzu yeniden açtık. Yapmanız gerekenler durum sayfasında yazıyor.',
  'status-changed.text.paid':
    'Başvurunuz artık ödendi olarak işaretli. Sizden hâlâ bir şeye ihtiyacımız olup olmadığı durum sayfasında yazıyor.',
  'status-changed.text.processing':
    'Belgelerinizi kontrol ettik ve başvuruyu göçmenlik makamına ilettik. Şimdi kararı makam verecek; bu süreyi kimse kısaltamaz. Karar çıkar çıkmaz size yazacağız.',
  'status-changed.text.approved': 'Başvurunuz onaylandı. Belgeyi durum sayfasında bulabilirsiniz.',
  'status-changed.text.rejected':
    'Ne yazık ki başvurunuz onaylanmadı. Umduğunuz sonucun bu olmadığını biliyoruz.',
  'status-changed.rejected':
    'Daha fazla bilgi almak veya yeniden başvurmak isterseniz bu e-postayı yanıtlayın: yanıtınızı bir çalışanımız okur.',
  'status-changed.action': 'Durumu gör',

  'staff-message.subject': '{reference}: başvurunuzla ilgili bir mesaj',
  'staff-message.preview': 'Başvurunuzla ilgilenen çalışanımızdan.',
  'staff-message.title': 'Başvurunuzla ilgili bir mesaj',
  'staff-message.reply': 'Bu e-postayı yanıtlayabilirsiniz: yanıtınızı bir çalışanımız okur.',
  'visa-approved.subject': '{reference}: vizeniz onaylandı',
  'visa-approved.preview': 'Belge ektedir. Seyahatten önce kontrol edin.',
  'visa-approved.title': 'Vizeniz onaylandı',
  'visa-approved.text':
    'İyi haber: başvurunuz onaylandı. Belge bu e-postanın ekindedir, durum sayfasından da indirebilirsiniz.',
  'visa-approved.action': 'Vizeyi indir',
  'visa-approved.next': 'Seyahatten önce',
  'visa-approved.next.1':
    'Adı, pasaport numarasını ve tarihleri harf harf kontrol edin. Yanlış bir şey varsa bu e-postayı hemen yanıtlayın.',
  'visa-approved.next.2': 'Belgeyi yazdırın ve telefonunuzda bir kopyasını bulundurun.',
  'visa-approved.next.3':
    'Başvuruda kullandığınız pasaportu yanınızda taşıyın. Girişe ilişkin son sözü sınırdaki görevli söyler.',
  'visa-approved.next.4':
    'Belgeden şüphe eden herkes, bizden geldiğini {address} adresinde doğrulayabilir.',

  'partly.approved': '{total} vizeden {approved} tanesi onaylandı.',
  'partly.filed':
    '{count, plural, one {{names} için karar hâlâ göçmenlik makamında.} other {{names} için karar hâlâ göçmenlik makamında.}}',
  'partly.open':
    '{count, plural, one {{names} için başvuru henüz iletilmedi.} other {{names} için başvurular henüz iletilmedi.}}',
  'partly.more': '{count} kişi daha',
  'applicant-decided.subject.filed': '{reference}: {names} için başvuru iletildi',
  'applicant-decided.subject.rejected': '{reference}: {names} hakkındaki karar',
  'applicant-decided.subject.withdrawn': '{reference}: {names} için başvuru iptal edildi',
  'applicant-decided.subject.ready': '{reference}: {names} için başvuru yeniden açıldı',
  'applicant-decided.preview': 'Hangi kararın verildiği ve bunun sizin için ne anlama geldiği.',
  'applicant-decided.title.filed': '{names} için başvuru iletildi',
  'applicant-decided.title.rejected': '{names} hakkındaki karar',
  'applicant-decided.title.withdrawn': '{names} için başvuru iptal edildi',
  'applicant-decided.title.ready': '{names} için başvuru yeniden açıldı',
  'applicant-decided.text.filed':
    'Belgeleri kontrol ettik ve {names} için başvuruyu göçmenlik makamına ilettik. Şimdi kararı makam verecek; bu süreyi kimse kısaltamaz. Karar çıkar çıkmaz size yazacağız.',
  'applicant-decided.text.rejected':
    'Ne yazık ki {names} için yapılan başvuru onaylanmadı. Umduğunuz sonucun bu olmadığını biliyoruz.',
  'applicant-decided.text.withdrawn':
    '{names} için yapılan başvuru iptal edildi ve sürdürülmeyecek.',
  'applicant-decided.text.ready':
    '{names} için yapılan başvuruyu yeniden açtık. Sizden bir şeye ihtiyacımız olup olmadığı durum sayfasında yazıyor.',
  'applicant-decided.reason': 'Gerekçe',
  'applicant-decided.rejected.next.1':
    'Gerekçe hakkında daha fazla bilgi isterseniz bu e-postayı yanıtlayın: yanıtınızı bir çalışanımız okur.',
  'applicant-decided.rejected.next.2':
    'Yeniden başvurabilirsiniz. Öncesinde, nelerin düzeltilmesi gerektiğini görmenize yardımcı olabiliriz.',
  'applicant-decided.refund-policy':
    'Neyin iade edildiği, neyin edilmediği İade Politikamızda yazıyor.',
  'applicant-decided.withdrawn.next': 'Bunu beklemiyorduysanız bu e-postayı hemen yanıtlayın.',
  'visa-approved.text.some':
    'İyi haber: {names} için yapılan başvuru onaylandı. Belge bu e-postanın ekindedir, durum sayfasından da indirebilirsiniz.',

  'documents-asked.subject':
    '{reference}: {count, plural, one {bir belgenin yenisine ihtiyacımız var} other {# belgenin yenisine ihtiyacımız var}}',
  'documents-asked.preview':
    '{count, plural, one {Bir belge kullanılamıyor.} other {# belge kullanılamıyor.}} Nedeni ve daha iyisini nasıl göndereceğiniz burada.',
  'documents-asked.title':
    '{count, plural, one {Bir belgenin yenisine ihtiyacımız var} other {# belgenin yenisine ihtiyacımız var}}',
  'documents-asked.text':
    '{reference} numaralı başvurunun belgelerini inceledik. {count, plural, one {Şu belge bu hâliyle iletilemez:} other {Şu belgeler bu hâlleriyle iletilemez:}}',
  'documents-asked.action':
    '{count, plural, one {Yeni belge gönder} other {Yeni belgeleri gönder}}',
  'documents-asked.reply':
    'Söz verdiğimiz tarihe yetişebilmemiz için {day} tarihine kadar elimize ulaşmalı. Bize verdiğiniz diğer her şey olduğu gibi kalır.',

  'questions-asked.subject':
    '{reference}: {count, plural, one {bir bilgi} other {# bilgi}} daha gerekiyor',
  'questions-asked.preview': 'Göçmenlik makamının formu için bu bilgilere ihtiyacımız var.',
  'questions-asked.title':
    '{count, plural, one {Bir bilgi daha gerekiyor} other {# bilgi daha gerekiyor}}',
  'questions-asked.text':
    '{reference} numaralı başvuru için göçmenlik makamının formu sizden şunları istiyor:',
  'questions-asked.end':
    'Bunlar elimize geçince başvuruyu iletebileceğiz. Bir bölümünü şimdi, kalanını sonra gönderebilirsiniz.',
  'questions-asked.action': 'Şimdi yanıtlayın',
  'refund-made.subject': '{reference}: iadeniz yolda',
  'refund-made.preview': 'Tutar, ödeme yaptığınız karta geri dönüyor.',
  'refund-made.title': 'İadeniz yolda',
  'refund-made.text.refund':
    'Anlaştığımız gibi bu başvuruya devam etmeyeceğiz. İade Politikamızda öngörülen tutarı iade ediyoruz.',
  'refund-made.text.cancellation':
    'Başvurunuz, isteğiniz üzerine iptal edildi. İade Politikamızda öngörülen tutarı iade ediyoruz.',
  'refund-made.text.duplicate': 'Ödemeniz bize iki kez ulaştı. İkincisinin tamamını iade ediyoruz.',
  'refund-made.text.service-failed':
    'Bizden kaynaklanan bir sorun oldu. Özür dileriz; ödemenizi iade ediyoruz.',
  'refund-made.text.late':
    'Başvurunuzu söz verdiğimiz güne kadar iletemedik. Daha hızlı işlem için ödeme yapmıştınız; bu ek ücreti iade ediyoruz. Başvurunuz olduğu gibi devam ediyor.',
  'refund-made.text.amended':
    'Anlaştığımız gibi siparişiniz artık daha ucuz. Farkı İade Politikamızda öngörüldüğü şekilde iade ediyoruz.',
  'refund-made.text.lapsed':
    'Değişiklik için yaptığınız ödeme, değişiklik artık yapılamazken ulaştı. Siparişiniz olduğu gibi kalıyor; bu ödemenin tamamını iade ediyoruz.',
  'refund-made.text.part':
    'Anlaştığımız gibi bu başvuru için ödenen tutarın bir kısmını iade ediyoruz.',
  'refund-made.withdrawn': '{name} başvurudan çıkarıldı. Başvuru diğer herkes için devam ediyor.',
  'refund-made.before': 'Daha önce iade edilen',
  'refund-made.open': 'Başvuru için kalan ödeme',
  'refund-made.paid': 'Ödenen tutar',
  'refund-made.kept': 'Kesinti',
  'refund-made.amount': 'İade tutarı',
  'refund-made.note': 'İade makbuzu PDF olarak ektedir.',
  'refund-made.arrives':
    'Tutar, ödeme yaptığınız karta geri dönüyor. En geç {day} tarihinde kartınızda olacak; ne kadar çabuk geleceği bankanıza bağlıdır.',
  'refund-made.action': 'Durumu gör',
  'refund-made.help': 'Para o tarihe kadar gelmezse bu e-postayı yanıtlayın.',

  'answers-corrected.subject': '{reference}: başvurunuz düzeltildi',
  'answers-corrected.preview': 'Nelerin düzeltildiği ve sizden bir şeye ihtiyacımız olup olmadığı.',
  'answers-corrected.title': 'Başvurunuz düzeltildi',
  'answers-corrected.text.staff': '{reference} numaralı başvurunuzda şu yanıtları düzelttik:',
  'answers-corrected.text.traveller':
    '{reference} numaralı başvurunuzda şu yanıtlar internet üzerinden düzeltildi:',
  'answers-corrected.contact': 'İletişim',
  'answers-corrected.asks':
    '{count, plural, one {Bir belgede eski yanıt yazıyor. Lütfen yenisini gönderin:} other {# belgede eski yanıt yazıyor. Lütfen yenilerini gönderin:}}',
  'answers-corrected.values':
    'Güvenliğiniz için bu e-postada yanıtlar yer almaz. Görmek için düğmeye basın.',
  'answers-corrected.action': 'Düzeltmeleri gör',
  'answers-corrected.wrong':
    'Bundan haberiniz yoksa veya yanlış bir şey varsa bu e-postayı hemen yanıtlayın.',

  'contact-code.subject': 'Yeni adres için kodunuz: {code}',
  'contact-code.text':
    'Biri, {reference} numaralı vize başvurusu hakkında bu adrese yazmamızı istedi. Siz istediyseniz bu kodu sitemizde sizden istenen yere girin. Kod tek kullanımlıktır ve {minutes} dakika geçerlidir.',
  'contact-code.ignore':
    'Siz istemediyseniz biri bir adresi yanlış yazmıştır. Bu e-postayı dikkate almayın: kod olmadan hiçbir şey değişmez.',

  'contact-changed.subject.old': '{reference}: iletişim adresi değiştirildi',
  'contact-changed.subject.new': '{reference}: artık bu adrese yazıyoruz',
  'contact-changed.preview.old': 'Bunu siz yapmadıysanız hemen bize yazın.',
  'contact-changed.preview.new': 'Bundan sonra başvurunuzla ilgili her şey buraya gelecek.',
  'contact-changed.title.old': 'İletişim adresi değiştirildi',
  'contact-changed.title.new': 'Artık bu adrese yazıyoruz',
  'contact-changed.text.old':
    '{reference} numaralı başvurunun iletişim adresi artık {email}. Bu adrese bundan sonra yazmayacağız; buraya gönderdiğimiz kodlar da geçersizdir.',
  'contact-changed.text.new':
    '{reference} numaralı başvurunuzun iletişim adresi artık bu adrestir. Kararı ve vizeyi buraya göndereceğiz.',
  'contact-changed.wrong.old':
    'Bunu siz yapmadıysanız bu e-postayı hemen yanıtlayın ki bir çalışanımız durdurabilsin.',
  'contact-changed.wrong.new':
    'Bu başvurudan haberiniz yoksa adresi düzeltebilmemiz için bu e-postayı yanıtlayın.',
  'contact-changed.action.old': 'İletişim bilgilerimiz',

  'chat-answer.subject': 'Mesajınıza yanıtımız',
  'chat-answer.preview': 'Yanıt geldiğinde sohbetten ayrılmıştınız.',
  'chat-answer.title': 'Size yanıt verdik',
  'chat-answer.text':
    '{count, plural, one {Bize sohbetten yazmıştınız. Siz ayrıldıktan sonra şu yanıt geldi:} other {Bize sohbetten yazmıştınız. Siz ayrıldıktan sonra şu # yanıt geldi:}}',
  'chat-answer.action': 'Görüşmeye devam et',
  'chat-answer.link':
    'Düğme, görüşmenizi {days} gün boyunca parola sormadan açar. Bu e-postayı kimseye iletmeyin.',

  'chat-transcript.subject': '{company} ile görüşmeniz',
  'chat-transcript.preview': 'İstediğiniz kopya.',
  'chat-transcript.title': 'Görüşmeniz',
  'chat-transcript.text': 'İstediğiniz kopya aşağıdadır. Saatler Londra saatidir.',
  'chat-transcript.you': 'Siz',
  'chat-transcript.ignore':
    'Kopya istemediyseniz biri bir adresi yanlış yazmıştır: bu e-postayı silin.',

  'email-test.subject': 'E-posta sistemi testi',
  'email-test.preview': 'Çalışıyor: e-postalar bu kutuya ulaşıyor.',
  'email-test.title': 'E-posta sistemi çalışıyor',
  'email-test.text':
    'Bu e-posta, yolculara giden e-postalarla aynı yoldan geldi. Burada düzgün görünüyorsa onlarınki de düzgün görünür.',
  'email-test.sent': 'Gönderim zamanı',
  'email-test.by': 'Testi yapan',
  'email-test.action': 'Teste dön',
  'email-test.ignore': 'Bir testten haberiniz yoksa bu e-postayı dikkate almayın.',

  'download-code.subject': '{reference} için kodunuz: {code}',
  'download-code.preview': 'Kod tek kullanımlıktır ve {minutes} dakika geçerlidir.',
  'download-code.title': 'Kodunuz',
  'download-code.text':
    'Bu kodu istediğiniz sayfaya girin. Kod {reference} numaralı başvuruyu açar veya vizesini indirir. Kod tek kullanımlıktır ve {minutes} dakika geçerlidir.',
  'download-code.action': 'Durum sayfasını aç',
  'download-code.ignore':
    'Kodu siz istemediyseniz başka biri istemiştir. Kod olmadan başvurunuzdan hiçbir şey göremez; bu nedenle kodu kimseyle paylaşmayın.',

  'application-received.subject':
    '{reference}: başvurunuz kayıtlı, ödemeyi her cihazdan yapabilirsiniz',
  'application-received.preview':
    'Başvurunuzun bağlantısı ve başka bir cihazdan nasıl ödeyeceğiniz.',
  'application-received.title': 'Başvurunuz bize ulaştı',
  'application-received.text':
    'Yanıtlarınız kayıtlı. Ödemeyi bu cihazdan veya başka bir cihazdan yapabilirsiniz: bu e-postayı orada açın ve düğmeye basın.',
  'application-received.action': 'Ödemeye geç',
  'application-received.otherwise':
    'Sizden ücret alınmadı. Siz ödemeden hiçbir şey iletilmez; ödenmeyen başvuru kendiliğinden sona erer. En fazla iki kez hatırlatırız.',

  'application-link.subject': '{reference}: başvurunuzun bağlantısı',
  'application-link.preview': 'Her şeyi açar: durum, yanıtlar ve belgeler.',
  'application-link.title': 'Bağlantınız',
  'application-link.text': 'Bu e-postayı devam etmek istediğiniz cihazda açın ve düğmeye basın.',
  'application-link.action': 'Başvurumu aç',
  'application-link.ignore':
    'Bunu siz istemediyseniz bu e-postayı dikkate almayın: isteyen kişi hiçbir şey görmedi. Düğme, başvurunuzu parola sormadan açar. Bu e-postayı kimseye iletmeyin.',

  'applications-found.subject': 'Başvurularınız',
  'applications-found.preview': 'Bunları sitemizden istediniz.',
  'applications-found.title': 'Bizdeki başvurularınız',
  'applications-found.text':
    '{count, plural, one {E-posta adresinizle bu başvuru oluşturuldu. Referans numarası, başvurunun bağlantısıdır:} other {E-posta adresinizle bu # başvuru oluşturuldu. Her referans numarası, o başvurunun bağlantısıdır:}}',
  'applications-found.action': '{count, plural, one {Başvurumu aç} other {En yenisini aç}}',

  'cancelled.subject': '{reference} iptal edildi',
  'cancelled.preview': 'Sizden ücret alınmadı. Bunun ne anlama geldiği burada.',
  'cancelled.title': 'Başvurunuz iptal edildi',
  'cancelled.text':
    '{reference} numaralı başvuruyu iptal ettiniz. Sizden ücret alınmadı, hiçbir şey iletilmeyecek ve hatırlatma göndermeyeceğiz. Dilediğiniz zaman yeni bir başvuru başlatabilirsiniz.',
  'cancelled.ignore':
    'Siz iptal etmediyseniz bağlantınıza sahip biri iptal etmiştir: bu e-postayı yanıtlayın.',

  'cancellation-received.subject': '{reference}: iptal talebiniz bize ulaştı',
  'cancellation-received.preview':
    'Bir çalışanımız e-postayla yanıtlayacak. O zamana kadar hiçbir şey değişmez.',
  'cancellation-received.title': 'İptal talebiniz bize ulaştı',
  'cancellation-received.text': 'Talebinizi inceleyip {day} tarihine kadar yanıtlayacağız.',
  'cancellation-received.refund': 'Politikamıza göre iade',
  'cancellation-received.until': 'Biz yanıtlayana kadar başvurunuz olduğu gibi devam eder.',

  'cancellation-answered.subject.accepted': '{reference}: iptaliniz kabul edildi',
  'cancellation-answered.subject.declined': '{reference}: iptal talebinize yanıtımız',
  'cancellation-answered.preview': 'Yanıtımız burada.',
  'cancellation-answered.title.accepted': 'İptaliniz kabul edildi',
  'cancellation-answered.title.declined': 'İptal edemedik',
  'cancellation-answered.text.accepted': 'Aşağıda adı yazan yolcuların başvurusunu durdurduk.',
  'cancellation-answered.refund.all':
    'Aşağıdaki tutarı iade edeceğiz ve işlem tamamlanınca size e-posta göndereceğiz.',
  'cancellation-answered.refund.some':
    'Ödenecek bir iade kalmışsa tutarını size e-postayla bildireceğiz.',
  'cancellation-answered.text.declined':
    'Aşağıda adı yazan yolcuların başvurusunu iptal edemiyoruz. Başvuru olduğu gibi devam ediyor.',

  'data-request-received.subject.export': 'Verilerinizin kopyası için talebiniz bize ulaştı',
  'data-request-received.subject.erasure': 'Verilerinizin silinmesi için talebiniz bize ulaştı',
  'data-request-received.preview': 'Bundan sonraki adımlar ve tarihleri burada.',
  'data-request-received.title.export': 'Kopya talebiniz bize ulaştı',
  'data-request-received.title.erasure': 'Silme talebiniz bize ulaştı',
  'data-request-received.text.export':
    'Hakkınızda tuttuğumuz her şeyin bir kopyasını istediniz. Bir çalışanımız kopyayı kontrol edip size gönderecek.',
  'data-request-received.text.erasure':
    'Hakkınızda tuttuklarımızı silmemizi istediniz. Bir çalışanımız talebinizi kontrol edecek ve tamamlanınca size yazacak. Ödeme kayıtlarını, adınız olmadan, muhasebe için saklarız.',
  'data-request-received.due': 'En geç yanıt tarihi',
  'data-request-received.ignore':
    'Bunu siz istemediyseniz bağlantınıza sahip biri istemiştir: bu e-postayı yanıtlayın.',

  'document.passportPhoto': 'Vesikalık fotoğraf',
  'document.passportDocument': 'Pasaportun fotoğraflı sayfası',
  'document.flightTicket': 'Uçak bileti',
  'document.transitTicket': 'Devam bileti',
  'document.transitVisa': 'Gideceğiniz sonraki ülkenin vizesi',
  'document.invitationLetter': 'Davet mektubu',
  'document.companyRegistration': 'Şirket tescil belgesi',
  'list.application-received': 'Başvurunuz bize ulaştı',
  'list.application-link': 'Başvurunuzun bağlantısı',
  'list.cancelled': 'Başvurunuz iptal edildi',
  'list.cancellation-received': 'İptal talebiniz bize ulaştı',
  'list.cancellation-answered': 'İptal talebinize yanıtımız',
  'list.data-request-received': 'Verilerinizle ilgili talebiniz bize ulaştı',

  'list.payment-confirmed': 'Makbuzunuz: ödemenizi aldık',
  'list.order-amended': 'Siparişiniz değiştirildi',
  'list.regime-changed': 'Karar daha uzun sürecek',
  'list.documents-received': 'Belgeleriniz elimizde',
  'list.reminder-payment': 'Hatırlatma: ödeme bekliyor',
  'list.reminder-documents': 'Hatırlatma: eksik belgeler var',
  'list.staff-message': 'Bizden bir mesaj',
  'list.status-changed': 'Başvurunuzla ilgili yeni gelişme',
  'list.applicant-decided': 'Bir yolcu hakkındaki karar',
  'list.answers-corrected': 'Yanıtlarınız düzeltildi',
  'list.contact-changed': 'İletişim bilgileriniz değiştirildi',
  'list.visa-approved': 'Vizeniz',
  'list.questions-asked': 'Sizden bilgi bekliyoruz',
  'list.documents-asked': 'Bir belgenin yenisine ihtiyacımız var',
  'list.refund-made': 'İadeniz',
}
