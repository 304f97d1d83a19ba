import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { descriptionOf } from '../../../form/test-support.tsx'
import { choose, exampleApplication, exampleDocument, renderStaff } from '../../test-support.tsx'
import { RejectForm } from './RejectForm.tsx'

const reasons = () => screen.getByRole('combobox', { name: 'Why' })
const note = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Note for the traveller/ })
const words = async (user: ReturnType<typeof open>['user']) => {
  await user.click(reasons())
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
}

function open(type: 'passportPhoto' | 'flightTicket' = 'passportPhoto', answer = true) {
  const onReject = vi.fn(async () => answer)
  const onBack = vi.fn()
  const form = (
    <RejectForm
      document={exampleDocument(1)}
      type={type}
      isBusy={false}
      onReject={onReject}
      onBack={onBack}
    />
  )
  return { onReject, onBack, ...renderStaff(form, { application: exampleApplication() }) }
}
const reject = () => screen.getByRole('button', { name: 'Reject and ask for a new version' })

test('without a reason nothing is said to anybody', async () => {
  const { user, onReject } = open()
  await user.click(reject())
  expect(descriptionOf(reasons())).toContain('Choose why it is rejected')
  expect(document.activeElement).toBe(reasons())
  expect(onReject).not.toHaveBeenCalled()
})

test('something else has to be written out', async () => {
  const { user, onReject } = open()
  await choose(user, 'Why', 'Something else')
  await user.click(reject())
  expect(descriptionOf(note())).toContain('Say what is wrong')
  expect(document.activeElement).toBe(note())
  await user.type(note(), ' Two people in the picture ')
  await user.click(reject())
  expect(onReject).toHaveBeenCalledWith({
    verdict: 'rejected',
    reason: 'other',
    note: 'Two people in the picture',
  })
})

test('a reason is enough, and the form is empty once it was said', async () => {
  const { user, onReject } = open()
  await choose(user, 'Why', 'Cannot be read')
  await user.click(reject())
  expect(onReject).toHaveBeenCalledWith({ verdict: 'rejected', reason: 'unreadable' })
  expect(reasons().textContent).toBe('Choose a reason')
})

test('what was not taken stays as it is typed', async () => {
  const { user } = open('passportPhoto', false)
  await choose(user, 'Why', 'Has expired')
  await user.type(note(), 'In June')
  await user.click(reject())
  expect(reasons().textContent).toBe('Has expired')
  expect(note().value).toBe('In June')
})
