import { describe, expect, it, test } from 'vitest'
import { emptyApplicant, followNationality } from '../form/applicant/values.ts'
import { follow, isContactTaken, splitName } from './following.ts'
import { type DetailsValues, emptyValues, isPhoneTaken, type WizardValues } from './values.ts'

const single = emptyValues('single')
const withDetails = (values: WizardValues, changes: Partial<DetailsValues>): WizardValues => ({
  ...values,
  details: { ...values.details, ...changes },
})
const withFirst = (
  values: WizardValues,
  changes: Partial<WizardValues['applicants'][number]>,
): WizardValues => ({
  ...values,
  applicants: values.applicants.map((each, index) =>
    index === 0 ? { ...each, ...changes } : each,
  ),
})
/** The form after one change after the other, as it stands on the screen. */
const changed = (...changes: ((values: WizardValues) => WizardValues)[]) =>
  changes.reduce((values, change) => follow(values, change(values)), single)
const details = (changes: Partial<DetailsValues>) => (values: WizardValues) =>
  withDetails(values, changes)
const first = (changes: Partial<WizardValues['applicants'][number]>) => (values: WizardValues) =>
  withFirst(values, changes)

describe('countries follow the nationality', () => {
  const countries = ({ applicants: [applicant] }: WizardValues) => [
    applicant?.passportIssuingCountry,
    applicant?.residentialCountry,
  ]
  it.each([
    ['both are empty', [first({ nationality: 'CH' })], ['CH', 'CH']],
    ['it changes', [first({ nationality: 'CH' }), first({ nationality: 'FR' })], ['FR', 'FR']],
    [
      'it is searched for again',
      [first({ nationality: 'CH' }), first({ nationality: '' }), first({ nationality: 'FR' })],
      ['FR', 'FR'],
    ],
    [
      'one was said otherwise',
      [
        first({ nationality: 'CH' }),
        first({ residentialCountry: 'GB' }),
        first({ nationality: 'FR' }),
      ],
      ['FR', 'GB'],
    ],
    [
      'one was chosen before it',
      [first({ residentialCountry: 'GB' }), first({ nationality: 'CH' })],
      ['CH', 'GB'],
    ],
    [
      'all come together',
      [
        first({ nationality: 'CH' }),
        first({ nationality: 'FR', passportIssuingCountry: 'CH', residentialCountry: 'DE' }),
      ],
      ['FR', 'DE'],
    ],
  ] as const)('when %s', (_, changes, expected) => {
    expect(countries(changed(...changes))).toEqual(expected)
  })

  it('stands alone as a function for whoever fills in a nationality', () => {
    const applicant = { ...emptyApplicant(), residentialCountry: 'GB' }
    expect(followNationality(applicant, 'CH')).toMatchObject({
      nationality: 'CH',
      passportIssuingCountry: 'CH',
      residentialCountry: 'GB',
    })
  })

  it('each traveller has countries of their own', () => {
    const family = emptyValues('family')
    const next = follow(family, withFirst(family, { nationality: 'CH' }))
    expect(next.applicants.map(({ residentialCountry }) => residentialCountry)).toEqual(['CH', ''])
  })
})

describe('the messenger follows the phone', () => {
  const id = ({ details: { communicationId } }: WizardValues) => communicationId
  it.each([
    ['as it is typed', [details({ contactPhone: '+4' }), details({ contactPhone: '+44' })], '+44'],
    [
      'not once another was typed',
      [
        details({ contactPhone: '+44' }),
        details({ communicationId: '+41' }),
        details({ contactPhone: '+45' }),
      ],
      '+41',
    ],
    [
      'not where names are used',
      [details({ contactPhone: '+44' }), details({ communicationChannel: 'wechat' })],
      '',
    ],
    [
      'again when it comes back to a number',
      [
        details({ contactPhone: '+44' }),
        details({ communicationChannel: 'wechat' }),
        details({ communicationChannel: 'signal' }),
      ],
      '+44',
    ],
    [
      'a name that was typed is kept',
      [
        details({ communicationChannel: 'wechat', communicationId: 'ada' }),
        details({ communicationChannel: 'viber' }),
      ],
      'ada',
    ],
    [
      'not when it was emptied by hand',
      [details({ contactPhone: '+44' }), details({ communicationId: '' })],
      '',
    ],
  ] as const)('%s', (_, changes, expected) => {
    expect(id(changed(...changes))).toBe(expected)
  })

  it('is said to be taken only while it is the same', () => {
    expect(isPhoneTaken(changed(details({ contactPhone: '+44' })).details)).toBe(true)
    expect(isPhoneTaken(single.details)).toBe(false)
  })
})

describe('a traveller alone is the contact, until a name is typed', () => {
  const name = ({ applicants: [applicant] }: WizardValues) =>
    `${applicant?.firstName}|${applicant?.lastName}`
  const ada = details({ contactName: 'Ada Muster' })
  it.each([
    ['as it is typed', [details({ contactName: 'Ada M' }), ada], 'Ada|Muster'],
    [
      'not once a name was typed',
      [ada, first({ firstName: 'Eve' }), details({ contactName: 'Bo Li' })],
      'Eve|Muster',
    ],
    ['not for a single name', [first({ singleName: true }), ada], '|'],
    [
      'not for several',
      [details({ applicationType: 'family', numberOfApplicants: '2' }), ada],
      '|',
    ],
    [
      'when several become one',
      [details({ numberOfApplicants: '2' }), ada, details({ numberOfApplicants: '1' })],
      'Ada|Muster',
    ],
    ['not after it was emptied by hand', [ada, first({ firstName: '', lastName: '' })], '|'],
  ] as const)('%s', (_, changes, expected) => {
    expect(name(changed(...changes))).toBe(expected)
  })

  it('is said to be taken only while it is the same', () => {
    expect(isContactTaken(changed(ada))).toBe(true)
    expect(isContactTaken(changed(ada, first({ firstName: 'Eve' })))).toBe(false)
    expect(isContactTaken(single)).toBe(false)
  })
})

test.each([
  ['Ada Muster', 'Ada', 'Muster'],
  ['  Ada  Maria   Muster ', 'Ada Maria', 'Muster'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Anna von der Heide', 'Anna', 'von der Heide'],
  ['Zoë D’Arc-Müller', 'Zoë', 'D’Arc-Müller'],
  ['Suharto', 'Suharto', ''],
  ['山田 太郎', '', ''],
  ['Иван Иванов', '', ''],
  ['Safari Ltd.', '', ''],
  ['Dr. Ada Muster', '', ''],
  ['Ada & Bo', '', ''],
  ['', '', ''],
])('%j is %j and %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})

test('nothing is made anew where nothing follows', () => {
  const changed = withFirst(single, { firstName: 'Ada' })
  expect(follow(single, changed)).toBe(changed)
  expect(follow(changed, changed)).toBe(changed)
})
