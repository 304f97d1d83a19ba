import { describe, expect, it } from 'vitest'
import { exampleContext, exampleDetails } from '../../../../test/support/answers.ts'
import { tableOf } from '../../../../test/support/table.ts'
import { checkDetails } from './details.ts'
import { detailsDraftSchema, detailsSchema } from './details-schema.ts'
import { findingsOf } from './finding.ts'

const codes = (changes: Parameters<typeof checkDetails>[0]) =>
  checkDetails({ ...exampleDetails(), ...changes }, exampleContext).map(({ code }) => code)

describe('rules of step 1', () => {
  it('every question that has no answer is named, in the order of the screen', () => {
    const missing = [
      ...['visaType', 'transportationMethod', 'portOfEntry', 'processingType'],
      ...['contactName', 'contactEmail', 'contactPhone', 'communicationChannel'],
      ...['communicationId', 'privacyPolicyAccepted', 'termsOfServiceAccepted'],
    ].map((field) => `${field}.required`)
    const found = checkDetails({}, exampleContext).map(({ code }) => code)
    expect(found).toEqual(['applicationType.required', 'numberOfApplicants.too-few', ...missing])
  })

  const noPhone = 'contactPhone.required'
  const wechat = { communicationChannel: 'wechat' } as const
  it.each([
    [{}, []],
    [{ contactName: 'A' }, ['contactName.too-short']],
    [{ contactName: 'Li' }, []],
    [{ contactEmail: 'a@b.c' }, []],
    [{ contactEmail: ' ada@example.org ' }, []],
    [{ contactEmail: 'ada@example' }, ['contactEmail.malformed']],
    [{ contactEmail: 'ada@gmial.com' }, ['contactEmail.misspelt']],
    [{ contactEmail: 'ada@müller.de' }, []],
    [{ contactEmail: 'ada@gmaıl.com' }, ['contactEmail.malformed', 'contactEmail.misspelt']],
    [{ contactPhone: '1234567' }, ['contactPhone.too-short']],
    [{ contactPhone: '12345678' }, []],
    [{ contactPhone: '+6834002' }, []],
    [{ contactPhone: 'call me maybe' }, ['contactPhone.impossible']],
    [{ portOfEntry: 'air-xxx' }, ['portOfEntry.required']],
    [{ portOfEntry: 'road-namanga' }, ['portOfEntry.other-method']],
    [{ transportationMethod: 'roads', portOfEntry: 'road-namanga' }, []],
    [{ communicationId: 'ab' }, ['communicationId.too-short']],
    [{ contactPhone: '12', communicationId: '12' }, ['contactPhone.too-short']],
    [{ communicationId: 'abc' }, []],
    [{ communicationId: '' }, ['communicationId.required']],
    [{ contactPhone: '', communicationId: ' ' }, ['contactPhone.required']],
    [{ contactPhone: '', communicationId: '12' }, [noPhone, 'communicationId.too-short']],
    [{ contactPhone: '', ...wechat, communicationId: '' }, [noPhone, 'communicationId.required']],
    [{ communicationChannel: 'other', communicationId: '' }, []],
    [{ privacyPolicyAccepted: false }, ['privacyPolicyAccepted.required']],
    [{ termsOfServiceAccepted: false }, ['termsOfServiceAccepted.required']],
  ] satisfies [Parameters<typeof checkDetails>[0], string[]][])('%j: %j', (changes, expected) => {
    expect(codes(changes)).toEqual(expected)
  })

  it.each([
    ['single', 0, 'numberOfApplicants.too-few'],
    ['single', 1, null],
    ['single', 2, 'numberOfApplicants.too-many'],
    ['family', 1, null],
    ['family', 8, null],
    ['family', 9, 'numberOfApplicants.too-many'],
    ['group', 1, null],
    ['group', 50, null],
    ['group', 51, 'numberOfApplicants.too-many'],
    ['group', 1.5, 'numberOfApplicants.too-few'],
  ] as const)('%s with %d', (applicationType, numberOfApplicants, code) => {
    expect(codes({ applicationType, numberOfApplicants })).toEqual(code ? [code] : [])
  })
})

describe('the shape of step 1', () => {
  const parse = (changes: Record<string, unknown>) =>
    detailsSchema.parse({ ...exampleDetails(), ...changes })

  it.each(tableOf`
    normal | normal; fast | urgent; very_fast | super_urgent; super_urgent | super_urgent
  `)('speed %s is %s', (typed, kept) => {
    expect(parse({ processingType: typed }).processingType).toBe(kept)
  })

  it('a count that is none is one', () => {
    const counts = [3, '3', 'three', '', null, undefined, Number.NaN]
    const kept = counts.map((typed) => parse({ numberOfApplicants: typed }).numberOfApplicants)
    expect(kept).toEqual([3, 3, 1, 1, 1, 1, 1])
  })

  it('tidies text, drops what it does not know, fills what may be left out', () => {
    const { transportationMethod, communicationChannel, hasESim, messengerNews, ...rest } =
      exampleDetails()
    const typed = {
      ...rest,
      contactName: ' Ada \u200b  Muster ',
      totalPrice: 1,
      status: 'paid',
    }
    expect(detailsSchema.parse(typed)).toEqual(exampleDetails())
  })

  it.each([
    [{ contactName: 'Ada\0' }, 'contactName', 'text.control'],
    [{ contactName: 'A'.repeat(129) }, 'contactName', 'text.too-long'],
    [{ contactEmail: `${'a'.repeat(251)}@b.c` }, 'contactEmail', 'text.too-long'],
    [{ visaType: 'student' }, 'visaType', 'visaType.required'],
    [{ visaType: undefined }, 'visaType', 'visaType.required'],
    [{ processingType: 'slow' }, 'processingType', 'processingType.required'],
    [{ contactEmail: undefined }, 'contactEmail', 'contactEmail.malformed'],
    [{ contactEmail: ['a@b.c', 'c@d.e'] }, 'contactEmail', 'contactEmail.malformed'],
    [{ numberOfApplicants: 1.5 }, 'numberOfApplicants', 'numberOfApplicants.too-few'],
    [{ hasInsurance: 'yes' }, 'hasInsurance', 'value.unreadable'],
  ])('%j is refused by its rule', (changes, path, code) => {
    const result = detailsSchema.safeParse({ ...exampleDetails(), ...changes })
    const finding = { path, code, severity: 'error' }
    expect(findingsOf(result.error?.issues ?? [])).toMatchObject([finding])
  })

  it('keeps of unfinished answers what fits', () => {
    const kept = detailsDraftSchema.parse({ visaType: '', contactName: ' Ada ', portOfEntry: 7 })
    expect(kept).toMatchObject({ contactName: 'Ada', visaType: undefined, portOfEntry: undefined })
    expect(detailsDraftSchema.parse(exampleDetails())).toEqual(exampleDetails())
  })
})
