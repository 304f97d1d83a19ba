import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, foldText, hasOtherScript, isUnreadable, latinDigits } from './text.ts'

describe('text as it is kept', () => {
  it.each([
    ['  Ada   Muster ', 'Ada Muster'],
    ['Rue\tde\r\nBern', 'Rue de Bern'],
    ['Ada\u00a0Muster', 'Ada Muster'],
    ['Ada\u200bMu\u00adster\u202e\ufeff', 'AdaMuster'],
    ['Jose\u0301', 'José'],
    ['ＡＤＡ　１２', 'ADA 12'],
    ["D’Arc O'Neill", "D’Arc O'Neill"],
  ])('%j is %j', (typed, kept) => {
    expect(cleanText(typed)).toBe(kept)
  })

  it('is clean once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
        const once = cleanText(typed)
        expect(cleanText(once)).toBe(once)
      }),
    )
  })

  it.each([
    ['Ada', false],
    ['Ada\tMuster\r\n', false],
    ['Ada\0', true],
    ['Ada\u001b[31m', true],
    ['Ada\u0085', true],
    ['Ada\ud800', true],
    ['😀', false],
  ])('%j is unreadable: %s', (typed, unreadable) => {
    expect(isUnreadable(typed)).toBe(unreadable)
  })
})

describe('comparing', () => {
  it.each([
    ['Türkiye', 'turkiye'],
    ['Åland', 'aland'],
    ["Côte d'Ivoire", 'cote divoire'],
    ['ŁÓDŹ', 'lodz'],
    ['İSTANBUL', 'istanbul'],
  ])('%s as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('reads the digits of other scripts', () => {
    expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ०१२३४५६७८९')).toBe('0123456789 0123456789 0123456789')
  })

  it.each([
    ['Müller-Łęski', false],
    ['Nguyễn Thị', false],
    ['Ka‘ahumanu Kaʻiulani', false],
    ['Αθήνα', true],
    ['Мaria', true],
    ['山田', true],
    ['やまだ', true],
    ['김', true],
    ['محمد', true],
    ['12 - 3', false],
  ])('%s has letters of another script: %s', (text, other) => {
    expect(hasOtherScript(text)).toBe(other)
  })
})
