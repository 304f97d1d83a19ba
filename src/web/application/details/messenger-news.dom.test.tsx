import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CommunicationChannel } from '#domain/application/choice.ts'
import { descriptionOf, renderForm } from '../../form/test-support.tsx'
import { emptyDetails } from '../values.ts'
import { MessengerNews } from './DetailsStep.tsx'

const none = 'News comes by email.'
const later = 'connect it on the page My application'

test.each<[offered: string, CommunicationChannel, said: string]>([
  ['whatsapp telegram', 'telegram', later],
  ['whatsapp', 'telegram', `${none} We do not send it on Telegram`],
  ['', 'whatsapp', `${none} We do not send it on WhatsApp`],
  ['whatsapp telegram', 'viber', `${none} We do not send it on Viber`],
  ['whatsapp telegram', 'wechat', `${none} We do not send it on WeChat`],
  ['whatsapp telegram', 'signal', `${none} We do not send it on Signal`],
])('where there is %j, who chose %s reads whether news comes there', (offered, channel, said) => {
  document.documentElement.dataset.messengers = offered
  renderForm(<MessengerNews channel={channel} />, { values: { details: emptyDetails() } })
  expect(document.body.textContent).toContain(said)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('on WhatsApp it comes to who ticks it, told by whom and how to end it', async () => {
  document.documentElement.dataset.messengers = 'whatsapp telegram'
  const { user, fields } = renderForm(<MessengerNews channel="whatsapp" />, {
    values: { details: emptyDetails() },
  })
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: /WhatsApp too/ })
  expect(tick.checked).toBe(false)
  expect(descriptionOf(tick)).toContain('STOP')
  await user.click(tick)
  expect(fields.get('details.messengerNews')).toBe(true)
})

test('who chose no messenger reads nothing of it', () => {
  document.documentElement.dataset.messengers = 'whatsapp'
  renderForm(<MessengerNews channel="other" />, { values: { details: emptyDetails() } })
  expect(document.body.textContent).toBe('Next')
})
