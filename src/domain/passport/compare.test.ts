import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { tableOf } from '../../../test/support/table.ts'
import { type ComparedAnswers, compareFields, comparePassport } from './compare.ts'
import type { PassportFields } from './reading.ts'
import { specimenAnswers as answers, specimen as fields } from './test-support.ts'
import { spells, zoneSpelling } from './transliteration.ts'

const nothing = Object.fromEntries(
  Object.keys(fields).map((field) => [field, field === 'namesCut' ? false : null]),
) as unknown as PassportFields

describe('the passport beside the answers', () => {
  it('matches what says the same', () => {
    expect(compareFields(fields, answers).every(({ verdict }) => verdict === 'match')).toBe(true)
    expect(comparePassport(fields, answers)).toEqual([])
  })

  it.each([
    [{ firstName: 'Anna' }, 'firstName', 'ANNA MARIA'],
    [{ lastName: 'Erikson' }, 'lastName', 'ERIKSSON'],
    [{ dateOfBirth: '1974-12-08' }, 'dateOfBirth', '1974-08-12'],
    [{ nationality: 'TW' }, 'nationality', 'CN'],
    [{ gender: 'male' }, 'gender', 'female'],
    [{ passportNumber: 'L898902C8' }, 'passportNumber', 'L898902C3'],
    [{ passportExpiryDate: '2032-04-16' }, 'passportExpiryDate', '2032-04-15'],
    [{ passportIssuingCountry: 'JP' }, 'passportIssuingCountry', 'CN'],
  ] satisfies [ComparedAnswers, string, string][])('%j differs', (changed, field, says) => {
    expect(comparePassport(fields, { ...answers, ...changed })).toEqual([{ field, says }])
  })

  it.each([
    { nationality: 'hk' },
    { nationality: 'MO' },
    { passportNumber: 'l898 9o2-c3' },
    { firstName: 'ANNA-MARIA' },
    { firstName: '  anna   maria ' },
    { firstName: 'Анна' },
    { dateOfBirth: '1874-08-12' },
    { firstName: '', lastName: '', dateOfBirth: '', nationality: '', passportNumber: ' ' },
    {},
  ] satisfies ComparedAnswers[])('%j does not', (changed) => {
    expect(comparePassport(fields, { ...answers, ...changed })).toEqual([])
  })

  it('says nothing of what could not be read or was not answered', () => {
    expect(comparePassport(nothing, answers)).toEqual([])
    expect(compareFields(nothing, answers).every(({ verdict }) => verdict === 'unread')).toBe(true)
    expect(comparePassport(fields, {})).toEqual([])
  })

  it('takes swapped names for two differences', () => {
    const swapped = { ...answers, firstName: answers.lastName, lastName: answers.firstName }
    expect(comparePassport(fields, swapped)).toHaveLength(2)
  })
})

describe('a single name', () => {
  const single = { ...fields, surname: 'ARKFREITH', givenNames: '' }
  it.each([
    [{ singleName: true, firstName: 'Arkfreith', lastName: '' }, []],
    [{ singleName: true, firstName: '', lastName: 'Arkfreith' }, []],
    [{ singleName: true, firstName: 'Arkfrith', lastName: '' }, ['firstName']],
    [{ firstName: '', lastName: 'Arkfreith' }, []],
    [{ firstName: 'Ark', lastName: 'Freith' }, ['lastName']],
  ] satisfies [ComparedAnswers, string[]][])('%j: %j', (names, differing) => {
    const found = comparePassport(single, { ...answers, ...names })
    expect(found.map(({ field }) => field)).toEqual(differing)
  })

  it('may stand among the given names', () => {
    const given = { ...fields, surname: null, givenNames: 'ARKFREITH' }
    const typed = { ...answers, singleName: true, firstName: 'Arkfreith', lastName: '' }
    expect(comparePassport(given, typed)).toEqual([])
    expect(comparePassport(fields, typed)).toEqual([
      { field: 'firstName', says: 'ANNA MARIA ERIKSSON' },
    ])
  })
})

