import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#client/error.ts'
import { exampleApplication, exampleTraveller } from '../own/test-support.tsx'
import { renderIsland } from '../test-support.tsx'
import { NowCard } from './NowCard.tsx'
import { LoadFailed } from './StatusResult.tsx'
import { standingOfView } from './standing.ts'

const namespaces = ['status', 'document', 'help', 'link', 'error', 'form', 'site'] as const
const ignore = () => undefined

test.each([
  ['a look-up', null, ['Apply again', 'What is refunded']],
  ['their own page', 'order-1', ['Apply again']],
])('who was rejected reads why on %s, and finds what comes next', (_, orderId, links) => {
  const rejected = {
    ...{ event: 'status-changed', status: 'rejected', at: '2026-11-21T09:00:00.000Z' },
    note: 'The photo is of a cat.',
  }
  const view = exampleApplication({
    status: 'rejected',
    applicants: [exampleTraveller({ state: 'rejected' })],
    timeline: [rejected] as never,
  })
  const standing = standingOfView(view, 'en')
  renderIsland(
    <NowCard standing={standing} orderId={orderId} question={null} onChanged={ignore} />,
    namespaces,
  )
  expect(screen.getByText(rejected.note, { selector: 'bdi' })).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
})

test.each([
  ['no connection', new ApiError('network'), 1],
  ['no such application', new ApiError('problem', { code: 'application.not-found' }), 0],
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
