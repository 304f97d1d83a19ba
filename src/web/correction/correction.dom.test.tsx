import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ApplicationView } from '#contract/application.ts'
import { compilePhrases } from '#phrases/compile.ts'
import { WorkIsland } from '../api/WorkIsland.tsx'
import { CorrectContact } from './CorrectContact.tsx'
import { Corrections } from './Corrections.tsx'
import { CorrectTraveller } from './CorrectTraveller.tsx'

const phrases = JSON.stringify(
  compilePhrases('en', ['apply', 'correction', 'document', 'error', 'form', 'rule', 'site']),
)

type Answer = Readonly<{ status: number; body: unknown }>
let answers: Record<string, Answer[]> = {}
let sent: { route: string; body: unknown }[] = []

beforeEach(() => {
  answers = {}
  sent = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const route = `${init.method ?? 'GET'} ${new URL(input, 'http://localhost').pathname}`
    if (route === 'POST /api/validate-email') return new Response('{}', { status: 500 })
    sent.push({ route, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    const answer = answers[route]?.shift()
    if (!answer) console.error(`Nobody answers ${route}`)
    return new Response(JSON.stringify(answer?.body ?? {}), {
      status: answer?.status ?? 500,
      headers: { 'content-type': 'application/json' },
    })
  })
})

const applicant = {
  id: 7,
  firstName: 'Ada',
  lastName: 'Muster',
  singleName: false,
  dateOfBirth: '1990-03-27',
  placeOfBirth: null,
  nationality: 'CH',
  gender: 'female',
  occupation: null,
  passportNumber: 'X1234567',
  passportIssueDate: '2022-05-02',
  passportExpiryDate: '2040-05-01',
  passportIssuingCountry: 'CH',
  intendedDateOfArrival: '2020-02-10',
  portOfEntry: null,
  residentialAddress: 'Bundesplatz 3',
  residentialCity: 'Bern',
  residentialCountry: 'CH',
  residentialPostalCode: null,
  accommodationAddress: null,
  accommodationCity: null,
  hasCompanion: false,
  companionName: null,
  companionRelationship: null,
  documents: [{ documentType: 'passportDocument' }],
  state: 'ready',
} as unknown as ApplicationView['applicants'][number]

const application = {
  id: 42,
  version: 3,
  paymentStatus: 'paid',
  visaType: 'tourist',
  processingType: 'normal',
  portOfEntry: 'air-jro',
  contactName: 'Ada Muster',
  contactEmail: 'ada@example.org',
  contactPhone: '+41446681800',
  communicationChannel: 'other',
  communicationId: null,
  correctedAfterSigning: 1,
  applicants: [applicant],
} as unknown as ApplicationView

