import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { descriptionOf } from '../../form/test-support.tsx'
import { ok, renderStaff, serve } from '../test-support.tsx'
import { OpenRequestForm } from './OpenRequestForm.tsx'

const route = 'POST /api/admin/data-requests'
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email of the person' })
const kind = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const record = () => screen.getByRole('button', { name: 'Record the request' })
const open = () => renderStaff(<OpenRequestForm />)
const request = { id: '1', kind: 'erasure', dueOn: '2026-12-21', doneAt: null }

test('asks what and of whom, records it, and says by when it has to be answered', async () => {
  const sent = serve({ [route]: ok({ request }) })
  const { user } = open()
  await user.click(record())
  expect(descriptionOf(screen.getByRole('group', { name: 'What is asked for' }))).toContain(
    'Choose what is asked for',
  )
  await user.click(kind(/^Erasure/))
  await user.type(box(), ' amina ')
  expect(descriptionOf(box())).toContain('such as name@example.com')
  await user.type(box(), '{Backspace}@example.com ')
  await user.click(record())
  await screen.findByText('The request is recorded')
  expect(screen.getByText(/^Answer it by .*2026/)).toBeDefined()
  expect(sent.map(({ body }) => body)).toEqual([{ kind: 'erasure', email: 'amina@example.com' }])
  expect(box().value).toBe('')
})

test('somebody who was erased already is only found again', async () => {
  serve({ [route]: ok({ request: { ...request, doneAt: '2026-11-01T09:00:00.000Z' } }) })
  const { user } = open()
  await user.click(kind(/^Erasure/))
  await user.type(box(), 'amina@example.com{Enter}')
  expect(await screen.findByText('This person is erased already')).toBeDefined()
})
