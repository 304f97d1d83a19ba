import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { exampleDetails } from '../../../test/support/answers.ts'
import { splitIsland } from '../i18n/island.ts'
import { ok, serve } from '../test-support.tsx'
import { ApplicationPage } from './ApplicationPage.tsx'
import { pagePhrases } from './page-phrases.ts'

afterEach(() => history.replaceState(null, '', '/'))

test('phrases that come later do not load the answers anew', async () => {
  const { island, file } = splitIsland('en', ...pagePhrases)
  const details = { ...exampleDetails(), numberOfApplicants: '1', rulesVersion: 1 }
  const content = { step: 2, details, applicants: [], submissionKey: crypto.randomUUID() }
  const sent = serve({
    [`GET ${island.late}`]: ok(JSON.parse(file)),
    'GET /api/draft': ok({
      ...{ content, page: null, revision: 1, application: null },
      ...{ savedAt: '2026-11-21T14:02:00Z', expiresAt: '2026-12-05T14:02:00Z' },
    }),
    'GET /api/draft/passport-pages': ok({ items: [] }),
    'POST /api/generate-agreement-pdf': ok(),
  })
  history.replaceState(null, '', '/application?step=2')
  render(<ApplicationPage {...island} />)
  expect(await screen.findByRole('textbox', { name: 'Passport number' })).toBeTruthy()
  expect(sent.filter(({ route }) => route === 'GET /api/draft')).toHaveLength(1)
})
