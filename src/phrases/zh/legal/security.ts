import { policy, termsVersion } from '#domain/policy.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

export const securityPolicy = (company: LegalFacts): LegalPage => ({
  title: '安全与法律保护政策',
  description: '您的护照、材料和付款如何得到保护，谁可以看到，以及出现问题时会怎样处理。',
  dated: `生效日期：${formatDay(termsVersion, 'zh')}`,
  intro: ['护照信息一旦落入他人之手，多年之后仍可能造成损害。以下是我们要求自己做到的措施。'],
  sections: [
    {
      id: 'transport',
      title: '传输过程中',
      body: [
        '与本网站的每一次连接都采用 TLS（SSL，256 位）加密。页面设有严格的内容安全策略，外来脚本无法在其中运行；含有您申请编号的页面不会向其他网站发送来源信息。',
      ],
    },
    {
      id: 'storage',
      title: '保存期间',
      body: [
        {
          list: [
            '材料加密存储，文件名不透露任何信息，且从不公开。',
            '未完成的内容加密存储在服务器上，而不是您的浏览器中。',
            '每个文件在接收之前都会打开检查；隐藏的数据（例如照片的拍摄地点）会被移除。',
            '护照号码、出生日期和电子邮箱不会出现在我们的日志中。',
          ],
        },
      ],
    },
    {
      id: 'access',
      title: '谁可以看到什么',
      body: [
        '工作人员的权限按角色划分：每个人只能看到工作所需的内容。管理系统的访问受多重身份验证保护，工作人员在其中的操作均有记录。',
        '您可以通过创建申请时使用的浏览器，或凭专属链接进入自己的申请。仅凭申请编号无法打开任何内容。',
      ],
    },
    {
      id: 'payment',
      title: '付款',
      body: [
        '您在通过 PCI DSS 认证的支付平台的页面用银行卡付款；如您的银行支持，还会进行 3-D Secure 验证。卡号不会到达我们的服务器。无论浏览器显示什么，每笔付款我们都会直接向支付平台核实。详见[《付款政策》](paymentPolicy)。',
      ],
    },
    {
      id: 'agreement',
      title: '已签署的协议',
      body: [
        '您的协议是一份 PDF，含有您的签名、签署时间和校验码（SHA-256）。任何持有该文件的人都可以[核验其是否未经改动](agreementCheck)。这对双方都是保护：约定了什么、价格多少，日后都能证明。',
        '在同一页面还可以[核验我们发出的每一份签证](agreementCheck)，从而识别伪造的签证。文件不会离开核验者的设备。',
      ],
    },
    {
      id: 'incidents',
      title: '出现问题时',
      body: [
        `如个人数据泄露使您面临风险，我们会在知悉后${spanIn('zh')(policy.breachNoticeHours, 'hour')}内通知您和英国信息专员办公室（Information Commissioner’s Office），说明发生了什么、对您意味着什么，以及应当怎么做。`,
      ],
    },
    {
      id: 'fraud',
      title: '欺诈和假冒网站',
      body: [
        '我们绝不会通过电子邮件、电话或即时通讯工具索要卡号、密码或验证码。我们邮件中的链接只指向本网站。坦桑尼亚移民局的[官方网站](official)是另一个网站；我们是私营公司，与其相互独立。',
        '对于伪造的材料和被盗的银行卡，我们会向警方报案。',
      ],
    },
    {
      id: 'your-part',
      title: '请您注意',
      body: [
        {
          list: [
            '请勿将我们邮件中的链接告诉他人；持有链接的人可以代您操作。',
            '使用公用电脑时，请在用完后关闭浏览器。',
            '请妥善保管您的邮箱账户：签证会发送到那里。',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: '报告安全漏洞',
      body: [
        `如发现安全漏洞，请发邮件至 [${company.email}](email)。只要您仅查看自己的数据，并给我们留出修复的时间，我们会向您致谢，而不会采取法律行动。`,
      ],
    },
    {
      id: 'law',
      title: '法律保护',
      body: [
        '我们遵守《英国通用数据保护条例》（UK GDPR）、英国《2018年数据保护法》和坦桑尼亚《个人数据保护法》。您的各项权利见[《隐私政策》](privacyPolicy)；[《服务条款》](termsOfService)是您与我们之间的合同。',
      ],
    },
  ],
})
