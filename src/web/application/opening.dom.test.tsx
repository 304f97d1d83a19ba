import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { exampleDetails } from '../../../test/support/answers.ts'
import { splitIsland } from '../i18n/island.ts'
import { exampleApplication } from '../own/test-support.tsx'
import { ok, serve } from '../test-support.tsx'
import { ApplicationPage } from './ApplicationPage.tsx'
import { pagePhrases } from './page-phrases.ts'

afterEach(() => history.replaceState(null, '', '/'))

const { island, file } = splitIsland('en', ...pagePhrases)

function saved(step: number, application: object | null = null) {
  const details = { ...exampleDetails(), numberOfApplicants: '1', rulesVersion: 1 }
  const content = { step, details, applicants: [], submissionKey: crypto.randomUUID() }
  return ok({
    ...{ content, page: { id: crypto.randomUUID(), save: 1 }, revision: 1, application },
    ...{ savedAt: '2026-11-21T14:02:00Z', expiresAt: '2026-12-05T14:02:00Z' },
  })
}

const price = { totalPrice: 233, priceLines: [] }
const unpaid = exampleApplication({ paymentStatus: 'unpaid', ...price })

const others = {
  [`GET ${island.late}`]: ok(JSON.parse(file)),
  'GET /api/draft/passport-pages': ok({ items: [] }),
  'POST /api/generate-agreement-pdf': ok(),
}

test('phrases that come later do not load the answers anew', async () => {
  const sent = serve({ ...others, 'GET /api/draft': saved(2) })
  history.replaceState(null, '', '/application?step=2')
  render(<ApplicationPage {...island} />)
  expect(await screen.findByRole('textbox', { name: 'Passport number' })).toBeTruthy()
  expect(sent.filter(({ route }) => route === 'GET /api/draft')).toHaveLength(1)
})

test('Back from saved answers leads to the first questions, which know of them', async () => {
  serve({ ...others, 'GET /api/draft': saved(1) })
  history.replaceState(null, '', '/application')
  history.pushState(null, '', '/application?type=single')
  render(<ApplicationPage {...island} />)
  // Listens from then on.
  await waitFor(() => expect(location.search).toContain('step=1'))
  act(() => history.back())
  expect(await screen.findByRole('button', { name: 'Continue it' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Single/ })).toBeNull()
})

test('answers begun in another tab meanwhile are offered, not overwritten', async () => {
  serve({ ...others, 'GET /api/draft': [ok(), saved(1)] })
  history.replaceState(null, '', '/application')
  render(<ApplicationPage {...island} />)
  await screen.findByRole('link', { name: /^Single/ })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('button', { name: 'Continue it' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Single/ })).toBeNull()
})

test("a letter's application is found by another try, and by a reload", async () => {
  const [opens, status] = ['POST /api/access/letter', 'GET /api/status']
  serve({
    ...others,
    [opens]: ['no answer', ok()],
    [status]: ok(unpaid),
    'GET /api/my-applications': ok({ items: [{ id: unpaid.id, orderId: 'order-1' }] }),
  })
  history.replaceState(null, '', '/application?step=3&orderId=order-1#open=id.mac')
  const { unmount } = render(<ApplicationPage {...island} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  const waits = { name: /is waiting for payment/ }
  expect(await screen.findByRole('heading', waits)).toBeTruthy()
  expect(location.href).not.toMatch(/[?#]/)
  unmount()
  render(<ApplicationPage {...island} />)
  expect(await screen.findByRole('heading', waits)).toBeTruthy()
})

test('begun again before the payment, the answers are never gone meanwhile', async () => {
  const sent = serve({
    ...others,
    'GET /api/draft': [saved(1, { ...unpaid, orderId: 'order-1' }), saved(1)],
    'GET /api/status': ok(unpaid),
    'PUT /api/draft': ok({ revision: 2 }),
  })
  history.replaceState(null, '', '/application')
  render(<ApplicationPage {...island} />)
  const again = { name: 'Start again with these answers' }
  await userEvent.click(await screen.findByRole('button', again))
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeTruthy()
  const changes = sent.filter(({ route }) => /^(PUT|DELETE)/.test(route))
  expect(changes).toMatchObject([{ route: 'PUT /api/draft', body: { anew: true } }])
})
