import type { Dictionary } from '../index.ts'
import { apply } from './apply.ts'

export const document: Dictionary['document'] = {
  title: '書類のアップロード',
  lead: '{reference}：{count, plural, other {渡航者#名}}',
  loading: '申請を読み込んでいます',
  'progress.label': '渡航者全員の書類',
  'progress.text': '書類{total}点中{uploaded}点をアップロード済み',
  'hint.files':
    '写真でもPDFでも構いません。送信前に、タンザニア入国管理局が受け付けるサイズと形式に整えます。',
  'hint.one':
    'スマートフォンで撮影した写真でも構いません。四隅がすべて写り、鮮明で、光の反射がないものをご用意ください。複数ページの書類は、写真をまとめて選択してください。',

  'type.passportPhoto': '証明写真',
  'type.passportDocument': 'パスポートの顔写真ページ',
  'type.flightTicket': '航空券',
  'type.transitTicket': '乗り継ぎ便の航空券・乗車券',
  'type.transitVisa': '次の渡航先のビザ',
  'type.invitationLetter': '招へい状',
  'type.companyRegistration': '法人登記書類',
  'hint.passportPhoto':
    '無地の白い壁の前で、日中の光のもと、カメラに正面を向いてスマートフォンで撮影したもの。規定のサイズへの切り抜きは当社で行います。',
  'hint.passportDocument':
    '顔写真と身分事項のあるページ。パスポートは到着後{days}日以上有効で、未使用の査証欄が1ページ以上必要です。',
  'hint.flightTicket': 'タンザニアへの入国便と出国便。',
  'hint.transitTicket': 'タンザニアから次の渡航先へ向かう航空券・乗車券。',
  'hint.transitVisa':
    '次の渡航先のビザまたは滞在許可証。どちらも不要な場合は、その旨を記した書面。',
  'hint.invitationLetter': '訪問先企業の署名入りのもの。',
  'hint.companyRegistration': '招へい元企業のもの。',

  'reason.correct': '書類が正しいので、回答を変更する',
  'reason.unreadable': '内容が鮮明に読み取れません。',
  'reason.cut-off': '一部が切れています。',
  'reason.wrong-document': '必要な書類とは別の書類です。',
  'reason.expired': '有効期限が切れているか、まもなく切れます。',
  'reason.does-not-match': '入力内容と一致しません。',
  'reason.another-person': '別の方のパスポートのようです。',
  'reason.answers-differ': '記載内容が入力内容と異なります。',
  'reason.photo-background': '写真の背景は、無地の白である必要があります。',
  'reason.photo-face': '顔全体が正面から影なく写っている必要があります。',
  'reason.damaged':
    '当社で保管していたファイルが破損しました。お客様に落ち度はございません。恐れ入りますが、もう一度お送りください。',
  'reason.answers-changed':
    'その後に入力内容が訂正されましたが、この書類は訂正前の内容のままです。',
  'reason.other': 'この書類は、この申請には使用できません。',

  'traveller.list': '渡航者',
  'traveller.fallback': '渡航者{number}',
  'traveller.position': '{total}名中{number}人目の渡航者',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label': '書類{total}点中{uploaded}点',
  'traveller.complete': '完了',
  'traveller.choose': '別の渡航者を選択',
  'traveller.next': '次の渡航者',
  'traveller.onlyMissing': '書類が不足している渡航者のみ',
  'traveller.noneMissing': '不足している書類はありません。',

  'state.missing': '未提出',
  'state.added': '追加済み',
  'state.received': '受領済み',
  'state.accepted': '確認済み',
  'state.rejected': '再提出が必要',
  'state.doubt': 'ご確認ください',
  'file.size': '{size}、{moment}に追加',
  'file.view': '表示',
  'file.view.label': '{document}を表示',
  'file.remove': '削除',
  'file.remove.label': '{document}を削除',
  'file.remove.ask': 'このファイルを削除しますか？',
  'file.remove.yes': '削除する',
  'file.remove.no': '削除しない',
  'file.removed': '書類を削除しました',
  'file.download': 'ダウンロード',
  'file.open': '新しいタブで開く',
  'file.pdf': 'PDFファイルです。新しいタブで開くか、ダウンロードしてください。',
  'file.same': '{name}様の{document}と同じファイルです',
  'question.same-file': '同じファイルが、別の書類にも使われています。',
  'question.same-file.text': '誤って選択した場合は、正しいファイルを選択してください。',
  'question.no-face': 'この写真から顔を検出できませんでした。',
  'question.no-face.text':
    'こちらの誤りの場合は、その旨をお知らせください。そうでない場合は、別の写真を選択してください。',
  'question.right': 'このファイルで正しい',
  'file.closeView': '閉じる',
  'file.loading': 'ファイルを読み込んでいます',

  'add.drop': 'ここにファイルをドロップ',
  'add.dropNow': '離すとファイルが追加されます',
  'add.choose': 'ファイルを選択',
  'add.replace': '差し替え',
  'add.new': '新しいファイルを選択',
  'add.better': 'より鮮明なものを追加',
  'add.camera': '写真を撮る',
  'add.for': '{action}：{document}（{name}）',
  'add.several': '画像だけを選ぶと、1つのPDFにまとめます。PDFは1つずつ追加してください。',
  'add.onePhoto': 'ここでは写真を1枚だけ選択してください。',
  'many.title': '複数の渡航者のファイル',
  'many.text':
    '一度にまとめて選択できます。ファイル名に渡航者の氏名があれば、その渡航者に割り当てます。送信前に割り当てをご確認いただけます。',
  'many.drop': 'ここにドロップすることもできます。',
  'many.choose': '複数のファイルを選択',
  'many.whose': 'どなたのファイルですか',
  'many.leaveOut': '追加しない',
  'many.add': '{count, plural, =0 {割り当てを選択してください} other {#個のファイルを追加}}',
  'pages.title': 'ページ：{document}',
  'pages.text': 'これらの画像を、この順番で1つのPDFにまとめます。',
  'pages.page': '{number}ページ',
  'pages.up': '{number}ページを上へ移動',
  'pages.down': '{number}ページを下へ移動',
  'pages.remove': '{number}ページを削除',
  'pages.more': '画像を追加',
  'pages.add': '{count, plural, =1 {この画像を追加} other {#ページを1つのPDFとして追加}}',
  'pages.moved': '{total}ページ中{number}ページ目になりました',

  'upload.preparing': 'ファイルを準備しています',
  'upload.waiting': 'ほかのアップロードの完了を待っています',
  'upload.sending': '{percent}%',
  'upload.checking': '送信しました。ファイルを検査しています',
  'upload.again': '接続が切れました。再試行しています',
  'upload.label': '{document}をアップロードしています',
  'upload.cancel': 'キャンセル',
  'upload.cancel.label': '{document}のアップロードをキャンセル',
  'upload.retry': '再試行',
  'upload.lost':
    '接続が切れました。このページを開いている間、ファイルはここに保持されます。「再試行」を押すか、オンラインに戻るまでお待ちください。',
  'upload.done': '書類をアップロードしました',
  'upload.done.text': '{document}（{name}）',
  'upload.smaller': 'ファイルのサイズを{before}から{after}に縮小しました。',
  'upload.failed': 'アップロードできませんでした',
  'upload.failed.text': 'ファイルをアップロードできませんでした',
  'upload.tooLarge': 'ファイルが大きすぎます',
  'upload.tooLarge.text':
    '縮小してもサイズが大きすぎます。ページごとに写真を撮り、まとめて選択してください。',
  'upload.tooMany':
    '追加できるのは{most}ページまでです。不要なページを除いて、もう一度追加してください。',
  'upload.signed':
    'このPDFには電子署名があり、縮小すると署名が無効になります。小さいファイルを発行元に依頼するか、各ページの写真を追加してください。',
  'upload.changed':
    'ファイルは、選択した後に端末上で変更、移動、または削除されました。もう一度選択してください。',
  'upload.misnamed':
    '名前は{kind}ですが、実際は{kind}ではありません。作成元のアプリで開き、{allowed}として保存してから追加してください。',
  'upload.heic':
    'この写真はAppleの形式（HEIC）のため、このブラウザでは開けません。iPhoneでは「設定」→「カメラ」→「フォーマット」→「互換性優先」を選択して撮り直すか、写真を開いてJPGで保存してください。',
  'upload.picture':
    'この形式の画像は、このブラウザでは開けません。JPGまたはPNGで保存し直して追加してください。',
  'kinds.image': 'JPGまたはPNG',
  'kinds.any': 'JPG、PNGまたはPDF',

  'complete.title': '書類はそろいましたか？',
  'complete.text.ready':
    'すべての書類がアップロードされました。もう一度ご確認ください。この後も、当社が確認するまでは差し替えることができます。',
  'complete.text.missing':
    '{count, plural, other {書類があと#点不足しています。}}アップロードした書類は保存されており、後から続けることができます。',
  'complete.text.doubt':
    '{count, plural, other {#件の書類について、先にご回答ください。質問は書類の横にあります。}}',
  'complete.action': '申請を完了する',
  'complete.busy': '申請を送信しています',
  'complete.done': '申請の提出が完了しました',
  'complete.missing.title': 'まだ不足している書類があります',
  'complete.doubt.title': '先にこちらにお答えください',
  'complete.missing.line': '{document}（{name}）',
  'complete.missing.more': '{count, plural, other {ほか#点}}',
  'complete.uploading': 'アップロードが終わってから、もう一度「申請を完了する」を押してください。',
  'complete.failed.title': '申請を完了できませんでした',
  'complete.failed.text':
    '書類は安全にお預かりしています。数分後に、もう一度お試しください。それでも完了できない場合は、申請番号{reference}を添えて{email}までご連絡ください。当社で完了の手続きを行います。',
  'complete.again': 'もう一度試す',
  'action.status': '状況を確認',
  'action.home': 'ホーム',
  'action.later': '後で状況を確認',

  'received.title': '申請を受け付けました',
  'received.text': '{reference}に必要なものがすべてそろいました。お手続きは以上です。',
  'received.at': '受付日時',
  'received.expected': '当社が提出する期限',
  'received.reference': '申請番号',
  'received.next': '今後の流れ',
  'received.next.1':
    '入力内容と書類をすべて確認します。修正が必要な場合は、{email}宛てにご連絡します。',
  'received.next.2.by': '{day}までに、申請書類をタンザニア入国管理局に提出します。',
  'received.next.2': '申請書類をタンザニア入国管理局に提出します。',
  'received.next.3':
    '入国管理局が審査します。どの手続きのスピードを選択されていても、審査期間は変わりません。',
  'received.next.3.by':
    '入国管理局が審査します。公表されている審査期間どおりであれば、結果は{day}頃までに出る見込みです。どの手続きのスピードを選択されていても、審査期間は変わりません。',
  'received.next.4':
    '審査結果はメールでお知らせします。ビザは状況確認ページからダウンロードできます。',
  'received.keep': 'このページには、いつでも戻って確認できます。',

  'asked.title': '{count, plural, other {書類#点の再提出をお願いします}}',
  'asked.text':
    '{count, plural, other {そのままでは提出できない書類が#点あります。理由は下に記載しています。}}ほかの書類は、変更の必要はありません。',
  'asked.by':
    'お約束した期限内に手続きできるよう、{count, plural, other {#点の書類}}を{day}までに再提出してください。',
  'asked.others': '{count, plural, other {ほかの渡航者#名については、何も必要ありません。}}',
  'replaced.title': 'ありがとうございます。必要な書類がそろいました',
  'replaced.text':
    '必要なものが再びすべてそろいましたので、申請の手続きを続けます。ほかに使用できない書類があった場合は、ご連絡します。',

  'unpaid.title': '書類を追加する前に、お支払いが必要です',
  'unpaid.text':
    '申請{reference}のお支払いは、まだ完了していません。請求は行われておらず、入力内容は保存されています。',
  'unpaid.total': '合計',
  'review.title': 'お支払いを確認しています',
  'review.text':
    '{reference}のお支払いは、担当者による確認が必要です。再度のお支払いはなさらないでください。確認が済みしだい、ここで書類を追加できます。',
  'refunded.title': 'この申請は返金されました',
  'refunded.text': '{reference}のお支払いは返金されたため、追加していただく書類はありません。',
  'closed.title': '書類はこれ以上必要ありません',
  'closed.text': '申請{reference}の審査結果が出ました。結果は状況確認ページでご覧いただけます。',

  'failed.title': '申請を読み込めません',

  'page.title': 'パスポートの記載と入力内容が異なります',
  'page.line': '{field}：パスポートでは{says}、入力内容は{wrote}です。',
  'page.unsaid': '{field}：顔写真ページの記載と入力内容が一致しません。',
  'page.correct': '入力内容を訂正する',
  'page.correct.of': '入力内容を訂正する：{field}',
  'page.same': '入力内容は正しい',
  'page.another': '別の画像を送る',
  'page.another-person.text':
    '氏名、生年月日、パスポート番号がいずれも{name}様の入力内容と異なります。',
  'page.confirmed': '入力内容はそのままにします',
  'page.unreadable':
    'ページ下部の2行を読み取れませんでした。切れていたりぼやけていたりする場合は、より鮮明な画像をお送りください。',
  'page.slow': 'この端末では、ページと入力内容の照合にもう少し時間がかかります。',
  'page.stop': '中止',
  'page.served':
    'この端末ではページを読み取れなかったため、こちらで読み取っています。入力内容と一致しない場合は、ここに表示します。',
  'page.other': '身分証明書またはビザのようです。パスポートの顔写真ページをお送りください。',
  'page.field.firstName': apply['firstName.label'],
  'page.field.lastName': apply['lastName.label'],
  'page.field.dateOfBirth': apply['dateOfBirth.label'],
  'page.field.nationality': apply['nationality.label'],
  'page.field.gender': apply['gender.label'],
  'page.field.passportNumber': apply['passportNumber.label'],
  'page.field.passportExpiryDate': apply['passportExpiryDate.label'],
  'page.field.passportIssuingCountry': apply['passportIssuingCountry.label'],
  'page.gender.male': apply['gender.male'],
  'page.gender.female': apply['gender.female'],

  'returned.title': 'お送りしたメールが届いていません',
  'returned.text':
    '{address}宛てのメールが届かず、当社に戻ってきています。アドレスを訂正していただければ、改めてお送りします。',
  'returned.correct': 'アドレスを訂正する',
  'returned.right': 'アドレスは正しいので再送する',
  'returned.tried': 'すべて再送しています。再び戻ってきた場合は、ここでお知らせします。',
}
