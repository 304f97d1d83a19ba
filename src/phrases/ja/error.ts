import type { Dictionary } from '../index.ts'

export const error: Dictionary['error'] = {
  'agreement.mismatch':
    '署名後に料金が変わりました。契約書をもう一度お読みになり、改めて署名してください。',
  'agreement.not-found': 'この番号の契約書はありません。',
  'agreement.signature-blank': 'お支払いへ進むには、署名が必要です',
  'agreement.signature-unreadable':
    '署名を読み取れませんでした。消去して、もう一度署名してください。',
  'applicant.filed':
    'この渡航者の申請はすでにタンザニア入国管理局に提出されているため、ここでは変更できません。誤りがある場合はご連絡ください。',
  'amendment.cheaper':
    'より料金の低い内容への変更は当社で行い、返金ポリシーに従って差額を返金します。メールでご連絡ください。',
  'amendment.dearer':
    '料金が高くなるため、渡航者ご本人がご自身のページでお支払いいただく必要があります。',
  'amendment.multiple-required':
    'マルチプルビザ（複数回入国）が必要な国籍の渡航者が含まれています。',
  'amendment.nothing': 'すでにこの内容でご注文いただいています。',
  'amendment.somebody-withdrew':
    '渡航者のお一人が取りやめたため、ここではビザの種類を変更できません。メールでご連絡ください。',
  'applicant.not-found': 'この渡航者は、この申請に含まれていません。',
  'applicant.too-many': 'この申請には、すでに渡航者全員が登録されています。',
  'application.changed':
    'この申請は、少し前に変更されました。再読み込みして変更内容をご確認ください。',
  'application.closed': 'この申請は提出済みのため、ここでは変更できません。',
  'application.nobody-in': '対応できる担当者がいないか、申請がルールで割り当てられていません。',
  'application.ended': 'この申請は結果が出たか、キャンセルされたため、ほかに行うことはありません。',
  'application.erased': 'この申請の個人データは消去されました。',
  'application.incomplete':
    '入力されていない項目があります。先に渡航者全員の情報を入力してください。',
  'application.not-found': '申請が見つかりません。入力内容を確認して、もう一度お試しください。',
  'cancellation.answered': 'このご依頼には、すでに別の回答をしています。',
  'cancellation.before-paying':
    'お支払い前に一部の方だけを外すことはできません。申請をキャンセルし、人数を減らして始め直してください。',
  'cancellation.not-found': 'この依頼は存在しません。',
  'cancellation.note-required': '渡航者にわかるよう、理由を入力してください。',
  'chat.answer-required': '担当者が返信した後に控えを送信できます。',
  'chat.email-required': '先にメールアドレスを入力してください。',
  'chat.full': 'この会話は上限に達しました。新しい会話を始めてください。',
  'chat.not-found': 'この会話は見つかりません。',
  'chat.proven':
    'この会話がどの申請に関するものかは、渡航者のブラウザで確認済みです。変更はできません。',
  'code.wrong': 'コードが正しくないか、有効期限が切れています。新しいコードを取得してください。',
  'dispute.no-evidence':
    '提出できる資料がありません。異議申し立てが当社のお支払いに関するものではないか、申請が消去されています。',
  'dispute.not-found': 'この異議申し立てが見つかりません。',
  'document.accepted': 'この書類は確認のうえ受理済みのため、変更できません。',
  'decision.reason-required':
    '理由を入力してください。不承認、取り下げ、前の段階に戻す場合には必ず必要です。',
  'correction.ineligible':
    'この国籍の方は、タンザニアのビザを必要としません。お支払い分も含めて一緒に確認しますので、当社までご連絡ください。',
  'correction.reason-required': '訂正の理由を入力してください。理由は渡航者にも表示されます。',
  'correction.refused': '訂正内容に問題があります。まだ何も変更されていません。',
  'correction.visa-kind':
    'この国籍の方には、マルチプルの観光ビザが必要です。先にビザの種類を変更してから、国籍を変更してください。',
  'document.ambiguous':
    'このPDFはプログラムによって読み取り結果が異なり、内容の一部が失われるおそれがあります。通常のPDFとして印刷・保存し直して追加してください。',
  'document.blank': 'この画像には一色しか写っていません。顔が写っている写真を選択してください。',
  'document.damaged':
    '当社で保管しているこのファイルが破損しています。お手元のファイルに問題はありません。改めてご提出をお願いするか、当社で差し替えます。',
  'document.empty': 'このファイルは空です。別のファイルを選択してください。',
  'document.encrypted':
    'このPDFはパスワードで保護されています。パスワードなしで保存し直して追加してください。',
  'document.heic':
    'この写真は、iPhoneで使われるHEIC形式です。写真を開き、「共有」からJPEGで保存してください。または、「設定」→「カメラ」→「フォーマット」→「互換性優先」を選択して撮り直してください。',
  'document.infected':
    'ウイルス検査により、このファイルは受け付けられませんでした。別のファイルを選択してください。',
  'document.missing': 'まだ不足している書類があります。',
  'document.not-found': 'この書類が見つかりません。',
  'document.portal-too-large':
    'このファイルはタンザニア入国管理局のポータルには大きすぎ、内容を損なわずに縮小することができません。小さいファイルを渡航者に依頼してください。',
  'document.quota':
    '1日に送信できるファイル数の上限に達しました。{hours, plural, other {#時間}}後に追加できます。お急ぎの場合は、ご連絡ください。',
  'document.scripted':
    'このPDFには、プログラムまたは別のファイルが含まれています。通常のPDFとして印刷・保存し直して追加してください。',
  'document.too-complex':
    'このファイルは、開いたときのサイズが大きすぎます。小さくして保存し、もう一度追加してください。',
  'document.too-large': 'ファイルサイズは{limit} MB未満にしてください',
  'document.type-unknown': 'この種類の書類は、この申請では必要ありません。',
  'document.unreadable':
    'ファイルを開けませんでした。破損している可能性があります。保存し直して、もう一度お試しください。',
  'document.wrong-type': 'このファイル形式は使用できません。{allowed}をお使いください。',
  'draft.not-found': 'このブラウザには、保存された入力内容がありません。',
  'draft.changed': '入力内容が別のタブまたはウィンドウで変更されました。',
  'filing-form.changed': 'その間にほかの人がポータルのフォームを変更しました。',
  'file.missing': '先にファイルを選択してください。',
  'idempotency.mismatch': 'このリクエストは、以前に別の内容で送信されています。',
  'link.changed': 'その間に別の端末で変更されました。',
  'link.sent-in': 'この入力内容はすでに提出されており、ここでは変更できません。',
  'link.expired':
    'このリンクは使用済みか、有効期限が切れています。新しいリンクを取得してください。',
  'email.attached': 'このメールは、すでに申請または会話に関連付けられています。',
  'email.file-used': 'このファイルは、すでに書類として追加されています。',
  'email.not-found': 'このメールは存在しません。',
  'mail.signature-wrong': 'このメッセージには、メールサービスの署名がありません。',
  'passport-page.gone':
    'パスポートの画像は、すでに保存されていません。画像なしで続けてください。お支払い後に追加できます。',
  'payment.already-paid': 'この申請はすでにお支払い済みです。',
  'payment.by-hand':
    'お支払いが届いていません。手動で支払い済みにできるのは、理由を入力したオーナーまたはマネージャーのみです。',
  'payment.gateway-unavailable':
    '現在、決済ページから応答がありません。請求は行われていません。1分ほどしてから、もう一度お試しください。',
  'payment.not-found': 'このお支払いが見つかりません。',
  'payment.not-open': 'このお支払いは、もう変更できません。',
  'payment.required': '書類を追加する前に、お支払いを済ませてください。',
  'payment.signature-wrong': 'このメッセージには、決済代行会社の署名がありません。',
  'payment.still-open':
    '決済ページがまだ開いています。そのページでお支払いを中止するか、1時間以内に自動的に終了するまでお待ちください。',
  'price.changed': '料金が変わりました。先に進む前に、新しい料金をご確認ください。',
  'receipt.not-found': 'この申請には、この番号の領収書がありません。',
  'reminder.not-needed': '不足しているものがないため、リマインダーの必要はありません。',
  'reminder.stopped': 'この渡航者は、リマインダーの停止を希望されています。',
  'reminder.too-soon': '過去24時間以内にリマインダーを送信済みです。明日までお待ちください。',
  'reminder.unreachable':
    'このアドレス宛てのメールが届かず戻ってきています。先にアドレスを訂正してください。',
  'request.content-type': 'この種類の内容は処理できません。',
  'request.host': '当サイトでは、このホスト名は使用できません。',
  'request.invalid': '必須項目をすべて入力してください',
  'request.not-found': 'お探しのページは見つかりませんでした。',
  'request.origin':
    'このリクエストは、当サイトのページから送信されたものではありません。ページを再読み込みしてください。',
  'request.too-large': '一度に受け付けられるサイズを超えています。',
  'request.too-many':
    '試行回数が多すぎます。{seconds, plural, other {#秒}}待ってから、もう一度お試しください。',
  'request.too-slow': '接続が遅すぎました。通信状態のよい場所で、もう一度お試しください。',
  'request.unauthorized':
    '申請時に使用したブラウザで開くか、当社からのメールに記載されたリンクをお使いください。',
  'request.unreadable': 'このリクエストを読み取れませんでした。',
  'role.in-use': 'この役割はまだ使われています。代わりに割り当てる役割を選択してください。',
  'role.name-taken': 'この名前の役割はすでにあります。',
  'role.not-found': 'この役割は存在しません。',
  'server.busy':
    '現在、アクセスが集中しています。入力内容は保存されています。しばらくしてから、もう一度お試しください。',
  'server.failed':
    '当社側で問題が発生しました。入力内容は保存されています。しばらくしてから、もう一度お試しください。',
  'visa-document.not-found':
    'このビザ書類はすでに待機中ではありません。使用済みか、削除されたか、1日以上経過しています。もう一度追加してください。',
  'approval.document-required': '承認書類を選択してください',
  'approval.names-missing':
    'この書類には、対象となる渡航者全員のパスポート番号と氏名がそろって記載されていません。別の担当者による照合が必要です。',
  'approval.not-pdf': 'PDFファイルを選択してください',
  'approval.unpaid': 'この申請のお支払いは完了していません。完了するまで、提出も承認もできません。',
  'approval.unreviewed':
    'まだ受理されていない書類があります。先に、この渡航者の現在の書類をすべて確認してください。',
  'template.changed':
    'このテンプレートは、その間にほかの人が変更しました。保存する前に、もう一度ご確認ください。',
  'template.name-taken':
    'この名前は、別の共有テンプレートで使われています。別の名前をお選びください。',
  'template.no-language': 'このテンプレートには、この渡航者の言語の文面がありません。',
  'template.not-found': 'このテンプレートはもうありません。',
  'template.too-long': '変数を埋めると、メッセージが4,000文字を超えます。',
  'template.too-many': '保存できるテンプレートの数に達しました。先に1つ削除してください。',
  'template.unfilled': 'このメッセージには、まだ埋められていない変数があります。',
  'template.unknown-variable': '波かっこの中に、変数ではないものがあります。',
  'view.not-found': 'この表示はもうありません。',
  'view.too-many': '保存できる表示の数に達しました。先に1つ削除してください。',
  'approval.second-person': '2名での確認が必要です。1名が書類を確認し、別の1名が承認してください。',
  'data-request.not-found': 'この請求は存在しません。',
  'data-request.open-application':
    'この方の申請には、まだ手続き中のものがあります。先に結果を確定するか、返金してください。',
  'invitation.expired':
    'この招待は使用済みか、取り消されたか、有効期限が切れています。招待した人に新しい招待を依頼してください。',
  'letter.not-found': 'このメールは存在しません。',
  'letter.not-repeatable':
    'このメールには、1回限りのリンクまたはコードが含まれていました。渡航者は新しいものを取得できます。',
  'payout.line-wrong': 'ファイルの{line}行目を読み取れません。何も取り込まれていません。',
  'payout.too-long': 'ファイルの行数が多すぎます。期間を短くして書き出してください。',
  'payout.unreadable':
    '対応している入金ファイルではありません。決済サービスからもう一度CSVで書き出してください。',
  'person.not-found': 'このアドレスに関する情報は保管されていません。',
  'refund.already-made': 'このお支払いは返金済みか、返金手続き中です。',
  'refund.amount-wrong': '金額は、0より大きく、支払い額以下である必要があります。',
  'refund.beyond-limit':
    'ご自身の権限で返金できるのは、1件の申請につき{limit}までで、残りは{left}です。より高い権限を持つスタッフに依頼してください。',
  'refund.disputed':
    'この支払いについて、支払者が銀行に異議を申し立てています。二重に返金しないよう、結論が出るまで返金できません。',
  'refund.not-found': 'この返金は存在しません。',
  'refund.note-required': '金額が返金ポリシーと異なる理由を入力してください。',
  'review.reason-required':
    '渡航者が適切な書類を送れるよう、書類を差し戻す理由を入力してください。',
  'staff.code-required': '認証アプリのコード、またはリカバリーコードを入力してください。',
  'staff.code-wrong':
    'コードが正しくないか、使用済みです。次のコードが表示されるまでお待ちください。',
  'staff.confirm-required': '先に本人確認を行ってください。',
  'staff.email-taken': 'このメールアドレスは、すでに登録されています。',
  'staff.forbidden': 'ご自身の権限では、この操作はできません。オーナーに依頼してください。',
  'staff.invalid-password': 'パスワードが正しくありません',
  'staff.last-owner': 'オーナーが1名以上必要です。先に別の人をオーナーにしてください。',
  'staff.not-found': 'このスタッフは存在しないか、退職しています。',
  'staff.passkey-refused':
    'このパスキーは認証されませんでした。もう一度試すか、パスワードでサインインしてください。',
  'staff.passkey-required': 'パスキーでサインインしてください。',
  'staff.password-weak':
    '{reason, select, short {12文字以上にしてください。} long {128文字以内にしてください。} personal {氏名、メールアドレス、会社名を含まないパスワードにしてください。} other {このパスワードは推測されやすいものです。互いに関連のない単語を3つか4つ使ってください。}}',
  'staff.second-factor-required':
    '先に二要素認証を設定してください。オーナーが全員に設定を求めています。',
}
