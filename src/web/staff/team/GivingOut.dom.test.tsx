import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Presence } from '../account/Presence.tsx'
import { useColleagues } from '../parts/use-colleagues.ts'
import { exampleAccount, ok, renderStaff, serve } from '../test-support.tsx'
import { GivingOut } from './GivingOut.tsx'
import { useStaff } from './use-team.ts'

const me = exampleAccount()
const own = { id: me.id, name: me.name, isIn: true, languages: ['en', 'tr'] }
const asha = { id: 'asha', name: 'Asha Sample', isIn: false, languages: ['en'] }
const given = { rule: 'off', colleagues: [own, asha] }
const get = 'GET /api/admin/giving-out'

test('managers choose the rule, and say who is in', async () => {
  const sent = serve({
    [get]: ok(given),
    'PUT /api/admin/giving-out': ok({ ...given, rule: 'turns' }),
    'PUT /api/admin/giving-out/colleagues/asha': ok({ ...given, rule: 'turns' }),
  })
  const { user } = renderStaff(<GivingOut />, { me })
  await user.click(await screen.findByRole('radio', { name: /^In turns/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The settings are saved')
  await user.click(screen.getByRole('button', { name: 'Set in: Asha Sample' }))
  expect(sent.map(({ body }) => body).filter(Boolean)).toEqual([
    { rule: 'turns' },
    { isIn: true, languages: ['en'] },
  ])
})

test('each says whether they are in, and what they write', async () => {
  const path = `PUT /api/admin/giving-out/colleagues/${me.id}`
  const sent = serve({ [get]: ok(given), [path]: ok(given) })
  const { user } = renderStaff(<Presence account={me} />, { me })
  await user.click(await screen.findByRole('checkbox', { name: 'I am in' }))
  await user.click(screen.getByRole('checkbox', { name: 'Deutsch' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(sent.at(-1)?.body).toEqual({ isIn: false, languages: ['en', 'tr', 'de'] })
})

function Both() {
  const team = useStaff().data?.items ?? []
  const offered = useColleagues(team.length > 0)
  return <p>{`${team.length} on the team, ${offered.length} offered`}</p>
}

test('who may no longer sign in is on the team, and is offered no work', async () => {
  serve({
    'GET /api/admin/staff': ok({ items: [{ id: 'left', name: 'Left Sample' }, asha] }),
    'GET /api/admin/colleagues': ok({ items: [asha] }),
  })
  renderStaff(<Both />, { me })
  await screen.findByText('2 on the team, 1 offered')
})
