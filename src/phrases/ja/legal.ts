import type { Dictionary } from '../index.ts'

export const legal: Dictionary['legal'] = {
  back: 'ホームに戻る',
  contents: 'このページの内容',
  translated: 'この翻訳は参考のためのものです。英語の原文が正文となります。',
  'contact.title': 'お問い合わせ',
  'contact.description':
    '当社のメールアドレス、電話番号、住所、営業時間と、よくある3つのご質問への回答です。',
  'contact.lead': 'いつでもご連絡ください。申請済みの方は、申請番号をご用意ください。',
  'contact.reach': '連絡先',
  'contact.email': 'メール',
  'contact.phone': '電話',
  'contact.address': '郵送先住所',
  'contact.hours': '営業時間',
  'contact.hours.open': '月曜日～金曜日 {opens}～{closes}（ロンドン時間）',
  'contact.hours.closed': '土曜日・日曜日は休業',
  'contact.help': 'クイックヘルプ',
  'contact.help.apply': '今すぐ申請',
  'contact.help.apply.text': '個人、家族、団体の申請を始めます。',
  'contact.help.status': '状況を確認',
  'contact.help.status.text': '申請の現在の状況と、次の手続きを確認できます。',
  'contact.help.documents': '書類のアップロード',
  'contact.help.documents.text':
    'お支払い時に使用したブラウザ、または当社からのメールに記載されたリンクから開いてください。',
  'contact.legal': '会社情報',
  'contact.legal.company': '会社名',
  'contact.legal.registration': '登記番号',
  'contact.legal.taxId': '税務番号',
  'contact.legal.location': '所在地',
  'contact.legal.location.text': '英国ロンドン',
  'contact.legal.service': 'サービス',
  'contact.legal.service.text': 'タンザニアビザ申請コンサルティング',
  'contact.legal.activity': '事業内容',
  'contact.legal.activity.text':
    '民間のビザ申請コンサルティング（いかなる政府とも提携関係にありません）',
  'contact.legal.founded': '設立',
  'contact.legal.security': 'セキュリティ',
  'contact.legal.security.text':
    '256ビットSSL。カード決済は、PCI DSS認証取得済みの決済代行会社のページで行われます',
  'contact.questions': 'よくあるご質問',
  'contact.questions.time.q': '手続きにはどのくらいかかりますか？',
  'contact.questions.time.a':
    '当社の通常の手続きは{apart, plural, =0 {} other {{least}～}}{most}営業日です。申請時に、より早い手続きもお選びいただけます。その後、タンザニア入国管理局の審査に約{days}日（公表されている目安）かかります。',
  'contact.questions.pay.q': '支払い方法を教えてください。',
  'contact.questions.pay.a':
    '決済代行会社の安全なページで、クレジットカードまたはデビットカードにより、米ドルでお支払いいただけます。',
  'contact.questions.track.q': '申請の状況はどのように確認できますか？',
  'contact.questions.track.a':
    '状況確認ページで、申請番号とメールアドレスを入力してご確認ください。',
}
