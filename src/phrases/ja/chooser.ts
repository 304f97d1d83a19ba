import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: '申請の種類を選択',
  lead: '人数は、お支払いの前まで後から変更できます。',
  back: 'ホームに戻る',
  'single.title': '個人',
  'single.text': '1名で、1回のお支払い。',
  'family.title': '家族',
  'family.text': '最大{family}名：連絡先も旅程も支払いも1つにまとめます。',
  'group.title': '団体',
  'group.text': '10名以上向け（{group}名まで）。一括手続き、団体割引、専任サポート付き。',
}
