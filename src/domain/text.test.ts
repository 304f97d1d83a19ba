import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { always } from '../../test/support/always.ts'
import { tableOf } from '../../test/support/table.ts'
import {
  cleanText,
  composed,
  foldText,
  hasOtherScript,
  isUnreadable,
  latinDigits,
  latinLookalikes,
} from './text.ts'

describe('text as it is kept', () => {
  it.each([
    ['  Ada   Muster ', 'Ada Muster'],
    ['Rue\tde\r\nBern', 'Rue de Bern'],
    ['Ada\u00a0Muster', 'Ada Muster'],
    ['Ada\u200bMu\u00adster\u202e\ufeff', 'AdaMuster'],
    ['Jose\u0301', 'José'],
    ['ＡＤＡ　１２', 'ADA 12'],
    ["D’Arc O'Neill", "D’Arc O'Neill"],
  ])('%j is %j', (typed, kept) => expect(cleanText(typed)).toBe(kept))

  it('is clean once and for all', () => {
    always(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
      const once = cleanText(typed)
      expect(cleanText(once)).toBe(once)
    })
  })

  it.each([
    ...[
      'Ada\tMuster\r\n',
      '👩‍👩‍👧‍👦 ❤️ 1️⃣',
      'Nguyễn Thị Phượng'.normalize('NFD'),
      'ᾯδῂ'.normalize('NFD'),
    ],
    ...['مُحَمَّدٌ ٱللَّٰهِ', 'בְּרֵאשִׁ֖ית בָּרָ֣א', 'क्षत्रियों श्रीमती', 'མཱཿ ཨོཾ་མ་ཎི་པདྨེ་ཧཱུྃ', 'မြွှေ့ ကြွေး ချိုင့်', 'ស្ត្រី ព្រះ'],
    `a${'\u0301'.repeat(8)}`,
  ])('%j can be read', (typed) => expect(isUnreadable(typed)).toBe(false))

  it.each([
    ...['Ada\0', 'Ada\u001b[31m', 'Ada\u0085', 'Ada\ud800'],
    ...[`a${'\u0301'.repeat(9)}`, `a${'\u0300\u0316'.repeat(5)}`],
  ])('%j cannot be read', (typed) => expect(isUnreadable(typed)).toBe(true))
})

describe('marks piled up on a letter', () => {
  const pile = `a${'\u0300\u0316'.repeat(10_000)}`

  it('beyond eight are left out, wherever text is composed', () => {
    const kept = composed(`a${'\u0300\u0316'.repeat(4)}`)
    expect([cleanText(pile), composed(pile), foldText(pile)]).toEqual([kept, kept, 'a'])
    expect(isUnreadable(pile)).toBe(true)
  })
})

describe('comparing', () => {
  it.each(tableOf`
    Türkiye | turkiye; Åland | aland; Côte d'Ivoire | cote divoire; ŁÓDŹ | lodz; İSTANBUL | istanbul
  `)('%s as %s', (text, folded) => expect(foldText(text)).toBe(folded))

  it('reads the digits of other scripts', () => {
    expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ०१२३४५६७८९')).toBe('0123456789 0123456789 0123456789')
  })

  it('reads letters that look like Latin ones, and no others', () => {
    expect(latinLookalikes('АВЕКМНОРСТУХІ ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ ЖЯ山')).toBe(
      'ABEKMHOPCTYXI ABEZHIKMNOPTYX ЖЯ山',
    )
  })

  it('tells letters of another script', () => {
    const other = ['Αθήνα', 'Мaria', '山田', 'やまだ', '김', 'محمد']
    const latin = ['Müller-Łęski', 'Nguyễn Thị', 'Ka‘ahumanu Kaʻiulani', '12 - 3']
    expect([...other, ...latin].filter(hasOtherScript)).toEqual(other)
  })
})
