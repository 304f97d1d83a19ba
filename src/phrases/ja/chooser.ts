import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: '申請の種類を選択',
  lead: '人数は、お支払いの前であれば、後から変更できます。',
  back: 'ホームに戻る',
  'single.title': '個人',
  'single.text': '1名で申請。短いフォームに入力し、お支払いは1回です。',
  'family.title': '家族',
  'family.text': '{family}名まで。連絡先は1か所、旅程は共通、お支払いは1回です。',
  'group.title': '団体',
  'group.text': '{from}名以上（{group}名まで）。一括手続き、団体割引、専任サポート付き。',
}
