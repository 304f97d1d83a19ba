import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Application } from '../../parts/application/application.ts'
import { slotsOf } from '../../parts/application/slots.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import {
  button,
  choose,
  exampleAccount,
  exampleApplicant,
  exampleApplication,
  exampleDocument,
  ok,
  problem,
  renderStaff,
  serve,
} from '../../test-support.tsx'
import { Review } from './Review.tsx'
import { useVerdicts } from './use-verdicts.ts'

const at = '2026-11-21T10:00:00.000Z'
const ticket = exampleDocument(1, { documentType: 'flightTicket' })
const route = `POST /api/admin/documents/${ticket.id}/review`
const withTicket = (changes: Partial<typeof ticket> = {}): Application =>
  exampleApplication({
    version: changes.review ? 4 : 3,
    applicants: [exampleApplicant(1, { documents: [{ ...ticket, ...changes }] })],
  })

function OneDocument({ isOld = false }: Readonly<{ isOld?: boolean }>) {
  const { application } = useDetail()
  const verdicts = useVerdicts(() => {})
  const [slot] = application.applicants.flatMap((applicant) =>
    slotsOf(application, applicant).filter(({ type }) => type === 'flightTicket'),
  )
  return slot ? <Review slot={slot} isOld={isOld} askedLetter={null} verdicts={verdicts} /> : null
}

test('the second of two hears who was first, keeps the words, and overrules by one more press', async () => {
  const by = { id: 'cem', name: 'Cem Sample' }
  const accepted = withTicket({ review: { verdict: 'accepted', reason: null, note: null, by, at } })
  const sent = serve({ [route]: [problem(409, 'review.changed'), ok(accepted)] })
  const { user, change } = renderStaff(<OneDocument />, { application: withTicket() })
  await user.click(button(/^Reject/))
  await choose(user, 'Why', 'Cannot be read')
  // It is heard of while the form is open: what was seen is what stood there before.
  change(accepted)
  await user.click(button(/^Reject and ask/))
  expect((await screen.findAllByText(/has judged this document in the meantime/)).length).toBe(2)
  expect(screen.getByText('Cem Sample')).toBeDefined()
  await user.click(button(/^Reject and ask/))
  await screen.findByText(/^Rejected: /)
  const rejection = { verdict: 'rejected', reason: 'unreadable' }
  expect(sent.map(({ body }) => body)).toEqual([
    { ...rejection, seenAt: null },
    { ...rejection, seenAt: at },
  ])
})

type Held = { isOld?: boolean; state?: 'approved'; role?: 'viewer' }
test.each<[string, Held, RegExp]>([
  ['an older version', { isOld: true }, /older version/],
  ['a decided traveller', { state: 'approved' }, /is decided/],
  ['somebody who may only read', { role: 'viewer' }, /^Your role/],
])('of %s nobody is offered a verdict', (_, { isOld, state, role }, why) => {
  const [traveller] = withTicket().applicants
  const applicants = traveller ? [{ ...traveller, ...(state && { state }) }] : []
  const application = { ...withTicket(), applicants }
  renderStaff(<OneDocument isOld={isOld ?? false} />, { application, me: exampleAccount({}, role) })
  expect(screen.getByText(why)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(Accept|Reject)/ })).toBeNull()
})
