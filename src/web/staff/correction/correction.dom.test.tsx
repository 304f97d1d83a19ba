import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applicationKey } from '../parts/application/application.ts'
import {
  box,
  button,
  exampleApplicant,
  exampleApplication,
  exampleDocument,
  ok,
  problem,
  renderStaff,
  retype,
  serve,
} from '../test-support.tsx'
import { CorrectAnswers, CorrectContact, CorrectTrip } from './CorrectApplication.tsx'
import { CorrectionsBlock } from './CorrectionsBlock.tsx'

const applicant = exampleApplicant(1, {
  documents: [exampleDocument(1, { documentType: 'passportDocument' })],
})
const application = exampleApplication({ applicants: [applicant], correctedAfterSigning: 1 })

test('answers are corrected with a reason, and with the documents that fit nothing is asked for', async () => {
  const route = 'PATCH /api/admin/applicants/1'
  const sent = serve({ [route]: ok(application) })
  const { user } = renderStaff(<CorrectAnswers applicant={applicant} />, { application })
  await user.click(button(/^Correct answers ?Amina Salehe/))
  await retype(user, box('Passport number'), 'AB123465')
  expect(screen.getByText('We will need one document again')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /documents we have show/ }))
  expect(screen.queryByText('We will need one document again')).toBeNull()
  await user.click(button('Save the correction'))
  expect(box(/Reason for the correction/).getAttribute('aria-invalid')).toBe('true')
  await user.type(box(/Reason for the correction/), 'Two digits were swapped')
  await user.click(button('Save the correction'))
  await screen.findByText('The correction has been saved')
  const body = { passportNumber: 'AB123465', reason: 'Two digits were swapped' }
  expect(sent).toEqual([{ route, query: '', body: { ...body, documentsFit: true, version: 3 } }])
})

test('what somebody else changed meanwhile keeps what is typed, and is saved onto theirs', async () => {
  const route = 'PATCH /api/admin/applicants/1'
  const sent = serve({
    [route]: [problem(409, 'application.changed'), ok(application)],
  })
  const { user, change, client } = renderStaff(<CorrectAnswers applicant={applicant} />, {
    application,
  })
  client().setQueryData(applicationKey(42), application)
  await user.click(button(/^Correct answers/))
  await retype(user, box('Passport number'), 'AB123465')
  await user.type(box(/Reason for the correction/), 'Swapped')
  await user.click(button('Save the correction'))
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Somebody changed this application/,
  )
  expect(client().getQueryState(applicationKey(42))?.isInvalidated).toBe(true)
  change({ ...application, version: 4 })
  expect(box('Passport number').value).toBe('AB123465')
  expect(box(/Reason for the correction/).value).toBe('Swapped')
  await user.click(button('Save the correction'))
  await screen.findByText('The correction has been saved')
  const bodies = sent.filter((each) => each.route === route).map(({ body }) => body)
  const said = { passportNumber: 'AB123465', reason: 'Swapped' }
  expect(bodies).toMatchObject([
    { ...said, version: 3 },
    { ...said, version: 4 },
  ])
})

test('who is with the authority is corrected with a word about that', async () => {
  const filed = { ...applicant, state: 'filed' as const }
  const { user } = renderStaff(<CorrectAnswers applicant={filed} />, { application })
  await user.click(button(/^Correct answers/))
  expect(screen.getByText('Already with the authority')).toBeTruthy()
})

test('the contact is corrected at once; a refusal stays on the form', async () => {
  const route = 'PATCH /api/admin/applications/42/contact'
  const sent = serve({
    [route]: [problem(429, 'request.too-many', { seconds: 5 }), ok(application)],
  })
  const { user } = renderStaff(<CorrectContact />, { application })
  await user.click(button('Correct contact'))
  await retype(user, box('Contact name'), 'Ida Muster')
  await user.type(box(/WhatsApp number|Messenger number/), '+4722225555')
  await user.type(box(/Reason for the correction/), 'They called')
  await user.click(button('Save contact details'))
  await screen.findByRole('alert')
  expect(box('Contact name').value).toBe('Ida Muster')
  await user.click(button('Save contact details'))
  await screen.findByText('The contact details have been saved')
  const corrections = sent.filter((each) => each.route === route)
  expect(corrections[1]?.body).toEqual({
    ...{ contactName: 'Ida Muster', communicationId: '+4722225555' },
    ...{ reason: 'They called', version: 3 },
  })
})

test('how all arrive is corrected with a reason', async () => {
  const route = 'PATCH /api/admin/applications/42/trip'
  const sent = serve({ [route]: ok(application) })
  const { user } = renderStaff(<CorrectTrip />, { application })
  await user.click(button('Correct arrival'))
  await user.click(screen.getByRole('radio', { name: 'By sea' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Port of entry' }), 'sea-dar')
  await user.click(button('Save the correction'))
  expect(sent).toEqual([])
  await user.type(box(/Reason for the correction/), 'They called')
  await user.click(button('Save the correction'))
  await screen.findByText('The correction has been saved')
  const body = { transportationMethod: 'vessel', portOfEntry: 'sea-dar', reason: 'They called' }
  expect(sent).toEqual([{ route, query: '', body: { ...body, version: 3 } }])
})

test.each([
  ['staff', { id: 'n', name: 'Neema Sample' }, 'Neema Sample', 0],
  ['traveller', null, 'The traveller', 1],
] as const)(
  'what a %s corrected stands with who did it; a new address of a traveller is pointed out',
  async (by, staff, who, warnings) => {
    const item = {
      ...{ at: new Date().toISOString(), applicantId: null, reason: 'Asked', by, staff },
      ...{ field: 'contactEmail', from: 'a@example.org', to: 'b@example.org' },
    }
    serve({ 'GET /api/admin/applications/42/corrections': ok({ items: [item] }) })
    renderStaff(<CorrectionsBlock />, { application })
    await screen.findByText('b@example.org')
    expect(screen.getByText('Corrected after signing')).toBeTruthy()
    expect(screen.queryAllByText(/The email address was changed on/)).toHaveLength(warnings)
    expect(screen.getByText(who)).toBeTruthy()
  },
)
