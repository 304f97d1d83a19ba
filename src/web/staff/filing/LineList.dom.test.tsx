import { notifyManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ok, problem, renderStaff, serve } from '../test-support.tsx'
import { LineList } from './LineList.tsx'
import { type Filing, type FilingLine, useFiling } from './use-filing.ts'
import { useTicks } from './use-ticks.ts'

const line = (key: string, more: Partial<FilingLine> = {}): FilingLine => ({
  ...{ section: 'start', key, label: `Line ${key}`, value: key.toUpperCase(), missing: null },
  ...{
    kept: null,
    isOptional: false,
    alike: 0,
    isShared: false,
    askedAt: null,
    mark: `mark ${key}`,
    tick: null,
  },
  ...more,
})
const empty = (key: string, more: Partial<FilingLine> = {}) =>
  line(key, { value: '', missing: 'not-asked', ...more })
const ada = { id: 7, position: 1, name: 'Ada Muster', state: 'ready' as const }
const by = { id: 'asha', name: 'Asha Sample' }
const at = '2026-11-20T12:00:00Z'
const kept = { origin: 'call' as const, by, at }
const filingOf = (...lines: FilingLine[]): Filing => ({
  application: { id: 42, reference: 'TZ-000042', version: 3, visaType: 'tourist', dueOn: null },
  ...{ traveller: ada, travellers: [ada], sections: [{ key: 'start', label: 'Start' }], lines },
  ...{ documents: [], portalNumber: null, securityQuestion: null, hasSecurityAnswer: false },
  ...{ fee: null, usualFeeCents: 50_00, filedAt: null, whyNotFile: null },
  ...{ former: [], isAskable: true },
})

const getting = 'GET /api/admin/applicants/7/filing'
const answering = 'PUT /api/admin/applicants/7/filing/answers'
const ticking = 'PUT /api/admin/applicants/7/filing/ticks'

/** Whether the first line was ticked, by frame. */
const drawn: boolean[] = []

function Lines({ filing }: Readonly<{ filing: Filing }>) {
  const ticks = useTicks(filing)
  drawn.push(ticks.isTicked(filing.lines[0]?.key ?? ''))
  return <LineList filing={filing} ticks={ticks} onEnd={() => {}} />
}
function Page() {
  const { data } = useFiling(7)
  return data ? <Lines filing={data} /> : null
}

async function open(filing: Filing, answers: Parameters<typeof serve>[0] = {}) {
  const sent = serve({ [getting]: ok(filing), ...answers })
  const { user } = renderStaff(<Page />)
  await screen.findByRole('region', { name: 'Lines of the form' })
  const bodies = () => sent.flatMap(({ route, body }) => (route === answering ? [body] : []))
  return { user, bodies }
}
const row = (key: string) => screen.getByRole('button', { name: new RegExp(`^[–]?Line ${key}`) })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Answer/ })

test('keys lead to lines without a value, and an answer on to the next thing to do', async () => {
  const before = filingOf(line('a', { tick: { by, at } }), empty('b', { alike: 2 }), empty('c'))
  const after = filingOf(
    ...[line('a', { tick: { by, at } }), line('b', { value: 'Single', kept }), empty('c')],
  )
  const { user, bodies } = await open(before, { [answering]: ok(after) })
  expect(document.activeElement).toBe(row('a'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(row('b'))
  await user.keyboard(' ')
  expect(document.activeElement).toBe(field())
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(row('b'))
  await user.keyboard('{Enter}')
  // Nothing, and letters that the portal does not take, are not sent.
  await user.keyboard('{Enter}')
  await user.keyboard('Один{Enter}')
  expect(bodies()).toEqual([])
  await user.clear(field())
  await user.keyboard('Single')
  await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'a call')
  await user.click(screen.getByRole('checkbox', { name: 'Also for the other 2 travellers' }))
  field().focus()
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(document.activeElement).toBe(row('c')))
  expect(bodies()).toEqual([
    {
      answers: [{ line: 'b', mark: 'mark b', value: 'Single' }],
      ...{ origin: 'call', isForAll: true },
    },
  ])
  expect(row('b').textContent).toContain('Single')
  expect(screen.getByText(/^from a call, noted by Asha Sample, /)).toBeDefined()
  // The next answer is likely from the same call.
  await user.keyboard('{Enter}')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'From' }).value).toBe('call')
})

test('a tick stays in every frame while it is saved', async () => {
  // As in a browser, where what was saved is drawn a task later.
  notifyManager.setScheduler(setTimeout)
  onTestFinished(() => notifyManager.setScheduler(queueMicrotask))
  const saved = filingOf(line('a', { tick: { by, at } }), line('b'))
  const { user } = await open(filingOf(line('a'), line('b')), { [ticking]: ok(saved) })
  drawn.length = 0
  await user.keyboard('{Enter}')
  await screen.findByText(/Asha Sample/)
  expect([...new Set(drawn)]).toEqual([true])
})

test('where the portal has choices, its words are offered, and any may be typed', async () => {
  const marital = empty('marital-status', { label: 'Marital status' })
  const { user } = await open(filingOf(marital))
  await user.click(screen.getByRole('button', { name: /Marital status/ }))
  const cell = screen.getByRole<HTMLInputElement>('combobox', { name: /^Answer/ })
  expect([...(cell.list?.options ?? [])].map(({ value }) => value)).toContain('Widowed')
})

test('an answer is changed, and taken away where it is emptied', async () => {
  const { user, bodies } = await open(filingOf(line('a', { kept }), line('b')), {
    [answering]: ok(filingOf(empty('a'), line('b'))),
  })
  await user.click(screen.getByRole('button', { name: 'Change the answer: Line a' }))
  expect(field().value).toBe('A')
  await user.clear(field())
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(document.activeElement).toBe(row('b')))
  expect(bodies()).toMatchObject([{ answers: [{ line: 'a', value: '' }] }])
  expect(row('a').textContent).toContain('not asked of travellers')
})

test('what a colleague kept meanwhile is shown, and what was typed stays', async () => {
  const before = filingOf(empty('a'), line('b'))
  const after = filingOf(line('a', { value: 'Single', kept }), line('b'))
  const { user } = await open(before, {
    [getting]: [ok(before), ok(after)],
    [answering]: problem(409, 'application.changed'),
  })
  await user.click(row('a'))
  await user.keyboard('Married')
  await user.keyboard('{Enter}')
  await screen.findByText('Single')
  expect(field().value).toBe('Married')
})
