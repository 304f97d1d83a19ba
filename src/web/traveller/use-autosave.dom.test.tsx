import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFields, type Fields } from '../form/fields.tsx'
import { type Answer, ok, renderIsland, serve } from '../test-support.tsx'
import { formValues, type OwnPart, type OwnValues } from './own-part.ts'
import { useAutosave } from './use-autosave.ts'

const part = { id: 'p', answers: {}, revision: 0 } as OwnPart
const onEnded = () => undefined

function Autosave({ fields }: Readonly<{ fields: Fields<OwnValues> }>) {
  return <p>{useAutosave({ part, fields, onEnded }).state.kind}</p>
}

afterEach(() => void vi.useRealTimers())

test('what is typed while a failed save is tried again is saved after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const answers = ['no answer' as const, promise]
  const sent = serve({
    'PUT /api/own-part/p': () => answers.shift() ?? ok({ revision: 2, finishedAt: null }),
  })
  const fields = createFields(formValues({}))
  const { container } = renderIsland(<Autosave fields={fields} />, ['error', 'form', 'site'])
  const type = (firstName: string) => act(async () => fields.set('own.firstName', firstName))
  const pass = (seconds: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)))
  await type('A')
  await pass(1)
  expect(container.textContent).toBe('failing')
  await pass(2)
  await type('AB')
  await act(async () => resolve(ok({ revision: 1, finishedAt: null })))
  await pass(1)
  expect(container.textContent).toBe('saved')
  expect(sent).toMatchObject([
    { body: { answers: { firstName: 'A' } } },
    { body: { answers: { firstName: 'A' } } },
    { body: { answers: { firstName: 'AB' }, revision: 1 } },
  ])
})

test('what is being saved is sent once more on leaving, which drops it, and nothing after the answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const sent = serve({ 'PUT /api/own-part/p': promise })
  const fields = createFields(formValues({}))
  renderIsland(<Autosave fields={fields} />, ['error', 'form', 'site'])
  await act(async () => fields.set('own.firstName', 'A'))
  await act(async () => void (await vi.advanceTimersByTimeAsync(1000)))
  expect(sent).toHaveLength(1)
  const leave = () => act(async () => void dispatchEvent(new Event('pagehide')))
  await leave()
  expect(sent[1]).toEqual(sent[0])
  await act(async () => resolve(ok({ revision: 1, finishedAt: null })))
  await leave()
  expect(sent).toHaveLength(2)
})
