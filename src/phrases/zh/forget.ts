import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: '删除此申请的填写内容？',
  lead: '我们会删除已填写的全部内容，并且不再向此邮箱发送提醒。此操作无法撤销。',
  button: '删除',
  'done.title': '已删除',
  'done.text': '填写的内容已删除，我们不会再向此邮箱发送提醒。',
}
