import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { descriptionOf } from '../../form/test-support.tsx'
import {
  button,
  exampleAccount,
  exampleApplication,
  ok,
  renderStaff,
  serve,
} from '../test-support.tsx'
import { AmendBlock } from './AmendBlock.tsx'
import { AmendForm } from './AmendForm.tsx'

const offer = {
  differenceCents: -79_00,
  totalCents: 233_00,
  expectedBy: '2026-12-01',
  whyNot: null,
  refundCents: 54_00,
  feeCents: 25_00,
  reasons: ['made-cheaper' as const, 'fee-kept' as const],
  amendments: [],
}
const route = 'POST /api/admin/applications/42/amendment'
const wanted = {
  visaType: 'tourist',
  processingType: 'normal',
  hasInsurance: false,
  hasESim: false,
} as const

function renderForm(changes: Partial<Parameters<typeof AmendForm>[0]> = {}, me = exampleAccount()) {
  const onClose = vi.fn()
  const form = (
    <AmendForm offer={offer} wanted={wanted} isOld={false} onClose={onClose} {...changes} />
  )
  return { onClose, ...renderStaff(form, { application: exampleApplication(), me }) }
}

test('asks for a reason, says what goes back, and changes the order once that is confirmed', async () => {
  const sent = serve({ [route]: ok({}) })
  const { user, onClose } = renderForm()
  await user.click(button('Change the order'))
  const reason = screen.getByRole('textbox', { name: 'Reason' })
  expect(descriptionOf(reason)).toContain('Say why the order is changed')
  await user.type(reason, ' They have time ')
  await user.click(button('Change the order'))
  expect(screen.getByRole('group').textContent).toContain('$54 goes back to the card')
  expect(sent).toEqual([])
  await user.click(button('Yes, change it'))
  await screen.findByText('The order is changed')
  expect(sent[0]?.body).toEqual({ ...wanted, reason: 'They have time', version: 3 })
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('an extra is taken off, and what was changed before names those it had', async () => {
  const choice = { ...wanted, hasESim: true }
  const before = {
    ...{ id: '5f1c9c2e-0000-4000-8000-000000000001', state: 'done', from: wanted, to: choice },
    ...{ differenceCents: 45_00, reason: null, by: null },
    ...{ createdAt: '2026-11-21T09:00:00.000Z', doneAt: '2026-11-21T09:00:00.000Z' },
  }
  const sent = serve({
    'GET /api/admin/applications/42/amendment': ok({ ...offer, amendments: [before] }),
  })
  const application = exampleApplication(choice)
  const { user } = renderStaff(<AmendBlock />, { application })
  expect(await screen.findByText(/to .*, eSIM with mobile data$/)).toBeDefined()
  await user.click(button('Change visa, speed or extras'))
  await user.click(screen.getByRole('checkbox', { name: 'eSIM with mobile data' }))
  await expect.poll(() => sent.at(-1)?.query).toContain('hasESim=false')
})

test('a question that is open ends with the wish it was about', async () => {
  serve({ 'GET /api/admin/applications/42/amendment': ok(offer) })
  const { user } = renderStaff(<AmendBlock />, {
    application: exampleApplication({ hasInsurance: true, hasESim: true }),
  })
  await user.click(await screen.findByRole('button', { name: 'Change visa, speed or extras' }))
  const question = () => screen.queryByRole('group', { name: /^Change to / })
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'They have time')
  await user.click(screen.getByRole('checkbox', { name: 'eSIM with mobile data' }))
  await vi.waitFor(() =>
    expect(button('Change the order').getAttribute('aria-disabled')).toBeNull(),
  )
  await user.click(button('Change the order'))
  expect(question()).not.toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'eSIM with mobile data' }))
  expect(question()).toBeNull()
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' })
  expect(reason.value).toBe('They have time')
})

const dearer = {
  ...offer,
  differenceCents: 79_00,
  refundCents: 0,
  feeCents: 0,
  whyNot: 'amendment.dearer' as const,
}

test('what costs more is asked of the traveller, in their language, with the way to pay', async () => {
  const link = 'https://example.com/status?orderId=1'
  const thread = 'POST /api/admin/applications/42/thread'
  const sent = serve({
    'GET /api/admin/applications/42/message': ok({
      language: 'de',
      values: { reference: 'TZ-000042', link },
    }),
    'GET /api/admin/templates': ok({
      items: [{ id: 'supplement', text: 'Für {reference}: {?amount} mehr, hier: {link}' }],
    }),
    [thread]: ok(),
  })
  const { user, onClose } = renderForm({ offer: dearer })
  expect(screen.getByText('+ $79')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Ask the traveller to pay $79' }))
  const asked = screen.getByRole('group', { name: 'Ask the traveller to pay $79' })
  expect(asked.textContent).toContain('amina@example.com')
  expect(asked.textContent).toContain(`mehr, hier: ${link}`)
  expect(sent.some((each) => each.route === thread)).toBe(false)
  await user.click(button('Send'))
  await screen.findByText('The email is on its way')
  expect(sent.find((each) => each.route === thread)?.body).toMatchObject({
    message: expect.stringMatching(/^Für TZ-000042: 79.+ mehr, hier: https/),
    template: 'supplement',
    internal: false,
  })
  expect(onClose).toHaveBeenCalledTimes(1)
})

test.each([
  [
    'what stands against it',
    { ...offer, whyNot: 'applicant.filed' as const },
    /the immigration authority/,
  ],
  ['what it costs, who may not write to travellers', dearer, /This costs more/],
])('reads %s, and can send nothing', (_, given, words) => {
  serve({})
  renderForm({ offer: given }, exampleAccount({ permissions: ['refund.make'] }, 'manager'))
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