describe('how a zone writes a name', () => {
  it.each(tableOf`
    Müller | MUXXLLER | same; Müller | MILLER |; Strauß | STRAUS |
    Gökçe Işıl İnönü | GOKCE<ISIL<INONU | same; O'Connor | OCONNOR | same
    O’Connor | O<CONNOR | same; Smith-Jones | SMITH<JONES | same; Smith-Jones | SMITHJONES | same
    Smith Jones | SMITHJONES |; Martin, Jr. | MARTIN<JR | same
    Tan Ah Kow @ Ahmad | TAN<AH<KOW<AHMAD | same; Smith - Jones | SMITH<JONES | same
    Raman A / L Muthu | RAMAN<A<L<MUTHU | same; R.K.Narayan | R<K<NARAYAN | same
    R.K.Narayan | RKNARAYAN | same; St.John | ST<JOHN | same; Smith  Jones | SMITH<<JONES |
    Lǚ | LYU | same; Szőke | SZOEKE | same; Lü | LV | same; Ðorđe | DJORDJE | same; Papandropoulous | PAPANDRO |
    | A |
  `)('%s as %s: %s', (typed, inZone, isSame) => {
    expect(spells(zoneSpelling(typed) ?? [], inZone, false)).toBe(isSame === 'same')
  })

  it.each(tableOf`
    Papandropoulous | PAPANDRO | same; Jonathon Trevor | JONATHON<T | same
    Jonathon Trevor | JONATHON<W |; Jonathon Ægir | JONATHON<A | same; Jon | JONATHON |
  `)('%s cut to %s: %s', (typed, inZone, isSame) => {
    expect(spells(zoneSpelling(typed) ?? [], inZone, true)).toBe(isSame === 'same')
  })

  it.each(tableOf`
    Sato (Smith) | SATO | same; Sato（Smith） | SATO SMITH | same; Dr. Müller | MUELLER | same
    Dr Müller | DR MUELLER | same; Dr. med. Meier | MEIER | same; Prof. Dr. h.c. Meier | MEIER | same
    Mag. Huber | HUBER | same; Huber, MBA | HUBER | same; Muster geb. Gabler | MUSTER | same
    Dupont née Martin | DUPONT | same; DUPONT EPOUSE MARTIN | DUPONT | same
    Bakker e/v de Vries | BAKKER | same; Ivanov (Иванов) | IVANOV | same; Mr John | JOHN |
    Mag Ryan | RYAN |; Phil John | JOHN |; Ne Win | NE |; Nguema Mba | NGUEMA |; Smith | SMITH JR |; Drews | EWS |
  `)('%s, as a passport prints it, beside %s: %s', (lastName, surname, isSame) => {
    const found = comparePassport({ ...fields, surname }, { ...answers, lastName })
    expect(found).toEqual(isSame ? [] : [{ field: 'lastName', says: surname }])
  })

  it('is not asked of letters that no zone has', () => {
    expect(zoneSpelling('Иван')).toBeNull()
    expect(zoneSpelling('山田')).toBeNull()
  })

  it('is always one of the ways it may be written, and each beginning of it where it is cut', () => {
    const letters = [...'abzäöüåñæøßłđıİçéÉ -ÞœŞ']
    always(
      fc.array(fc.tuple(fc.constantFrom(...letters), fc.nat(2)), { minLength: 1, maxLength: 39 }),
      fc.nat(39),
      (picked, length) => {
        const spelling = zoneSpelling(`A${picked.map(([letter]) => letter).join('')}A`) ?? []
        const ways = spelling.map((all, at) => all[(picked[at]?.[1] ?? 0) % all.length])
        const inZone = ways.join('')
        expect(spells(spelling, inZone, false)).toBe(true)
        expect(spells(spelling, inZone.slice(0, length), true)).toBe(true)
        expect(spells(spelling, `${inZone}Q`, false)).toBe(false)
      },
    )
  })
})
