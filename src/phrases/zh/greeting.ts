import type { Dictionary } from '../index.ts'

export const greeting: Dictionary['greeting'] = {
  help: '您好！对坦桑尼亚签证有疑问吗？请在这里提问，人工客服会为您解答。',
  documents: '不确定需要哪些材料，或照片是否合格？请在这里问我们。',
  price: '对价格或付款有疑问吗？付款前请在这里问我们。',
}
