import type { Dictionary } from '../index.ts'

export const photo: Dictionary['photo'] = {
  title: '写真の位置を合わせる',
  close: 'この写真を使わずに閉じる',
  looking: '顔を探しています',
  slow: 'この端末では、もう少し時間がかかります。',
  stop: '確認せずに位置を合わせる',
  stage:
    '写真です。ドラッグして位置を合わせます。矢印キーで移動し、プラスとマイナスで大きさを変えます。',
  smaller: '縮小',
  larger: '拡大',
  turn: '回転',
  use: 'この写真を使う',
  another: '別の写真を選ぶ',
  failed:
    'この写真を保存できませんでした。別の写真を選ぶか、ページを再読み込みして、もう一度お試しください。',
  good: 'この写真で問題なさそうです',
  'good.text': '切り抜き、傾きの補正、サイズの変更のみを行い、お使いの端末上で確認しました。',
  warned: '{count, plural, other {改善できる点が#つあります}}',
  'warned.text':
    'ここでよりよい写真を選んでいただければ、後からメールで再提出をお願いせずに済みます。このまま送信することもできます。すべての写真を担当者が目で確認します。',
  unchecked:
    'この端末では写真を確認できませんでした。顔を輪郭に合わせてください。担当者が確認します。',
  ask: 'ご自身で確認していただくこと',
  'ask.text':
    '両目が開いていること、口を閉じていること、顔が何にも覆われていないこと、できれば眼鏡を外していること。また、現在のお姿と変わらないこともご確認ください。',
  right: 'よい例',
  wrong: '悪い例',
  example: '例',
  'example.right': 'カメラに正面を向き、背景は無地の白い壁、光は均一',
  'example.wrong': '距離が遠い、背後に物がある、顔の半分が影になっている',

  'complaint.noFace': '顔が見つかりません',
  'complaint.noFace.do': 'カメラに正面を向き、頭全体が写るようにして、顔を覆わないでください。',
  'complaint.severalFaces': '複数の顔が写っています',
  'complaint.severalFaces.do': '写真に写れるのは1名だけです。ほかの方には離れてもらってください。',
  'complaint.tooSmall': '写真の解像度が足りません',
  'complaint.tooSmall.do':
    'もっと近づくか、写真を写したものではなく、新しく撮影した写真をお使いください。',
  'complaint.blurred': '顔が鮮明に写っていません',
  'complaint.blurred.do':
    'スマートフォンを固定し、レンズを拭き、撮る前に画面の顔をタップしてください。',
  'complaint.tooDark': '暗すぎます',
  'complaint.tooDark.do': '窓の方を向くか屋外に出て、光を正面から受けてください。',
  'complaint.tooBright': '明るすぎます',
  'complaint.tooBright.do':
    '顔の一部が白く飛んでいます。直射日光を避けるか、フラッシュを切ってください。',
  'complaint.shadow': '顔の片側が影になっています',
  'complaint.shadow.do': '光が正面から当たるように向きを変えてください。',
  'complaint.tooNear': '頭が大きすぎるか、切れています',
  'complaint.tooNear.do': '写真を縮小するか、頭の上に余白ができるよう、離れて撮り直してください。',
  'complaint.tooFar': '頭が小さすぎます',
  'complaint.tooFar.do': '頭が輪郭いっぱいになるまで写真を拡大してください。',
  'complaint.offCentre': '顔が中央にありません',
  'complaint.offCentre.do': '顔が中央の線に来るまで写真をドラッグしてください。',
  'complaint.tilted': '頭が傾いています',
  'complaint.tilted.do': '両目が水平になるように頭をまっすぐにしてください。',
  'complaint.background': '背景が無地の明るい色ではありません',
  'complaint.background.do': '白い壁の前に、腕の長さほど離れて立ってください。',
}
