import { cleanup, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { rulesOf } from '#domain/rules/rules.ts'
import { shippedDocument } from '#domain/rules/shipped.ts'
import type { Application } from '../document/checklist.ts'
import { ok, serve } from '../test-support.tsx'
import { ChangeGroup } from './MyApplication.tsx'
import { OrderSection } from './OrderSection.tsx'
import { Section } from './Section.tsx'
import { type AskedAnswer, Traveller, Travellers } from './Travellers.tsx'
import {
  exampleApplication,
  exampleStored,
  exampleTraveller,
  renderOwn,
  UploadsPage,
} from './test-support.tsx'

const onScreen = (isWide: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isWide }))

const renderPage = (application: Application, part: ReactElement) =>
  renderOwn(<UploadsPage application={application}>{part}</UploadsPage>)

function show(application: Application, asked: AskedAnswer | null = null) {
  const [applicant = exampleTraveller()] = application.applicants
  const part = { application, applicant, asked, onChanged: () => {} }
  return renderPage(application, <Traveller {...part} />)
}

const showAll = (application: Application) =>
  renderPage(application, <Travellers application={application} onChanged={() => {}} />)

test('a part is folded on a phone to its gist, and open where there is room', async () => {
  onScreen(false)
  const { user, unmount } = renderOwn(
    <Section title="Contact" gist="ada@gmail.com">
      Who it is
    </Section>,
  )
  const button = screen.getByRole('button', { name: /^Contact/ })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('Who it is')).toBeNull()
  expect(screen.getByText('ada@gmail.com')).toBeTruthy()
  await user.click(button)
  expect(screen.getByText('Who it is')).toBeTruthy()
  expect(screen.queryByText('ada@gmail.com')).toBeNull()
  unmount()
  onScreen(true)
  renderOwn(<Section title="Contact">Who it is</Section>)
  expect(screen.getByText('Who it is')).toBeTruthy()
})

test.each([
  ['that we accepted', exampleTraveller({ documents: [exampleStored({ isAccepted: true })] })],
  ['of a filed traveller', exampleTraveller({ state: 'filed' })],
  ['of a traveller with a visa', exampleTraveller({ state: 'approved' })],
])('nothing is offered in place of a document %s', (_, traveller) => {
  show(exampleApplication({ applicants: [traveller] }))
  expect(screen.getByText('me.jpg')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Add a better one: Passport photo/ })).toBeNull()
})

test.each(['rejected', 'withdrawn'] as const)('who was %s reads why', (state) => {
  const stateReason = 'The photo is of a cat.'
  const applicants = [exampleTraveller({ state, stateReason }), exampleTraveller({ id: 2 })]
  show(exampleApplication({ applicants }))
  expect(screen.getByText(stateReason, { selector: 'bdi' })).toBeTruthy()
  if (state === 'withdrawn') return
  // The only traveller reads it above, and not a second time.
  cleanup()
  show(exampleApplication({ applicants: applicants.slice(0, 1) }))
  expect(screen.queryByText(stateReason)).toBeNull()
})

test('who has all documents is not told to complete while others lack some', () => {
  onScreen(false)
  const turnOf = (action: 'complete' | 'upload') =>
    ({ turn: 'traveller', action, by: '2026-12-06' }) as const
  const one = exampleTraveller({ id: 1, turn: turnOf('complete') })
  const other = exampleTraveller({ id: 2, turn: turnOf('upload') })
  const rowsOf = (applicants: (typeof one)[]) => {
    const application = exampleApplication({ applicants, completedAt: null })
    const { unmount } = showAll(application)
    const rows = screen.getAllByRole('button').map(({ textContent }) => textContent)
    unmount()
    return rows
  }
  expect(rowsOf([one, other])).toEqual([
    'Ada MusterDocuments complete',
    'Ada MusterYour turnAdd the missing documents by 6\u00a0December\u00a02026',
  ])
  expect(rowsOf([one])).toEqual([
    'Ada MusterYour turnPress Complete Application by 6\u00a0December\u00a02026',
  ])
})

