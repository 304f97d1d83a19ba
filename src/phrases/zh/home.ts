import type { Dictionary } from '../index.ts'

export const home: Dictionary['home'] = {
  title: '坦桑尼亚签证在线申请：填写、付款、查询进度 · {company}',
  description:
    '四个简单步骤，申请坦桑尼亚签证。一份旅游签证申请 {price}，已含官方签证费和所有必需费用。',
  headline: '您的坦桑尼亚签证，安心交给我们',
  lead: '我们核对您的信息和材料，递交申请，并随时告知办理进展。',
  'price.words': '一份旅游签证申请，已含全部费用：官方签证费 {authority}，我们的服务费 {service}',
  apply: '立即申请',
  'scene.pause': '暂停画面',
  'scene.play': '播放画面',

  'reference.label': '如已申请，请输入申请编号',
  'reference.placeholder': 'TZ-123456',
  'reference.button': '查询状态',
  'reference.blank': '请输入申请编号后继续。',

  'notice.short': '我们是私营公司，不是政府机构；您也可以在官方网站 {official} 申请。',
  'notice.title': '私营公司，非政府机构',
  'notice.text':
    '{company} 是一家私营咨询公司，与坦桑尼亚政府没有关联。您也可以直接在官方网站 {official} 申请，无需通过我们，也无需支付我们的服务费。',

  'steps.title': '办理流程',
  'steps.1.title': '告诉我们您的行程',
  'steps.1.text': '选择签证，按护照填写每位旅客的信息并签名。您填写的内容会随时保存。',
  'steps.2.title': '付款，再添加材料',
  'steps.2.text': '在支付平台的安全页面用银行卡付款，然后添加材料。',
  'steps.3.title': '我们核对并递交',
  'steps.3.text': '我们逐项查看信息和材料，有不符之处会询问您；每有进展，都会发邮件告知。',

  'start.title': '您想从哪里开始？',
  'start.new.title': '新的申请',
  'start.new.text':
    '可为您自己、最多 {family} 人的家庭或团体申请。付款前您会看到完整价格，我们不会预先勾选任何附加服务。',
  'start.new.action': '立即申请',
  'start.status.title': '查询申请进度',
  'start.status.text': '输入申请编号和电子邮箱，即可查看当前由谁处理、下一步是什么、预计何时完成。',

  'blurbs.title': '我们能为您做到的',
  'blurbs.fast.title': '付款前即知预计日期',
  'blurbs.fast.text':
    '我们的办理时间为 {apart, plural, =0 {} other {{least} 至 }}{most} 个工作日；选择特急，则不超过 {hours} 小时。之后由坦桑尼亚移民局审批，官方公布的审批时间约 {days} 天，任何人都无法缩短。',
  'blurbs.simple.title': '简单',
  'blurbs.simple.text':
    '四个步骤，用语易懂，每一项旁都有说明。您可以停下来，之后再继续，换一台设备也可以。',
  'blurbs.secure.title': '安全',
  'blurbs.secure.text': '您发送的所有内容都经过加密，材料加密存储，您的卡号不会经过我们。',
  'blurbs.support.title': '随时可以联系我们',
  'blurbs.support.text':
    '人工答复时间为周一至周五，{opens} 至 {closes}（伦敦时间）。申请进度可全天候查询。',

  'costs.title': '费用说明',
  'costs.lead': '一份普通速度的旅游签证。之后不再加收任何费用。',
  'costs.caption': '一份旅游签证申请的价格明细',
  'costs.item': '项目',
  'costs.goesTo': '收款方',
  'costs.amount': '金额',
  'costs.authority': '官方签证费',
  'costs.preparation': '准备并递交您的申请',
  'costs.processing': '办理费',
  'costs.document': '材料核对与递交',
  'costs.to.authority': '坦桑尼亚移民局',
  'costs.to.us': '我们（服务费）',
  'costs.total': '总计',
  'costs.more': '其他签证、速度和附加服务',
  'costs.visa': '签证，每人',
  'costs.visa.tourist': '旅游签证，{days} 天',
  'costs.visa.tourist_multiple': '旅游签证（多次入境），{days} 天',
  'costs.visa.business': '商务签证，{days} 天',
  'costs.visa.transit': '过境签证，{days} 天',
  'costs.visa.share': '其中官方签证费',
  'costs.processing.steps':
    '办理费按每份申请收取一次，视人数而定：一人 {one}，{from} 人及以上 {last}。',
  'costs.processing.flat': '办理费按每份申请收取一次：{one}。',
  'costs.urgent': '加急另加 {amount}。',
  'costs.super_urgent': '特急另加 {amount}。',
  'costs.insurance': '旅行保险（自选）：每人 {amount}。不能代替桑给巴尔要求的入境保险。',
  'costs.esim': 'eSIM（自选）：每人 {amount}。',

  'questions.title': '常见问题',
  'questions.long.q': '需要多长时间？',
  'questions.long.a':
    '通常在我们收齐全部材料后 {spread, plural, =0 {} other {{from} 至 }}{to} 天有结果。我们的办理：普通速度 {apart, plural, =0 {} other {{least} 至 }}{most} 个工作日，也可选择更快的速度。之后由坦桑尼亚移民局审批，约需 {days} 天；如您的护照须转交另一部门审批，则约需 {referral} 天。请在本页顶部选择护照和抵达日期，查看适用于您的日期。',
  'questions.sure.q': '一定能获得签证吗？',
  'questions.sure.a':
    '不一定。是否签发签证仅由坦桑尼亚移民局决定。我们确保您的申请完整、前后一致；如有规定使您无法申请，我们会在您付款之前告知。',
  'questions.direct.q': '我可以自己申请吗？',
  'questions.direct.a':
    '可以。在官方网站申请，只需支付官方签证费。如果您希望有人代为核对、递交并跟进，我们可以为您服务。',
  'questions.need.q': '每个人都需要签证吗？',
  'questions.need.a':
    '{count, plural, =0 {是的。} other {不是。# 个国家的公民前往坦桑尼亚旅行无需签证。}}请在本页顶部选择您的护照，付款之前马上就能知道。',
  'questions.documents.q': '申请需要哪些材料？',
  'questions.documents.a':
    '抵达后有效期至少还有 {days} 天的护照；旅游签证另需以下材料：{documents}。其他类型的签证可能需要其他材料。',
  'questions.children.q': '儿童需要单独申请吗？',
  'questions.children.a':
    '需要。年满一岁的儿童都须凭自己的护照单独申请。一岁以下的婴儿，{contact}。家庭申请最多 {family} 人，共用一位联系人，一次付款。',
  'questions.children.link': '请联系我们',

  'fee.title': '{service} 的服务费包含什么',
  'fee.1': '由工作人员对照护照逐项核对信息，并查看每份材料。',
  'fee.2': '在坦桑尼亚移民局的网站上录入并递交您的申请，普通速度不超过 {most} 个工作日。',
  'fee.3': '与您一起答复移民局的问询；每有进展，都会发邮件告知您。',
  'fee.4': '填写的内容和材料加密保存，您提出要求即可删除。',
  'fee.refused': '如果被拒签',
  'fee.refused.text':
    '是否签发签证仅由移民局决定。如被拒签，官方签证费和我们的服务费都不退还，因为相关工作已经完成。我们会告诉您所知的情况，以及下一步可以怎么做。',
  'fee.refund': '退款',
}
