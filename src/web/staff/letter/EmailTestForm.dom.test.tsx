import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { descriptionOf } from '../../form/test-support.tsx'
import { button, ok, renderStaff, serve } from '../test-support.tsx'
import { EmailTestForm } from './EmailTestForm.tsx'
import { useEmailTest } from './use-email-test.ts'

function Test() {
  const test = useEmailTest()
  return (
    <>
      <EmailTestForm test={test} />
      <ol aria-label="Results">
        {test.results.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </>
  )
}

const route = 'POST /api/test-email'
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Test email address' })

test('a button that does nothing says why', async () => {
  const { user } = renderStaff(<Test />)
  expect(button('Send test email').disabled).toBe(true)
  expect(descriptionOf(button('Send test email'))).toBe('Type an address first.')
  await user.type(box(), 'ann@')
  expect(button('Validate').disabled).toBe(false)
  expect(button('Send test email').disabled).toBe(true)
  expect(descriptionOf(button('Send test email'))).toBe(
    'The test can be sent once the address is valid.',
  )
  expect(descriptionOf(box())).toContain('Please enter a valid email address')
})

test('sends to the address, and keeps what came of each try', async () => {
  const sent = serve({ [route]: [ok({}), ok({ error: 'Relay denied' })] })
  const { user } = renderStaff(<Test />)
  await user.type(box(), ' ann@example.com {Enter}')
  expect(await screen.findByText('Test email sent successfully')).toBeDefined()
  expect(sent[0]?.body).toEqual({ email: 'ann@example.com' })
  await user.click(button('Send test email'))
  expect(await screen.findByText('Test failed: Relay denied')).toBeDefined()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('a failure is said, and the address stays', async () => {
  serve({ [route]: 'no answer' })
  const { user } = renderStaff(<Test />)
  await user.type(box(), 'ann@example.com')
  await user.click(button('Send test email'))
  expect((await screen.findByRole('listitem')).textContent).toMatch(/^Network error: ./)
  expect(box().value).toBe('ann@example.com')
})
