import type { Dictionary } from '../index.ts'

export const greeting: Dictionary['greeting'] = {
  help: 'こんにちは。タンザニアのビザについてご質問がありましたら、こちらでお尋ねください。担当者がお答えします。',
  documents: '必要な書類や、写真の写り具合について、ご不明な点はこちらでお尋ねください。',
  price: '料金やお支払いについてご質問がありましたら、お支払いの前にこちらでお尋ねください。',
}
