import { describe, expect, test } from 'vitest'
import { codeIn, isStartWord, isStopWord, sentCode } from './messenger-words.ts'

const secret = 'AbC-_0123456789xyzABCD'

test.each([
  [sentCode(secret), secret],
  [`/start ${sentCode(secret)}`, secret],
  [`Connect my visa application: ${sentCode(secret)}.\n\nThanks 🙏`, secret],
  [`ربط طلب التأشيرة: ${sentCode(secret)}`, secret],
  [`${sentCode(secret)}X`, null],
  [`X${sentCode(secret)}`, null],
  [sentCode(secret.slice(1)), null],
  [sentCode(secret).toLowerCase(), null],
  ['', null],
])('the code in %j', (text, found) => expect(codeIn(text)).toBe(found))

describe('one word that ends or begins', () => {
  test.each([
    ...['STOP', ' stop! ', '“Stop”', '/stop', 'StopAll', 'Unsubscribe', 'opt-out', 'abmelden'],
    ...['Dur', 'DURDUR', 'ALTO', 'Baja', 'ARRÊT', 'arret', 'Stopp', '配信停止', '수신거부'],
    ...['توقف', 'إيقاف', 'ايقاف', '停止', '退订', 'ストップ', '중지', 'СТОП', 'отписаться'],
  ])('%s ends', (text) => {
    expect([isStopWord(text, 'whatsapp'), isStartWord(text)]).toEqual([true, false])
  })

  test.each([
    ...['Cancel', 'End', 'QUIT', 'ÇIK', 'çık', 'İPTAL', 'IPTAL', 'RET', 'cancelar', 'Basta'],
    ...['beenden', 'إلغاء', 'الغاء', '取消', 'TD', '中止', '解除', '그만', 'Отмена'],
  ])('%s ends an SMS; elsewhere it may answer us', (text) => {
    expect(isStopWord(text, 'sms')).toBe(true)
    for (const other of ['whatsapp', 'telegram'] as const)
      expect(isStopWord(text, other)).toBe(false)
  })

  test.each([
    ...['START', '/start', 'Başlat', 'Alta', 'Démarrer', 'ابدأ', '开始', 'スタート', '시작'],
    'Старт',
  ])('%s begins', (text) => {
    expect([isStopWord(text, 'whatsapp'), isStartWord(text)]).toEqual([false, true])
  })

  test.each([
    ...['', '.', 'stop sending me the wrong form please', 'Stop it', 'nonstop', 'end of May'],
    ...['When does it start?', 'dur bakalım', '停止吗？不要', `stop${' '.repeat(100)}`, '🛑'],
  ])('%j does neither', (text) => {
    expect([isStopWord(text, 'whatsapp'), isStartWord(text)]).toEqual([false, false])
  })
})