test.each([
  [
    'open',
    'ready',
    [/^Change or cancel$/, /^Change your order$/, /^Add a traveller$/, /^Cancellation/],
  ],
  ['rejected', 'rejected', [/^Access and data$/]],
  ['cancelled', 'withdrawn', [/^Access and data$/]],
  ['approved', 'approved', [/^Access and data$/]],
] as const)('%s, it offers what can still be changed', (_, state, offered) => {
  const status = state === 'ready' ? 'paid' : state === 'approved' ? 'approved' : 'rejected'
  const application = exampleApplication({
    ...{ status, paidAt: state === 'withdrawn' ? null : '2026-11-20T09:00:00.000Z' },
    applicants: [exampleTraveller({ state })],
  })
  renderOwn(<ChangeGroup application={application} onChanged={() => {}} />)
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent ?? '')
  const always = [/^Where this application is open$/, /^My data$/]
  expect(titles).toHaveLength(offered.length + always.length)
  for (const [index, title] of [...offered, ...always].entries()) {
    expect(titles[index]).toMatch(title)
  }
})

test('each traveller carries a decision of their own, and who was approved finds the visa', async () => {
  onScreen(false)
  const applicants = (['approved', 'rejected', 'withdrawn', 'filed'] as const).map((state, index) =>
    exampleTraveller({
      ...{ id: index + 1, firstName: state, state },
      turn: { turn: state === 'filed' ? 'authority' : 'nobody', action: null, by: null },
      visaDocumentUrl: state === 'approved' ? '/api/applicants/1/visa' : null,
    }),
  )
  const application = exampleApplication({ applicants, status: 'processing' })
  const { user } = showAll(application)
  const rows = screen.getAllByRole('button')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'approved MusterApproved',
    'rejected MusterNot approved',
    'withdrawn MusterCancelled',
    'filed MusterWith the authority',
  ])
  for (const row of rows) await user.click(row)
  const visas = screen.getAllByRole('button', { name: /^Download the visa/ })
  expect(visas.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Download the visa of approved Muster',
  ])
})

test('one answer is changed at its line, and the line says so afterwards', async () => {
  const route = 'PATCH /api/applicants/7'
  const sent = serve({ [route]: ok({}) })
  Element.prototype.scrollIntoView = () => {}
  const { user } = show(exampleApplication())
  expect(screen.getAllByText('left empty').length).toBeGreaterThan(1)
  await user.click(screen.getByRole('button', { name: 'Change Passport number, Ada Muster' }))
  const number = await screen.findByRole('textbox', { name: 'Passport number' })
  expect(document.activeElement).toBe(number)
  // Other answers stay readable.
  expect(screen.getByRole('button', { name: 'Change City, Ada Muster' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull()
  await user.clear(number)
  await user.type(number, 'X7654321')
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))
  await screen.findByText('The correction has been saved')
  expect(sent).toMatchObject([{ route, body: { passportNumber: 'X7654321' } }])
  await expect
    .poll(() => document.activeElement?.textContent)
    .toBe('Change Passport number, Ada Muster')
})

test('a link leads to the answer to change; of who is handed in none is changed', async () => {
  const asked = { applicantId: 7, field: 'intendedDateOfArrival' } as const
  const { unmount } = show(exampleApplication(), asked)
  expect(await screen.findByRole('button', { name: 'Save the correction' })).toBeTruthy()
  unmount()
  show(exampleApplication({ applicants: [exampleTraveller({ state: 'filed' })] }), asked)
  expect(screen.queryByRole('button', { name: /^(Change|Save the correction)/ })).toBeNull()
})

test('a port that is gone from the rules keeps its name', async () => {
  onScreen(true)
  const [port] = shippedDocument.ports
  const gone = port && { ...port, code: 'air-gone', name: 'Closed Airport' }
  const agreed = { ...shippedDocument, ports: gone ? [gone] : [] }
  serve({ 'GET /api/rules/7': ok(rulesOf(agreed, 7)) })
  const ordered = { rulesVersion: 7, portOfEntry: 'air-gone', totalPrice: 233, priceLines: [] }
  renderOwn(<OrderSection application={exampleApplication(ordered)} onChanged={() => {}} />)
  expect(await screen.findByText(/^Closed Airport/)).toBeTruthy()
})
