import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { descriptionOf } from '../../form/test-support.tsx'
import type { Applicant } from '../parts/application/application.ts'
import { aboveApplication } from '../parts/use-keys.ts'
import {
  choose as chooseFrom,
  exampleAccount,
  exampleApplicant,
  exampleApplication,
  exampleDocument,
  exampleVisa,
  ok,
  renderStaff,
  serve,
} from '../test-support.tsx'
import { ActionsTab } from './ActionsTab.tsx'

const route = (id: number) => `PUT /api/admin/applicants/${id}/decision`
const family = exampleApplication({
  status: 'processing',
  applicationType: 'family',
  numberOfApplicants: 3,
  applicants: [
    exampleApplicant(1, { firstName: 'Ana', state: 'filed', portalNumber: 'E-77' }),
    exampleApplicant(2, { firstName: 'Ben', state: 'ready' }),
    exampleApplicant(3, {
      firstName: 'Cleo',
      state: 'rejected',
      stateReason: 'Reported as lost',
      decidedAt: '2026-11-21T09:00:00.000Z',
    }),
  ],
})
const open = (given: Parameters<typeof renderStaff>[1] = {}) =>
  renderStaff(<ActionsTab refund={null} />, { application: family, ...given })
const travellers = () => within(screen.getByRole('region', { name: 'Travellers' }))
const rows = () => travellers().getAllByRole('listitem')
const row = (index: number) => within(rows()[index] as HTMLElement)
/** Those that are the one thing to press. */
const primaries = () =>
  [...document.querySelectorAll('button, a')]
    .filter((each) => each.className.includes('bg-ocean '))
    .map((each) => each.getAttribute('aria-label') ?? each.textContent)
type User = ReturnType<typeof open>['user']
/** What is rare about somebody, or about all. */
const choose = async (user: User, menu: string, line: string) => {
  await user.click(screen.getByRole('button', { name: menu }))
  await user.click(await screen.findByRole('menuitem', { name: line }))
}
const visas = '/api/admin/visa-documents'
const bulk = '/api/admin/applications/bulk'
const colleagues = '/api/admin/colleagues'
const ana = { applicantId: 1, firstName: 'Ana' }
const file = { [`GET ${visas}/${exampleVisa(1).id}/file`]: ok({}) }

test('each traveller has a state, what is known of it, and one thing comes next', () => {
  open()
  expect(screen.getByText('1 of 3 decided')).toBeDefined()
  const told = rows().map(({ textContent }) => textContent)
  expect(told).toEqual([
    expect.stringMatching(/Filed.*Portal: E-77/),
    expect.not.stringMatching(/Approve|Reject/),
    expect.stringMatching(/Reason: Reported as lost/),
  ])
  expect(row(0).getByRole('button', { name: 'Approve Ana Salehe' })).toBeDefined()
  expect(primaries()).toEqual(['Open the filing screen'])
})

type Opened = [number, string | undefined]
const list = (opened: Opened[]) => ({
  close: () => {},
  open: (id: number, tab?: string) => void opened.push([id, tab]),
  neighbour: (id: number) => id + 1,
})

test('filing asks for each number, says whom it tells, and goes on', async () => {
  const ada = { id: 1, applicationId: 42, name: 'Amina Salehe', portalNumber: null }
  const row = { id: 42, reference: 'TZ-000042', error: null }
  const sent = serve({
    [`POST ${bulk}/preview`]: ok({
      rows: [row],
      letters: [{ language: 'en', count: 1, subject: 'Filed', text: 'It is filed.' }],
      travellers: [{ ...ada, email: 'amina@example.com' }],
    }),
    [`POST ${bulk}`]: ok({ rows: [{ ...row, held: 9 }] }),
  })
  const opened: Opened[] = []
  const { user } = open({ application: exampleApplication(), list: list(opened) })
  await user.click(screen.getByRole('button', { name: 'Mark as filed …' }))
  const dialog = within(await screen.findByRole('dialog'))
  const file = () => user.click(dialog.getByRole('button', { name: 'Mark 1 traveller as filed' }))
  expect(await dialog.findByText('It is filed.')).toBeDefined()
  await file()
  expect(dialog.getByRole('alert').textContent).toContain('application number')
  expect(sent.filter((each) => each.route === `POST ${bulk}`)).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /Amina Salehe/ }), ' EV-7 ')
  await file()
  await screen.findByText('Filed: TZ-000042')
  expect(sent.find((each) => each.route === `POST ${bulk}`)?.body).toEqual({
    ids: [42],
    action: { kind: 'file', travellers: [{ id: 1, portalNumber: 'EV-7' }] },
  })
  expect(opened).toEqual([[43, 'actions']])
  await user.click(screen.getByRole('link', { name: 'Back to TZ-000042' }))
  expect(opened.at(-1)).toEqual([42, 'actions'])
})

