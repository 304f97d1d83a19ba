import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: 'この申請を削除しますか？',
  lead: '入力された内容をすべて削除します。このメールアドレスに、今後リマインダーをお送りすることはありません。この操作は元に戻せません。',
  button: '完全に削除する',
  'done.title': '削除しました',
  'done.text':
    '入力された内容をすべて削除しました。このアドレスに、今後リマインダーをお送りすることはありません。',
}
