import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: '选择申请类型',
  lead: '付款之前，您可以随时增减人数。',
  back: '返回首页',
  'single.title': '个人',
  'single.text': '一个人申请：一份简短表格，一次付款。',
  'family.title': '家庭',
  'family.text': '最多 {family} 人：一位联系人、同一行程、一次付款。',
  'group.title': '团体',
  'group.text': '{from} 至 {group} 人：一份名单，一次付款，每人价格更低。',
}
