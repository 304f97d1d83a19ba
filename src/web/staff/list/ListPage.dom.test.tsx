import { act, screen, waitFor, within } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { describe, expect, test, vi } from 'vitest'
import { queues } from '#domain/application/list.ts'
import { exampleAccount, exampleItem, ok, renderStaff, type Sent, serve } from '../test-support.tsx'
import { ListPage } from './ListPage.tsx'
import type { Item } from './use-list.ts'

const counts = Object.fromEntries(queues.map((queue) => [queue, { count: 0, isExact: true }]))
const juma = { id: 'juma', name: 'Juma Kileo' }

type Served = Parameters<typeof serve>[0]

function show(items: readonly Item[], more: Served = {}, role: 'owner' | 'viewer' = 'owner') {
  const sent = serve({
    'GET /api/admin/applications': ok({
      items,
      nextCursor: null,
      total: items.length,
      totalIsExact: true,
    }),
    'GET /api/admin/queues': ok({
      queues: {
        ...counts,
        late: { count: 2, isExact: true },
        ready: { count: 1000, isExact: false },
      },
      ...{ cancellations: 0, emails: null },
    }),
    'GET /api/admin/views': ok({ items: [] }),
    'GET /api/admin/colleagues': ok({ items: [{ id: 'ann', name: 'Ann Mushi' }, juma] }),
    ...more,
  })
  return {
    ...renderStaff(<ListPage notice={null} tools={null} queues={null} />, {
      me: exampleAccount({}, role),
    }),
    sent,
  }
}

const rowOf = (number: number) =>
  screen.findByRole('link', { name: new RegExp(`^TZ-00000${number}, `) })
const tick = (name: string | RegExp) => screen.getByRole('checkbox', { name })
const items = [1, 2, 3].map((id) => exampleItem(id))
const asked = (sent: readonly Sent[], route: string) => sent.filter((each) => each.route === route)
const query = (sent: readonly Sent[]) => asked(sent, 'GET /api/admin/applications').at(-1)?.query
const done = (id: number) => ({ id, reference: `TZ-00000${id}`, error: null })
const bulk = 'POST /api/admin/applications/bulk'

test('the queues say how many there are, and what is late', async () => {
  const { user, sent } = show(items)
  await user.click(await screen.findByRole('button', { name: 'Late 2' }))
  expect(screen.getByRole('button', { name: 'Ready 1,000+' })).toBeTruthy()
  await waitFor(() => expect(query(sent)).toContain('queue=late'))
})

test.each([
  ['filed', 'owner', '/actions'],
  ['partly-decided', 'owner', '/actions'],
  ['filed', 'viewer', ''],
  ['ready-to-review', 'owner', ''],
] as const)('what is %s opens for the %s at %j', async (work, role, tab) => {
  show([{ ...exampleItem(1), work }], {}, role)
  expect((await rowOf(1)).getAttribute('href')?.split('?')[0]).toBe(`/admin/applications/1${tab}`)
})

test('an open application leaves nothing of the list in reach', async () => {
  const { user } = show(items)
  const row = await rowOf(1)
  await user.click(row)
  await waitFor(() => expect(row.closest('[inert]')).not.toBeNull())
})

