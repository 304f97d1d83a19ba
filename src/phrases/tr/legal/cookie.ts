import { chatLimits, chatStorageKey } from '#domain/chat.ts'
import { consentKeys, cookieLife } from '#domain/cookie.ts'
import { termsVersion } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

const span = spanIn('tr')

export const cookiePolicy = (company: LegalFacts): LegalPage => ({
  title: 'Çerez Politikası',
  description:
    'Bu sitenin hangi çerezleri, neden ve ne kadar süreyle kullandığı; çerezleri nasıl yönetebileceğiniz.',
  dated: `Son güncelleme: ${formatDay(termsVersion, 'tr')}`,
  intro: [],
  sections: [
    {
      id: 'what',
      title: 'Çerez nedir',
      body: [
        'Çerezler, bir sitenin tarayıcınızda sakladığı ve sonra yeniden okuduğu küçük metin dosyalarıdır. Program çalıştıramaz, dosyalarınızı okuyamazlar.',
      ],
    },
    {
      id: 'types',
      title: 'Üç çerez türü',
      body: [
        {
          list: [
            'Zorunlu: başvuru yaptığınız tarayıcıda başvurunuza dönmenizi, ödeme yapmanızı ve belge yüklemenizi sağlar. Site bunlar olmadan çalışmaz; bu yüzden her zaman açıktır.',
            'Analitik: hangi sayfaların kullanıldığını bize gösterir. Yalnızca kabul ederseniz yerleştirilir.',
            'İşlevsel: dil gibi tercihlerinizi hatırlar. Tercihi yaptığınızda yerleştirilir; bu türü kapattıysanız yalnızca tarayıcı kapanana kadar saklanır.',
          ],
        },
        'Ayarlarda dördüncü bir seçenek daha vardır: Pazarlama. Bu seçenek, ileride reklam verirsek geçerli olur: onun için de rızanız olmadan çerez yerleştirilmez.',
        'Tarayıcınızın depolama alanında kişisel veri tutmayız: tamamlanmamış yanıtlar sunucumuzda şifreli olarak saklanır. Yalnızca bağlantının gelmesini bekleyen bir sohbet mesajı, gönderilene kadar kendi sekmesinde kalır.',
      ],
    },
    {
      id: 'retention',
      title: 'Ne kadar süre saklanırlar',
      body: [
        {
          head: ['Çerez', 'Tür', 'Saklama süresi'],
          rows: [
            ['Oturum', 'Zorunlu', 'tarayıcı kapanana kadar'],
            ['Kendi başvurunuzun anahtarı', 'Zorunlu', span(cookieLife.ownApplicationDays, 'day')],
            ['Dil tercihi', 'İşlevsel', span(cookieLife.languageYears, 'year')],
            ['Analitik, kabul ederseniz', 'Analitik', span(cookieLife.analyticsYears, 'year')],
          ],
        },
        'Kendi başvurunuzun anahtarı ödeme yapmak, belge eklemek ve vizeyi indirmek için geri dönmenizi sağlar.',
        `Çerezlere ilişkin tercihiniz bir çerez değildir: tarayıcı onu, siz bu sitenin verilerini silene kadar ${consentKeys.given} ve ${consentKeys.preferences} adlarıyla saklar. Tercihiniz cihazınızdan hiç çıkmaz.`,
        `Bize sohbetten yazarsanız tarayıcı o görüşmenin anahtarını ${chatStorageKey} adıyla saklar; anahtar ${span(chatLimits.keyDays, 'day')} geçerlidir. Görüşmenin kendisi bizde saklanır.`,
      ],
    },
    {
      id: 'control',
      title: 'Çerezleri nasıl yönetirsiniz',
      body: [
        'Tercihinizi her sayfanın sonundaki “Çerez ayarları” bağlantısından dilediğiniz zaman değiştirebilirsiniz. Kapattığınız çerezler hemen silinir.',
        'Bunun dışında her tarayıcı çerezleri gösterebilir, engelleyebilir ve silebilir:',
        {
          list: [
            'Chrome: Ayarlar, Gizlilik ve güvenlik, Üçüncü taraf çerezleri ve Site verileri.',
            'Firefox: Ayarlar, Gizlilik ve güvenlik, Çerezler ve site verileri.',
            'Safari: Ayarlar, Gizlilik, Web Sitesi Verilerini Yönet.',
            'Edge: Ayarlar, Tanımlama bilgileri ve site izinleri.',
          ],
        },
        'Zorunlu çerezi silerseniz e-postalarımızdaki bağlantı sizi başvurunuza geri götürür.',
      ],
    },
    {
      id: 'contact',
      title: 'İletişim',
      body: [`${postalOf(company)}. [${company.email}](email).`],
    },
  ],
})
