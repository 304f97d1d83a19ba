import type { Dictionary } from '../index.ts'

export const letter: Dictionary['letter'] = {
  greeting: '{name} 様',
  'footer.private':
    '{company}は民間のコンサルティング会社であり、いかなる政府の機関でもありません。公式サイト（{officialSite}）でも申請できます。',
  'footer.contact': 'ご質問は、このメールに返信するか、{email}までご連絡ください。',
  'footer.stop': 'この申請に関するリマインダーを停止',
  'fact.reference': '申請番号',
  'fact.paidAt': '支払日',
  'fact.payment': '支払い番号',
  'fact.visa': 'ビザ',
  'fact.travellers': '渡航者',
  'fact.total': '合計',
  'fact.status': '状況',
  'fact.attached': '添付',
  message: '申請の担当者からのメッセージ',
  'status.pending': '未完了',
  'status.paid': '支払い済み',
  'status.processing': '審査中',
  'status.approved': '承認',
  'status.rejected': '不承認',
  'next.title': '今後の流れ',

  'payment-confirmed.subject': '{reference}：お支払いを確認しました。次は書類を追加してください',
  'payment-confirmed.subject.ended': '{reference}：お支払いを確認しました',
  'payment-confirmed.preview': '領収書と、残りのお手続きについてのご案内です。',
  'payment-confirmed.title': 'お支払いを確認しました',
  'payment-confirmed.text.attached': 'ありがとうございます。領収書をPDFで添付しています。',
  'payment-confirmed.text.both':
    'ありがとうございます。領収書と署名済みの契約書をPDFで添付しています。',
  'payment-confirmed.text.online':
    'ありがとうございます。領収書は状況確認ページでご覧いただけます。',
  'payment-confirmed.agreement': '署名された契約書は、このメールにPDFで添付しています。',
  'payment-confirmed.ended':
    'このお支払いが届いた時点で、申請はすでに終了していました。状況を確認のうえ、ご連絡いたします。',
  'payment-confirmed.action': '書類の追加へ進む',
  'payment-confirmed.next.1':
    '{count, plural, other {渡航者#名分の書類を追加してください。スマートフォンで撮影した鮮明な写真でも構いません。}}',
  'payment-confirmed.next.2.business-days':
    '書類がすべてそろいましたら、当社がすべてを確認し、{apart, plural, =0 {} other {{least}～}}{most}営業日以内に申請書類をタンザニア入国管理局に提出します。',
  'payment-confirmed.next.2.hours':
    '書類がすべてそろいましたら、当社がすべてを確認し、{most}時間以内に申請書類をタンザニア入国管理局に提出します。',
  'payment-confirmed.next.3':
    'その後、入国管理局が審査します。審査期間は誰にも短縮できません。審査結果は、このメールアドレス宛てにお送りします。',
  'payment-confirmed.next.3.by':
    'その後、入国管理局が審査します。本日書類がそろえば、審査結果は{day}頃までに出る見込みです。審査期間は誰にも短縮できません。審査結果は、このメールアドレス宛てにお送りします。',
  'payment-confirmed.link':
    'ボタンを押すと、パスワードなしで申請が開きます。このメールを転送しないでください。',

  'order-amended.subject': '{reference}：ご注文の内容を変更しました',
  'order-amended.preview': '変更後のご注文の内容と、当社が申請を提出する期限をお知らせします。',
  'order-amended.title': 'ご注文の内容を変更しました',
  'order-amended.text.paid':
    'ありがとうございます。{amount}のお支払いを確認し、ご注文の内容を変更しました。このメールが変更分の領収書となりますので、保管してください。',
  'order-amended.text.staff':
    'ご合意いただいたとおり、ご注文の内容を変更しました。返金がある場合は、別のメールでお知らせします。',
  'order-amended.receipt': '領収書をPDFで添付しています。',
  'order-amended.documents':
    'このビザには、これまでより多くの書類が必要です。書類を追加し、もう一度「申請を完了する」を押してください。',
  'order-amended.due': '遅くとも{day}までに、申請書類をタンザニア入国管理局に提出します。',
  'order-amended.action.status': '状況を確認',
  'order-amended.action.documents': '書類を追加',

  'regime-changed.subject': '{reference}：審査結果が出るまでの日数が延びます',
  'regime-changed.preview':
    'タンザニア入国管理局の規則が変わりました。お客様への影響をご案内します。',
  'regime-changed.title': '審査結果が出るまでの日数が延びます',
  'regime-changed.text':
    'タンザニア入国管理局の規則が変わりました。下記の渡航者（{count}名）のパスポートによる申請は、先に別の部署で審査されるようになり、結果が出るまでに約{days}日かかります。',
  'regime-changed.by':
    '公表されている審査期間どおりであれば、審査結果は{day}頃までに出る見込みです。審査期間は誰にも短縮できません。',
  'regime-changed.open':
    'この日数は、当社が申請書類を提出した日から数えます。書類がすべてそろい次第、提出します。',
  'regime-changed.late':
    'ご予定の到着日は、この日か、それより前です。ご出発を遅らせることができる場合は、このメールに返信して新しい日付をお知らせください。',
  'regime-changed.kept':
    'お支払いいただいた料金と、当社が申請書類を提出する期限に変更はありません。',
  'regime-changed.cancel':
    'キャンセルをご希望の場合は、同じページで、同意いただいた条件に基づく返金額をご確認いただけます。',

  'documents-received.subject': '{reference}：必要なものがすべてそろいました',
  'documents-received.preview': 'お手続きは以上です。今後の流れと期限をご案内します。',
  'documents-received.title': '書類を受領しました',
  'documents-received.text':
    '{count, plural, other {渡航者#名分の書類がすべて届きました。}}お手続きは以上です。',
  'documents-received.action': '状況を確認',
  'documents-received.next.1':
    '当社がすべてを確認し、{day}までに申請書類をタンザニア入国管理局に提出します。修正が必要な場合は、ご連絡します。',
  'documents-received.next.2':
    'その後、入国管理局が審査します。どの手続きのスピードを選択されていても、審査期間は変わりません。',
  'documents-received.next.2.by':
    'その後、入国管理局が審査します。公表されている審査期間どおりであれば、結果は{day}頃までに出る見込みです。どの手続きのスピードを選択されていても、審査期間は変わりません。',
  'documents-received.next.3':
    '審査結果をメールでお知らせします。承認された場合は、ビザをダウンロードできます。',
  'documents-received.hold': 'ビザを受け取られるまで、変更できない予約はなさらないでください。',

  'reminder-payment.subject': '{reference}：入力内容が保存され、お支払い待ちです',
  'reminder-payment.preview': '前回の続きから再開できます。請求は行われていません。',
  'reminder-payment.title': '申請のお支払いがまだ完了していません',
  'reminder-payment.text':
    '{reference}の入力内容は保存されています。請求は行われておらず、お支払いの前に申請が提出されることはありません。',
  'reminder-payment.text.last':
    '{reference}の入力内容は引き続き保存されています。これが最後のリマインダーです。ビザが不要になった場合は、何もしていただく必要はありません。',
  'reminder-payment.action': 'お支払いへ進む',

  'reminder-documents.subject':
    '{reference}：{count, plural, =0 {最後の手続きが残っています} other {書類があと#点不足しています}}',
  'reminder-documents.preview': '書類がそろいしだい、手続きを開始します。',
  'reminder-documents.title': '書類がまだ不足しています',
  'reminder-documents.text':
    '申請{reference}のお支払いは完了しています。次の書類がそろいしだい、手続きを開始します。',
  'reminder-documents.text.last':
    '申請{reference}のお支払いは完了しており、次の書類をお待ちしています。これが最後のリマインダーですが、申請は引き続き受け付けています。',
  'reminder-documents.more': '{count, plural, other {ほか渡航者#名}}',
  'reminder-documents.title.complete': '最後の手続きが残っています',
  'reminder-documents.text.complete':
    '{reference}の書類はすべてそろっていますが、申請が完了していません。もう一度書類をご確認のうえ、「申請を完了する」を押してください。その後、手続きを開始します。',
  'reminder-documents.action': '書類を追加',
  'reminder-documents.action.complete': '申請を完了する',
  'reminder-documents.help':
    'うまく操作できない場合や、お持ちでない書類がある場合は、このメールに返信してお知らせください。',

  'own-part-asked.subject.named': '{name}様から、タンザニアビザ申請の入力のお願い',
  'own-part-asked.subject.plain': 'タンザニアビザ申請：ご自身の情報の入力のお願い',
  'own-part-asked.preview': 'ご自身専用のフォームです。アカウントもお支払いも必要ありません。',
  'own-part-asked.title': 'ご自身の情報を入力してください',
  'own-part-asked.text.named':
    '{name}様が{company}を通じてタンザニアビザを申請されています。お客様ご自身の情報の入力をお願いします。パスポートの記載どおりに入力し、後日、書類も追加してください。',
  'own-part-asked.text.plain':
    '同行される方が{company}を通じてタンザニアビザを申請されています。お客様ご自身の情報の入力をお願いします。パスポートの記載どおりに入力し、後日、書類も追加してください。',
  'own-part-asked.sees':
    'リンクで開くのは、ご自身のフォームだけです。どの端末でも、アカウントなしで開けます。お支払いは不要です。リンクの送り主が入力内容を確認し、提出とお支払いを行います。',
  'own-part-asked.action': 'フォームを開く',
  'own-part-asked.ignore':
    '送り主にお心当たりがない場合は、このメールを無視してください。ご入力がない限り、何も起こりません。この手続きで、代金やパスワードをお尋ねすることはありません。',
  'own-part-reminder.subject': 'タンザニアビザ申請：ご自身の入力が残っています',
  'own-part-reminder.title': 'ご自身の入力が未完了です',
  'own-part-reminder.answers':
    'ご自身の入力が完了するまで、申請を進められません。これまでの入力内容は保存されており、同じリンクから開けます。',
  'own-part-reminder.documents':
    '申請のお支払いは完了していますが、ご自身の書類がまだそろっていません。同じリンクから追加できます。',
  'own-part-finished.subject.all': '渡航者全員の入力が完了しました',
  'own-part-finished.subject.some': '{count, plural, other {#名の渡航者の入力が完了しました}}',
  'own-part-finished.text': '入力を完了した方：{names}様',
  'own-part-finished.left':
    '{count, plural, other {リンクを受け取ったほかの#名は、まだ完了していません。}}',
  'own-part-finished.next':
    '申請を始めたブラウザで申請を開き、入力内容を確認して、お支払いへお進みください。',
  'own-part-finished.action': '申請を続ける',

  'continue-link.subject': '申請を続けるためのリンク',
  'continue-link.preview': 'リンクは{minutes}分間、1回のみ有効です。',
  'continue-link.title': '別のブラウザで続ける',
  'continue-link.text':
    '続きを入力する端末でこのメールを開き、ボタンを押してください。リンクは{minutes}分間、1回のみ有効です。',
  'continue-link.action': '申請を続ける',
  'continue-link.ignore':
    'このリンクにお心当たりがない場合は、このメールを無視してください。リンクを開かない限り、何も起こりません。',

  'draft-reminder.subject': 'タンザニアビザの申請が途中です',
  'draft-reminder.preview': '入力内容は{date}まで保存されます。',
  'draft-reminder.title': '前回の続きから再開できます',
  'draft-reminder.text':
    'タンザニアビザの申請を始められましたが、まだ完了していません。入力内容は{date}まで保存され、その後削除されます。請求も提出も行われていません。',
  'draft-reminder.action': '申請を続ける',
  'draft-reminder.once':
    'ボタンは、どの端末でも1回のみ有効です。リマインダーをお送りするのは、この1回だけです。',
  'draft-reminder.ignore': 'お心当たりがない場合や、不要になった場合は：',
  'draft-reminder.forget': 'この下書きを削除',

  'staff-invitation.subject.new': 'スタッフへの招待',
  'staff-invitation.subject.reset': '新しいパスワードの設定',
  'staff-invitation.preview': '{days, plural, other {#日間}}、1回のみ有効です。',
  'staff-invitation.title': 'ようこそ、{name}さん',
  'staff-invitation.new':
    '{inviter}さんから、{company}のスタッフ画面への招待が届いています。ボタンを押してパスワードを設定すると、利用を開始できます。',
  'staff-invitation.reset':
    '{inviter}さんが、{company}のスタッフ画面へのアクセスをリセットしました。ボタンを押して、新しいパスワードを設定してください。これまでの二要素認証は解除されますので、その後、改めて設定してください。',
  'staff-invitation.action': 'パスワードを設定',
  'staff-invitation.ignore':
    'ボタンは{days, plural, other {#日間}}、1回のみ有効です。お心当たりがない場合は、このメールを無視し、責任者にお知らせください。',

  'status-changed.subject.pending': '{reference}：申請の受付を再開しました',
  'status-changed.subject.paid': '{reference}：お支払いを記録しました',
  'status-changed.subject.processing': '{reference}：申請書類をタンザニア入国管理局に提出しました',
  'status-changed.subject.approved': '{reference}：申請が承認されました',
  'status-changed.subject.rejected': '{reference}：申請の結果について',
  'status-changed.preview': '申請の状況が変わりました。その内容をご説明します。',
  'status-changed.title.pending': '申請の受付を再開しました',
  'status-changed.title.paid': 'お支払いを記録しました',
  'status-changed.title.processing': '申請は審査中です',
  'status-changed.title.approved': '申請が承認されました',
  'status-changed.title.rejected': '申請は承認されませんでした',
  'status-changed.text.pending':
    '申請の受付を再開しました。残りのお手続きは、状況確認ページでご確認ください。',
  'status-changed.text.paid':
    '申請をお支払い済みとして記録しました。ほかに必要なものがあるかどうかは、状況確認ページでご確認ください。',
  'status-changed.text.processing':
    '書類を確認し、申請書類をタンザニア入国管理局に提出しました。現在、同局が審査しています。審査期間は誰にも短縮できません。審査結果が出しだい、ご連絡します。',
  'status-changed.text.approved':
    '申請が承認されました。ビザは、状況確認ページからダウンロードできます。',
  'status-changed.text.rejected':
    '誠に残念ながら、申請は承認されませんでした。ご期待に沿えない結果となりましたことを、心苦しく存じます。',
  'status-changed.rejected':
    '詳細をお知りになりたい場合や、もう一度申請される場合は、このメールにご返信ください。担当者が拝見します。',
  'status-changed.action': '状況を確認',

  'staff-message.subject': '{reference}：申請についてのご連絡',
  'staff-message.preview': '申請の担当者からのメッセージです。',
  'staff-message.title': '申請についてのご連絡',
  'staff-message.reply': 'このメールにご返信いただけます。担当者が拝見します。',
  'visa-approved.subject': '{reference}：ビザが承認されました',
  'visa-approved.preview': 'ビザを添付しています。渡航の前にご確認ください。',
  'visa-approved.title': 'ビザが承認されました',
  'visa-approved.text':
    '申請が承認されましたので、お知らせします。ビザをこのメールに添付しています。状況確認ページからダウンロードすることもできます。',
  'visa-approved.action': 'ビザをダウンロード',
  'visa-approved.next': '渡航の前に',
  'visa-approved.next.1':
    '氏名、パスポート番号、日付を一字ずつご確認ください。誤りがある場合は、すぐにこのメールにご返信ください。',
  'visa-approved.next.2': 'ビザを印刷し、スマートフォンにも保存してください。',
  'visa-approved.next.3':
    '申請に使用したパスポートをお持ちください。入国の可否は、最終的に入国審査官が判断します。',
  'visa-approved.next.4':
    'このビザが当社からお送りしたものであることは、どなたでも次のページで確認できます：{address}',

  'partly.approved': '{total}件のビザのうち、{approved}件が承認されました。',
  'partly.filed':
    '{count, plural, other {{names}様の申請は、引き続きタンザニア入国管理局で審査中です。}}',
  'partly.open': '{count, plural, other {{names}様の申請は、まだ提出していません。}}',
  'partly.more': 'ほか{count}名',
  'applicant-decided.subject.filed': '{reference}：{names}様の申請を提出しました',
  'applicant-decided.subject.rejected': '{reference}：{names}様の審査結果',
  'applicant-decided.subject.withdrawn': '{reference}：{names}様の申請がキャンセルされました',
  'applicant-decided.subject.ready': '{reference}：{names}様の申請の受付を再開しました',
  'applicant-decided.preview': '決まったことと、今後についてのお知らせです。',
  'applicant-decided.title.filed': '{names}様の申請を提出しました',
  'applicant-decided.title.rejected': '{names}様の審査結果',
  'applicant-decided.title.withdrawn': '{names}様の申請がキャンセルされました',
  'applicant-decided.title.ready': '{names}様の申請の受付を再開しました',
  'applicant-decided.text.filed':
    '書類を確認し、{names}様の申請書類をタンザニア入国管理局に提出しました。現在、同局が審査しています。審査期間は誰にも短縮できません。審査結果が出しだい、ご連絡します。',
  'applicant-decided.text.rejected':
    '誠に残念ながら、{names}様の申請は承認されませんでした。ご期待に沿えない結果となりましたことを、心苦しく存じます。',
  'applicant-decided.text.withdrawn': '{names}様の申請はキャンセルされ、手続きを終了しました。',
  'applicant-decided.text.ready':
    '{names}様の申請の受付を再開しました。必要なものがあるかどうかは、状況確認ページでご確認ください。',
  'applicant-decided.reason': '理由',
  'applicant-decided.rejected.next.1':
    '理由について詳しくお知りになりたい場合は、このメールにご返信ください。担当者が拝見します。',
  'applicant-decided.rejected.next.2':
    'もう一度申請していただけます。その前に、改善できる点を一緒に確認いたします。',
  'applicant-decided.refund-policy':
    '返金の対象となるもの、ならないものは、返金ポリシーに記載しています。',
  'applicant-decided.withdrawn.next': 'お心当たりがない場合は、すぐにこのメールにご返信ください。',
  'visa-approved.text.some':
    '{names}様の申請が承認されましたので、お知らせします。ビザをこのメールに添付しています。状況確認ページからダウンロードすることもできます。',

  'documents-asked.subject': '{reference}：{count, plural, other {書類#点の再提出をお願いします}}',
  'documents-asked.preview':
    '{count, plural, other {使用できない書類が#点あります。}}その理由と、再提出の方法をご案内します。',
  'documents-asked.title': '{count, plural, other {書類#点の再提出をお願いします}}',
  'documents-asked.text':
    '{reference}の書類を確認しました。次の{count, plural, other {#点}}は、そのままでは提出できません。',
  'documents-asked.action': '{count, plural, other {書類を再提出}}',
  'documents-asked.reply':
    'お約束した期限内に手続きできるよう、{day}までに再提出してください。ほかにご提出いただいたものは、変更の必要はありません。',

  'questions-asked.subject': '{reference}：{count, plural, other {あと#件の回答が必要です}}',
  'questions-asked.preview': 'タンザニア入国管理局の申請フォームに必要な項目です。',
  'questions-asked.title': '{count, plural, other {あと#件の回答が必要です}}',
  'questions-asked.text':
    '{reference}について、タンザニア入国管理局の申請フォームに必要な次の項目をご回答ください。',
  'questions-asked.end':
    'ご回答がそろい次第、入国管理局に提出できるようになります。一部だけ先に送信し、残りを後で送信することもできます。',
  'questions-asked.action': '回答する',
  'refund-made.subject': '{reference}：返金の手続きを行いました',
  'refund-made.preview': 'お支払いに使用したカードに返金されます。',
  'refund-made.title': '返金の手続きを行いました',
  'refund-made.text.refund':
    'ご合意いただいたとおり、この申請の手続きを終了し、返金ポリシーに定める金額を返金します。',
  'refund-made.text.cancellation':
    'ご依頼のとおり、申請をキャンセルしました。返金ポリシーに定める金額を返金します。',
  'refund-made.text.duplicate': 'お支払いが二重に行われていました。2回目の分を全額返金します。',
  'refund-made.text.service-failed':
    '当社側で問題が発生しました。お詫び申し上げるとともに、返金いたします。',
  'refund-made.text.late':
    'お約束した日までに申請を提出できませんでした。至急・特急の追加料金をお支払いいただいていたため、その分を返金します。申請の手続きは、これまでどおり続きます。',
  'refund-made.text.amended':
    'ご合意いただいたとおり、ご注文の料金が下がりました。返金ポリシーに定める差額を返金します。',
  'refund-made.text.lapsed':
    '変更のためのお支払いを確認した時点で、変更はできなくなっていました。ご注文の内容は変更されず、このお支払いは全額返金します。',
  'refund-made.text.part': 'ご合意いただいたとおり、この申請のお支払いの一部を返金します。',
  'refund-made.withdrawn': '{name}様はこの申請から外れました。ほかの方の手続きは続きます。',
  'refund-made.before': 'これまでの返金額',
  'refund-made.open': 'この申請のお支払い残額',
  'refund-made.paid': 'お支払い額',
  'refund-made.kept': '差引額',
  'refund-made.amount': '返金額',
  'refund-made.note': '返金明細書をPDFで添付しています。',
  'refund-made.arrives':
    'お支払いに使用したカードに、遅くとも{day}までに返金されます。反映までの期間は、ご利用の銀行やカード会社によって異なります。',
  'refund-made.action': '状況を確認',
  'refund-made.help': '期日までに返金を確認できない場合は、このメールにご返信ください。',

  'answers-corrected.subject': '{reference}：申請内容が訂正されました',
  'answers-corrected.preview': '訂正された内容と、お願いしたいことをお知らせします。',
  'answers-corrected.title': '申請内容が訂正されました',
  'answers-corrected.text.staff': '当社で、申請{reference}の次の項目を訂正しました：',
  'answers-corrected.text.traveller': '申請{reference}の次の項目が、オンラインで訂正されました：',
  'answers-corrected.contact': '連絡先',
  'answers-corrected.asks':
    '{count, plural, other {訂正前の内容が記載された書類が#点あります。次の書類を再提出してください：}}',
  'answers-corrected.values':
    '安全のため、このメールには入力内容を記載していません。ボタンからご確認いただけます。',
  'answers-corrected.action': '訂正内容を確認',
  'answers-corrected.wrong':
    'お心当たりがない場合や誤りがある場合は、すぐにこのメールにご返信ください。',

  'contact-code.subject': '新しいアドレスの認証コード：{code}',
  'contact-code.text':
    'ビザ申請{reference}の連絡先をこのアドレスに変更するご依頼がありました。お客様によるご依頼の場合は、その画面でこの認証コードを入力してください。コードは{minutes}分間、1回のみ有効です。',
  'contact-code.ignore':
    'お心当たりがない場合は、別の方がアドレスを誤って入力した可能性があります。このメールは無視してください。コードがなければ何も変わりません。',

  'contact-changed.subject.old': '{reference}：連絡先のメールアドレスが変更されました',
  'contact-changed.subject.new': '{reference}：今後はこのアドレスにご連絡します',
  'contact-changed.preview.old': 'お心当たりがない場合は、すぐにご連絡ください。',
  'contact-changed.preview.new': '今後、申請に関するご連絡はすべてこちらに届きます。',
  'contact-changed.title.old': '連絡先のメールアドレスが変更されました',
  'contact-changed.title.new': '今後はこのアドレスにご連絡します',
  'contact-changed.text.old':
    '申請{reference}の連絡先は{email}に変更されました。今後、このアドレスにはご連絡しません。また、このアドレスにお送りしたコードは使えなくなりました。',
  'contact-changed.text.new':
    'このアドレスが、申請{reference}の連絡先になりました。審査結果とビザはこちらにお送りします。',
  'contact-changed.wrong.old':
    'お心当たりがない場合は、担当者が変更を止められるよう、すぐにこのメールにご返信ください。',
  'contact-changed.wrong.new':
    'この申請にお心当たりがない場合は、アドレスを訂正しますので、このメールにご返信ください。',
  'contact-changed.action.old': 'お問い合わせ',

  'chat-answer.subject': 'お客様のメッセージへの返信',
  'chat-answer.preview': 'チャットを離れられた後に返信しました。',
  'chat-answer.title': 'メッセージに返信しました',
  'chat-answer.text':
    '{count, plural, =1 {チャットでのお問い合わせに対し、お客様がチャットを離れられた後に、次のとおり返信しました：} other {チャットでのお問い合わせに対し、お客様がチャットを離れられた後に、次の#件を返信しました：}}',
  'chat-answer.action': '会話を続ける',
  'chat-answer.link':
    'ボタンを押すと、パスワードなしで会話が開きます（{days}日間有効）。このメールを転送しないでください。',

  'chat-transcript.subject': '{company}との会話の控え',
  'chat-transcript.preview': 'ご依頼いただいた控えをお送りします。',
  'chat-transcript.title': '会話の控え',
  'chat-transcript.text': 'ご依頼いただいた控えをお送りします。時刻はすべてロンドン時間です。',
  'chat-transcript.you': 'お客様',
  'chat-transcript.ignore':
    '控えにお心当たりがない場合は、別の方がアドレスを誤って入力した可能性があります。このメールを削除してください。',

  'email-test.subject': 'メールシステムのテスト',
  'email-test.preview': '正常に動作しています。メールはこの受信箱に届きます。',
  'email-test.title': 'メールシステムは正常に動作しています',
  'email-test.text':
    'このメールは、渡航者宛てのメールと同じ経路で送信されました。ここで正しく読めれば、渡航者宛てのメールも同様に表示されます。',
  'email-test.sent': '送信日時',
  'email-test.by': 'テスト実施者',
  'email-test.action': 'テストに戻る',
  'email-test.ignore': 'テストにお心当たりがない場合は、このメールを無視してください。',

  'download-code.subject': '{reference}の認証コード：{code}',
  'download-code.preview': 'コードは{minutes}分間、1回のみ有効です。',
  'download-code.title': '認証コード',
  'download-code.text':
    '認証コードを求めたページで、このコードを入力してください。{reference}の申請を開く、またはビザをダウンロードできます。コードは{minutes}分間、1回のみ有効です。',
  'download-code.action': '状況確認ページを開く',
  'download-code.ignore':
    'お心当たりがない場合は、別の方が認証コードを求めた可能性があります。コードがなければ申請の内容は一切表示されません。コードを誰にも教えないでください。',

  'application-received.subject':
    '{reference}：申請を保存しました。どの端末からでもお支払いいただけます',
  'application-received.preview': '申請へのリンクと、別の端末でお支払いいただく方法です。',
  'application-received.title': '申請をお預かりしました',
  'application-received.text':
    '入力内容は保存されています。お支払いは、どの端末からでも可能です。お支払いに使う端末でこのメールを開き、ボタンを押してください。',
  'application-received.action': 'お支払いへ進む',
  'application-received.otherwise':
    '請求は行われていません。お支払いの前に申請が提出されることはなく、お支払いのない申請はそのまま失効します。リマインダーは最大2回です。',

  'application-link.subject': '{reference}：申請へのリンク',
  'application-link.preview': '状況、入力内容、書類をすべて開けます。',
  'application-link.title': '申請へのリンク',
  'application-link.text': '続きを行う端末でこのメールを開き、ボタンを押してください。',
  'application-link.action': '申請を開く',
  'application-link.ignore':
    'お心当たりがない場合は、このメールを無視してください。リンクを求めた方には、何も表示されていません。ボタンを押すと、パスワードなしで申請が開きます。このメールを転送しないでください。',

  'applications-found.subject': 'お客様の申請',
  'applications-found.preview': '当サイトで、申請の一覧をご依頼いただきました。',
  'applications-found.title': 'お客様の申請一覧',
  'applications-found.text':
    '{count, plural, other {このメールアドレスで行われた申請は#件です。申請番号を押すと、その申請が開きます：}}',
  'applications-found.action': '{count, plural, =1 {申請を開く} other {最新の申請を開く}}',

  'cancelled.subject': '{reference}：申請をキャンセルしました',
  'cancelled.preview': '請求は行われていません。今後についてご案内します。',
  'cancelled.title': '申請をキャンセルしました',
  'cancelled.text':
    '申請{reference}のキャンセルを承りました。請求は行われていません。申請が提出されることも、リマインダーをお送りすることもありません。新しい申請はいつでも始められます。',
  'cancelled.ignore':
    'ご自身でキャンセルされていない場合は、リンクをお持ちの別の方がキャンセルした可能性があります。このメールにご返信ください。',

  'cancellation-received.subject': '{reference}：キャンセルのご依頼を受け付けました',
  'cancellation-received.preview': '担当者がメールで回答します。それまでは何も変わりません。',
  'cancellation-received.title': 'キャンセルのご依頼を受け付けました',
  'cancellation-received.text': 'ご依頼を確認し、{day}までに回答します。',
  'cancellation-received.refund': '返金ポリシーに基づく返金額',
  'cancellation-received.until': '当社が回答するまで、申請の手続きはこれまでどおり続きます。',

  'cancellation-answered.subject.accepted': '{reference}：キャンセルを承りました',
  'cancellation-answered.subject.declined': '{reference}：キャンセルのご依頼への回答',
  'cancellation-answered.preview': '当社からの回答です。',
  'cancellation-answered.title.accepted': 'キャンセルを承りました',
  'cancellation-answered.title.declined': 'キャンセルできません',
  'cancellation-answered.text.accepted': '次の渡航者の手続きを中止しました。',
  'cancellation-answered.refund.all':
    '下記の金額を返金し、手続きが完了しましたらメールでお知らせします。',
  'cancellation-answered.refund.some':
    'まだ返金するものがある場合は、金額をメールでお知らせします。',
  'cancellation-answered.text.declined':
    '次の渡航者の申請は、キャンセルできません。手続きはこれまでどおり続きます。',

  'data-request-received.subject.export': '個人データの写しのご請求を受け付けました',
  'data-request-received.subject.erasure': '個人データの消去のご請求を受け付けました',
  'data-request-received.preview': '今後の流れと期限をご案内します。',
  'data-request-received.title.export': '写しのご請求を受け付けました',
  'data-request-received.title.erasure': '消去のご請求を受け付けました',
  'data-request-received.text.export':
    '当社が保有するお客様の情報の写しをご請求いただきました。担当者が確認し、お送りします。',
  'data-request-received.text.erasure':
    '当社が保有するお客様の情報の消去をご請求いただきました。担当者が確認し、完了後にご連絡します。お支払いの記録は、お名前を除いて、会計上保存します。',
  'data-request-received.due': '回答の期限',
  'data-request-received.ignore':
    'お心当たりがない場合は、リンクをお持ちの別の方がご請求になった可能性があります。このメールにご返信ください。',

  'document.passportPhoto': '証明写真',
  'document.passportDocument': 'パスポートの顔写真ページ',
  'document.flightTicket': '航空券',
  'document.transitTicket': '乗り継ぎ便の航空券・乗車券',
  'document.transitVisa': '次の渡航先のビザ',
  'document.invitationLetter': '招へい状',
  'document.companyRegistration': '法人登記書類',
  'list.application-received': '申請をお預かりしました',
  'list.application-link': '申請へのリンク',
  'list.cancelled': '申請をキャンセルしました',
  'list.cancellation-received': 'キャンセルのご依頼を受け付けました',
  'list.cancellation-answered': 'キャンセルのご依頼への回答',
  'list.data-request-received': '個人データのご請求を受け付けました',

  'list.payment-confirmed': '領収書：お支払いを確認しました',
  'list.order-amended': 'ご注文の内容を変更しました',
  'list.regime-changed': '審査結果が出るまでの日数が延びます',
  'list.documents-received': '書類を受領しました',
  'list.reminder-payment': 'リマインダー：お支払いが完了していません',
  'list.reminder-documents': 'リマインダー：書類が不足しています',
  'list.staff-message': '当社からのメッセージ',
  'list.status-changed': '申請状況のお知らせ',
  'list.applicant-decided': '渡航者お一人の審査結果',
  'list.answers-corrected': '入力内容が訂正されました',
  'list.contact-changed': '連絡先が変更されました',
  'list.visa-approved': 'お客様のビザ',
  'list.questions-asked': 'ご回答のお願い',
  'list.documents-asked': '書類の再提出のお願い',
  'list.refund-made': '返金のお知らせ',
}
