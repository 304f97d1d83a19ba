import { expect, test } from 'vitest'
import type { Language } from './reference/languages.ts'
import { isOtherScript } from './script.ts'

test.each<[Language, string, boolean]>([
  ['ko', 'Please call us back about your photo', true],
  ['ko', '사진을 다시 보내 주십시오. 감사합니다.', false],
  ['ko', 'OK', false],
  ['ko', '여권 사진 PDF 파일을 다시 보내 주십시오', false],
  ['ja', '请把护照资料页的照片再发给我们一次', true],
  ['ja', 'パスポートの写真をもう一度お送りください', false],
  ['zh', 'パスポートの写真をもう一度お送りください', true],
  ['zh', '请把护照资料页的照片再发给我们一次', false],
  ['ar', 'يرجى إرسال صورة جواز السفر مرة أخرى', false],
  ['ar', 'Lütfen fotoğrafı yeniden gönderin', true],
  ['ru', 'Пришлите, пожалуйста, новое фото', false],
  ['de', 'Bitte senden Sie uns ein neues Foto', false],
  ['de', 'Пришлите, пожалуйста, новое фото', true],
  ['ko', 'https://karibu.example/status?id=TZ-001042 help@karibu.example TZ-001042', false],
  ['ko', '{reference} {?traveller} {colleague}', false],
])('%s: %s', (language, text, expected) => expect(isOtherScript(text, language)).toBe(expected))
