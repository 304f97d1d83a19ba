import { beforeEach, expect, test } from 'vitest'
import { ok, problem, serve } from '../test-support.tsx'
import { isClosedHere, loadApplication } from './load-application.ts'

const [opens, status] = ['POST /api/access/letter', 'GET /api/status']

beforeEach(() => history.replaceState(null, '', '/status#open=id.mac'))

test('the link of a letter opens the application first, once, and its token leaves the address', async () => {
  const sent = serve({ [opens]: ok(), [status]: ok({ id: 1 }) })
  expect(await loadApplication('order-1')).toEqual({ id: 1 })
  expect(location.hash).toBe('')
  await loadApplication('order-1')
  expect(sent.map(({ route }) => route)).toEqual([opens, status, status])
  expect(sent[0]?.body).toEqual({ orderId: 'order-1', token: 'id.mac' })
})

test('where no answer comes the next try brings the token again', async () => {
  const sent = serve({ [opens]: ['no answer', ok()], [status]: ok({ id: 1 }) })
  await expect(loadApplication('order-1')).rejects.toThrow()
  expect(await loadApplication('order-1')).toEqual({ id: 1 })
  expect(sent.map(({ route }) => route)).toEqual([opens, opens, status])
})

test.each([
  [404, 'application.not-found'],
  [401, 'request.unauthorized'],
])('a link that counts no more leads where no link leads: %i', async (code, name) => {
  serve({ [opens]: problem(410, 'link.expired'), [status]: problem(code, name) })
  const failed = await loadApplication('order-1').catch((error: unknown) => error)
  expect(isClosedHere(failed)).toBe(true)
})
