import type { Dictionary } from '../index.ts'

export const status: Dictionary['status'] = {
  title: '申請状況の確認',
  tab: '申請状況の確認 · {company}',
  lead: '現在の状況、誰の対応待ちか、次の手続きを確認できます。',
  'form.reference': '申請番号',
  'form.reference.hint': '当社のメールに記載されている、TZ-000123のような番号です。',
  'form.reference.required': '申請番号を入力してください（例：TZ-000123）',
  'form.email': 'メールアドレス',
  'form.email.hint': '申請時に入力したアドレスです。',
  'form.email.required': '申請時に入力したメールアドレスを入力してください',
  'form.action': '状況を確認',
  'form.another': '別の申請を確認',
  'form.lost':
    '申請番号は、当社のメールの件名に記載されています。お手元にない場合は、氏名と渡航日を添えて{email}までご連絡ください。',
  'own.title': 'このブラウザでの申請',
  'own.text': 'このブラウザから申請されたため、メールアドレスなしで開くことができます。',
  'own.line': '{day}に作成',
  loading: '申請を検索しています',
  'offline.title': '申請を検索できません',
  checked: '{time}に確認しました。このページを開いている間は、1分ごとに確認します。',

  'state.pending': '未完了',
  'state.paid': '支払い済み',
  'state.processing': '審査中',
  'state.approved': '承認',
  'state.rejected': '不承認',

  'now.payment.title': '次はお支払いです',
  'now.payment.text':
    '入力内容は保存されており、請求は行われていません。お支払いと書類がそろいしだい、手続きを開始します。',
  'now.payment.elsewhere':
    'お支払いは、申請時に使用したブラウザでこのページを開くか、当社のメールのリンクから行ってください。',
  'now.payment.action': '今すぐ支払う',
  'now.documents.title': '書類をお待ちしています',
  'now.documents.text':
    'お支払いを受領しました。不足している書類を追加し、「申請を完了する」を押してください。',
  'now.documents.text.by':
    'お支払いを受領しました。{day}までに、不足している書類を追加し、「申請を完了する」を押してください。',
  'now.documents.complete':
    'すべての書類がアップロードされました。「申請を完了する」を押して提出してください。',
  'now.documents.elsewhere':
    '書類の追加は、申請時に使用したブラウザでこのページを開くか、当社のメールのリンクから行ってください。',
  'now.documents.action': '書類を追加',
  'now.documents.finish': '申請を完了する',
  'now.asked.title': '新しい書類が必要です',
  'now.asked.text':
    'お送りいただいた書類に、そのままでは提出できないものがあります。該当する書類と理由は、書類ページでご確認ください。',
  'now.asked.text.by':
    'お送りいただいた書類に、そのままでは提出できないものがあります。該当する書類と理由は、書類ページでご確認ください。お約束した期限内に手続きできるよう、{day}までに新しい書類をお送りください。',
  'now.asked.action': '新しい書類を送る',
  'now.review.title': 'お支払いを確認しています',
  'now.review.text':
    '決済代行会社から、この注文と一致しない内容の通知がありました。担当者が確認しています。再度のお支払いはしないでください。当社からご連絡します。',
  'now.checking.title': '申請を確認しています',
  'now.checking.text':
    'お客様に行っていただくことは、ほかにありません。当社が申請を当局に提出します。',
  'now.checking.text.by':
    'お客様に行っていただくことは、ほかにありません。当社が{day}までに申請を当局に提出します。',
  'now.deciding.title': '当局が審査しています',
  'now.deciding.text':
    '申請を提出しました。当局の審査には公式には約{days}日かかり、この期間は誰にも短縮できません。結果はメールでお知らせします。',
  'now.approved.title': 'ビザが承認されました',
  'now.approved.text':
    'ダウンロードして、氏名、番号、日付をすべてご確認ください。印刷したものを旅行にお持ちください。',
  'now.rejected.title': '申請は承認されませんでした',
  'now.rejected.text':
    '当局の審査または当社の確認の結果、この申請は承認されませんでした。詳細はメールでお送りしています。ご質問は、{reference}を添えて{email}までご連絡ください。',
  'now.refunded.title': 'この申請は返金されました',
  'now.refunded.text':
    'お支払いは返金され、この申請の手続きは終了しました。明細に反映されるまで、数日かかることがあります。',

  'change.title': 'ご注文の変更',
  'change.lead':
    '申請を提出するまでは、別のビザや、より早い手続きに変更できます。お支払いは差額だけです。',
  'change.visa': 'ビザ',
  'change.speed': '手続きの期間',
  'change.expected': '提出期日',
  'change.expected.documents': '今日から数えた日付です。書類がそろう時期によって変わります。',
  'change.difference': '差額',
  'change.total': '変更後の合計',
  'change.documents':
    'このビザには、さらに書類が必要です。お支払い後に追加し、もう一度申請を完了してください。',
  'change.pay': '差額{amount}を支払う',
  'change.help': '{reference}を明記のうえ、{email}までご連絡ください。',
  'change.leaving': 'お支払いページを開いています',

  'travellers.title': '渡航者',
  'travellers.all': '{count}名すべてを表示',
  'travellers.fallback': '渡航者{number}',
  'turn.traveller': 'お客様の対応待ち',
  'turn.us': '当社で対応中',
  'turn.authority': '当局で審査中',
  'turn.nobody': '終了',
  'action.pay': '申請のお支払い',
  'action.upload': '不足書類の追加',
  'action.replace': '新しい書類の送付',
  'action.complete': '「申請を完了する」を押す',
  'action.wait': 'お客様の手続きはありません',
  'action.wait.by': 'お客様の手続きはありません。{day}までに当社が提出します',
  'action.download': 'ビザのダウンロード',
  'action.by': '{action}（{day}まで）',

  'timeline.title': '経過',
  'timeline.past': '完了',
  'timeline.present': '現在',
  'timeline.expected': '予定',
  'timeline.created': '申請を作成',
  'timeline.paid': 'お支払いを受領',
  'timeline.completed': '書類がすべて到着',
  'timeline.processing': '当局に提出',
  'timeline.approved': '承認',
  'timeline.rejected': '不承認',
  'timeline.pending': '受付を再開',
  'timeline.now.payment': 'お支払い待ち',
  'timeline.now.documents': '書類待ち',
  'timeline.now.asked': '新しい書類の到着待ち',
  'timeline.now.review': '担当者がお支払いを確認中',
  'timeline.now.checking': '当社が入力内容と書類を確認中',
  'timeline.now.deciding': '当局が審査中',
  'timeline.next.paid': 'お支払い',
  'timeline.next.completed': '書類の提出',
  'timeline.next.processing': '当社が当局に提出',
  'timeline.next.decision': '当局の決定',
  'timeline.by': '{day}まで',
  'timeline.about': '{day}ごろ',

  'details.title': '申請の詳細',
  'details.visa': 'ビザ',
  'details.speed': '当社の手続き期間',
  'details.travellers': '渡航者',
  'details.made': '作成日時',
  'details.paid': '支払日時',
  'details.total': '合計',
  'details.agreement': '署名済み契約書',
  'details.agreement.open': 'PDFをダウンロード',
  'visa.tourist': '観光（シングル）',
  'visa.tourist_multiple': '観光（マルチプル）',
  'visa.business': '商用',
  'visa.transit': '通過',
  'speed.normal': '5～7営業日',
  'speed.urgent': '2～3営業日',
  'speed.super_urgent': '24時間',

  'download.action': 'ビザをダウンロード',
  'download.done': 'ビザをダウンロードしました。',
  'download.check': 'このファイルが当社からのものであることは、どなたでも確認できます：{link}',
  'download.why':
    'ビザにはパスポートの情報が記載されています。ご本人であることを確認するため、{email}宛てに6桁のコードをお送りします。',
  'download.send': 'コードを送る',
  'download.sent': '{email}宛てにコードを送信しました。コードは15分間有効です。',
  'download.code': '6桁のコード',
  'download.code.required': '当社のメールに記載された6桁の数字を入力してください',
  'download.resend': '新しいコードを送る',
  'download.failed': 'ビザをダウンロードできませんでした',

  'reminders.title': 'リマインダーを停止しますか？',
  'reminders.text':
    'リマインダーの送信は、お支払いについて2回まで、不足書類について2回までです。停止しても、審査結果に関するメールは届きます。',
  'reminders.action': 'リマインダーを停止',
  'reminders.done': 'この申請に関するリマインダーを停止しました。',

  'check.tab': 'ビザ・契約書の確認 · {company}',
  'check.title': 'ビザ・契約書の確認',
  'check.lead':
    'このファイルが本当に{company}のものかどうかを確認できます。当社がお送りしたビザと、当社との間で署名された契約書が対象です。',
  'check.file.title': 'ファイルで確認',
  'check.file.text': 'ファイルはお使いの端末から送信されません。確認コードのみを照合します。',
  'check.file.original':
    '受け取ったままの元のファイルを選択してください。スキャンや写真では確認できません。',
  'check.file.drop': 'ここにファイルをドロップ',
  'check.file.choose': 'ファイルを選択',
  'check.file.reading': '確認コードを計算しています',
  'check.file.unreadable': 'このファイルを読み取れません。もう一度選択してください。',
  'check.file.insecure':
    'このブラウザでは、安全なページ（https）でのみ確認コードを計算できます。代わりに、確認コードを入力してください。',
  'check.hash.title': '確認コードで確認',
  'check.hash.label': '確認コード（SHA-256）',
  'check.hash.hint': '契約書の末尾に記載されている64文字の英数字です。空白は無視されます。',
  'check.hash.required': '確認コードを入力してください',
  'check.hash.malformed': '確認コードは、数字とa～fの英字からなる64文字です',
  'check.action': 'コードを確認',
  'check.found.title': 'この契約書は、ここで署名されたものです',
  'check.found.text': '{moment}に署名されました。その後、一文字も変更されていません。',
  'check.found.undated': '署名後、一文字も変更されていません。',
  'check.visa.sent.title': 'このビザは当社がお送りしたものです',
  'check.visa.sent.text':
    '{day}にお送りしました。その後、ファイルは一切変更されていません。ビザが有効かどうかは当局が判断します。',
  'check.visa.replaced.title': 'このビザは当社がお送りしましたが、新しいものに差し替えられています',
  'check.visa.replaced.text':
    '{day}にお送りし、{replaced}に新しいものに差し替えました。新しいファイルをご確認ください。',
  'check.visa.withdrawn.title': 'このビザは当社がお送りしましたが、その後取り消しました',
  'check.visa.withdrawn.text':
    '{day}にお送りした後、取り消しました。このファイルは使用しないでください。ご不明な場合は、{email}までお問い合わせください。',
  'check.none.title': 'このファイルは当社がお送りしたものではありません',
  'check.none.text':
    '過去{years}年間に、この確認コードのビザをお送りしたことも、契約書が署名されたこともありません。ファイルが変更されたか、印刷後にスキャンされたか、別のソフトウェアで保存し直された可能性があります。その場合は、元のファイルをお求めください。ご不明な場合は、{email}までお問い合わせください。',
  'check.compared': '照合したコード：{hash}',
}
