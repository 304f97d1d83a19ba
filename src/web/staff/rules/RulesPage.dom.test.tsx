import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shippedDocument } from '#domain/rules/shipped.ts'
import { ok, problem, renderStaff, type Sent, serve } from '../test-support.tsx'
import { keepDraft } from './draft.ts'
import type { Version } from './queries.ts'
import { RulesPage } from './RulesPage.tsx'

beforeEach(() => void vi.setSystemTime('2026-11-28T12:00:00Z'))
afterEach(() => {
  vi.useRealTimers()
  keepDraft(null)
})

// By label, and without a look at what is hidden: computing the roles of a whole rule book takes seconds.
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const enter = async ({ click }: ReturnType<typeof renderStaff>['user'], choice: string) => {
  await click(screen.getByRole('combobox', { name: 'How they enter', hidden: true }))
  await click(await screen.findByRole('option', { name: choice, hidden: true }))
}
const fill = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })

const asha = { id: 'x', name: 'Asha Sample' }
const version = (number: number, changes: Partial<Version> = {}): Version => ({
  ...{ number, state: 'past', reason: '', source: '', createdBy: null, confirmedBy: null },
  validFrom: `2026-11-0${number}T00:00:00.000Z`,
  ...{ createdAt: '2026-11-01T00:00:00.000Z', confirmedAt: '2026-11-01T00:00:00.000Z' },
  ...changes,
})
const cheap = { ...shippedDocument, prices: { ...shippedDocument.prices, esimCents: 20_00 } }
const current = version(2, { state: 'in-force', reason: 'New supplier', createdBy: asha })
const items = [current, version(1)]
const list = 'GET /api/admin/rules'
const write = 'POST /api/admin/rules'
const read = {
  [list]: ok({ items }),
  'GET /api/admin/rules/1': ok({ ...version(1), document: cheap }),
  'GET /api/admin/rules/2': ok({ ...current, document: shippedDocument }),
}
const written = (sent: readonly Sent[]) =>
  sent.filter(({ route }) => route === write).map(({ body }) => body)[0]

test('shows what is in force, finds a nationality, and says what a version changed', async () => {
  serve(read)
  const { user } = renderStaff(<RulesPage />)
  const visa = await screen.findByRole('row', { name: /^Tourist, single entry/ })
  expect(visa.textContent).toContain('90 days')
  expect(screen.getByText('5 to 7 business days')).toBeTruthy()
  fill('Search', 'azerb')
  expect(screen.getByText('Azerbaijan').closest('li')?.textContent).toContain('not checked')
  await user.click(button('Changes of version 2'))
  const line = (await screen.findByText('$20')).closest('li')
  expect(line?.textContent).toContain('$45')
})

