import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFields, FieldsProvider } from '../../form/fields.tsx'
import { ok, renderIsland, serve } from '../../test-support.tsx'
import { applicantsOf, emptyValues } from '../values.ts'
import { Duplicates } from './PaymentStep.tsx'

const foreign = { reference: null, orderId: null, approvedFor: null }

test('applications opened elsewhere are one warning, each that is open here has its own', async () => {
  const known = { reference: 'TZ-001042', orderId: 'order-1', positions: [1], approvedFor: null }
  serve({
    'POST /api/applications/duplicates': ok({
      items: [{ ...foreign, positions: [2, 0] }, known, { ...foreign, positions: [0] }],
    }),
  })
  const values = emptyValues('family')
  values.details.numberOfApplicants = '3'
  const names = ['Ada', 'Ben', 'Cy']
  const [one] = values.applicants
  values.applicants = names.map((firstName) => ({ ...one, firstName })) as typeof values.applicants
  expect(applicantsOf(values)).toHaveLength(3)
  renderIsland(
    <FieldsProvider fields={createFields(values)}>
      <Duplicates />
    </FieldsProvider>,
    ['apply', 'link', 'form', 'error', 'site'],
  )
  expect(await screen.findByText(/^TZ-001042 has the same passport number as Ben\./)).toBeDefined()
  expect(screen.getAllByText('You may already have applied with this passport')).toHaveLength(2)
  expect(screen.getByText(/the passport of Ada, Cy is already open/)).toBeDefined()
})
