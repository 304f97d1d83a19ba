import type { Dictionary } from '../index.ts'

export const greeting: Dictionary['greeting'] = {
  help: 'こんにちは。タンザニアのビザについてご質問がありましたら、こちらへどうぞ。担当者がお答えします。',
  documents: 'どの書類が必要か、写真に問題がないか、ご不明な点はこちらでお尋ねください。',
  price: '料金やお支払いについてご質問がありましたら、お支払いの前にこちらでお尋ねください。',
}
