import { describe, expect, it } from 'vitest'
import { exampleApplicant, exampleContext } from '../../../../test/support/answers.ts'
import { type ApplicantAnswers, checkApplicant, findApplicantErrors } from './applicant.ts'
import { applicantDraftSchema, applicantSchema } from './applicant-schema.ts'
import { errorsOf, findingsOf } from './finding.ts'

const codes = (changes: ApplicantAnswers) =>
  checkApplicant({ ...exampleApplicant(), ...changes }, exampleContext).map(
    ({ path, code, severity }) => `${severity} ${path} ${code}`,
  )

const arrivalTooFar = 'error intendedDateOfArrival intendedDateOfArrival.too-far'

describe('rules of one traveller', () => {
  it('every question that has no answer is named', () => {
    const fields = [
      ...['firstName', 'lastName', 'nationality', 'gender', 'passportNumber'],
      ...['passportIssuingCountry', 'dateOfBirth', 'passportIssueDate', 'passportExpiryDate'],
      ...['intendedDateOfArrival', 'residentialAddress', 'residentialCity', 'residentialCountry'],
    ]
    const found = checkApplicant({}, exampleContext).map(({ code }) => code)
    expect(found).toEqual(fields.map((field) => `${field}.required`))
  })

  it.each([
    [{}, []],
    [{ passportNumber: 'AB' }, ['error passportNumber passportNumber.too-short']],
    [{ passportNumber: 'AB1' }, ['warning passportNumber passportNumber.short']],
    [{ passportNumber: 'AB1234' }, []],
    [{ passportNumber: 'A١٢٣٤٥٦٧' }, []],
    [{ passportNumber: 'ABC1234567' }, ['warning passportNumber passportNumber.long']],
    [{ passportNumber: 'Ж1234567' }, ['error passportNumber passportNumber.symbols']],
    [{ passportNumber: 'L898902C<3' }, ['error passportNumber passportNumber.symbols']],
    [{ passportNumber: 'L898902C<' }, []],
    // Cyrillic letters.
    [{ passportNumber: 'АВ123456' }, []],
    [{ nationality: 'ch' }, []],
    [{ nationality: 'XX' }, ['error nationality nationality.required']],
    [{ nationality: 'KE' }, ['warning nationality nationality.visa-free']],
    [{ nationality: 'NG' }, ['warning nationality nationality.referral']],
    [{ residentialCountry: 'ZZ' }, ['error residentialCountry residentialCountry.required']],
    [{ residentialCountry: 'AE', residentialPostalCode: undefined }, []],
    [{ residentialAddress: 'X1' }, ['error residentialAddress residentialAddress.too-short']],
    [{ residentialAddress: 'X 1' }, ['warning residentialAddress residentialAddress.short']],
    [{ residentialCity: 'Å' }, ['warning residentialCity residentialCity.short']],
    [{ residentialCity: 'Ys' }, []],
    [{ residentialAddress: 'Ул. Ленина 10' }, ['warning residentialAddress text.not-latin']],
    [{ placeOfBirth: '', occupation: '', portOfEntry: '' }, []],
    [{ portOfEntry: 'air-xxx' }, ['error portOfEntry portOfEntry.required']],
    [{ portOfEntry: 'sea-znz' }, ['warning portOfEntry portOfEntry.zanzibar-insurance']],
    [{ hasCompanion: true }, ['warning companionName companionName.missing']],
    [{ hasCompanion: true, companionName: 'Eve' }, []],
    [{ dateOfBirth: '1990-02-30' }, ['error dateOfBirth date.unreal']],
    [{ dateOfBirth: '١٩٩٠-٠٣-٢٧' }, []],
    [{ passportIssueDate: '1899-12-31' }, ['error passportIssueDate date.year-range']],
    // One wrong date is no fault of the others.
    [{ dateOfBirth: '2199-01-31' }, ['error dateOfBirth dateOfBirth.future']],
    [{ passportIssueDate: '2033-01-01' }, ['error passportIssueDate passportIssueDate.future']],
    [{ intendedDateOfArrival: '2032-01-01' }, [arrivalTooFar]],
  ] satisfies [ApplicantAnswers, string[]][])('%j: %j', (changes, expected) => {
    expect(codes(changes)).toEqual(expected)
  })

  it('leads nationals of the United States to the multiple-entry visa', () => {
    const american = exampleApplicant({ nationality: 'US' })
    const advice = (visaType: 'tourist' | 'transit') =>
      checkApplicant(american, { ...exampleContext, visaType }).map(({ code }) => code)
    expect(advice('tourist')).toEqual(['visaType.multiple-required'])
    expect(advice('transit')).toEqual([])
  })

  it('what blocks is what a server finds, whatever stands in a field: advice never does', () => {
    const days = ['0000-01-01', '9999-12-31', '2026-11-21', '2026-11-25', '2030-02-30']
    const odd = ['', '-', 'NG', 'KE', 'sea-znz', '東京', '\0', '😀'.repeat(50), "'; --"]
    for (const value of [...days, ...odd]) {
      for (const name of Object.keys(exampleApplicant())) {
        const answers = { ...exampleApplicant(), [name]: value }
        const blocking = errorsOf(checkApplicant(answers, exampleContext))
        expect(findApplicantErrors(answers, exampleContext)).toEqual(blocking)
      }
    }
  })
})

