import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ok, renderStaff, serve } from '../test-support.tsx'
import { AskTraveller, FormerLines } from './AskTraveller.tsx'
import type { Filing } from './use-filing.ts'

const at = '2026-11-20T12:00:00Z'
const ada = { id: 7, position: 1, name: 'Ada Muster', state: 'ready' as const }
const filing: Filing = {
  application: { id: 42, reference: 'TZ-000042', version: 3, visaType: 'tourist', dueOn: null },
  ...{ traveller: ada, travellers: [ada], sections: [], isAskable: true },
  lines: [
    {
      ...{ section: 'start', key: 'funds', label: 'Funds', value: '', missing: 'not-asked' },
      ...{ kept: null, isOptional: false, alike: 0, isShared: false, askedAt: null },
      ...{ mark: 'mark', tick: null },
    },
  ],
  former: [
    { key: 'trade', label: 'Trade', value: null, kept: null, askedAt: at },
    {
      ...{ key: 'tour', label: 'Tour', value: 'Safari', askedAt: null },
      kept: { origin: 'traveller', by: null, at },
    },
  ],
  ...{ documents: [], portalNumber: null, securityQuestion: null, hasSecurityAnswer: false },
  ...{ fee: null, usualFeeCents: 50_00, filedAt: null, whyNotFile: null },
}

test('nobody is asked who cannot answer', () => {
  renderStaff(<AskTraveller filing={{ ...filing, isAskable: false }} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('what the form no longer has is read, and withdrawn while it is open', async () => {
  const gone = 'DELETE /api/admin/applicants/7/filing/questions/trade'
  const sent = serve({ [gone]: ok(null) })
  const { user } = renderStaff(<FormerLines filing={filing} />)
  expect(screen.getByText('Safari')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Withdraw the question: Trade' }))
  expect(sent.map(({ route }) => route)).toEqual([gone])
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('the letter is shown with all that it will say, and proposes what was never asked', async () => {
  const getting = 'GET /api/admin/applications/42/filing/questions'
  const line = (key: string, missing: 'not-asked' | 'other-script') => ({
    ...{ key, label: key, words: `${key}?`, missing, askedAt: null },
  })
  const asking = {
    ...{ version: 3, recipient: 'ada@example.org', language: 'en', messengers: [] },
    letter: { text: 'We need this:', end: 'Thank you.' },
    travellers: [
      {
        ...{ id: 7, name: 'Ada', former: [{ key: 'trade', words: 'Trade' }] },
        lines: [line('funds', 'not-asked'), line('city', 'other-script')],
      },
      {
        ...{ id: 8, name: 'Ben', former: [] },
        lines: [{ ...line('employer', 'not-asked'), askedAt: at }],
      },
    ],
  }
  serve({ [getting]: ok(asking) })
  const { user } = renderStaff(<AskTraveller filing={filing} />)
  await user.click(screen.getByRole('button', { name: 'Ask the traveller (1)' }))
  const said = async () =>
    (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(await said()).toEqual(['Ada · funds?', 'Ada · Trade', 'Ben · employer?'])
  expect(screen.getByText(/not in letters from A to Z/)).toBeDefined()
})
