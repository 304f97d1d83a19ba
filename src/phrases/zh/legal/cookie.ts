import { chatLimits, chatStorageKey } from '#domain/chat.ts'
import { consentKeys, cookieLife } from '#domain/cookie.ts'
import { termsVersion } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

const span = spanIn('zh')

export const cookiePolicy = (company: LegalFacts): LegalPage => ({
  title: 'Cookie 政策',
  description: '本网站设置哪些 Cookie、为何设置、保留多久，以及如何管理。',
  dated: `最后更新：${formatDay(termsVersion, 'zh')}`,
  intro: [],
  sections: [
    {
      id: 'what',
      title: '什么是 Cookie',
      body: [
        'Cookie 是网站存放在您的浏览器中、之后再次读取的小型文本文件。它不能运行程序，也不能读取您的文件。',
      ],
    },
    {
      id: 'types',
      title: '三种类型',
      body: [
        {
          list: [
            '必要：让您在创建申请时使用的浏览器中回到该申请、付款并上传材料。没有它们，网站无法运行，因此始终开启。',
            '分析：帮助我们了解哪些页面被访问。仅在您同意后才会设置。',
            '功能：记住您的选择，例如语言。在您作出选择时设置；如果您已关闭此类型，则仅保留到浏览器关闭为止。',
          ],
        },
        '设置中还有第四个开关，即“营销”，供我们日后投放广告时使用：未经您同意，同样不会为此设置任何 Cookie。',
        '我们不在您的浏览器存储中保存任何个人信息：未填完的内容加密保存在我们的服务器上。只有等待网络连接的在线咨询消息会留在所在的标签页中，直到发送为止。',
      ],
    },
    {
      id: 'retention',
      title: '保留多久',
      body: [
        {
          head: ['Cookie', '类型', '保留时间'],
          rows: [
            ['会话', '必要', '直到浏览器关闭'],
            ['您的申请密钥', '必要', span(cookieLife.ownApplicationDays, 'day')],
            ['语言偏好', '功能', span(cookieLife.languageYears, 'year')],
            ['分析（经您同意）', '分析', span(cookieLife.analyticsYears, 'year')],
          ],
        },
        '凭您的申请密钥，您可以回来付款、添加材料和下载签证。',
        `您对 Cookie 的选择并不是 Cookie：浏览器以 ${consentKeys.given} 和 ${consentKeys.preferences} 为名保存它，直到您删除本网站的数据。这一选择不会离开您的设备。`,
        `如果您通过在线咨询联系我们，浏览器会以 ${chatStorageKey} 为名保存该对话的密钥，有效期为${span(chatLimits.keyDays, 'day')}。对话本身由我们保存。`,
      ],
    },
    {
      id: 'control',
      title: '如何管理',
      body: [
        '您可以随时通过每页底部的“Cookie 设置”更改选择。您关闭的类型，其 Cookie 会立即删除。',
        '各浏览器也可以显示、阻止和删除 Cookie：',
        {
          list: [
            'Chrome：“设置” → “隐私和安全” → “第三方 Cookie”和“网站数据”。',
            'Firefox：“设置” → “隐私与安全” → “Cookie 和网站数据”。',
            'Safari：“设置” → “隐私” → “管理网站数据”。',
            'Edge：“设置” → “Cookie 和网站权限”。',
          ],
        },
        '如果您删除了必要 Cookie，可通过我们邮件中的链接回到您的申请。',
      ],
    },
    {
      id: 'contact',
      title: '联系我们',
      body: [`${postalOf(company, '，')}。电子邮箱：[${company.email}](email)。`],
    },
  ],
})
