import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RefundBlock } from '../../refund/RefundBlock.tsx'
import {
  exampleApplicant,
  exampleApplication,
  ok,
  renderStaff,
  serve,
} from '../../test-support.tsx'
import { RegimeNotice } from './RegimeNotice.tsx'

const refund = 'GET /api/admin/applications/42/refund'
const application = exampleApplication({
  numberOfApplicants: 2,
  applicants: [
    exampleApplicant(1),
    exampleApplicant(2, { firstName: 'Kenji', lastName: 'Mori', nationality: 'JP' }),
  ],
  regimeChanges: [
    { nationality: 'NO', from: 'e-visa', to: 'referral' },
    { nationality: 'JP', from: 'e-visa', to: 'exempt' },
  ],
})

test('says what changed, and leads to the refund of who needs no visa any more', async () => {
  const sent = serve({ [refund]: ok({ proposal: null, ofRole: null, refunds: [] }) })
  const both = (
    <>
      <RegimeNotice />
      <RefundBlock />
    </>
  )
  const { user, path } = renderStaff(both, { application })
  expect(
    screen.getByText(
      'Norway: e-visa before, now second office first; Japan: e-visa before, now no visa needed',
    ),
  ).toBeTruthy()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: 'Refund Kenji Mori' }))
  expect(path()).toBe('/admin/applications/42/actions')
  await expect
    .poll(() => sent.at(-1)?.query)
    .toMatch(/^\?ground=refund&requestedOn=[\d-]+&applicantId=2$/)
})

test.each([
  ['tourist', 1],
  ['tourist_multiple', 0],
] as const)('who gets multiple entry only, with %s ordered', (visaType, count) => {
  const regimeChanges = [{ nationality: 'NO', from: 'e-visa', to: 'multiple' } as const]
  renderStaff(<RegimeNotice />, { application: { ...application, visaType, regimeChanges } })
  expect(screen.queryAllByText(/would be refused/)).toHaveLength(count)
})
