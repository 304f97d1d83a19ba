import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { descriptionOf } from '../../../form/test-support.tsx'
import { choose, exampleApplication, exampleDocument, renderStaff } from '../../test-support.tsx'
import { RejectForm } from './RejectForm.tsx'

const reasons = () => screen.getByRole('combobox', { name: 'Why' })
const note = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Note for the traveller/ })
function open(type: 'passportPhoto' | 'flightTicket' = 'passportPhoto', answer = true) {
  const onReject = vi.fn(async (_: object) => answer)
  const given = { document: exampleDocument(1), type, isBusy: false, onReject, onBack: () => {} }
  return {
    onReject,
    ...renderStaff(<RejectForm {...given} />, { application: exampleApplication() }),
  }
}
const reject = () => screen.getByRole('button', { name: 'Reject and ask for a new version' })

test('a reason is needed, and something else has to be written out; then the form is empty', async () => {
  const { user, onReject } = open()
  expect(reasons().getAttribute('aria-expanded')).toBe('true')
  await user.click(reject())
  expect(descriptionOf(reasons())).toContain('Choose why it is rejected')
  expect(document.activeElement).toBe(reasons())
  await choose(user, 'Why', 'Something else')
  await user.click(reject())
  expect(descriptionOf(note())).toContain('Say what is wrong')
  expect(document.activeElement).toBe(note())
  await user.type(note(), ' Two people in the picture ')
  await user.click(reject())
  const words = 'Two people in the picture'
  expect(onReject.mock.calls).toEqual([[{ verdict: 'rejected', reason: 'other', note: words }]])
  expect(reasons().textContent).toBe('Choose a reason')
})

test('the reasons of photos stand with photos only', async () => {
  const { user } = open('flightTicket')
  await user.click(reasons())
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(offered).not.toContain('The face is not clearly visible')
  expect(offered).toContain('Cannot be read')
})

test('what was not taken stays as it is typed', async () => {
  const { user } = open('passportPhoto', false)
  await choose(user, 'Why', 'Has expired')
  await user.type(note(), 'In June')
  await user.click(reject())
  expect(reasons().textContent).toBe('Has expired')
  expect(note().value).toBe('In June')
})
