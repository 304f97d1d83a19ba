import type { Dictionary } from '../index.ts'

export const eligibility: Dictionary['eligibility'] = {
  lead: '先回答两个问题，您马上就能知道是否需要签证、费用多少、预计何时有结果。',
  'passport.label': '所持护照',
  'passport.empty': '选择国家或地区',
  'passport.other': '其他护照',
  'arrival.label': '抵达坦桑尼亚的日期',
  'arrival.hint': '尚未确定可以留空。',
  'arrival.unknown': '尚未确定',
  ask: '查看我需要什么',
  change: '更改',
  again: '请检查下方标出的项目。',
  first: '此处指第一位旅客，其他人在第 2 步填写。',
  'asked.title': '护照与抵达日期',
  'answer.title': '护照：{country}',
  'visa.label': '签证',
  'visa.multiple': '持此护照的游客只能申请多次入境签证。',
  'needed.title': '您需要签证：{price}，预计最迟{day}出结果',
  'needed.faster': '您需要签证：选择“{speed}”为 {price}，预计最迟{day}出结果',
  'needed.late': '您需要签证，但赶不上行程：最早{day}出结果',
  'none.title': '您不需要签证',
  'none.text':
    '持此护照前往坦桑尼亚旅行无需签证：不用申请，也不用付费。如果打算工作、学习或停留更久，请向坦桑尼亚移民局咨询。',
  'none.anyway': '我确认自己仍需签证',
  'price.label': '总价',
  'price.text': '每人，已含全部费用：官方签证费 {authority}，我们的服务费 {service}',
  'decision.label': '预计最迟出结果日期',
  'decision.text':
    '如果我们今天收齐材料，最迟{filed}递交；之后由坦桑尼亚移民局审批，约需 {days} 天。',
  'time.ok': '预计能赶在您{arrival}抵达之前出结果。',
  'time.faster':
    '按“普通”办理，结果赶不上您{arrival}的抵达日期。选择“{speed}”可以赶上，另加 {price}：预计最迟{day}有结果。',
  'time.late':
    '无论选择哪种速度，结果都赶不上您{arrival}的抵达日期：最早预计{day}有结果。如有可能，请推迟行程。',
  referral: '持此护照的申请须先转交另一部门审批，约需 {days} 天。请在获批之后再购买机票。',
  'validity.label': '您的护照',
  'validity.text': '有效期须至少到{day}。',
  'zanzibar.label': '桑给巴尔',
  'zanzibar.text':
    '要求每位旅客购买当地的入境保险，仅由桑给巴尔保险公司（Zanzibar Insurance Corporation）出售。',
  'official.label': '不通过我们',
  'official.text': '您也可以在 {official} 自行申请，只需支付官方签证费。',
  begin: '开始申请',
  'draft.text': '您已开始填写一份申请，填写的内容已保存。',
  'draft.go': '继续填写',
  baby: '一岁以下的婴儿，请联系我们',
  'noscript.title': '不同护照的签证要求',
  'noscript.none': '旅行无需签证：',
  'noscript.referral': '约需 {days} 天，因为还须经另一部门审批：',
  'noscript.multiple': '游客只能申请多次入境签证，共 {price}：',
  'noscript.others':
    '其他护照：单次入境旅游签证，共 {price}；递交后由坦桑尼亚移民局审批，约需 {days} 天。',
}