test('the last decision of an application leads to the next one', async () => {
  const one = exampleApplication({ applicants: [exampleApplicant(1, { state: 'filed' })] })
  const after = { ...one, status: 'approved', version: 4 } as const
  serve({
    ...{ ...file, [`GET ${visas}`]: ok({ items: [exampleVisa(1)] }) },
    [route(1)]: ok({ ...after, applicants: [exampleApplicant(1, { state: 'approved' })] }),
  })
  const opened: Opened[] = []
  const { user } = open({ application: one, list: list(opened) })
  await user.click(screen.getByRole('button', { name: 'Approve Amina Salehe' }))
  await screen.findByRole('region', { name: 'Answers of Amina Salehe' })
  await user.click(screen.getByRole('button', { name: 'Approve Amina Salehe' }))
  await screen.findByText('Approved: Amina Salehe')
  expect(opened).toEqual([[43, 'actions']])
})

test('of several that wait each traveller has their own', async () => {
  const [first, second, third] = family.applicants
  const both = { ...family, applicants: [first, { ...second, state: 'filed' }, third] }
  const { id } = exampleVisa(1)
  const others = exampleVisa(2, { id, fileName: 'ben.png' }, { firstName: 'Ben' })
  const own = exampleVisa(1, { id: id.replace(/.$/, '8'), fileName: 'ana.png' }, ana)
  serve({
    ...{ ...file, [`GET ${visas}/${own.id}/file`]: ok({}) },
    [`GET ${visas}`]: ok({ items: [others, own] }),
  })
  const { user } = open({ application: both as typeof family })
  await user.click(row(0).getByRole('button', { name: 'Approve Ana Salehe' }))
  expect(await row(0).findByText('ana.png')).toBeDefined()
  await user.click(row(1).getByRole('button', { name: 'Approve Ben Salehe' }))
  expect(await row(1).findByText('ben.png')).toBeDefined()
})

test('a visa that does not name the traveller is handed over to a colleague who is chosen', async () => {
  const mismatch = exampleVisa(1, {}, { ...ana, name: null, isMatch: false })
  const handOver = 'POST /api/admin/applications/42/hand-over'
  const sent = serve({
    ...{ ...file, [`GET ${visas}`]: ok({ items: [mismatch] }) },
    [`GET ${colleagues}`]: ok({
      items: [
        { id: 'ann', name: 'Ann Mushi' },
        { id: 'ben', name: 'Ben Mushi' },
      ],
    }),
    [handOver]: ok({ ...family, version: 4 }),
  })
  const permissions = ['application.work', 'application.approve'] as const
  const { user } = open({ me: exampleAccount({ permissions: [...permissions] }, 'agent') })
  await user.click(row(0).getByRole('button', { name: 'Approve Ana Salehe' }))
  await screen.findByText(/A second person has to compare it/)
  expect(row(0).queryByRole('button', { name: 'Approve Ana Salehe' })).toBeNull()
  await chooseFrom(user, 'To whom', 'Ben Mushi')
  await user.click(row(0).getByRole('button', { name: 'Hand over to the second person' }))
  expect(sent.find((each) => each.route === handOver)?.body).toEqual({
    ...{ staffId: 'ben', applicantIds: [1], version: 3 },
  })
})

