import type { Dictionary } from '../index.ts'

export const home: Dictionary['home'] = {
  title: '坦桑尼亚签证在线申请：填写、付款、查询进度 · {company}',
  description:
    '四个简单步骤，申请坦桑尼亚签证。一份旅游签证申请 {price}，已含官方费用和所有必需费用。',
  headline: '您的坦桑尼亚签证，安心交给我们',
  lead: '我们核对您的信息和文件，递交申请，并告诉您办理进展。',
  'price.words': '一份旅游签证申请，全部费用在内：官方费用 {authority}，我们的服务费 {service}',
  apply: '立即申请',
  'scene.pause': '暂停画面',
  'scene.play': '播放画面',

  'reference.label': '已申请？请输入申请编号',
  'reference.placeholder': 'TZ-123456',
  'reference.button': '查询状态',
  'reference.blank': '请输入申请编号后继续。',

  'notice.short': '我们是私营公司，不是政府机构；您也可以在官方网站 {official} 申请。',
  'notice.title': '私营公司，非政府机构',
  'notice.text':
    '{company} 是一家私营咨询公司，与坦桑尼亚政府没有关联。您也可以不通过我们、不付我们的费用，直接在官方网站 {official} 申请。',

  'steps.title': '办理流程',
  'steps.lead': '请将护照放在手边。您可以随时停下，之后再继续。',
  'steps.1.title': '告诉我们您的行程',
  'steps.1.text': '选择签证，按护照填写每位旅客的信息并签名。您填写的内容会随时保存。',
  'steps.2.title': '付款，然后添加文件',
  'steps.2.text': '在支付网关的安全页面以银行卡付款，然后添加证件照、护照资料页和机票。',
  'steps.3.title': '我们核对并递交',
  'steps.3.text': '我们逐项查看信息和文件，有不符之处会询问您，每次有进展都会发邮件告知。',

  'start.title': '您想从哪里开始？',
  'start.new.title': '新的申请',
  'start.new.text':
    '可为您自己、最多 {family} 人的家庭或团体申请。付款前您会看到全部价格，我们不会预先勾选任何选项。',
  'start.new.action': '立即申请',
  'start.status.title': '查询申请进度',
  'start.status.text': '凭申请编号和电子邮箱，即可查看现在轮到谁处理、下一步是什么、何时完成。',

  'blurbs.title': '我们能为您做到的',
  'blurbs.fast.title': '快速',
  'blurbs.fast.text':
    '我们自己的办理时间为 {least} 至 {most} 个工作日；选择特急时为 {hours} 小时或更短，最快一小时。之后由移民局审批，官方时限约 {days} 天，任何人都无法缩短。',
  'blurbs.simple.title': '简单',
  'blurbs.simple.text':
    '四个步骤，用语易懂，每一项旁都有说明。您可以停下来，之后继续，换一台设备也可以。',
  'blurbs.secure.title': '安全',
  'blurbs.secure.text': '所有数据加密传输，文件加密存储，您的卡号不会经过我们。',
  'blurbs.support.title': '全天候可以写信给我们',
  'blurbs.support.text':
    '您可以随时给我们发邮件，并全天候查询申请进度。人工答复时间为周一至周五，{opens} 至 {closes}。',

  'costs.title': '费用说明',
  'costs.lead': '一人、普通速度的旅游签证申请。这是全部价格，之后不再加收任何费用。',
  'costs.caption': '一份旅游签证申请的价格明细',
  'costs.item': '项目',
  'costs.goesTo': '收款方',
  'costs.amount': '金额',
  'costs.authority': '官方签证费',
  'costs.preparation': '准备并递交您的申请',
  'costs.processing': '办理费',
  'costs.document': '文件核对与递交',
  'costs.to.authority': '移民局',
  'costs.to.us': '我们（服务费）',
  'costs.total': '总计',
  'costs.more': '其他签证、速度和附加服务',
  'costs.visa': '签证，每人',
  'costs.visa.tourist': '旅游签证，{days} 天',
  'costs.visa.tourist_multiple': '旅游签证，多次入境，{days} 天',
  'costs.visa.business': '商务签证，{days} 天',
  'costs.visa.transit': '过境签证，{days} 天',
  'costs.visa.share': '其中官方费用',
  'costs.extras':
    '办理费按每份申请收取一次：一人 {one}；人数越多，每份申请的办理费越低，十人及以上为 {ten}。加急另加 {urgent}，特急另加 {super}。如您选择：旅行保险每人 {insurance}，eSIM 每人 {esim}。我们的保险不能代替桑给巴尔的强制入境保险。',

  'questions.title': '常见问题',
  'questions.long.q': '需要多长时间？',
  'questions.long.a':
    '通常在我们收齐全部材料后 {from} 至 {to} 天有结果。这是两段时间之和：我们的处理，普通速度 {least} 至 {most} 个工作日，也可选择更快；主管机关约 {days} 天，若护照须转交第二个部门则约两个月。请在本页顶部选择护照和抵达日期，查看适用于您的日期。',
  'questions.sure.q': '一定能获得签证吗？',
  'questions.sure.a':
    '不一定。是否签发签证仅由移民局决定。我们确保您的申请完整、前后一致；如有不符合规定之处，会在您付款之前告知。',
  'questions.direct.q': '我可以自己申请吗？',
  'questions.direct.a':
    '可以。在官方网站申请，只需支付官方费用。我们服务的是希望有人代为核对、递交并跟进的旅客。',
  'questions.need.q': '每个人都需要签证吗？',
  'questions.need.a':
    '不是。约五十个国家的公民无需签证。在本页顶部选择您的护照，马上就能知道，无需先填写或付款。',
  'questions.documents.q': '我需要哪些文件？',
  'questions.documents.a':
    '抵达后有效期至少还有 {months} 个月的护照、白底证件照、护照资料页图片和机票。过境签证和商务签证另需两份文件。',
  'questions.children.q': '儿童需要单独申请吗？',
  'questions.children.a':
    '需要，持有护照的人都要申请，年满一岁即可。一岁以下的婴儿，{contact}。家庭申请最多 {family} 人，共用联系人并一次付款。',
  'questions.children.link': '请写信给我们',

  'fee.title': '{service} 服务费包含什么',
  'fee.1': '逐项与您的护照核对，每份文件都由工作人员打开查看。',
  'fee.2': '在主管机关网站上录入并递交您的申请，普通速度最多 {most} 个工作日。',
  'fee.3': '与您一起回答主管机关的问题，每次变化都会通知您。',
  'fee.4': '填写内容和文件加密保存，您提出即可删除。',
  'fee.refused': '如果签证被拒',
  'fee.refused.text':
    '决定权只在主管机关。被拒后，官方费用和我们的费用都不退还，因为工作已经完成；我们会告诉您所知的情况以及下一步可以怎么做。',
  'fee.refund': '退款',
  'fee.refund.text':
    '在我们开始处理之前、付款后 {days} 天内可以申请，扣除 {fee} 成本。重复支付的款项全额退还。',
}
