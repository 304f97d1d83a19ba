import { ifStated } from '#domain/placeholder.ts'
import { policy } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { opening, spanIn, weekdaysIn } from '../../span.ts'

const { claimYears } = policy
const weekdays = weekdaysIn('tr')
const span = spanIn('tr')

export function termsOfService(company: LegalFacts, rules: Rules): LegalPage {
  const { paymentBusinessDays: payment } = rules.refund
  const { law, place } = company
  return {
    title: 'Hizmet Koşulları',
    description: 'Başvurunuzu hazırlayıp ilettiğimizde aramızda geçerli olan sözleşme.',
    dated: `Yürürlük tarihi: ${formatDay(company.effective, 'tr')}`,
    intro: [
      `Bu koşullar, Birleşik Krallık’ta kayıtlı özel bir vize danışmanlığı şirketi olan ${company.legalName} (“biz”) tarafından verilen hizmet için geçerlidir. Koşulları kabul ettiğinizde bizimle bir sözleşme kurmuş olursunuz.`,
      'Tanzanya hükûmeti değiliz ve onunla bağlantımız yoktur. Vize kararını yalnızca göçmenlik makamı (“yetkili makam”) verir; vizenin onaylanacağını garanti etmeyiz. [Resmî siteden](official) biz olmadan da başvurabilirsiniz.',
    ],
    sections: [
      {
        id: 'requirements',
        title: '1. Başvuru şartları',
        body: [
          {
            list: [
              `Pasaportunuz varışınızdan sonra en az ${span(rules.passport.daysAfterArrival, 'day')}, başvurduğunuz gün itibarıyla da en az ${span(rules.passport.monthsFromToday, 'month')} geçerlidir ve kullanılmamış bir sayfası vardır.`,
              'Girdiğiniz her bilgi pasaportla örtüşür, doğru ve eksiksizdir.',
              'Belgeleriniz gerçektir, okunaklıdır ve size aittir.',
              `En az ${policy.adultAge} yaşındasınız veya sizin için anneniz, babanız ya da vasiniz başvurur.`,
              'Başkaları için başvuruyorsanız onların onayını almışsınızdır.',
              `Belge veya düzeltme istediğimizde ${rules.refund.documentReplyBusinessDays} iş günü içinde yanıt verirsiniz.`,
            ],
          },
        ],
      },
      {
        id: 'prohibitions',
        title: '2. Yasaklar',
        body: [
          'Hizmeti kullanırken şunları yapamazsınız:',
          {
            list: [
              'sahte, değiştirilmiş veya başkasına ait belge sunmak ya da gerçeğe aykırı beyanda bulunmak;',
              'bir kişi için onun bilgisi olmadan başvurmak;',
              'kullanma yetkiniz olmayan bir kartla ödeme yapmak;',
              'sitenin açıklarını yoklamak, siteyi aşırı yüklemek, kopyalamak veya otomatik araçlarla taramak ya da başkalarının verilerine ulaşmak;',
              'hizmeti yazılı onayımız olmadan başkalarına satmak.',
            ],
          },
        ],
      },
      {
        id: 'links',
        title: '3. Üçüncü taraf bağlantıları',
        body: [
          'Sayfalarımızda, resmî vize sitesi dâhil, bizim işletmediğimiz sitelere bağlantılar vardır. Bu sitelerin içeriğinden ve işleyişinden kendileri sorumludur.',
        ],
      },
      {
        id: 'ai',
        title: '4. Yapay zekâ kullanımı',
        body: [
          'Tarihleri, biçimleri ve dosyaları sıradan programlarla kontrol ederiz. Başvuruları insanlar inceler; başvurunuz hakkında yapay zekâ karar vermez, yanıtlarınız ve belgeleriniz yapay zekâ eğitmek için kullanılmaz.',
          'Yapay zekâyla üretilen veya değiştirilen görseller ve evrak, belge sayılmaz: bu yolla üretilmiş veya rötuşlanmış bir vesikalık fotoğraf redde yol açar. İçeriğimizi yazılım eğitmek için toplayamazsınız.',
        ],
      },
      {
        id: 'commercial',
        title: '5. Ticari koşullar',
        body: [
          'Fiyat, imzalayıp ödeme yapmanızdan önce, ABD doları olarak, toplamıyla ve kalem kalem gösterilir. Resmî vize harcını ve hizmet bedellerimizi içerir; sonradan hiçbir tutar eklenmez. Bankanız döviz dönüşümü için ücret alabilir.',
          `Ödemeniz onaylanıp belgeleriniz tamamlandığında çalışmaya başlarız. İşlem sürelerimiz o andan itibaren, iş günü (${weekdays(rules.calendar.workingDays)}) olarak hesaplanır. Yetkili makamın kendi süresi buna eklenir; bu süre üzerinde bir etkimiz yoktur.`,
          'Hizmete hemen başlamamızı talep edersiniz. Tüketicinin cayma hakkı, hizmetin tamamı ifa edildiğinde sona erer; o zamana kadar neyin iade edileceği [İade Politikası’nda](refundPolicy) açıklanır.',
        ],
      },
      {
        id: 'suspension',
        title: '6. Askıya alma',
        body: [
          'Kanun bizi buna zorunlu kıldığında, beyanlar veya belgeler gerçeğe aykırı olduğunda, bir ödemeye itiraz edildiğinde veya ödeme çalıntı bir kartla yapıldığında ya da çalışanlarımız tehdit edildiğinde bir başvuruyu durdurabilir veya sonlandırabiliriz. Kanun yasaklamadıkça nedenini size bildiririz.',
        ],
      },
      {
        id: 'disclaimers',
        title: '7. Garanti edilmeyenler',
        body: [
          'Makul özen ve beceriyle çalışmayı taahhüt ederiz. Vizenin verileceğini, yetkili makamın ne zaman karar vereceğini veya vize sahibinin sınırda ülkeye kabul edileceğini taahhüt etmeyiz.',
          'Seyahat rezervasyonlarının riski size aittir: vizeyi alana kadar yalnızca değiştirilebilen rezervasyonlar yapın.',
        ],
      },
      {
        id: 'liability',
        title: '8. Sorumluluğun sınırlandırılması',
        body: [
          `Sorumluluğumuz, talepten önceki ${span(policy.liabilityMonths, 'month')} içinde bize ödediğiniz ücretlerle sınırlıdır. Kaybedilen rezervasyonlar veya kâr kaybı gibi dolaylı zararlardan sorumlu değiliz.`,
          'Buradaki hiçbir hüküm, ihmal sonucu ölüm veya bedensel zarardan ya da hileden doğan sorumluluğu veya kanunun sınırlanmasına izin vermediği başka bir sorumluluğu sınırlamaz. Tüketici olarak haklarınız saklıdır.',
        ],
      },
      {
        id: 'indemnification',
        title: '9. Tazmin yükümlülüğü',
        body: [
          'Yanlış bilgi verdiğiniz, sahte belge kullandığınız veya bu koşullara aykırı davrandığınız için biri bize karşı talepte bulunursa, bundan doğan makul masrafları siz karşılarsınız.',
        ],
      },
      {
        id: 'notices',
        title: '10. Bildirimler',
        body: [
          `Size başvurunuzdaki e-posta adresi üzerinden yazarız. Siz bize ${company.email} adresine e-postayla yazabilirsiniz${ifStated(company.address, ` (posta adresimiz: ${postalOf(company)})`)}. E-postayla yapılan bildirim, izleyen iş gününde ulaşmış sayılır.`,
          `Bir kişisel veri ihlali sizin için risk doğurursa bunu size ${span(policy.breachNoticeHours, 'hour')} içinde bildiririz.`,
        ],
      },
      {
        id: 'entire',
        title: '11. Sözleşmenin bütünlüğü',
        body: [
          'Aramızdaki sözleşmenin tamamı; bu koşullardan, fiyatı da içeren imzalı hizmet sözleşmesinden ve [Gizlilik](privacyPolicy), [İade](refundPolicy) ve [Ödeme](paymentPolicy) politikalarından oluşur. Kabul ettiğiniz sürümün tarihi başvurunuzla birlikte saklanır ve sözleşmenizde yazar; isterseniz o sürümün metnini size göndeririz. Bir hükmün geçersiz olması diğerlerini etkilemez.',
          `Ticari uyuşmazlıklara ${law}, göçmenlik konularına Tanzanya hukuku uygulanır. Uyuşmazlıklar ${place} veya Darüsselam mahkemelerinde görülür. Tüketiciyseniz yaşadığınız ülkenin emredici hükümleri de sizi korur.`,
        ],
      },
      {
        id: 'time',
        title: '12. Taleplerin zamanaşımı',
        body: [
          `Bize karşı talepler, kanunun izin verdiği ölçüde, dayanağını öğrenmenizden itibaren ${span(claimYears.fromKnowledge, 'year')}, her hâlükârda olaydan itibaren ${span(claimYears.fromAct, 'year')} içinde ileri sürülmelidir.`,
        ],
      },
      {
        id: 'referrals',
        title: '13. Yönlendirmeler',
        body: [
          'Sigorta veya mobil internet gibi hizmetler için başka sağlayıcıları önerebiliriz. Onlardan hizmet almak zorunda değilsiniz; alırsanız sözleşme sizinle onlar arasında kurulur. Biri size bizi tavsiye ettiyse fiyatınız aynı kalır.',
          `Yetkili makam, bazı uyrukların başvurularını genel merkezine gönderir; bu yaklaşık ${span(rules.authority.referralDays, 'day')} sürer. Bunu size ödeme yapmadan önce söyleriz.`,
        ],
      },
      {
        id: 'refunds',
        title: '14. İadeler',
        body: [
          `İadeyi, ödemeden itibaren ${span(rules.refund.requestDays, 'day')} içinde e-postayla talep edebilirsiniz. İnceleme en fazla ${rules.refund.reviewBusinessDays} iş günü sürer; onaylanan iade, izleyen ${opening(payment, (least) => `${least} ila `)}${payment.most} iş günü içinde ödeme yaptığınız karta yapılır. Nelerin iade edilebileceği [İade Politikası’nda](refundPolicy) açıklanır.`,
        ],
      },
    ],
  }
}
