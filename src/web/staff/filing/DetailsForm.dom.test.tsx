import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleApplication, ok, renderStaff, serve } from '../test-support.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import type { Filing, FilingLine } from './use-filing.ts'

const line = (key: string): FilingLine => ({
  ...{ section: 'start', key, label: `Line ${key}`, value: 'ADA', missing: null },
  ...{ isShared: false, mark: 'mark', tick: null },
})
const ada = { id: 7, position: 1, name: 'Ada Muster', state: 'ready' as const }
const filing: Filing = {
  application: { id: 42, reference: 'TZ-000042', version: 3, visaType: 'tourist', dueOn: null },
  ...{ traveller: ada, travellers: [ada], sections: [], lines: [line('a'), line('b')] },
  ...{ documents: [], portalNumber: null, securityQuestion: null, hasSecurityAnswer: false },
  ...{ fee: null, usualFeeCents: 50_00, filedAt: null, whyNotFile: null },
}
const path = 'POST /api/admin/applicants/7/filed'

function open(uncopied: readonly FilingLine[]) {
  const sent = serve({ [path]: ok({ next: null, held: 9 }) })
  const form = <DetailsForm filing={filing} uncopied={uncopied} flush={async () => {}} />
  const { user } = renderStaff(form, { application: exampleApplication() })
  const file = () => user.click(screen.getByRole('button', { name: 'Filed, next' }))
  const bodies = () => sent.flatMap(({ route, body }) => (route === path ? [body] : []))
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
  expect(bodies()).toMatchObject([
    { portalNumber: '', noNumber: 'Comes by email', version: 3, fee: null },
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
