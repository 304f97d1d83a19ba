import type { Dictionary } from '../index.ts'

export const payment: Dictionary['payment'] = {
  order: 'タンザニアビザ {reference}、{count, plural, other {渡航者#名}}',
  supplement: 'タンザニアビザ {reference}、変更に伴う追加のお支払い',
  'amended.title': '変更のお支払いが完了しました',
  'amended.text':
    'ご注文の内容を変更しました。申請時のメールアドレスに確認メールをお送りしました。',
  'lapsed.title': '変更できませんでした',
  'lapsed.text':
    'ご注文の内容は変わっていません。変更の料金がカードに請求されていた場合は、全額を返金し、メールでお知らせします。',
  'supplement.unpaid':
    '変更は行われておらず、ご注文の内容はそのままです。状況確認ページから、もう一度お試しいただけます。',
  'verifying.title': 'お支払いを確認しています…',
  'verifying.text': '決済代行会社に照会しています。数秒かかります。',
  'checking.title': 'お支払いの確認を続けています',
  'checking.text':
    '決済代行会社からの応答がまだありません。失われた情報はなく、照会を続けています。再度のお支払いはなさらないでください。結果がわかりしだい、ここに表示し、メールでもお知らせします。',
  'checking.again': '今すぐ再確認',
  'success.title': 'お支払いが完了しました',
  'success.text': 'お支払いを確認しました。領収書を{email}宛てにお送りします。',
  'success.confirmed': 'お支払いを確認しました',
  'success.continue': '書類の追加へ進む',
  'success.next': '今後の流れ',
  'success.next.1.title': '書類をアップロードする',
  'success.next.1.text':
    '渡航者全員の証明写真、パスポートの顔写真ページ、航空券などです。スマートフォンで撮影した写真でも構いません。',
  'success.next.2.title': '当社の確認を待つ',
  'success.next.2.text': '当社がすべてを確認し、修正が必要な場合はご連絡します。',
  'success.next.3.title': 'ビザの審査結果を受け取る',
  'success.next.3.text': 'タンザニア入国管理局が審査します。審査結果はメールでお知らせします。',
  'success.next.3.text.by':
    'タンザニア入国管理局が審査します。本日書類がそろえば、審査結果は{day}頃までに出る見込みです。結果はメールでお知らせします。',
  'failed.title': 'お支払いが完了しませんでした',
  'failed.text':
    'お支払いを処理できませんでした。入力内容は保存されていますので、もう一度お試しください。',
  'failed.unconfirmed':
    '決済代行会社で、このお支払いを確認できていません。入力内容は保存されていますので、もう一度お試しください。',
  'failed.help':
    '銀行やカードの明細に請求が表示されている場合は、再度のお支払いはなさらず、申請番号{reference}を添えてサポート（{email}）までご連絡ください。',
  'failed.tips.title': 'よくある解決方法',
  'failed.tips.1': '別のカードをお試しください。',
  'failed.tips.2': '銀行のアプリを開いてください。お支払いの承認を待っている場合があります。',
  'failed.tips.3': '海外への米ドルでのオンライン決済が利用できるか、銀行にご確認ください。',
  'cancelled.title': 'お支払いを中止しました',
  'cancelled.text':
    'お支払いの前に決済ページから離れました。請求は行われていません。入力内容は保存されています。',
  'unpaid.title': 'お支払いが完了していません',
  'unpaid.text': 'この申請の請求は行われていません。入力内容は保存されています。',
  'unpaid.pay': '今すぐ支払う',
  'review.title': 'お支払いを確認しています',
  'review.text':
    '決済代行会社から、ご注文と一致しない内容の通知がありました。現在、担当者が確認しています。再度のお支払いはなさらないでください。当社からご連絡します。',
  'refunded.title': '返金されました',
  'refunded.text':
    'このお支払いは、カードに返金されました。明細に反映されるまで、数日かかることがあります。',
  'told.text':
    '上記の結果は決済ページから返されたものです。当社ではまだお支払いを確認できていません。',
  'none.title': '表示できるお支払いがありません',
  'none.text':
    'このブラウザには、お支払いを確認できる申請がありません。当社からのメールに記載されたリンクを開くか、申請番号で検索してください。',
  'offline.title': 'お支払いの情報を読み込めません',
  'fact.reference': '申請番号',
  'fact.amount': '金額',
  'fact.paidAt': '支払日時',
  'action.again': 'もう一度試す',
  'action.home': 'ホームに戻る',
  'action.status': '状況を確認',
  'action.leaving': '決済ページを開いています',
  'action.changed':
    '変更された項目または不足している項目があります。お支払いの前にご確認ください。',
  'action.answers': '入力内容を確認',
}
