import { describe, expect, it, test } from 'vitest'
import { shippedRules } from '#domain/rules/shipped.ts'
import { tableOf } from '../../../test/support/table.ts'
import { emptyApplicant } from '../form/applicant/values.ts'
import { deriveAnswers, isContactTaken, splitName } from './derived-answers.ts'
import {
  type DetailsValues,
  emptyValues,
  isNameTaken,
  isPhoneTaken,
  type WizardValues,
} from './values.ts'

type Change = (values: WizardValues) => WizardValues
const today = '2026-11-28'
const single = emptyValues('single')
const details =
  (changes: Partial<DetailsValues>): Change =>
  (values) => ({ ...values, details: { ...values.details, ...changes } })
const first =
  (changes: Partial<WizardValues['applicants'][number]>): Change =>
  (values) => {
    const [applicant = emptyApplicant(), ...others] = values.applicants
    return { ...values, applicants: [{ ...applicant, ...changes }, ...others] }
  }
const nationality = (code: string) => first({ nationality: code })
const phone = (number: string) => details({ contactPhone: number })
const channel = (name: DetailsValues['communicationChannel']) =>
  details({ communicationChannel: name })
/** The form after a sequence of changes. */
const changed = (...changes: readonly Change[]) =>
  changes.reduce(
    (values, change) => deriveAnswers(shippedRules, values, change(values), today),
    single,
  )

describe('countries follow the nationality', () => {
  const countries = ({ applicants: [applicant] }: WizardValues) => [
    applicant?.passportIssuingCountry,
    applicant?.residentialCountry,
  ]
  const lives = (residentialCountry: string) => first({ residentialCountry })
  const issued = { nationality: 'FR', passportIssuingCountry: 'CH' }
  const together = first({ ...issued, residentialCountry: 'DE' })
  it.each([
    ['both are empty', [nationality('CH')], ['CH', 'CH']],
    ['it changes', [nationality('CH'), nationality('FR')], ['FR', 'FR']],
    ['it is searched again', ['CH', '', 'FR'].map(nationality), ['FR', 'FR']],
    ['one was said', [nationality('CH'), lives('GB'), nationality('FR')], ['FR', 'GB']],
    ['one was chosen before it', [lives('GB'), nationality('CH')], ['CH', 'GB']],
    ['all come together', [nationality('CH'), together], ['FR', 'DE']],
  ] as const)('when %s', (_, changes, both) => expect(countries(changed(...changes))).toEqual(both))

  it('each traveller has countries of their own', () => {
    const family = emptyValues('family')
    const next = deriveAnswers(shippedRules, family, nationality('CH')(family), today)
    expect(next.applicants.map(({ residentialCountry }) => residentialCountry)).toEqual(['CH', ''])
  })
})

describe('the messenger follows the phone', () => {
  const id = ({ details: { communicationId } }: WizardValues) => communicationId
  const named = (communicationId: string) => details({ communicationId })
  const wechat = details({ communicationChannel: 'wechat', communicationId: 'ada' })
  it.each([
    ['as it is typed', [phone('+4'), phone('+44')], '+44'],
    ['not once another was typed', [phone('+44'), named('+41'), phone('+45')], '+41'],
    ['not where names are used', [phone('+44'), channel('wechat')], ''],
    ['again back at a number', [phone('+44'), channel('wechat'), channel('signal')], '+44'],
    ['a typed name is unchanged', [wechat, channel('viber')], 'ada'],
    ['not when it was emptied by hand', [phone('+44'), named('')], ''],
  ] as const)('%s', (_, changes, expected) => expect(id(changed(...changes))).toBe(expected))

  it('is said to be taken only while it is the same', () => {
    expect(isPhoneTaken(changed(phone('+44')).details)).toBe(true)
    expect(isPhoneTaken(single.details)).toBe(false)
  })
})

test('news in the messenger is agreed to for WhatsApp alone', () => {
  const news = (...changes: readonly Change[]) =>
    changed(details({ messengerNews: true }), ...changes).details.messengerNews
  expect(news(phone('+44'), channel('whatsapp'))).toBe(true)
  expect(news(channel('viber'), channel('whatsapp'))).toBe(false)
})

