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
  'group.text': '{from}～{group}名。名簿は1つ、お支払いは1回で、1名あたりの料金が安くなります。',
}
