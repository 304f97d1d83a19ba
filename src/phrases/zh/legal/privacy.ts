import { cookieLife } from '#domain/cookie.ts'
import { unknownEmailDays } from '#domain/mail/received-email.ts'
import { ifStated } from '#domain/placeholder.ts'
import { policy, termsVersion } from '#domain/policy.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

const { retentionYears: years, rightsReplyMonths: reply } = policy
const span = spanIn('zh')

export const privacyPolicy = (company: LegalFacts): LegalPage => ({
  title: '隐私政策',
  description:
    '办理坦桑尼亚签证申请时，我们收集哪些信息、为何收集、谁能看到、保存多久，以及如何要求删除。',
  dated: `最后更新：${formatDay(termsVersion, 'zh')}`,
  intro: [
    `您向我们提供护照信息、地址和行程计划。本页用通俗的语言说明 ${company.legalName} 如何使用这些信息，以及您可以向我们提出哪些要求。`,
  ],
  sections: [
    {
      id: 'who',
      title: '谁对您的数据负责',
      body: [
        `${company.legalName}${ifStated(company.address, `（${company.address}）`)}是《英国通用数据保护条例》（UK GDPR）和英国《2018年数据保护法》规定的个人数据控制者。我们是一家私营咨询公司，不隶属于坦桑尼亚政府。`,
        '如对您的数据有疑问，请发邮件至[我们的邮箱](email)，或通过[联系页面](contact)与我们联系。',
      ],
    },
    {
      id: 'what',
      title: '我们收集哪些信息',
      body: [
        '仅限于签证申请所需的信息，以及保障其安全所需的信息：',
        {
          list: [
            '联系人：姓名、电子邮箱、电话号码；如您选择了即时通讯工具，还包括您在其中的账号。',
            '每位旅客：姓名、出生日期和地点、国籍、性别、职业、护照号码、护照日期和签发国家/地区、住址、行程日期、入境口岸、住宿地点、同行人。',
            '材料：证件照、护照资料页、机票；过境签证和商务签证还包括其他材料。',
            '协议：您的签名、签署的日期和时间、签署时的 IP 地址，以及该文件的校验码。',
            '付款：金额、时间、结果以及支付平台的付款编号。您的卡号只提供给支付平台，我们不会看到。',
            '往来通信：您在在线咨询中、在您的申请页面上或通过电子邮件发给我们的内容和随附的文件，以及我们的答复。我们按发送时的原样保存发给您的邮件，但不含其中链接的密钥。',
            '在线咨询：您从哪个网站、哪个页面联系我们，以及您对我们答复的评价（如您作出评价）。',
            '邮件送达情况：我们的邮件是否送达；如未送达，则包括邮件服务器给出的原因。我们不追踪您是否打开邮件。',
            '通知（如您开启）：您浏览器的推送服务为该浏览器提供给我们的地址和密钥，以及该浏览器的语言。',
            '技术信息：每次访问的 IP 地址和浏览器类型，为防止滥用而短期保存。',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: '他人和未成年人的信息',
      body: [
        '如您为他人申请，即表示您确认其知情并同意。',
        `未满${policy.adultAge}周岁者的信息由其父母或监护人填写，或经其同意后填写。我们不会直接向未成年人索取任何信息。`,
      ],
    },
    {
      id: 'why',
      title: '使用目的和法律依据',
      body: [
        {
          head: ['目的', '法律依据'],
          rows: [
            ['准备、核对并递交您的申请，告知您申请状态', '我们与您之间的合同'],
            [
              '答复您发来的内容，并将您发来的文件加入您的申请',
              '合同；在订立合同之前，为采取您所要求的步骤',
            ],
            ['收款、退款、会计记账', '合同；法定义务'],
            ['保护本服务和旅客免受欺诈和滥用，应对索赔', '我们对服务安全的正当利益'],
            ['提醒您完成未完成的申请（您可以停止提醒）', '正当利益'],
            ['了解我们的邮件是否送达', '我们对能够联系到您的正当利益'],
            ['在您的设备上显示通知（如您开启）', '您的同意'],
            ['分析和营销 Cookie（如您开启）', '您的同意'],
          ],
        },
        '我们不会仅凭自动化方式作出有关您的决定。我们不出售数据，也不会将您填写的内容或材料用于训练软件。',
      ],
    },
    {
      id: 'who-sees',
      title: '谁会收到您的数据',
      body: [
        {
          list: [
            '坦桑尼亚移民局：我们向其递交您的申请。',
            '处理您银行卡付款的支付平台。',
            '为我们提供服务器、存储和电子邮件服务的供应商，依合同按我们的指示行事。',
            '您浏览器开发商的推送服务（如您开启通知）。经其转送的内容均已加密。',
            '因职责需要而使用数据的工作人员，每人使用各自的账户。',
            '法院、警方或监管机构，但仅限于法律要求我们提供的情形。',
          ],
        },
      ],
    },
    {
      id: 'abroad',
      title: '向境外传输',
      body: [
        '签证申请必须送达坦桑尼亚。这一传输是履行我们与您之间的合同所必需的（UK GDPR 第49条第1款b项）。对于英国境外的其他供应商，我们仅在有充分性认定，或采用英国信息专员发布的标准条款时使用。',
      ],
    },
    {
      id: 'how-long',
      title: '保存多久',
      body: [
        {
          head: ['数据', '最长保存时间'],
          rows: [
            ['签证申请数据，包括材料', span(years.application, 'year')],
            ['付款记录', span(years.payment, 'year')],
            ['往来通信：双方的邮件、在线咨询以及随附的文件', span(years.correspondence, 'year')],
            ['不属于任何申请或对话的邮件', span(unknownEmailDays, 'day')],
            ['您在在线咨询中选择但未发送的文件', span(1, 'day')],
            ['您浏览器用于接收通知的地址', span(cookieLife.ownApplicationDays, 'day')],
            ['未完成的申请中填写的内容', span(policy.draftDays, 'day')],
          ],
        },
        `应您的要求，我们会在${span(policy.erasureDays, 'day')}内删除您的数据，或对其作匿名化处理，但法律要求我们保存的除外。`,
      ],
    },
    {
      id: 'rights',
      title: '您的权利',
      body: [
        '您可以索取您的数据的副本，要求更正或删除数据，要求限制使用，反对使用，要求以其他服务可读取的格式获得数据，并可随时撤回您的同意。',
        `我们会在${span(reply.usual, 'month')}内答复。对于复杂的请求，法律允许延长至${span(reply.extended, 'month')}；如属此种情况，我们会在第一个月内告知您。这些请求均不收费。`,
        '我们可能会请您证明身份，以免他人获得您的数据。',
      ],
    },
    {
      id: 'security',
      title: '如何保护数据',
      body: [
        `连接均经过加密，材料加密存储，工作人员只能看到职责所需的内容。如数据泄露使您面临风险，我们会在知悉后${span(policy.breachNoticeHours, 'hour')}内告知您和监管机构。详见[《安全与法律保护政策》](securityPolicy)。`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookie',
      body: ['Cookie 让同一浏览器能够回到其申请。其他内容请见[《Cookie 政策》](cookiePolicy)。'],
    },
    {
      id: 'complaints',
      title: '投诉',
      body: [
        '请先告诉我们：大多数问题都能很快解决。您也可以向英国信息专员办公室（Information Commissioner’s Office，ico.org.uk）或您居住地的数据保护机构投诉。',
      ],
    },
    {
      id: 'changes',
      title: '本页的变更',
      body: [
        '本政策如有变更，页首的日期会随之更新。对于正在办理的申请，除非法律另有规定，您所接受的版本继续有效。',
      ],
    },
  ],
})
