import { focusManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DeleteApplication } from '../cancellation/DeleteApplication.tsx'
import { standingOfView } from '../status/standing.ts'
import { type Answer, button, ok, problem, renderIsland, serve } from '../test-support.tsx'
import { HistoryCard } from './MyApplication.tsx'
import { exampleApplication } from './test-support.tsx'

const thread = 'GET /api/applications/1/thread'
const unpaid = {
  ...{ ends: 'nothing', refund: 0, paid: 0, fee: 0, ground: null, grounds: [] },
  ...{ cancellationHours: 24, applicantIds: [], canDelete: true, requests: [] },
}

afterEach(() => {
  cleanup()
  focusManager.setFocused(undefined)
})

/** The page is looked at again, which asks for everything anew; until that is answered. */
const lookAgain = () =>
  act(async () => {
    window.dispatchEvent(new Event('visibilitychange'))
    await new Promise((answered) => setTimeout(answered))
  })

/** Deletes an application beside its thread, which came before; the deletion is not answered yet. */
async function beginDeleting() {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const sent = serve({
    [thread]: ok({ entries: [], before: null }),
    'GET /api/applications/1/cancellation': ok(unpaid),
    'DELETE /api/applications/1': promise,
  })
  const application = exampleApplication()
  const onDone = vi.fn()
  const { user } = renderIsland(
    <>
      <HistoryCard application={application} standing={standingOfView(application, 'en')} />
      <DeleteApplication application={application} onDone={onDone} />
    </>,
    ['own', 'messenger', 'status', 'help', 'form', 'error', 'site'],
  )
  await screen.findByText(/^No messages yet/)
  await user.click(await screen.findByRole('button', { name: 'Delete everything' }))
  const asked = () => sent.filter(({ route }) => route === thread).length
  await lookAgain()
  await user.click(button('Delete for good'))
  return { asked, answer: (given: Answer) => act(async () => resolve(given)), onDone }
}

test('nothing is asked of an application that is being deleted, nor afterwards', async () => {
  const { asked, answer, onDone } = await beginDeleting()
  await lookAgain()
  await answer(ok())
  await lookAgain()
  expect(onDone).toHaveBeenCalled()
  expect(asked()).toBe(2)
})

test('what could not be deleted is asked for again', async () => {
  const { asked, answer } = await beginDeleting()
  await answer(problem(409, 'payment.still-open'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  await expect.poll(asked).toBe(3)
})

test('an application into which money came is not deleted', async () => {
  const route = 'GET /api/applications/1/cancellation'
  const sent = serve({ [route]: ok({ ...unpaid, canDelete: false }) })
  const piece = <DeleteApplication application={{ id: 1 }} onDone={() => {}} />
  renderIsland(piece, ['help', 'error', 'site'])
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(async () => {})
  expect(screen.queryByRole('button')).toBeNull()
})
