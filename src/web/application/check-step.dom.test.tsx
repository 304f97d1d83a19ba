import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WorkIsland } from '../api/WorkIsland.tsx'
import { splitIsland } from '../i18n/island.ts'
import { ok, problem, serve } from '../test-support.tsx'
import { pagePhrases } from './page-phrases.ts'
import { freshStart } from './start.ts'
import { emptyValues } from './values.ts'
import { Wizard } from './Wizard.tsx'

const linkId = '0b6f3d0e-2a5c-4b0e-8a51-0f4a2c1f6f10'
const link = { id: linkId, state: 'begun', revision: 1, answers: { firstName: 'Grace' } }

test('what a traveller changed is said in the words that the page came without', async () => {
  const { island, file } = splitIsland('en', ...pagePhrases)
  serve({
    [`GET ${island.late}`]: ok(JSON.parse(file)),
    'GET /api/traveller-links': ok({ items: [link] }),
    'POST /api/applications/duplicates': ok({ items: [] }),
    'POST /api/generate-agreement-pdf': problem(503, 'server.busy'),
    'PUT /api/draft': ok({ savedAt: '2026-11-21T14:02:00Z', revision: 1 }),
  })
  const values = emptyValues('single')
  const intendedDateOfArrival = { day: '10', month: '1', year: '2027' }
  Object.assign(values.applicants[0] ?? {}, { firstName: 'Ada', linkId, intendedDateOfArrival })
  const start = { ...freshStart('single', 'key-1'), values, step: 'payment' as const }
  const ignore = () => undefined
  render(
    <WorkIsland {...island}>
      <Wizard
        {...{ start, greeting: null, from: null }}
        {...{ onLeave: ignore, onExisting: ignore, onForgotten: ignore }}
      />
    </WorkIsland>,
  )
  expect(await screen.findByText(/^Grace changed: /)).toBeTruthy()
})
