import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { descriptionOf } from '../../form/test-support.tsx'
import {
  exampleAccount,
  exampleApplication,
  ok,
  problem,
  renderStaff,
  serve,
} from '../test-support.tsx'
import { StatusForm } from './StatusForm.tsx'

const route = 'PATCH /api/admin/applications/42/status'
const withFile = 'PUT /api/admin/applications/42/status'
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const button = (name: string) => screen.getByRole('button', { name })
const box = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const open = (given: Parameters<typeof renderStaff>[1] = {}) =>
  renderStaff(<StatusForm />, { application: exampleApplication(), ...given })
const pdf = new File(['%PDF-1.7'], 'visa.pdf', { type: 'application/pdf' })

test('offers the five statuses; the current one is marked and cannot be chosen', () => {
  open()
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  const now = screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => disabled)
  expect(now.map(({ value }) => value)).toEqual(['paid'])
  expect(now[0]?.closest('label')?.textContent).toContain('now')
})

test('without another status nothing is asked, and it says so at the question', async () => {
  const sent = serve({})
  const { user } = open()
  await user.click(button('Change status'))
  expect(descriptionOf(screen.getByRole('group', { name: 'New status' }))).toBe(
    'Choose another status than the current one',
  )
  expect(sent).toEqual([])
})

test('says what will happen, and sends it with what is said about it', async () => {
  const sent = serve({ [route]: ok(exampleApplication({ status: 'rejected', version: 4 })) })
  const { user } = open()
  await user.click(radio(/Rejected/))
  await user.type(box(/Message to the traveller/), ' The photo is missing ')
  await user.type(box(/Note for colleagues/), 'Asked twice')
  await user.click(button('Change status'))
  const asked = screen.getByRole('group', { name: /^From .+ to .+\?$/ })
  expect(asked.textContent).toContain('gets a letter at amina@example.com')
  expect(asked.textContent).toContain('Your message stands in the letter')
  expect(sent).toEqual([])
  await user.click(button('Yes, change it'))
  await screen.findByText('Status Updated')
  expect(sent).toEqual([
    {
      route,
      query: '',
      body: {
        status: 'rejected',
        version: 3,
        adminNotes: 'Asked twice',
        travellerMessage: 'The photo is missing',
      },
    },
  ])
  expect(box(/Message to the traveller/).value).toBe('')
})

test('while it asks, the choice stays as it is', async () => {
  serve({})
  const { user } = open()
  await user.click(radio(/Rejected/))
  await user.type(box(/Note for colleagues/), 'Refused')
  await user.click(button('Change status'))
  const free = screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => !disabled)
  expect(free.map(({ value }) => value)).toEqual(['rejected'])
  await user.click(button('Back'))
  expect(radio(/Processing|progress/i).disabled).toBe(false)
})

test('approving needs a document, and sends it as a form', async () => {
  const sent = serve({ [withFile]: ok(exampleApplication({ status: 'approved', version: 4 })) })
  const { user } = open()
  await user.click(radio(/Approved/))
  await user.click(button('Change status'))
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(screen.queryByRole('button', { name: 'Yes, change it' })).toBeNull()
  await user.upload(screen.getByLabelText('Choose the approval document'), pdf)
  await user.click(button('Change status'))
  await user.click(button('Yes, change it'))
  await screen.findByText('Status Updated')
  expect(sent[0]?.route).toBe(withFile)
  expect(sent[0]?.body).toMatchObject({ status: 'approved', version: '3' })
  expect(Object.keys(sent[0]?.body ?? {}).at(-1)).toBe('approvalDocument')
})

test('a document that names nobody of the application asks for a second look', async () => {
  const sent = serve({
    [withFile]: [
      problem(422, 'approval.names-missing'),
      ok(exampleApplication({ status: 'approved', version: 4 })),
    ],
  })
  const { user } = open()
  await user.click(radio(/Approved/))
  await user.upload(screen.getByLabelText('Choose the approval document'), pdf)
  await user.click(button('Change status'))
  await user.click(button('Yes, change it'))
  await user.click(await screen.findByRole('button', { name: 'I have compared it, approve' }))
  await screen.findByText('Status Updated')
  expect(sent.map(({ body }) => (body as { namesConfirmed?: string }).namesConfirmed)).toEqual([
    undefined,
    'true',
  ])
})

test('what fails is said, and what was typed stays', async () => {
  serve({ [route]: 'no answer' })
  const { user } = open()
  await user.click(radio(/Rejected/))
  await user.type(box(/Message to the traveller/), 'Too blurred')
  await user.type(box(/Note for colleagues/), 'Refused')
  await user.click(button('Change status'))
  await user.click(button('Yes, change it'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to update application status.')
  expect(box(/Message to the traveller/).value).toBe('Too blurred')
  expect(radio(/Rejected/).checked).toBe(true)
})

test('a colleague who was faster is looked at first', async () => {
  const sent = serve({})
  const { user, change } = open()
  await user.click(radio(/Rejected/))
  change(exampleApplication({ version: 4 }))
  await user.click(button('Change status'))
  expect(screen.getByText('Look at the change above first.')).toBeDefined()
  expect(sent).toEqual([])
})

test('who may not approve reads why', () => {
  const me = exampleAccount({ permissions: ['application.work'] }, 'agent')
  open({ me })
  expect(radio(/Approved/).disabled).toBe(true)
  expect(radio(/Approved/).closest('label')?.textContent).toContain(
    'Your role does not allow this.',
  )
})

test('a rejection and a step back are not asked about without their reason', async () => {
  const sent = serve({})
  const { user } = open({ application: exampleApplication({ status: 'processing' }) })
  for (const status of [/Rejected/, /Paid/]) {
    await user.click(radio(status))
    await user.click(button('Change status'))
    expect(descriptionOf(box(/Note for colleagues/))).toContain('Give the reason')
    expect(document.activeElement).toBe(box(/Note for colleagues/))
  }
  await user.click(radio(/Approved/))
  expect(descriptionOf(box(/Note for colleagues/))).not.toContain('Give the reason')
  expect(sent).toEqual([])
})
