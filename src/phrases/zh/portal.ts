import type { Dictionary } from '../index.ts'

export const portal: Dictionary['portal'] = {
  title: '{count, plural, other {还需填写 # 项内容}}',
  text: '坦桑尼亚移民局的申请表要求填写以下内容。收到后，我们即可递交申请。',
  part: '您可以先提交一部分，其余稍后再提交。',
  send: '提交',
  empty: '请至少填写一项',
  'done.title': '谢谢，我们会继续办理您的申请',
  'done.text': '如发现填写有误，请在我们递交之前联系我们。',
  partly: '谢谢。{count, plural, other {还有 # 项未填写。}}',
  stale: '不再需要：{questions}。',
  'asked.title': '坦桑尼亚移民局还会询问',
  'asked.hint':
    '现在可以不回答。请用拉丁字母填写：移民局不接受其他文字，用其他文字填写的内容不会提交。',
  'line.country-of-birth': '出生国家或地区',
  'line.marital-status': '婚姻状况',
  'line.father-name': '父亲姓名',
  'line.mother-name': '母亲姓名',
  'line.employment-status': '就业状况',
  'line.employer': '工作单位',
  'line.passport-type': '护照种类',
  'line.passport-place': '护照签发地',
  'line.departure': '离开坦桑尼亚的日期',
  'line.length-of-stay': '在坦桑尼亚的停留天数',
  'line.host-name': '坦桑尼亚的酒店名称或接待人姓名',
  'line.host-phone': '酒店或接待人的电话',
  'line.earlier-visits': '以往访问坦桑尼亚的情况',
  'line.funds': '可用于此次旅行的资金',
  'hint.marital-status':
    '请用英文填写：single（未婚）、married（已婚）、divorced（离异）或 widowed（丧偶）。',
  'hint.employment-status':
    '请用英文填写：employed（在职）、self-employed（自雇）、student（学生）、retired（退休）或 unemployed（无业）。',
  'hint.employer': '公司或机构名称。没有工作单位的，请填“none”。',
  'hint.passport-type':
    '一般为 ordinary（普通）；其他为 diplomatic（外交）、service（公务）或 travel document（旅行证）。',
  'hint.passport-place': '请按护照填写城市或签发机关。',
  'hint.departure': '年、月、日。',
  'hint.length-of-stay': '以天计。',
  'hint.host-phone': '请包括国家代码。',
  'hint.earlier-visits': '请填写年份；从未去过的，请填“none”。',
  'hint.funds': '大致金额和币种。',
}
