import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: '选择申请类型',
  lead: '付款之前，您可以随时增减人员。',
  back: '返回首页',
  'single.title': '个人',
  'single.text': '适合一人。办理更快，一次付款。',
  'family.title': '家庭',
  'family.text': '最多 {family} 人，一位联系人，文件共用，一次付款。',
  'group.title': '团体',
  'group.text': '适合 10 人及以上，最多 {group} 人。批量办理，团体优惠，专人支持。',
}
