import { screen, waitFor, within } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { ApplicationView } from '#contract/application.ts'
import { exampleApplicant } from '../../../test/support/answers.ts'
import { box, button, ok, problem, renderIsland, retype, serve } from '../test-support.tsx'
import { CorrectContact } from './CorrectContact.tsx'
import { Corrections } from './Corrections.tsx'
import { CorrectTraveller } from './CorrectTraveller.tsx'
import { CorrectTrip } from './CorrectTrip.tsx'

const phrases = ['apply', 'correction', 'document', 'error', 'form', 'rule', 'site'] as const
const draw = (children: ReactElement) => renderIsland(children, phrases).user

const empty = ['placeOfBirth', 'occupation', 'portOfEntry', 'residentialPostalCode']
const alsoEmpty = ['accommodationAddress', 'accommodationCity', 'companionName']
const applicant = {
  ...exampleApplicant({ passportExpiryDate: '2040-05-01', intendedDateOfArrival: '2020-02-10' }),
  ...Object.fromEntries([...empty, ...alsoEmpty].map((field) => [field, null])),
  ...{ id: 7, companionRelationship: null, state: 'ready' },
  documents: [{ documentType: 'passportDocument' }],
} as unknown as ApplicationView['applicants'][number]

const application = {
  ...{ id: 42, version: 3, paymentStatus: 'paid', visaType: 'tourist', processingType: 'normal' },
  ...{ portOfEntry: 'air-jro', contactName: 'Ada Muster', contactEmail: 'ada@example.org' },
  ...{ contactPhone: '+41446681800', communicationChannel: 'other', communicationId: null },
  ...{ pendingEmail: null, correctedAfterSigning: 1, applicants: [applicant] },
} as unknown as ApplicationView

const patch = 'PATCH /api/applicants/7'

const traveller = () => {
  const [onDone, onBehind] = [vi.fn(), vi.fn()]
  const props = { application, applicant, field: 'passportNumber', onDone, onBehind } as const
  return { user: draw(<CorrectTraveller {...props} />), onDone, onBehind }
}

test('sends what changed and nothing else, without errors, and says which document it asks for again', async () => {
  const sent = serve({ [patch]: ok({}) })
  const { user, onDone } = traveller()
  expect(document.activeElement).toBe(box('Passport number'))
  expect(screen.queryByText(/need one document again/)).toBeNull()
  await user.click(button('Save the correction'))
  expect(screen.getByText(/You have not changed anything yet/)).toBeTruthy()
  await retype(user, box('Passport number'), '!')
  await user.click(button('Save the correction'))
  const summary = screen.getByRole('alert', { name: 'Form Error' })
  expect(within(summary).getAllByRole('link')).toHaveLength(1)
  expect(box('Passport number').getAttribute('aria-invalid')).toBe('true')
  await retype(user, box('Passport number'), 'x 123-4576')
  expect(screen.getByText('We will need one document again')).toBeTruthy()
  await user.click(button('Save the correction'))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(['passportNumber']))
  // The arrival has passed, and is unchanged.
  const body = { passportNumber: 'X1234576', version: 3 }
  expect(sent).toEqual([{ route: patch, query: '', body }])
})

test('what the server refuses is said beside the field that it names; who saved first is told of, and the input stays', async () => {
  const fields = [
    { path: 'passportNumber', code: 'passportNumber.too-short' },
    { path: 'residentialCity', code: 'residentialCity.required' },
  ]
  const body = { code: 'correction.refused', params: {}, fields }
  serve({ [patch]: [{ status: 422, body }, problem(409, 'application.changed')] })
  const { user, onDone, onBehind } = traveller()
  await retype(user, box('Passport number'), 'X7654321')
  await user.click(button('Save the correction'))
  await waitFor(() => expect(box('Passport number').getAttribute('aria-invalid')).toBe('true'))
  // A field of another section becomes editable.
  expect(box('City').getAttribute('aria-invalid')).toBe('true')
  await user.click(button('Save the correction'))
  await screen.findByText(/Somebody changed this application/)
  expect(onBehind).toHaveBeenCalledTimes(1)
  expect(box('Passport number').value).toBe('X7654321')
  expect(onDone).not.toHaveBeenCalled()
})

/** Reloads the application after each change. */
function Contact({ stands, begins = null }: Readonly<ContactProps>) {
  const [changes, setChanges] = useState(0)
  const pendingEmail = stands[changes] ?? null
  return (
    <CorrectContact
      application={{ ...application, pendingEmail }}
      begins={begins}
      onChanged={() => setChanges(changes + 1)}
    />
  )
}
type ContactProps = {
  /** The unconfirmed address, initially and after each change. */
  stands: readonly (string | null)[]
  begins?: 'code' | null
}