describe('the shape of one traveller', () => {
  it('keeps names as meant and codes in one form', () => {
    const kept = applicantSchema.parse({
      ...{ ...exampleApplicant(), firstName: ' Zoë  d’Arc ', passportNumber: 'x 123-4567' },
      ...{ nationality: ' ch ', dateOfBirth: ' ١٩٩٠-٠٣-٢٧ ' },
      ...{ id: 7, passportPhotoUrl: 'https://example.com/' },
    })
    expect(kept).toEqual(exampleApplicant({ firstName: "Zoë d'Arc" }))
  })

  it.each(['', null, undefined])('what may be left out may be %j', (nothing) => {
    const left = { residentialPostalCode: nothing, accommodationAddress: nothing }
    const companion = { companionName: nothing, companionRelationship: nothing }
    const typed = { ...exampleApplicant(), ...left, ...companion, portOfEntry: nothing }
    expect(applicantSchema.parse(typed)).toEqual(exampleApplicant())
  })

  it.each([
    [{ firstName: 'A'.repeat(129) }, 'firstName', 'text.too-long'],
    [{ firstName: 'Ada\u0007' }, 'firstName', 'text.control'],
    [{ firstName: ' '.repeat(513) }, 'firstName', 'text.too-long'],
    [{ firstName: `A${'\u0301'.repeat(9)}` }, 'firstName', 'text.control'],
    [{ passportNumber: '-'.repeat(257) }, 'passportNumber', 'text.too-long'],
    [{ dateOfBirth: ' '.repeat(129) }, 'dateOfBirth', 'text.too-long'],
    [{ residentialAddress: 'A'.repeat(201) }, 'residentialAddress', 'text.too-long'],
    [{ gender: 'x' }, 'gender', 'gender.required'],
    [{ companionRelationship: 'pet' }, 'companionRelationship', 'value.unreadable'],
    [{ dateOfBirth: undefined }, 'dateOfBirth', 'dateOfBirth.required'],
    [{ nationality: 756 }, 'nationality', 'nationality.required'],
  ])('%j is refused by its rule', (changes, path, code) => {
    const result = applicantSchema.safeParse({ ...exampleApplicant(), ...changes })
    const params = code === 'text.too-long' ? { params: { max: expect.any(Number) } } : {}
    expect(findingsOf(result.error?.issues ?? [])).toMatchObject([{ path, code, ...params }])
  })

  it('takes a name whose every letter comes in four pieces', () => {
    const firstName = 'ᾯ'.repeat(128).normalize('NFD')
    const kept = applicantSchema.parse({ ...exampleApplicant(), firstName })
    expect(firstName).toHaveLength(512)
    expect(kept.firstName).toBe('ᾯ'.repeat(128))
  })

  it('keeps of unfinished answers what fits', () => {
    const kept = applicantDraftSchema.parse({ firstName: ' Ada ', gender: '', dateOfBirth: '1990' })
    expect(kept).toMatchObject({ firstName: 'Ada', gender: undefined, dateOfBirth: '1990' })
    expect(applicantDraftSchema.parse(exampleApplicant())).toEqual(exampleApplicant())
  })
})
