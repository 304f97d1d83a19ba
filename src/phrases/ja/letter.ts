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
  message: '申請担当者からのメッセージ',
  'status.pending': '未完了',
  'status.paid': '支払い済み',
  'status.processing': '審査中',
  'status.approved': '承認',
  'status.rejected': '不承認',
  'next.title': '今後の流れ',

  'payment-confirmed.subject': '{reference}のお支払いを受領しました。次は書類を追加してください',
  'payment-confirmed.preview': '領収書と、残りのお手続きについてのご案内です。',
  'payment-confirmed.title': 'お支払いを受領しました',
  'payment-confirmed.text.attached': 'お支払いありがとうございます。領収書をPDFで添付しています。',
  'payment-confirmed.text.online':
    'お支払いありがとうございます。領収書は状況確認ページでご覧いただけます。',
  'payment-confirmed.agreement': '署名された契約書をPDFで添付しています。',
  'payment-confirmed.action': '書類の追加へ進む',
  'payment-confirmed.next.1':
    '{count, plural, other {渡航者#名分の書類を追加してください。スマートフォンで撮影した鮮明な写真でも構いません。}}',
  'payment-confirmed.next.2.normal': '当社がすべてを確認し、5～7営業日以内に提出します。',
  'payment-confirmed.next.2.urgent': '当社がすべてを確認し、2～3営業日以内に提出します。',
  'payment-confirmed.next.2.super_urgent': '当社がすべてを確認し、24時間以内に提出します。',
  'payment-confirmed.next.3':
    '当局が決定します。この期間は誰にも短縮できません。結果はこのアドレスにお送りします。',
  'payment-confirmed.next.3.by':
    '当局が決定します。本日書類がそろえば{day}頃の見込みで、この期間は誰にも短縮できません。結果はこのアドレスにお送りします。',
  'payment-confirmed.link':
    'ボタンを押すと、パスワードなしでご注文が開きます。このメールを転送しないでください。',

  'order-amended.subject': '{reference}：ご注文の内容を変更しました',
  'order-amended.preview': '変更後の内容と、手続きの期日をお知らせします。',
  'order-amended.title': 'ご注文の内容を変更しました',
  'order-amended.text.paid':
    'ありがとうございます。{amount}のお支払いを受領し、変更が完了しました。このメールが領収書となりますので、保管してください。',
  'order-amended.text.staff':
    'ご合意いただいたとおり、ご注文の内容を変更しました。返金がある場合は、別のメールでお知らせします。',
  'order-amended.receipt': '領収書をPDFで添付しています。',
  'order-amended.documents':
    'このビザには、これまでより多くの書類が必要です。書類を追加し、もう一度申請を完了してください。',
  'order-amended.due': '遅くとも{day}までに申請を提出します。',
  'order-amended.action.status': '状況を確認',
  'order-amended.action.documents': '書類を追加',

  'documents-received.subject': '{reference}：必要なものがすべてそろいました',
  'documents-received.preview':
    'お客様に行っていただくことは、ほかにありません。今後の流れと期限をご案内します。',
  'documents-received.title': '書類を受領しました',
  'documents-received.text':
    '{count, plural, other {渡航者#名分の書類がすべて届きました。}}お客様に行っていただくことは、ほかにありません。',
  'documents-received.action': '状況を確認',
  'documents-received.next.1':
    '当社がすべてを確認し、{day}までに提出します。修正が必要な場合は、ご連絡します。',
  'documents-received.next.2': '当局が決定します。当社の処理速度では当局の期間を短縮できません。',
  'documents-received.next.2.by':
    '当局が決定します。公表されている期間どおりなら{day}頃です。当社の処理速度では短縮できません。',
  'documents-received.next.3':
    '結果をメールでお知らせします。承認された場合は、ビザをダウンロードできます。',
  'documents-received.hold': 'ビザを受け取るまで、変更できない予約はしないでください。',

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
  'reminder-documents.title': 'まだ不足している書類があります',
  'reminder-documents.text':
    '申請{reference}はお支払い済みです。次の書類がそろいしだい、手続きを開始します。',
  'reminder-documents.text.last':
    '申請{reference}はお支払い済みで、次の書類をお待ちしています。これが最後のリマインダーですが、申請は引き続き受け付けています。',
  'reminder-documents.more': '{count, plural, other {ほか渡航者#名}}',
  'reminder-documents.title.complete': '最後の手続きが残っています',
  'reminder-documents.text.complete':
    '{reference}の書類はすべてそろっていますが、申請が完了していません。もう一度書類をご確認のうえ、「申請を完了する」を押してください。その後、手続きを開始します。',
  'reminder-documents.action': '書類を追加',
  'reminder-documents.action.complete': '申請を完了する',
  'reminder-documents.help':
    'うまく操作できない場合や、お持ちでない書類がある場合は、このメールに返信してお知らせください。',

  'own-part-asked.subject.named': '{name} さんから、タンザニアビザの入力のお願い',
  'own-part-asked.subject.plain': 'タンザニアビザ申請のあなたの入力欄',
  'own-part-asked.preview': 'ご自身のフォームだけです。アカウントもお支払いも不要です。',
  'own-part-asked.title': 'ご自身の欄に入力してください',
  'own-part-asked.text.named':
    '{name} さんが {company} でタンザニアのビザを申請しており、あなたご自身の入力をお願いしています。パスポートどおりの情報と、後日の書類です。',
  'own-part-asked.text.plain':
    '同行される方が {company} でタンザニアのビザを申請しており、あなたご自身の入力をお願いしています。パスポートどおりの情報と、後日の書類です。',
  'own-part-asked.sees':
    'リンクで開くのはご自身のフォームだけです。どの端末でも、アカウントなしで使えます。お支払いは不要です。送り主が回答を確認し、提出とお支払いを行います。',
  'own-part-asked.action': 'フォームを開く',
  'own-part-asked.ignore':
    '送り主に心当たりがない場合は、このメールを無視してください。何も起こりません。ここで代金やパスワードをお尋ねすることはありません。',
  'own-part-reminder.subject': 'タンザニアビザ申請のあなたの入力が残っています',
  'own-part-reminder.title': 'あなたの入力が残っています',
  'own-part-reminder.answers':
    'あなたの入力が完了するまで、申請を進められません。これまでの内容は保存されており、同じリンクから開けます。',
  'own-part-reminder.documents':
    '申請のお支払いは完了していますが、あなたの書類がまだありません。同じリンクから追加できます。',
  'own-part-finished.subject.all': '全員の入力が完了しました',
  'own-part-finished.subject.some': '{count, plural, other {# 人の渡航者が入力を完了しました}}',
  'own-part-finished.text': '完了: {names}',
  'own-part-finished.left':
    '{count, plural, other {リンクを持つあと # 人がまだ完了していません。}}',
  'own-part-finished.next':
    '申請を始めたブラウザで申請を開き、回答を確認してお支払いへお進みください。',
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
  'draft-reminder.title': '続きから再開できます',
  'draft-reminder.text':
    'タンザニアビザの申請を始められましたが、まだ完了していません。入力内容は{date}まで保存され、その後削除されます。請求も提出も行われていません。',
  'draft-reminder.action': '申請を続ける',
  'draft-reminder.once':
    'ボタンはどの端末でも1回のみ有効です。お知らせをお送りするのはこの1回だけです。',
  'draft-reminder.ignore': 'お心当たりがない場合や、不要になった場合は：',
  'draft-reminder.forget': '入力内容を削除する',

  'staff-invitation.subject.new': 'スタッフへの招待',
  'staff-invitation.subject.reset': '新しいパスワードの設定',
  'staff-invitation.preview': '{days, plural, other {#日間}}、1回のみ有効です。',
  'staff-invitation.title': 'ようこそ、{name}さん',
  'staff-invitation.new':
    '{inviter}さんが、あなたを{company}のスタッフ画面に招待しています。ボタンを押してパスワードを設定すると、利用を開始できます。',
  'staff-invitation.reset':
    '{inviter}さんの手続きにより、{company}のスタッフ画面のログイン設定をやり直せます。ボタンを押して、新しいパスワードを設定してください。これまでの二要素認証は解除されています。その後、改めて設定してください。',
  'staff-invitation.action': 'パスワードを設定',
  'staff-invitation.ignore':
    'ボタンは{days, plural, other {#日間}}、1回のみ有効です。お心当たりがない場合は、このメールを無視し、責任者にお知らせください。',

  'status-changed.subject.pending': '{reference}の受付を再開しました',
  'status-changed.subject.paid': '{reference}：お支払いを記録しました',
  'status-changed.subject.processing': '{reference}を当局に提出しました',
  'status-changed.subject.approved': '{reference}が承認されました',
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
    '書類を確認し、申請を提出しました。現在、当局が審査しています。この期間は誰にも短縮できません。結果が出しだい、ご連絡します。',
  'status-changed.text.approved':
    '申請が承認されました。ビザの書類は、状況確認ページでご覧いただけます。',
  'status-changed.text.rejected':
    '審査の結果、申請は承認されませんでした。ご期待に沿えない結果となり、残念に存じます。',
  'status-changed.rejected':
    '詳細をお知りになりたい場合や、再度申請される場合は、このメールにご返信ください。担当者が拝見します。',
  'status-changed.action': '状況を確認',

  'staff-message.subject': '{reference}：申請についてのご連絡',
  'staff-message.preview': '申請担当者からのメッセージです。',
  'staff-message.title': '申請についてのご連絡',
  'staff-message.reply': 'ご返信はこのメールにどうぞ。担当者が拝見します。',
  'visa-approved.subject': '{reference}：ビザをお届けします',
  'visa-approved.preview': '書類を添付しています。渡航の前にご確認ください。',
  'visa-approved.title': 'ビザが承認されました',
  'visa-approved.text':
    '申請が承認されましたので、お知らせします。書類をこのメールに添付しています。状況確認ページからダウンロードすることもできます。',
  'visa-approved.action': 'ビザをダウンロード',
  'visa-approved.next': '渡航の前に',
  'visa-approved.next.1':
    '氏名、パスポート番号、日付を一字ずつご確認ください。誤りがある場合は、すぐにこのメールにご返信ください。',
  'visa-approved.next.2': '書類を印刷し、スマートフォンにも保存してください。',
  'visa-approved.next.3':
    '申請に使用したパスポートをお持ちください。入国の可否は、最終的に国境の審査官が判断します。',
  'visa-approved.next.4':
    '書類が当社からお送りしたものかどうかは、どなたでも次のページで確認できます：{address}',

  'partly.approved': '{total}名のうち{approved}名が承認されました。',
  'partly.filed': '{count, plural, other {{names}様の申請は、引き続き当局で審査中です。}}',
  'partly.open': '{count, plural, other {{names}様の申請は、まだ提出していません。}}',
  'partly.more': 'ほか{count}名',
  'applicant-decided.subject.filed': '{reference}：{names}様の申請を提出しました',
  'applicant-decided.subject.rejected': '{reference}：{names}様の審査結果',
  'applicant-decided.subject.withdrawn': '{reference}：{names}様の申請を取り下げました',
  'applicant-decided.subject.ready': '{reference}：{names}様の申請の受付を再開しました',
  'applicant-decided.preview': '決まったことと、今後についてのお知らせです。',
  'applicant-decided.title.filed': '{names}様の申請を提出しました',
  'applicant-decided.title.rejected': '{names}様の審査結果',
  'applicant-decided.title.withdrawn': '{names}様の申請を取り下げました',
  'applicant-decided.title.ready': '{names}様の申請の受付を再開しました',
  'applicant-decided.text.filed':
    '書類を確認し、{names}様の申請を提出しました。現在、当局が審査しています。この期間は誰にも短縮できません。結果が出しだい、ご連絡します。',
  'applicant-decided.text.rejected':
    '審査の結果、{names}様の申請は承認されませんでした。ご期待に沿えない結果となり、残念に存じます。',
  'applicant-decided.text.withdrawn': '{names}様の申請は取り下げられ、手続きを終了しました。',
  'applicant-decided.text.ready':
    '{names}様の申請の受付を再開しました。必要なものがあるかどうかは、状況確認ページでご確認ください。',
  'applicant-decided.reason': '理由',
  'applicant-decided.rejected.next.1':
    '理由について詳しくお知りになりたい場合は、このメールにご返信ください。担当者が拝見します。',
  'applicant-decided.rejected.next.2':
    '返金の対象となるもの、ならないものは、返金ポリシーに記載しています：{address}',
  'applicant-decided.rejected.next.3':
    '再度申請していただけます。その前に、改善できる点を一緒に確認いたします。',
  'applicant-decided.withdrawn.next':
    'お心当たりがない場合は、すぐにこのメールにご返信ください。返金の対象となるものは、返金ポリシーに記載しています：{address}',
  'visa-approved.text.some':
    '{names}様の申請が承認されましたので、お知らせします。書類をこのメールに添付しています。状況確認ページからダウンロードすることもできます。',

  'documents-asked.subject': '{reference}：{count, plural, other {新しい書類が#点必要です}}',
  'documents-asked.preview':
    '{count, plural, other {提出に使用できない書類が#点あります。}}その理由と、差し替えの方法をご案内します。',
  'documents-asked.title': '{count, plural, other {新しい書類が#点必要です}}',
  'documents-asked.text':
    '{reference}の書類を確認しました。{count, plural, other {次の#点}}は、そのままでは提出できません。',
  'documents-asked.action': '{count, plural, other {新しい書類を送る}}',
  'documents-asked.reply':
    'お約束した期限内に手続きできるよう、{day}までにお送りください。ほかにご提出いただいたものは、変更の必要はありません。',

  'refund-made.subject': '{reference}：返金の手続きを行いました',
  'refund-made.preview': 'お支払いに使用したカードに返金されます。',
  'refund-made.title': '返金いたしました',
  'refund-made.text.refund':
    'ご合意いただいたとおり、この申請の手続きを終了し、返金ポリシーに定める金額を返金します。',
  'refund-made.text.cancellation':
    'ご依頼のとおり、申請をキャンセルしました。返金ポリシーに定める金額を返金します。',
  'refund-made.text.duplicate': 'お支払いが二重に行われていました。2回目の分を全額返金します。',
  'refund-made.text.service-failed':
    '当社側で問題が発生しました。お詫び申し上げるとともに、返金いたします。',
  'refund-made.text.late':
    'お約束した日までに申請を提出できませんでした。特急料金をお支払いいただいていたため、その分を返金いたします。申請の手続きはこれまでどおり続きます。',
  'refund-made.text.amended':
    'ご合意いただいたとおり、ご注文の料金が下がりました。返金ポリシーに定める差額を返金します。',
  'refund-made.text.lapsed':
    '変更のためのお支払いを受領した時点で、変更はできなくなっていました。ご注文はそのままとし、このお支払いを全額返金します。',
  'refund-made.text.part': 'ご合意いただいたとおり、この申請のお支払いの一部を返金します。',
  'refund-made.withdrawn': '{name}様はこの申請から外れました。他の方の手続きは続きます。',
  'refund-made.before': 'これまでの返金額',
  'refund-made.open': '申請分のお支払い残額',
  'refund-made.paid': 'お支払い額',
  'refund-made.kept': '差引額',
  'refund-made.amount': '返金額',
  'refund-made.note': '返金明細書をPDFで添付しています。',
  'refund-made.arrives':
    'お支払いに使用したカードに、遅くとも{day}までに返金されます。反映までの期間は、ご利用の銀行やカード会社によって異なります。',
  'refund-made.action': '状況を確認',
  'refund-made.help': 'それまでに返金が確認できない場合は、このメールにご返信ください。',

  'answers-corrected.subject': '{reference}：申請内容が訂正されました',
  'answers-corrected.preview': '訂正された内容と、お願いしたいことをお知らせします。',
  'answers-corrected.title': '申請内容が訂正されました',
  'answers-corrected.text.staff': '当社で、申請{reference}の次の項目を訂正しました。',
  'answers-corrected.text.traveller': '申請{reference}の次の項目が、オンラインで訂正されました。',
  'answers-corrected.contact': '連絡先',
  'answers-corrected.asks':
    '{count, plural, other {訂正前の内容が記載された書類が#点あります。新しい書類をお送りください。}}',
  'answers-corrected.values':
    '安全のため、このメールには入力内容を記載していません。ボタンからご確認いただけます。',
  'answers-corrected.action': '訂正内容を確認',
  'answers-corrected.wrong':
    'お心当たりがない場合や誤りがある場合は、すぐにこのメールにご返信ください。',

  'contact-code.subject': '新しいアドレスの確認コード：{code}',
  'contact-code.text':
    'ビザ申請{reference}の連絡先をこのアドレスにするよう依頼がありました。ご本人の場合は、依頼した画面でこのコードを入力してください。コードは{minutes}分間、1回のみ有効です。',
  'contact-code.ignore':
    'お心当たりがない場合は、別の方がアドレスを打ち間違えた可能性があります。このメールは無視してください。コードがなければ何も変わりません。',

  'contact-changed.subject.old': '{reference}：連絡先アドレスが変更されました',
  'contact-changed.subject.new': '{reference}：今後はこのアドレスにご連絡します',
  'contact-changed.preview.old': 'お心当たりがない場合は、すぐにご連絡ください。',
  'contact-changed.preview.new': '今後、申請に関するご連絡はすべてこちらに届きます。',
  'contact-changed.title.old': '連絡先アドレスが変更されました',
  'contact-changed.title.new': '今後はこのアドレスにご連絡します',
  'contact-changed.text.old':
    '申請{reference}の連絡先アドレスは{email}に変更されました。今後このアドレスにはご連絡しません。また、こちらにお送りしたコードは使えなくなりました。',
  'contact-changed.text.new':
    '申請{reference}の連絡先は、このアドレスになりました。審査結果とビザはこちらにお送りします。',
  'contact-changed.wrong.old':
    'お心当たりがない場合は、担当者が変更を止められるよう、すぐにこのメールにご返信ください。',
  'contact-changed.wrong.new':
    'この申請にお心当たりがない場合は、アドレスを訂正しますので、このメールにご返信ください。',
  'contact-changed.action.old': 'お問い合わせ方法',

  'chat-answer.subject': 'お客様のメッセージへの返信',
  'chat-answer.preview': 'チャットを離れられた後に返信しました。',
  'chat-answer.title': 'メッセージに返信しました',
  'chat-answer.text':
    '{count, plural, =1 {チャットでのお問い合わせに、お客様が離れられた後、次のとおり返信しました。} other {チャットでのお問い合わせに、お客様が離れられた後、次の#件を返信しました。}}',
  'chat-answer.action': '会話を続ける',
  'chat-answer.link':
    'ボタンを押すと、パスワードなしで会話が開きます（{days}日間有効）。このメールを転送しないでください。',

  'chat-transcript.subject': '{company}との会話の控え',
  'chat-transcript.preview': 'ご依頼の控えをお送りします。',
  'chat-transcript.title': '会話の控え',
  'chat-transcript.text': 'ご依頼の控えは次のとおりです。時刻はロンドン時間です。',
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

  'download-code.subject': 'ビザをダウンロードするためのコード：{code}',
  'download-code.preview': 'コードは{minutes}分間、1回のみ有効です。',
  'download-code.title': 'ダウンロード用コード',
  'download-code.text':
    '{reference}のビザをダウンロードするには、状況確認ページでこのコードを入力してください。コードは{minutes}分間、1回のみ有効です。',
  'download-code.action': '状況確認ページを開く',
  'download-code.ignore':
    'お心当たりがない場合は、申請番号とメールアドレスを別の人が知っている可能性があります。コードがなければ書類は表示されません。コードを誰にも教えないでください。',

  'application-received.subject':
    '{reference}：申請を保存しました。どの端末からでもお支払いいただけます',
  'application-received.preview': '申請へのリンクと、別の端末でお支払いいただく方法です。',
  'application-received.title': '申請をお預かりしました',
  'application-received.text':
    '入力内容は保存されています。お支払いはこの端末でも別の端末でも可能です。その端末でこのメールを開き、ボタンを押してください。',
  'application-received.action': 'お支払いに進む',
  'application-received.otherwise':
    '請求は行われていません。お支払いの前に申請が提出されることはなく、お支払いのない申請はそのまま終了します。お知らせは最大2回です。',

  'application-link.subject': '{reference}：申請へのリンク',
  'application-link.preview': '状況、入力内容、書類をすべて開けます。',
  'application-link.title': '申請へのリンクです',
  'application-link.text': '続きを行う端末でこのメールを開き、ボタンを押してください。',
  'application-link.action': '申請を開く',
  'application-link.ignore':
    'お心当たりがない場合は、このメールを無視してください。依頼した人には何も表示されていません。ボタンを押すと、パスワードなしで申請が開きます。このメールを転送しないでください。',

  'applications-found.subject': 'お客様の申請',
  'applications-found.preview': '当サイトでご依頼いただきました。',
  'applications-found.title': 'お客様の申請一覧',
  'applications-found.text':
    '{count, plural, other {このメールアドレスで行われた申請は#件です。申請番号を押すと開きます。}}',
  'applications-found.action': '{count, plural, =1 {申請を開く} other {最新の申請を開く}}',

  'cancelled.subject': '{reference}をキャンセルしました',
  'cancelled.preview': '請求は行われていません。今後についてご案内します。',
  'cancelled.title': '申請をキャンセルしました',
  'cancelled.text':
    '{reference}はキャンセルされました。請求は行われず、申請も提出されず、お知らせも送られません。新しい申請はいつでも始められます。',
  'cancelled.ignore':
    'ご自身でキャンセルされていない場合は、リンクを持つ別の方によるものです。このメールにご返信ください。',

  'cancellation-received.subject': '{reference}：キャンセルのご依頼を受け付けました',
  'cancellation-received.preview': '担当者がメールでお返事します。それまでは何も変わりません。',
  'cancellation-received.title': 'キャンセルのご依頼を受け付けました',
  'cancellation-received.text': 'ご依頼を確認し、{day}までにお返事します。',
  'cancellation-received.refund': 'ポリシーによる返金額',
  'cancellation-received.until': 'お返事するまで、申請はこれまでどおり進みます。',

  'cancellation-answered.subject.accepted': '{reference}：キャンセルを承りました',
  'cancellation-answered.subject.declined': '{reference}：キャンセルのご依頼へのお返事',
  'cancellation-answered.preview': '当社からのお返事です。',
  'cancellation-answered.title.accepted': 'キャンセルを承りました',
  'cancellation-answered.title.declined': 'キャンセルできませんでした',
  'cancellation-answered.text.accepted':
    '下記の渡航者の手続きを中止します。返金がある場合は、金額と時期を別のメールでお知らせします。',
  'cancellation-answered.text.declined':
    '下記の渡航者についてはキャンセルできません。申請はこれまでどおり進みます。',
  'cancellation-answered.help': 'ご質問はこのメールにご返信ください。担当者が拝見します。',

  'data-request-received.subject.export': '個人データの写しのご請求を受け付けました',
  'data-request-received.subject.erasure': '個人データの消去のご請求を受け付けました',
  'data-request-received.preview': '今後の流れと期限です。',
  'data-request-received.title.export': '写しのご請求を受け付けました',
  'data-request-received.title.erasure': '消去のご請求を受け付けました',
  'data-request-received.text.export':
    '当社が保有する情報の写しをご請求いただきました。担当者が確認し、お送りします。',
  'data-request-received.text.erasure':
    '当社が保有する情報の消去をご請求いただきました。担当者が確認し、完了後にご連絡します。お支払いの記録は、お名前を除いて会計上保存されます。',
  'data-request-received.due': 'お返事の期限',
  'data-request-received.ignore':
    'お心当たりがない場合は、リンクを持つ別の方によるものです。このメールにご返信ください。',

  'document.passportPhoto': '証明写真',
  'document.passportDocument': 'パスポートの写真ページ',
  'document.flightTicket': '航空券',
  'document.transitTicket': '乗り継ぎの切符・航空券',
  'document.transitVisa': '次の渡航先のビザ',
  'document.invitationLetter': '招へい状',
  'document.companyRegistration': '法人登記書類',
  'list.application-received': '申請をお預かりしました',
  'list.application-link': '申請へのリンク',
  'list.cancelled': '申請をキャンセルしました',
  'list.cancellation-received': 'キャンセルのご依頼を受け付けました',
  'list.cancellation-answered': 'キャンセルのご依頼へのお返事',
  'list.data-request-received': '個人データのご請求を受け付けました',

  'list.payment-confirmed': '領収書：お支払いを確認しました',
  'list.order-amended': 'ご注文の内容を変更しました',
  'list.documents-received': '書類を受け取りました',
  'list.reminder-payment': 'ご確認：お支払いがまだです',
  'list.reminder-documents': 'ご確認：書類が不足しています',
  'list.staff-message': '当社からのメッセージ',
  'list.status-changed': '申請状況のお知らせ',
  'list.applicant-decided': '旅行者お一人の結果',
  'list.answers-corrected': 'ご回答を訂正しました',
  'list.contact-changed': '連絡先が変更されました',
  'list.visa-approved': 'ビザのお届け',
  'list.documents-asked': '新しい書類のお願い',
  'list.refund-made': '返金のお知らせ',
}