function draw(children: ReactNode) {
  render(
    <WorkIsland language="en" phrases={phrases}>
      {children}
    </WorkIsland>,
  )
  return userEvent.setup({ delay: null })
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const type = async (user: ReturnType<typeof draw>, name: string | RegExp, text: string) => {
  await user.clear(box(name))
  await user.type(box(name), text)
}

const traveller = (changes: Partial<typeof applicant> = {}) => {
  const onChanged = vi.fn()
  const user = draw(
    <CorrectTraveller
      application={application}
      applicant={{ ...applicant, ...changes }}
      onChanged={onChanged}
    />,
  )
  return { user, onChanged }
}

test('sends what changed and nothing else, and says before which document it asks for again', async () => {
  const route = 'PATCH /api/applicants/7'
  answers = { [route]: [{ status: 200, body: {} }] }
  const { user, onChanged } = traveller()
  await user.click(button(/^Correct answers ?Ada Muster/))
  expect(screen.queryByText(/need one document again/)).toBeNull()
  await type(user, 'Passport number', 'x 123-4576')
  expect(screen.getByText('We will need one document again')).toBeTruthy()
  await user.click(button('Save the correction'))
  await screen.findByText('The correction has been saved')
  // The arrival is past by now, and nobody touched it.
  expect(sent).toEqual([{ route, body: { passportNumber: 'X1234576', version: 3 } }])
  expect(onChanged).toHaveBeenCalledTimes(1)
})

test('a fault stands beside its field, and nothing is sent', async () => {
  const { user } = traveller()
  await user.click(button(/^Correct answers/))
  await user.click(button('Save the correction'))
  expect(screen.getByText(/You have not changed anything yet/)).toBeTruthy()
  await type(user, 'Passport number', '!')
  await user.click(button('Save the correction'))
  const summary = screen.getByRole('alert', { name: /problem|There/i })
  expect(within(summary).getAllByRole('link')).toHaveLength(1)
  expect(box('Passport number').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('what the server refuses is said beside the field that it names', async () => {
  const fields = [{ path: 'passportNumber', code: 'passportNumber.too-short' }]
  const body = { code: 'correction.refused', params: {}, fields }
  answers = { 'PATCH /api/applicants/7': [{ status: 422, body }] }
  const { user, onChanged } = traveller()
  await user.click(button(/^Correct answers/))
  await type(user, 'Passport number', 'X7654321')
  await user.click(button('Save the correction'))
  await waitFor(() => expect(box('Passport number').getAttribute('aria-invalid')).toBe('true'))
  expect(onChanged).not.toHaveBeenCalled()
})

test('when somebody else was faster, the page is told, and what was typed stays', async () => {
  const body = { code: 'application.changed', params: {}, fields: [] }
  answers = { 'PATCH /api/applicants/7': [{ status: 409, body }] }
  const { user, onChanged } = traveller()
  await user.click(button(/Correct answers/))
  await type(user, 'Passport number', 'X7654321')
  await user.click(button('Save the correction'))
  await screen.findByText(/Somebody changed this application/)
  expect(onChanged).toHaveBeenCalledTimes(1)
  expect(box('Passport number').value).toBe('X7654321')
})

test('who is handed in is corrected by staff only', () => {
  traveller({ state: 'filed' })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a new e-mail waits for the code that went there', async () => {
  const contact = 'PATCH /api/applications/42/contact'
  const confirm = 'POST /api/applications/42/contact/confirm'
  answers = {
    [contact]: [{ status: 202, body: { codeSentTo: 'i…@example.org' } }],
    [confirm]: [
      { status: 422, body: { code: 'code.wrong', params: {}, fields: [] } },
      { status: 200, body: application },
    ],
  }
  const onChanged = vi.fn()
  const user = draw(<CorrectContact application={application} onChanged={onChanged} />)
  await user.click(button('Correct contact details'))
  await type(user, 'Email address', 'ida@example.org')
  await user.click(button('Save contact details'))
  await screen.findByText(/We have sent a code to i…@example.org/)
  await user.click(button('Confirm the address'))
  expect(box('Six-digit code').getAttribute('aria-invalid')).toBe('true')
  await user.type(box('Six-digit code'), '111111')
  await user.click(button('Confirm the address'))
  await screen.findAllByText(/This code is incorrect/)
  await type(user, 'Six-digit code', '222222')
  await user.click(button('Confirm the address'))
  await screen.findByText('From now on we will write to the new address')
  expect(sent.map(({ body }) => body)).toEqual([
    { contactEmail: 'ida@example.org', version: 3 },
    { code: '111111' },
    { code: '222222' },
  ])
})

test('of an address that letters come back from nothing good is said, until another is typed', async () => {
  const unreachable = { address: 'h…@example.org', code: '5.1.1' }
  answers = { 'POST /api/validate-email': [{ status: 200, body: { valid: true } }] }
  const returned = { ...application, unreachable }
  const user = draw(<CorrectContact application={returned} beginsWithForm onChanged={vi.fn()} />)
  expect(await screen.findByText('Our emails do not reach you')).toBeTruthy()
  await type(user, 'Email address', 'ida@example.org')
  expect(screen.queryByText('Our emails do not reach you')).toBeNull()
})

test('lists what was corrected: before, now, by whom and why', async () => {
  const made = { at: '2026-11-21T09:00:00.000Z', applicantId: 7, reason: 'typed wrong' }
  answers = {
    'GET /api/applications/42/corrections': [
      {
        status: 200,
        body: [
          { ...made, by: 'staff', field: 'nationality', from: 'CH', to: 'DE' },
          { ...made, by: 'traveller', field: 'occupation', from: null, to: 'Painter' },
        ],
      },
    ],
  }
  draw(<Corrections application={application} />)
  const [first, second] = await screen.findAllByRole('listitem')
  expect(screen.getByText('Corrected after signing')).toBeTruthy()
  expect(first?.textContent).toContain('Corrected by us')
  expect(first?.textContent).toMatch(/Switzerland.*Germany.*typed wrong/)
  expect(second?.textContent).toMatch(/Occupation.*Corrected by you.*left empty.*Painter/)
})