test('a second person sends back with words, beside who accepted what; who handed over takes back', async () => {
  const [first, second, third] = family.applicants as [Applicant, Applicant, Applicant]
  const handOver = { by: { id: 'ben', name: 'Ben Mushi' }, to: null, at: third.decidedAt ?? '' }
  const document = exampleDocument(1)
  const review = { ...document.review, verdict: 'accepted', by: handOver.by } as const
  const accepted = { ...document, review }
  const handed = {
    ...family,
    applicants: [
      { ...first, handOver, documents: [accepted] },
      { ...second, state: 'filed', handOver },
      third,
    ],
  } as typeof family
  const route = 'POST /api/admin/applications/42/hand-over/refusal'
  const sentBack = { by: { id: 'ann', name: 'Ann Mushi' }, at: handOver.at, note: 'Other name' }
  const sent = serve({ [route]: ok({ ...family, version: 4, sentBack }) })
  const permissions = ['application.work', 'application.approve'] as const
  const ann = exampleAccount({ id: 'ann', permissions: [...permissions] }, 'agent')
  const { user, unmount } = open({ application: handed, me: ann })
  expect(screen.getAllByRole('button', { name: 'Send back …' })).toHaveLength(1)
  expect(row(0).getByText(/accepted by Ben Mushi/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Take the hand-over back' })).toBeNull()
  // Below it may stand a rejection with its own reason.
  await user.click(row(0).getByRole('button', { name: 'Reject Ana Salehe' }))
  await user.click(row(0).getByRole('button', { name: 'Send back …' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send back' }))
  expect(sent).toEqual([])
  const why = dialog.getByRole('textbox', { name: 'Why' })
  expect(descriptionOf(why)).toContain('Say what has to be put right')
  await user.type(why, ' Other name ')
  await user.click(dialog.getByRole('button', { name: 'Send back' }))
  expect(await travellers().findByText('Other name')).toBeDefined()
  expect(sent[0]?.body).toEqual({ note: 'Other name', version: 3 })
  unmount()
  open({ application: handed, me: { ...ann, id: 'ben' } })
  expect(screen.getAllByRole('button', { name: 'Take the hand-over back' })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Send back …' })).toBeNull()
})

test('nobody is rejected without a reason, which goes to them; it can be undone, and is not asked again', async () => {
  const sent = serve({ [route(2)]: ok({ ...family, version: 4 }) })
  const { user } = open()
  await choose(user, 'More about Ben Salehe', 'Reject')
  const ben = row(1)
  expect(document.activeElement).toBe(ben.getByRole('textbox', { name: 'Reason' }))
  expect(ben.getAllByRole('textbox')).toHaveLength(1)
  expect(document.querySelector(aboveApplication)).not.toBeNull()
  await user.click(ben.getByRole('button', { name: 'Reject' }))
  const reason = ben.getByRole('textbox', { name: /Reason/ })
  expect(descriptionOf(reason)).toContain('Give the reason')
  expect(document.activeElement).toBe(reason)
  expect(sent).toEqual([])
  await user.type(reason, ' Reported as stolen ')
  await user.click(ben.getByRole('button', { name: 'Reject' }))
  await screen.findByText('Rejected: Ben Salehe')
  expect(sent[0]?.body).toEqual({
    decision: 'rejected',
    reason: 'Reported as stolen',
    version: '3',
  })
})

test('Back leaves the focus where the choice came from', async () => {
  const { user } = open()
  for (const [menu, line] of [
    ['Whole application', 'Take back for 2 travellers'],
    ['More about Ben Salehe', 'Reject'],
  ] as const) {
    await choose(user, menu, line)
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: menu }))
  }
})

test('one decision is open at a time', async () => {
  serve({ ...file, [`GET ${visas}`]: ok({ items: [] }) })
  const { user } = open()
  await user.click(row(0).getByRole('button', { name: 'Reject Ana Salehe' }))
  expect(row(0).queryByRole('button', { name: 'Reject Ana Salehe' })).toBeNull()
  expect(row(0).queryByRole('button', { name: 'Approve Ana Salehe' })).toBeNull()
  await choose(user, 'Whole application', 'Take back for 2 travellers')
  expect(screen.queryByRole('heading', { name: 'Reject Ana Salehe' })).toBeNull()
})

test.each([
  ['may not approve is offered the rest', 'application.work', /Approve/, 1],
  ['only reads is offered nothing', 'application.read', /./, 0],
] as const)('who %s', (_, permission, name, count) => {
  open({ me: exampleAccount({ permissions: [permission] }, 'agent') })
  expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryAllByRole('button', { name: /^Mark as filed …/ })).toHaveLength(count)
})
