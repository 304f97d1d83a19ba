import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { TextField } from './TextField.tsx'
import { descriptionOf, errorOn, renderForm } from './test-support.tsx'

const values = { name: '' }

describe('a text field', () => {
  test('is found by its label and keeps what is typed', async () => {
    const { user, fields } = renderForm(<TextField name="name" label="Full name" />, { values })
    await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Asha')
    expect(fields.get('name')).toBe('Asha')
  })
})