describe('what is ticked', () => {
  test('stays where it was refused, with the reason', async () => {
    const rows = [
      { ...done(1), held: null },
      { ...done(2), error: 'approval.unpaid', held: null },
    ]
    const ada = { id: 7, applicationId: 1, name: 'Ada', portalNumber: null, email: 'a@example.org' }
    const { user } = show(items, {
      [bulk]: ok({ rows }),
      [`${bulk}/preview`]: ok({
        rows,
        letters: [{ language: 'ko', count: 1, subject: 'Filed', text: 'It is filed.' }],
        travellers: [ada],
      }),
    })
    await rowOf(1)
    await user.click(tick('Choose TZ-000001'))
    await user.keyboard('{Shift>}')
    await user.click(tick('Choose TZ-000002'))
    await user.keyboard('{/Shift}')
    await user.click(screen.getByRole('button', { name: 'Mark as filed' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('It is filed.')).toBeTruthy()
    expect(within(dialog).getByText('1 application is left out')).toBeTruthy()
    await user.type(within(dialog).getByLabelText('Why there is no number'), 'By email')
    await user.click(within(dialog).getByRole('button', { name: 'Mark 1 traveller as filed' }))
    const told = await screen.findByRole('alert')
    expect(told.textContent).toContain('1 of 2 was not done and stays chosen')
    expect(told.textContent).toContain('TZ-000002')
    expect(screen.getByText('1 chosen')).toBeTruthy()
    expect((tick('Choose TZ-000002') as HTMLInputElement).checked).toBe(true)
  })

  test('a message is seen as letters before it goes', async () => {
    const { user, sent } = show(items, {
      [`${bulk}/preview`]: ok({
        rows: [done(1)],
        letters: [{ language: 'en', count: 1, subject: 'About TZ-000001', text: 'Please call.' }],
      }),
      [bulk]: ok({ rows: [done(1)] }),
    })
    await rowOf(1)
    await user.click(tick('Choose TZ-000001'))
    await user.click(screen.getByRole('button', { name: 'Message' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).queryByRole('button', { name: 'Send' })).toBeNull()
    await user.type(within(dialog).getByRole('textbox', { name: 'Message' }), ' Please call. ')
    await user.click(within(dialog).getByRole('button', { name: 'Preview the emails' }))
    expect(await within(dialog).findByText('About TZ-000001')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const action = { kind: 'message', text: 'Please call.' }
    expect(asked(sent, bulk)[0]?.body).toEqual({ ids: [1], action })
  })

  test('is saved as a file, by number in the body, and stays ticked', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
    const { user, sent } = show(items, { 'POST /api/admin/export': ok('reference') })
    await rowOf(1)
    await user.click(tick('Choose TZ-000001'))
    await user.click(tick('Choose TZ-000003'))
    const bar = screen.getByRole('region', { name: 'Actions for the chosen applications' })
    await user.click(within(bar).getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    const [call] = asked(sent, 'POST /api/admin/export')
    expect(call).toMatchObject({ query: '', body: { ids: [1, 3] } })
    expect(screen.getByText('2 chosen')).toBeTruthy()
    saved.mockRestore()
  })

  test('is ticked by x and by Shift and x', async () => {
    const { user } = show(items)
    await rowOf(1)
    for (const key of 'jxjjX') await user.keyboard(key)
    expect(screen.getByText('3 chosen')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByText('3 chosen')).toBeNull()
  })
})

describe('views', () => {
  const saved = {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Urgent minors',
    shared: false,
    isOwn: true,
    filter: { flag: 'minor', processingType: 'urgent' },
    sort: 'arrival',
  }

  test('one is shown by its filter, whose parts are taken away one by one', async () => {
    const { user, sent } = show(items, { 'GET /api/admin/views': ok({ items: [saved] }) })
    await user.click(await screen.findByRole('button', { name: 'Views' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Urgent minors' }))
    const whole = '?flag=minor&processingType=urgent&sort=arrival&limit=50'
    await waitFor(() => expect(query(sent)).toBe(whole))
    await user.click(screen.getByRole('button', { name: 'Remove Flag: Minor' }))
    expect(screen.queryByRole('button', { name: /^Remove Flag/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })

  test('several values of one filter are chosen in one go, and taken away one by one', async () => {
    const { user, sent } = show(items)
    await rowOf(1)
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
    await user.click(await screen.findByRole('combobox', { name: 'Work' }))
    await user.click(await screen.findByRole('option', { name: 'Unpaid' }))
    await waitFor(() => expect(query(sent)).toContain('work=unpaid'))
    await user.click(screen.getByRole('option', { name: 'Any' }))
    await waitFor(() => expect(query(sent)).not.toContain('work='))
    // Each draws what is urgent; an address is drawn when there is time, after both.
    act(() => {
      for (const name of ['Filed', 'Decided']) {
        flushSync(() => screen.getByRole('option', { name }).click())
      }
    })
    await waitFor(() => expect(query(sent)).toContain('work=filed%2Cdecided'))
    await user.keyboard('{Escape}{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Remove Work: Filed' }))
    await waitFor(() => expect(query(sent)).toContain('work=decided&'))
  })

  test('what is shown is saved by name', async () => {
    const { user, sent } = show(items, { 'POST /api/admin/views': { status: 201, body: saved } })
    await user.click(await screen.findByRole('button', { name: /^Late/ }))
    await user.click(screen.getByRole('button', { name: 'Views' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Save this view' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox'), 'Burning')
    await user.click(within(dialog).getByRole('checkbox'))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked(sent, 'POST /api/admin/views')[0]?.body).toEqual({
      name: 'Burning',
      shared: true,
      filter: { queue: 'late' },
      sort: 'newest',
    })
  })
})