describe('a traveller alone is the contact, until a name is typed', () => {
  const name = ({ applicants: [applicant] }: WizardValues) =>
    `${applicant?.firstName}|${applicant?.lastName}`
  const ada = details({ contactName: 'Ada Muster' })
  const bo = details({ contactName: 'Bo Li' })
  const people = (numberOfApplicants: string) => details({ numberOfApplicants })
  it.each([
    ['as it is typed', [details({ contactName: 'Ada M' }), ada], 'Ada|Muster'],
    ['not once a name was typed', [ada, first({ firstName: 'Eve' }), bo], 'Eve|Muster'],
    ['not for a single name', [first({ singleName: true }), ada], '|'],
    ['not for several', [details({ applicationType: 'family' }), people('2'), ada], '|'],
    ['when several become one', [people('2'), ada, people('1')], 'Ada|Muster'],
    ['not after it was emptied by hand', [ada, first({ firstName: '', lastName: '' })], '|'],
  ] as const)('%s', (_, changes, expected) => expect(name(changed(...changes))).toBe(expected))

  it('is said to be taken only while it is the same', () => {
    expect(isContactTaken(changed(ada))).toBe(true)
    expect(isContactTaken(changed(ada, first({ firstName: 'Eve' })))).toBe(false)
    expect(isContactTaken(single)).toBe(false)
  })
})

describe('the contact follows a passport that was read, until a name is typed', () => {
  const read = (firstName: string, passportNumber: string, year = '1990') => {
    const dateOfBirth = { day: '29', month: '11', year }
    return first({ firstName, lastName: 'MUSTER', dateOfBirth, passportNumber, passportRead: true })
  }
  const ada = read('ADA', 'P1')
  const typed = details({ contactName: 'Bo Li' })
  it.each([
    ['without a contact name', [ada], 'ADA MUSTER', 'ADA'],
    ['not with one', [typed, ada], 'Bo Li', 'ADA'],
    ['not a child', [read('ADA', 'P1', '2008')], '', 'ADA'],
    ['to another passport', [ada, read('EVE', 'P2')], 'EVE MUSTER', 'EVE'],
    ['not to another once a name was typed', [ada, typed, read('EVE', 'P2')], 'Bo Li', 'EVE'],
    ['not to a correction', [ada, first({ firstName: 'Ada' })], 'ADA MUSTER', 'Ada'],
    ['not after it was emptied by hand', [ada, details({ contactName: '' })], '', 'ADA'],
    ['and is not followed by the traveller', [ada, typed], 'Bo Li', 'ADA'],
  ] as const)('%s', (_, changes, contactName, firstName) => {
    const values = changed(...changes)
    expect(values.details.contactName).toBe(contactName)
    expect(values.applicants[0]?.firstName).toBe(firstName)
  })

  it('is said to be taken only while it is the same, and the traveller is never the contact', () => {
    expect(isNameTaken(changed(ada))).toBe(true)
    expect(isNameTaken(changed(ada, typed))).toBe(false)
    expect(isNameTaken(changed(typed))).toBe(false)
    expect(isContactTaken(changed(ada))).toBe(false)
  })
})

describe('the kind of visa follows the first nationality, until one is chosen', () => {
  const visa = (visaType: string) => details({ visaType })
  it.each([
    ['advised for the passport', [nationality('CH')], 'tourist'],
    ['another one for some', [nationality('US')], 'tourist_multiple'],
    ['none where none is needed', [nationality('KE')], ''],
    ['a choice stays', [visa('business'), nationality('US')], 'business'],
  ] as const)('%s', (_, changes, kind) => expect(changed(...changes).details.visaType).toBe(kind))
})

test.each([
  ['Ada Muster', 'Ada', 'Muster'],
  ['  Ada  Maria   Muster ', 'Ada Maria', 'Muster'],
  ...tableOf`
    Ludwig van Beethoven | Ludwig | van Beethoven; Anna von der Heide | Anna | von der Heide
    Zoë D’Arc—Müller | Zoë | D'Arc-Müller; Suharto | Suharto |; 山田 太郎 |  |; Иван Иванов |  |
    Safari Ltd. |  |; Dr. Ada Muster |  |; Ada & Bo |  |; |  |
  `,
])('%j is %j and %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})

test('nothing is made anew where nothing follows', () => {
  const named = first({ firstName: 'Ada' })(single)
  expect(deriveAnswers(shippedRules, single, named, today)).toBe(named)
  expect(deriveAnswers(shippedRules, named, named, today)).toBe(named)
})
