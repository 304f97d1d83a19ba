import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'お知らせ',
  'toast.close': 'このメッセージを閉じる',
  help: 'ヘルプ',
  'broken.title': 'このページが動作しなくなりました',
  'broken.text': '保存された内容は残っています。続けるには、ページを再読み込みしてください。',
  'broken.action': '再読み込み',
}
