import type { Dictionary } from '../index.ts'

export const status: Dictionary['status'] = {
  title: '申請状況の確認',
  tab: '申請状況の確認 · {company}',
  lead: '現在の状況、現在の対応者、次の手続きを確認できます。',
  'form.reference': '申請番号',
  'form.reference.hint': '当社からのメールに記載されている、TZ-000123のような番号です。',
  'form.reference.required': '申請番号を入力してください（例：TZ-000123）',
  'form.email': 'メールアドレス',
  'form.email.hint': '申請時に入力したアドレスです。',
  'form.email.required': '申請時のメールアドレスを入力してください',
  'form.action': '状況を確認',
  'form.another': '別の申請を確認',
  'form.lost':
    '申請番号は、当社からのメールの件名に記載されています。お手元にない場合は、氏名と渡航日を添えて{email}までご連絡ください。',
  'own.title': 'このブラウザでの申請',
  'own.text': 'このブラウザで申請されたため、メールアドレスを入力せずに開くことができます。',
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
    'お支払いは、申請時に使用したブラウザでこのページを開くか、当社からのメールに記載されたリンクから行ってください。',
  'now.documents.title': '書類をお待ちしています',
  'now.documents.text':
    'お支払いを確認しました。不足している書類を追加し、「申請を完了する」を押してください。',
  'now.documents.text.by':
    'お支払いを確認しました。{day}までに、不足している書類を追加し、「申請を完了する」を押してください。',
  'now.documents.complete':
    'すべての書類がアップロードされました。「申請を完了する」を押して、当社に送信してください。',
  'now.documents.elsewhere':
    '書類の追加は、申請時に使用したブラウザでこのページを開くか、当社からのメールに記載されたリンクから行ってください。',
  'now.documents.action': '書類を追加',
  'now.documents.finish': '申請を完了する',
  'now.asked.title': '書類の再提出が必要です',
  'now.asked.named': '{documents}：{day}までに再提出をお願いします',
  'now.asked.text':
    'お送りいただいた書類に、そのままでは提出できないものがあります。該当する書類と理由は、書類ページでご確認ください。',
  'now.asked.text.by':
    'お送りいただいた書類に、そのままでは提出できないものがあります。該当する書類と理由は、書類ページでご確認ください。お約束した期限内に手続きできるよう、{day}までに再提出してください。',
  'now.asked.action': '書類を再提出',
  'now.questions.title': 'お客様のご回答が必要です',
  'now.questions.text':
    'タンザニア入国管理局の申請フォームに、当サイトの申請にはなかった質問があります。ご回答がそろい次第、提出できるようになります。',
  'now.questions.elsewhere':
    'ご回答は、申請時に使用したブラウザでこのページを開くか、当社からのメールに記載されたリンクから行ってください。',
  'now.questions.action': '回答する',
  'now.review.title': 'お支払いを確認しています',
  'now.review.text':
    '決済代行会社から、ご注文と一致しない内容の通知がありました。担当者が確認しています。再度のお支払いはなさらないでください。当社からご連絡します。',
  'now.leaving.title': 'キャンセルのご依頼を受け付けました',
  'now.leaving.text':
    '{day}にご依頼いただきました。{by}までに回答します。それまでは何も変わりません。',
  'now.checking.title': '申請を確認しています',
  'now.checking.text':
    'お客様に行っていただくことは、ほかにありません。当社が申請書類をタンザニア入国管理局に提出します。',
  'now.checking.text.by':
    'お客様に行っていただくことは、ほかにありません。当社が{day}までに申請書類をタンザニア入国管理局に提出します。',
  'now.deciding.title': 'タンザニア入国管理局が審査しています',
  'now.deciding.text':
    '申請書類を提出しました。入国管理局の審査期間は、誰にも短縮できません。審査結果はメールでお知らせします。',
  'now.deciding.text.by':
    '申請書類を提出しました。公表されている審査期間どおりであれば、結果は{day}頃までに出る見込みです。この期間は誰にも短縮できません。審査結果はメールでお知らせします。',
  'now.partly.title': '{total}件中{count}件のビザが承認されました',
  'now.partly.first': '最初の審査結果が出ました',
  'now.partly.filed': 'タンザニア入国管理局で審査中：{names}様',
  'now.partly.ahead': 'まだ提出していない方：{names}様',
  'now.partly.rejected': '承認されなかった方：{names}様。詳細はメールでお送りしています。',
  'now.partly.more': 'ほか{count}名',
  'now.approved.title': '{count, plural, other {ビザが承認されました}}',
  'now.approved.text':
    'ダウンロードして、氏名、番号、日付をすべてご確認ください。印刷したものを旅行にお持ちください。',
  'now.rejected.title': '申請は承認されませんでした',
  'now.rejected.text':
    'タンザニア入国管理局の審査または当社の確認の結果です。ご質問は、申請番号{reference}を添えて{email}までご連絡ください。',
  'now.rejected.authority.text':
    'タンザニア入国管理局の審査の結果です。ご質問は、申請番号{reference}を添えて{email}までご連絡ください。',
  'now.rejected.again': 'もう一度申請する',
  'now.rejected.refund': '返金について',
  'now.withdrawn.title': 'この申請はキャンセルされました',
  'now.withdrawn.text':
    'この申請について、これ以上の手続きはありません。返金の内容は、メールでお知らせしています。',
  'now.refunded.title': 'この申請は返金されました',
  'now.refunded.text':
    'お支払いは返金され、この申請の手続きは終了しました。明細に反映されるまで、数日かかることがあります。',

  'change.title': 'ご注文の変更',
  'change.lead':
    '当社が申請を提出するまでは、別のビザや、より早いスピードに変更できます。お支払いは差額のみです。',
  'change.visa': 'ビザ',
  'change.speed': '手続きのスピード',
  'change.speed.time': '{speed}（{time}）',
  'change.extras.lead':
    '審査結果が出るまでの間、到着日の前日まで、渡航者全員分を追加できます。選択済みのオプションを取り消す場合は、メールでご連絡ください。',
  'change.expected': '当社が提出する期限',
  'change.expected.documents': '本日から数えた日付です。書類がそろう時期によって変わります。',
  'change.difference': '差額',
  'change.total': '変更後の合計',
  'change.documents':
    'このビザには、さらに書類が必要です。お支払い後に書類を追加し、もう一度「申請を完了する」を押してください。',
  'change.pay': '差額{amount}を支払う',
  'change.help': '申請番号{reference}を添えて、{email}までご連絡ください。',
  'change.leaving': '決済ページを開いています',

  'travellers.title': '渡航者',
  'travellers.all': '{count}名すべてを表示',
  'travellers.fallback': '渡航者{number}',
  'applicant.collecting': '書類待ち',
  'applicant.ready': '提出準備完了',
  'applicant.filed': '入国管理局で審査中',
  'applicant.approved': '承認',
  'applicant.rejected': '不承認',
  'applicant.withdrawn': '取り下げ',
  'applicant.filed.on': '{day}に提出',
  'applicant.decided.on': '{day}に結果',
  'applicant.reason': '理由',
  'travellers.decided': '{total}名中{decided}名の審査結果が出ています',
  'download.of': '{name}様のビザをダウンロード',
  'download.all': 'ビザをダウンロード',
  'timeline.moved.filed': '提出：{names}様',
  'timeline.moved.approved': '承認：{names}様',
  'timeline.moved.rejected': '不承認：{names}様',
  'timeline.moved.withdrawn': '取り下げ：{names}様',
  'timeline.moved.open': '受付再開：{names}様',
  'timeline.moved.more': 'ほか{count}名',
  'turn.traveller': 'お客様の手続き待ち',
  'turn.us': '当社で対応中',
  'turn.authority': '入国管理局で審査中',
  'turn.nobody': '終了',
  'action.pay': '申請のお支払い',
  'action.upload': '不足書類の追加',
  'action.replace': '書類の再提出',
  'action.answer': '入国管理局の質問への回答',
  'action.leaving': 'キャンセルをご依頼済みです',
  'action.complete': '「申請を完了する」を押す',
  'action.wait': 'お客様に行っていただくことはありません',
  'action.wait.by': 'お客様に行っていただくことはありません。当社が{day}までに提出します',
  'action.download': 'ビザのダウンロード',
  'action.by': '{action}（{day}まで）',

  'timeline.title': '経過',
  'timeline.past': '完了',
  'timeline.present': '現在',
  'timeline.expected': '予定',
  'timeline.created': '申請を作成',
  'timeline.paid': 'お支払いを確認',
  'timeline.completed': '書類がすべてそろいました',
  'timeline.processing': 'タンザニア入国管理局に提出',
  'timeline.approved': '承認',
  'timeline.rejected': '不承認',
  'timeline.message-sent': '当社からのメッセージ',
  'timeline.pending': '受付を再開',
  'timeline.now.payment': 'お支払い待ち',
  'timeline.now.documents': '書類待ち',
  'timeline.now.asked': '再提出待ち',
  'timeline.now.review': '担当者がお支払いを確認中',
  'timeline.now.leaving': 'キャンセルのご依頼を確認しています',
  'timeline.now.checking': '当社が入力内容と書類を確認中',
  'timeline.now.deciding': 'タンザニア入国管理局が審査中',
  'timeline.now.partly': 'ほかの方はタンザニア入国管理局が審査中',
  'timeline.next.paid': 'お支払い',
  'timeline.next.completed': '書類の提出',
  'timeline.next.processing': 'タンザニア入国管理局への提出',
  'timeline.next.decision': 'タンザニア入国管理局の審査結果',
  'timeline.by': '{day}まで',
  'timeline.about': '{day}頃',

  'details.title': '申請の詳細',
  'details.visa': 'ビザ',
  'details.speed': '手続きのスピード',
  'details.status': '状況',
  'details.travellers': '渡航者',
  'details.made': '作成日時',
  'details.paid': '支払日時',
  'details.total': '合計',
  'details.agreement': '署名済み契約書',
  'details.agreement.open': 'PDFをダウンロード',
  'visa.tourist': '観光（シングル・1回入国）',
  'visa.tourist_multiple': '観光（マルチプル・複数回入国）',
  'visa.business': '商用',
  'visa.transit': '通過',
  'speed.normal': '通常',
  'speed.urgent': '至急',
  'speed.super_urgent': '特急',

  'download.action': 'ビザをダウンロード',
  'download.done': 'ビザをダウンロードしました。',
  'download.check': 'このファイルが当社からのものであることは、どなたでも確認できます：{link}',
  'download.why':
    'ビザにはパスポートの情報が記載されています。ご本人であることを確認するため、{email}宛てに6桁の認証コードをお送りします。',
  'download.sent': '{email}宛てに認証コードを送信しました。コードは{minutes}分間有効です。',
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
  'check.file.text':
    'ファイルがお使いの端末から送信されることはありません。確認コードのみを照合します。',
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
  'check.action': '確認コードを照合',
  'check.found.title': 'この契約書は、当サイトで署名されたものです',
  'check.found.text': '{moment}に署名されました。その後、一文字も変更されていません。',
  'check.found.undated': '署名後、一文字も変更されていません。',
  'check.visa.sent.title': 'このビザは当社がお送りしたものです',
  'check.visa.sent.text':
    '{day}にお送りしました。その後、ファイルは一切変更されていません。このビザで渡航できるかどうかは、タンザニア入国管理局のみが回答できます。',
  'check.visa.replaced.title':
    'このビザは当社がお送りしましたが、その後、新しいものをお送りしています',
  'check.visa.replaced.text':
    '{day}にお送りし、{replaced}に新しいものに差し替えました。新しいファイルをお求めください。',
  'check.visa.withdrawn.title': 'このビザは当社がお送りしましたが、その後取り消しました',
  'check.visa.withdrawn.text':
    '{day}にお送りした後、取り消しました。このファイルは使用しないでください。ご不明な場合は、{email}までお問い合わせください。',
  'check.none.title': 'このファイルの記録が見つかりません',
  'check.none.text':
    '過去{years}年間に、この確認コードのビザを当社からお送りした記録も、契約書が当サイトで署名された記録もありません。ファイルが変更されたか、印刷後にスキャンされたか、別のソフトウェアで保存し直された可能性があります。その場合は、元のファイルをお求めください。ご不明な場合は、{email}までお問い合わせください。',
  'check.compared': '照合したコード：{hash}',
}