test('a draft is typed, refused where it is faulty, previewed and published', async () => {
  const sent = serve({ ...read, [write]: ok(version(3, { state: 'future' })) })
  const { user } = renderStaff(<RulesPage />)
  await screen.findByText('5 to 7 business days')
  await user.click(button('Change'))
  await screen.findByText('Draft from version 2', { selector: 'h1, h2, h3' })
  fill('eSIM per traveller', 'x')
  await user.click(button('Preview'))
  const alert = await screen.findByText('This cannot be published yet')
  expect(alert.closest('[role=alert]')?.textContent).toContain('eSIM per traveller')
  fill('eSIM per traveller', '0')
  fill('Tourist, single entry: of which official fee', '95')
  fill('Search', 'kenya')
  await user.click(button('Change Kenya'))
  await enter(user, 'second office first')
  await user.click(button('Done'))
  fill('Reason', 'New year')
  fill('Day', '1 January 2027')
  await user.click(button('Preview'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByText(/begins/)).toBeNull()
  expect(dialog.getByText(/of which official fee: is our whole price/)).toBeTruthy()
  expect(dialog.getByText('eSIM per traveller: moves by more than half')).toBeTruthy()
  expect(dialog.getByText('Kenya').closest('li')?.textContent).toContain('second office first')
  const family = dialog.getByRole('row', { name: /^German family of four/ })
  expect(family.textContent).toContain('$1,789')
  await user.click(button('Publish'))
  await screen.findByText('The version is published')
  expect(screen.getByText(/^It begins on 1 Jan 2027, 00:00/)).toBeTruthy()
  expect(written(sent)).toMatchObject({
    ...{ basedOn: 2, reason: 'New year', validFrom: '2027-01-01T00:00:00.000Z' },
    document: {
      prices: { esimCents: 0, visas: { tourist: { authorityCents: 95_00 } } },
      regimes: { KE: 'referral' },
    },
  })
  expect(await screen.findByText('Version 2 is in force.')).toBeTruthy()
})

async function discard(user: ReturnType<typeof renderStaff>['user']) {
  await user.click(button('Discard the draft'))
  const asked = within(await screen.findByRole('dialog', { name: 'Discard the draft?' }))
  await user.click(asked.getByRole('button', { name: 'Discard the draft' }))
}

test('a draft waits while its author looks elsewhere, and is discarded only when asked', async () => {
  serve(read)
  const { user, unmount } = renderStaff(<RulesPage />)
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const heading = () => screen.findByText('Draft from version 2', { selector: 'h1, h2, h3' })
  expect(document.activeElement).toBe(await heading())
  fill('Reason', 'Waits')
  unmount()
  const again = renderStaff(<RulesPage />)
  await heading()
  expect(box('Reason').value).toBe('Waits')
  await discard(again.user)
  await screen.findByText('Version 2 is in force.')
  await again.user.click(button('Change'))
  await heading()
  expect(box('Reason').value).toBe('')
  await again.user.click(button('Discard the draft'))
  await screen.findByText('Version 2 is in force.')
})

test('another regime needs another proof, read another day', async () => {
  serve(read)
  const { user } = renderStaff(<RulesPage />)
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  fill('Search', 'germany')
  await user.click(button('Change Germany'))
  const [source, on] = [box('Source'), box('Read on')].map(({ value }) => value)
  expect(source).not.toBe('')
  await enter(user, 'second office first')
  expect([box('Source').value, box('Read on').value]).toEqual(['', '28 Nov 2026'])
  await enter(user, 'e-visa')
  expect([box('Source').value, box('Read on').value]).toEqual([source, on])
})

test('goes back to a version, and keeps the draft where somebody was faster', async () => {
  serve({ ...read, [write]: problem(409, 'rules.changed-meanwhile') })
  const { user } = renderStaff(<RulesPage />)
  await user.click(await screen.findByRole('button', { name: 'Go back to version 1' }))
  expect((await screen.findByLabelText<HTMLInputElement>('eSIM per traveller')).value).toBe('20')
  fill('Reason', 'Back')
  await user.click(button('Preview'))
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  await screen.findByText(/^Somebody has published, confirmed/)
  await user.click(button('Cancel'))
  expect(box('Reason').value).toBe('Back')
})

test('a file becomes a draft, or says where it is no document', async () => {
  const check = 'POST /api/admin/rules/check'
  const fields = ['document', 'document.prices.esimCents', 'document.speeds'].map((path) => ({
    ...{ path, code: 'value.unreadable' },
  }))
  const { speeds: _, ...odd } = {
    ...{ ...cheap, prices: { ...cheap.prices, esimCents: 'ten' }, discount: 1 },
  }
  serve({
    ...read,
    [check]: [
      { status: 400, body: { code: 'request.invalid', params: {}, fields } },
      ok({ document: cheap, faults: [{ path: 'regimes.XX', code: 'country.unknown' }] }),
      ok({ document: cheap, faults: [] }),
    ],
  })
  const { user } = renderStaff(<RulesPage />)
  const input = await screen.findByLabelText('Import')
  const file = (text: string) => new File([text], 'rules.json', { type: 'application/json' })
  await user.upload(input, file('no'))
  await screen.findByText('This is not a JSON file.')
  await user.upload(input, file(JSON.stringify(odd)))
  const refused = await screen.findByRole('alert')
  expect(
    within(refused)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    'discount: is not known here',
    'prices.esimCents: "ten" is not possible here',
    'speeds: is missing',
  ])
  await user.upload(input, file(JSON.stringify(cheap)))
  expect((await screen.findByText('regimes.XX')).closest('li')?.textContent).toBe(
    'regimes.XX: There is no such country',
  )
  await user.upload(input, file(JSON.stringify(cheap)))
  expect((await screen.findByLabelText<HTMLInputElement>('eSIM per traveller')).value).toBe('20')
})

test('the second person sees what will change, whatever else waits, and confirms it', async () => {
  const written = { state: 'waiting', createdBy: asha, confirmedAt: null } as const
  const waiting = version(4, { ...written, validFrom: '2026-12-04T00:00:00.000Z' })
  const other = version(3, { ...written, validFrom: '2026-12-03T00:00:00.000Z' })
  const confirm = 'POST /api/admin/rules/4/confirm'
  const sent = serve({
    ...read,
    [list]: [ok({ items: [waiting, other, ...items] }), ok({ items })],
    'GET /api/admin/rules/4': ok({ ...waiting, document: cheap }),
    [confirm]: ok({ ...waiting, state: 'future' }),
  })
  const { user } = renderStaff(<RulesPage />)
  const [first] = await screen.findAllByRole('button', { name: 'Confirm' })
  await user.click(first as HTMLElement)
  const dialog = within(screen.getByRole('dialog'))
  const line = (await dialog.findByText('$20')).closest('li')
  expect(line?.textContent).toContain('$45')
  expect(dialog.getByText('eSIM per traveller: moves by more than half')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await screen.findByText('Version 4 is confirmed')
  expect(sent.some(({ route }) => route === confirm)).toBe(true)
})
