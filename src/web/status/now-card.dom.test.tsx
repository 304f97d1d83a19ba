import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#client/error.ts'
import { exampleApplication, exampleTraveller } from '../own/test-support.tsx'
import { renderIsland } from '../test-support.tsx'
import { NowCard } from './NowCard.tsx'
import { Applicants, ApplicationDetails, LoadFailed } from './StatusResult.tsx'
import { rejectionReason, standingOfView } from './standing.ts'

const namespaces = ['status', 'document', 'help', 'link', 'error', 'form', 'site'] as const
const ignore = () => undefined
type Card = Parameters<typeof NowCard>[0]
const card = (standing: Card['standing'], more: Partial<Card> = {}) => (
  <NowCard {...{ standing, orderId: null, question: null, onChanged: ignore, ...more }} />
)

test.each([
  ['a look-up', null, ['Apply again', 'What is refunded']],
  ['their own page', 'order-1', ['Apply again']],
])('who was rejected reads why on %s, and finds what comes next', (_, orderId, links) => {
  const note = 'The photo is of a cat.'
  const at = '2026-11-21T09:00:00.000Z'
  const rejected = { event: 'status-changed', status: 'rejected', at, note }
  const view = exampleApplication({
    status: 'rejected',
    applicants: [exampleTraveller({ state: 'rejected' })],
    timeline: [rejected] as never,
  })
  renderIsland(card(standingOfView(view, 'en'), { orderId }), namespaces)
  expect(screen.getByText(rejected.note, { selector: 'bdi' })).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
})

test.each([
  ['rejected alike', ['No photo.', 'No photo.'], 'No photo.'],
  ['rejected for different reasons', ['No photo.', 'No ticket.'], null],
  ['rejected, one without a reason', ['No photo.', null], null],
])('%s, travellers by themselves: their reason is said once', (_, reasons, said) => {
  const applicants = reasons.map((stateReason) =>
    exampleTraveller({ state: 'rejected', stateReason }),
  )
  const view = exampleApplication({ status: 'rejected', applicants })
  expect(rejectionReason(standingOfView(view, 'en'))).toBe(said)
})

test.each(['paid', 'refunded'] as const)(
  'cancelled and %s, nothing says that it was not approved',
  (paymentStatus) => {
    const view = exampleApplication({
      ...{ status: 'rejected', paymentStatus },
      applicants: [exampleTraveller({ state: 'withdrawn', decidedAt: '2026-11-27T09:00:00.000Z' })],
      timeline: [{ status: 'rejected', at: '2026-11-27T09:00:00.000Z', note: null }] as never,
    })
    const standing = { ...standingOfView(view, 'en'), createdAt: '2026-11-20T09:00:00.000Z' }
    const { container } = renderIsland(
      <>
        {card(standing, { orderId: 'order-1' })}
        <Applicants standing={standing} />
        <ApplicationDetails standing={standing} />
      </>,
      namespaces,
    )
    expect(container.textContent).toContain('TZ-001001Cancelled')
    expect(container.textContent).toContain('Cancelled on 27\u00a0November\u00a02026')
    expect(container.textContent).not.toMatch(/Not approved|Decided/)
  },
)

const notFound = new ApiError('problem', { code: 'application.not-found' })

test.each([
  ['no connection', new ApiError('network'), 1],
  ['no such application', notFound, 0],
])(
  'a look-up that failed for %s is said with focus, and tried again where that may help',
  (_, error, count) => {
    renderIsland(<LoadFailed error={error} onRetry={ignore} isBusy={false} />, namespaces)
    const alert = screen.getByRole('alert')
    expect(document.activeElement?.contains(alert)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    expect(screen.queryAllByText('We cannot look up your application')).toHaveLength(count)
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(count)
  },
)

test('a look-up of what is not paid offers one action: the link by email', () => {
  const view = exampleApplication({ status: 'pending', paymentStatus: 'unpaid' })
  const question = { applicationId: view.reference, email: 'ada@example.com' }
  renderIsland(card(standingOfView(view, 'en'), { question }), namespaces)
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['Email me the link'])
})
