import type { Dictionary } from '../index.ts'

export const consent: Dictionary['consent'] = {
  title: 'このサイトのCookieについて',
  text: '必須Cookieは、お客様がご自身の申請に戻れるようにするものです。それ以外のCookieは、同意された場合にのみ使用します。詳しくは{policy}をご覧ください。',
  policy: 'Cookieポリシー',
  settings: '設定',
  reject: 'すべて拒否',
  accept: 'すべて許可',
  'settings.title': 'Cookie設定',
  essential: '必須',
  'essential.text': 'このブラウザでお客様ご自身の申請に戻れるようにします。常に有効です。',
  analytics: '分析',
  'analytics.text': 'どのページが利用され、どこで操作に迷われているかを把握します。',
  marketing: 'マーケティング',
  'marketing.text': '広告がご来訪につながっているかを把握します。',
  functional: '機能',
  'functional.text': '言語など、お客様が選択された内容を記憶します。',
  cancel: 'キャンセル',
  save: '設定を保存',
  saved: '設定を保存しました。ページ下部の「Cookie設定」からいつでも変更できます。',
}