test('an address that waits for its code is shown whole, with the field for it, typed anew or given up', async () => {
  const contact = 'PATCH /api/applications/42/contact'
  const sent = serve({ [contact]: ok({ codeSentTo: 'i…@example.org' }) })
  const user = draw(<Contact stands={['ida@exmaple.org', 'ida@example.org', null]} begins="code" />)
  expect(screen.getByText(/We have sent a code to ida@exmaple.org/)).toBeTruthy()
  expect(document.activeElement).toBe(box('Six-digit code'))
  await user.click(button('Enter another address'))
  expect(box('Email address').value).toBe('ida@exmaple.org')
  await retype(user, box('Email address'), 'ida@example.org')
  await user.click(button('Save contact details'))
  await screen.findByText(/We have sent a code to ida@example.org/)
  await user.click(button('Keep the old address'))
  await screen.findByText('We will continue writing to the old address')
  expect(screen.queryByRole('textbox')).toBeNull()
  const said = sent.map(({ body }) => body)
  expect(said).toEqual([
    { contactEmail: 'ida@example.org', version: 3 },
    { contactEmail: 'ada@example.org' },
  ])
})

test('of an address that letters come back from nothing good is said, until another is typed', async () => {
  const unreachable = { address: 'h…@example.org', code: '5.1.1' }
  const returned = { ...application, unreachable }
  const user = draw(<CorrectContact application={returned} begins="form" onChanged={vi.fn()} />)
  expect(await screen.findByText('Our emails do not reach you')).toBeTruthy()
  await retype(user, box('Email address'), 'ida@example.org')
  expect(screen.queryByText('Our emails do not reach you')).toBeNull()
})

test('a messenger at the old phone number changes with it only on request', async () => {
  const contact = 'PATCH /api/applications/42/contact'
  const sent = serve({ [contact]: ok(application) })
  const old = '+41446681800'
  const whatsapp = { communicationChannel: 'whatsapp', communicationId: old } as const
  const at = { ...application, ...whatsapp }
  const user = draw(<CorrectContact application={at} begins="form" onChanged={vi.fn()} />)
  const name = `Your WhatsApp number is still ${old}. Change it too.`
  const tick = () => screen.queryByRole<HTMLInputElement>('checkbox', { name })
  const id = () => box('Your WhatsApp number')
  expect(tick()).toBeNull()
  await retype(user, box(/^Phone number/), '+44 20 7946 012')
  expect([tick()?.checked, id().value]).toEqual([false, old])
  await user.click(screen.getByRole('checkbox'))
  await user.type(box(/^Phone number/), '3')
  expect([tick()?.checked, id().value]).toEqual([true, '+44 20 7946 0123'])
  await user.click(screen.getByRole('checkbox'))
  expect([tick()?.checked, id().value]).toEqual([false, old])
  await user.click(screen.getByRole('checkbox'))
  await retype(user, id(), '+4722225555')
  await user.type(box(/^Phone number/), '4')
  expect([tick(), id().value]).toEqual([null, '+4722225555'])
  await user.click(button('Save contact details'))
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ communicationId: '+4722225555' }))
})

test('how all arrive is changed together, and only what goes together is sent', async () => {
  const route = 'PATCH /api/applications/42/trip'
  const sent = serve({ [route]: ok(application) })
  const onDone = vi.fn()
  const arriving = { ...application, transportationMethod: 'airports' as const }
  const given = { application: arriving, field: 'portOfEntry', onDone, onBehind: vi.fn() } as const
  const user = draw(<CorrectTrip {...given} />)
  const port = () => screen.getByLabelText('Port of entry')
  expect(document.activeElement).toBe(port())
  await user.click(screen.getByRole('radio', { name: 'By sea' }))
  await user.click(button('Save the correction'))
  expect(port().getAttribute('aria-invalid')).toBe('true')
  await user.selectOptions(port(), 'Port of Zanzibar (Malindi)')
  expect(screen.getByText(/Zanzibar requires its own inbound insurance/)).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(button('Save the correction'))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(['transportationMethod', 'portOfEntry']))
  const body = { transportationMethod: 'vessel', portOfEntry: 'sea-znz', version: 3 }
  expect(sent).toMatchObject([{ route, body }])
})

test('lists corrections: before, after, by whom and why', async () => {
  const made = { at: '2026-11-21T09:00:00.000Z', applicantId: 7, reason: 'typed wrong' }
  serve({
    'GET /api/applications/42/corrections': ok([
      { ...made, by: 'staff', field: 'nationality', from: 'CH', to: 'DE' },
      { ...made, by: 'traveller', field: 'occupation', from: null, to: 'Painter' },
      {
        ...{ ...made, applicantId: null, reason: null, by: 'traveller' },
        ...{ field: 'transportationMethod', from: 'airports', to: 'vessel' },
      },
    ]),
  })
  draw(<Corrections application={application} />)
  const [first, second, third] = await screen.findAllByRole('listitem')
  expect(screen.getByText('Corrected after signing')).toBeTruthy()
  expect(first?.textContent).toContain('Corrected by us')
  expect(first?.textContent).toMatch(/Switzerland.*Germany.*typed wrong/)
  expect(second?.textContent).toMatch(/Occupation.*Corrected by you.*left empty.*Painter/)
  expect(third?.textContent).toMatch(/Arrival.*By air.*By sea/)
})
