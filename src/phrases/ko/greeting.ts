import type { Dictionary } from '../index.ts'

export const greeting: Dictionary['greeting'] = {
  help: '안녕하십니까? 탄자니아 비자에 관해 궁금한 점이 있으시면 여기에 남겨 주십시오. 담당자가 직접 답변드립니다.',
  documents: '어떤 서류가 필요한지, 사진이 적합한지 궁금하십니까? 여기에서 문의해 주십시오.',
  price: '요금이나 결제에 관해 궁금한 점이 있으십니까? 결제하시기 전에 여기에서 문의해 주십시오.',
}
