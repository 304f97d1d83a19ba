import { expect, test } from 'vitest'
import { backOffice } from '#phrases/en/back-office.ts'
import { letterKinds } from './kinds.ts'

test.each(letterKinds)('the list of letters has words for %s', (kind) => {
  expect(Object.keys(backOffice)).toContain(`letter.${kind}`)
})
