import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: 'この申請の入力内容を削除しますか',
  lead: '入力された内容をすべて削除し、このメールアドレスには今後お知らせをお送りしません。この操作は取り消せません。',
  button: '削除する',
  'done.title': '削除しました',
  'done.text': '入力内容を削除しました。このアドレスには今後お知らせをお送りしません。',
}
