import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { reportPath } from '#domain/report-path.ts'
import { createFields, type Fields, useAll } from '../form/fields.tsx'
import { ok, renderIsland, serve } from '../test-support.tsx'
import { useDraft } from './use-draft.ts'
import { emptyValues, type WizardValues } from './values.ts'

const start = { submissionKey: crypto.randomUUID(), savedAt: null, revision: null }

function BreaksOverAda({ fields }: Readonly<{ fields: Fields<WizardValues> }>) {
  useDraft({ fields, step: 'details', start, known: { current: 1 } })
  if (useAll(fields).details.contactName === 'Ada') throw new Error('broken')
  return <p>fine</p>
}

test('the latest input is sent when the page crashes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sent = serve({
    'PUT /api/draft': ok({ savedAt: '2026-11-21T14:02:00Z', revision: 1 }),
    [`POST ${reportPath}`]: ok(),
  })
  const fields = createFields(emptyValues('single'))
  renderIsland(<BreaksOverAda fields={fields} />, ['apply', 'site'])
  await act(async () => fields.set('details.contactName', 'Ada'))
  const [draft] = sent.filter(({ route }) => route === 'PUT /api/draft')
  expect(draft?.body).toMatchObject({ details: { contactName: 'Ada', rulesVersion: 1 } })
})
