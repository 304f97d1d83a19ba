import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: '要删除此申请吗？',
  lead: '我们会删除为此申请填写的全部内容，并且不再向此邮箱发送提醒。此操作无法撤销。',
  button: '永久删除',
  'done.title': '已删除',
  'done.text': '填写的内容已全部删除，我们不会再向此邮箱发送提醒。',
}
