import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleApplication, ok, renderStaff, serve } from '../test-support.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import type { Filing, FilingLine } from './use-filing.ts'

const line = (key: string): FilingLine => ({
  ...{ section: 'start', key, label: `Line ${key}`, value: 'ADA', missing: null },
  ...{
    kept: null,
    isOptional: false,
    alike: 0,
    isShared: false,
    askedAt: null,
    mark: 'mark',
    tick: null,
  },
})
const ada = { id: 7, position: 1, name: 'Ada Muster', state: 'ready' as const }
const filing: Filing = {
  application: { id: 42, reference: 'TZ-000042', version: 3, visaType: 'tourist', dueOn: null },
  ...{ traveller: ada, travellers: [ada], sections: [], lines: [line('a'), line('b')] },
  ...{ documents: [], portalNumber: null, securityQuestion: null, hasSecurityAnswer: false },
  ...{ fee: null, usualFeeCents: 50_00, filedAt: null, whyNotFile: null },
  ...{ former: [], isAskable: true },
}
const path = 'POST /api/admin/applicants/7/filed'
const savePath = 'PUT /api/admin/applicants/7/filing'

function open(uncopied: readonly FilingLine[], changes: Partial<Filing> = {}) {
  const shown = { ...filing, ...changes }
  const sent = serve({ [path]: ok({ next: null, held: 9 }), [savePath]: ok(shown) })
  const form = <DetailsForm filing={shown} uncopied={uncopied} flush={async () => {}} />
  const { user } = renderStaff(form, { application: exampleApplication() })
  const file = () => user.click(screen.getByRole('button', { name: 'Filed, next' }))
  const bodies = (to = path) => sent.flatMap(({ route, body }) => (route === to ? [body] : []))
  return { user, file, bodies }
}
const box = (name: string) => screen.getByRole('textbox', { name })

test('nobody is filed without a number, or a reason why there is none', async () => {
  const { user, file, bodies } = open([])
  expect(screen.queryByRole('textbox', { name: 'Why there is no number' })).toBeNull()
  await file()
  expect(document.activeElement).toBe(box('Application number'))
  expect(bodies()).toEqual([])
  await user.type(box('Why there is no number'), 'Comes by email')
  await file()
  await screen.findByText('Ada Muster is filed')
  // Not that no fee is paid: a colleague may have noted it since.
  expect(bodies()).toEqual([
    { portalNumber: '', securityQuestion: '', noNumber: 'Comes by email', version: 3 },
  ])
})

test('lines that were not copied are asked about once', async () => {
  const { user, file, bodies } = open([line('b')])
  await user.type(box('Application number'), 'EV-7')
  await file()
  expect(screen.getByRole('group', { name: '1 of 2 lines were not copied' }).textContent).toContain(
    'Line b',
  )
  expect(bodies()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await file()
  await user.click(screen.getByRole('button', { name: 'Copied all the same' }))
  await screen.findByText('Ada Muster is filed')
  expect(bodies()).toMatchObject([{ portalNumber: 'EV-7' }])
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
})

test('lines without an answer are asked about by name, once', async () => {
  const empty = ['c', 'd'].map((key) => ({ ...line(key), value: '', missing: 'empty' as const }))
  const optional = { ...line('e'), value: '', missing: 'empty' as const, isOptional: true }
  const { user, file, bodies } = open([], { lines: [line('a'), ...empty, optional] })
  await user.type(box('Application number'), 'EV-7')
  await file()
  const question = screen.getByRole('group', { name: '2 lines have no answer' })
  expect(question.textContent).toContain('No answer: Line c, Line d.')
  expect(bodies()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'File without' }))
  await screen.findByText('Ada Muster is filed')
})

test('the fee is sent only where it was changed, each time once', async () => {
  const by = { id: 'asha', name: 'Asha Sample' }
  const fee = { amountCents: 50_00, paidOn: '2026-11-20', by, recordedAt: '2026-11-20T12:00:00Z' }
  const { user, bodies } = open([], { fee })
  const save = async () => {
    const before = bodies(savePath).length
    await user.click(screen.getByRole('button', { name: 'Save without filing' }))
    await vi.waitFor(() => expect(bodies(savePath)).toHaveLength(before + 1))
  }
  const [amount] = screen.getAllByDisplayValue('50')
  await save()
  await user.clear(amount as HTMLElement)
  await user.type(amount as HTMLElement, '52')
  await save()
  await save()
  await user.clear(amount as HTMLElement)
  await save()
  expect(bodies(savePath).map((body) => (body as { fee?: unknown }).fee)).toEqual([
    undefined,
    { amountCents: 52_00, paidOn: '2026-11-20' },
    undefined,
    null,
  ])
})
