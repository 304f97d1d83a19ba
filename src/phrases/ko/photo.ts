import type { Dictionary } from '../index.ts'

export const photo: Dictionary['photo'] = {
  title: '사진 위치 맞추기',
  close: '이 사진을 사용하지 않고 닫기',
  looking: '얼굴을 찾고 있습니다',
  slow: '이 기기에서는 시간이 조금 더 걸립니다.',
  stop: '확인 없이 맞추기',
  stage:
    '고객님의 사진입니다. 끌어서 위치를 맞춰 주십시오. 화살표 키로 옮기고 더하기와 빼기 키로 크기를 바꿀 수 있습니다.',
  smaller: '작게',
  larger: '크게',
  turn: '회전',
  use: '이 사진 사용',
  another: '다른 사진 선택',
  failed:
    '사진을 저장하지 못했습니다. 다른 사진을 선택하거나 페이지를 새로 고친 후 다시 시도해 주십시오.',
  good: '적합한 사진입니다',
  'good.text':
    '자르기, 기울기 조정, 크기 변경만 했습니다. 확인은 고객님의 기기에서 이루어졌습니다.',
  warned: '{count, plural, other {개선할 점이 #가지 있습니다}}',
  'warned.text':
    '더 나은 사진을 보내 주시면 다시 요청드릴 일이 없습니다. 이 사진을 그대로 보내셔도 됩니다. 담당자가 모든 사진을 직접 확인합니다.',
  unchecked:
    '이 기기에서 사진을 확인하지 못했습니다. 얼굴을 윤곽선에 맞춰 주십시오. 담당자가 직접 확인합니다.',
  ask: '직접 확인해 주십시오',
  'ask.text':
    '두 눈을 뜨고 입을 다물었는지, 얼굴을 가린 것이 없는지, 가능하면 안경을 벗었는지, 지금 모습과 같은지 확인해 주십시오.',
  right: '올바른 예',
  wrong: '잘못된 예',
  example: '예시',
  'example.right': '카메라 정면, 무늬 없는 흰 벽, 고른 빛',
  'example.wrong': '멀리서 찍었거나, 뒤에 물건이 있거나, 얼굴 절반이 그늘진 사진',

  'complaint.noFace': '얼굴을 찾지 못했습니다',
  'complaint.noFace.do': '카메라를 정면으로 보고, 머리 전체가 나오게 하며 얼굴을 가리지 마십시오.',
  'complaint.severalFaces': '얼굴이 둘 이상 있습니다',
  'complaint.severalFaces.do':
    '사진에는 한 사람만 나와야 합니다. 다른 분은 화면 밖으로 비켜 주십시오.',
  'complaint.tooSmall': '사진 해상도가 낮습니다',
  'complaint.tooSmall.do':
    '더 가까이에서 찍거나, 인화된 사진을 다시 찍지 말고 카메라로 직접 찍어 주십시오.',
  'complaint.blurred': '얼굴이 선명하지 않습니다',
  'complaint.blurred.do':
    '휴대전화를 고정하고 렌즈를 닦은 뒤, 찍기 전에 화면의 얼굴을 눌러 주십시오.',
  'complaint.tooDark': '너무 어둡습니다',
  'complaint.tooDark.do': '창 쪽을 향하거나 밖으로 나가 빛을 정면으로 받아 주십시오.',
  'complaint.tooBright': '너무 밝습니다',
  'complaint.tooBright.do':
    '얼굴 일부가 너무 밝아 보이지 않습니다. 햇빛을 피하고 플래시를 꺼 주십시오.',
  'complaint.shadow': '얼굴 한쪽이 그늘져 있습니다',
  'complaint.shadow.do': '빛이 정면에서 오도록 방향을 바꿔 주십시오.',
  'complaint.tooNear': '머리가 너무 크거나 잘렸습니다',
  'complaint.tooNear.do':
    '사진을 작게 조정하거나, 머리 위에 여백이 남도록 더 멀리서 다시 찍어 주십시오.',
  'complaint.tooFar': '머리가 너무 작습니다',
  'complaint.tooFar.do': '머리가 윤곽선에 꽉 차도록 사진을 크게 조정해 주십시오.',
  'complaint.offCentre': '얼굴이 가운데에 있지 않습니다',
  'complaint.offCentre.do': '얼굴이 중앙선에 오도록 사진을 끌어 주십시오.',
  'complaint.tilted': '머리가 기울어져 있습니다',
  'complaint.tilted.do': '두 눈이 수평이 되도록 머리를 똑바로 세워 주십시오.',
  'complaint.background': '배경이 무늬 없는 밝은 색이 아닙니다',
  'complaint.background.do': '흰 벽에서 팔 길이만큼 떨어져 서서 찍어 주십시오.',
}
