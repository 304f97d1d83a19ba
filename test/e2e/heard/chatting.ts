import { chatStorageKey } from '#domain/chat.ts'
import { expect } from '../support/test.ts'
import type { Guest } from './guest.ts'

type Answerer = {
  answer(sessionId: string, message: string): Promise<void>
  close(sessionId: string): Promise<void>
  said(sessionId: string): Promise<{ message: string }[]>
}

/** A page's chat: opened, written in, answered, offline, closed by us. */
export async function chat(guest: Guest, staff: Answerer) {
  const { page, t, hear, go } = guest
  const widget = page.locator('visa-chat')
  const dialog = widget.getByRole('dialog')
  const log = dialog.getByRole('log')
  const field = dialog.getByRole('textbox', { name: t('chat.message.label') })
  const say = async (message: string) => {
    await field.fill(message)
    await field.press('Enter')
    await expect(log.getByText(message, { exact: true })).toBeVisible()
  }
  await go('contact')
  await widget.getByRole('button').click()
  await expect(field).toBeFocused()
  await hear('chat-open')
  await dialog.getByRole('button', { name: t('chat.contact.leave.action') }).click()
  await dialog.getByLabel(t('chat.contact.email')).fill('nobody')
  await dialog.getByRole('button', { name: t('chat.contact.save') }).click()
  await expect(dialog.getByText(t('chat.contact.email.wrong'))).toBeVisible()
  await hear('chat-address-error')
  await dialog.getByRole('button', { name: t('chat.contact.skip') }).click()
  await say('TZ')
  await expect(log.getByText(t('chat.state.sent'), { exact: true })).toBeVisible()
  const kept = await page.evaluate((name) => localStorage.getItem(name), chatStorageKey)
  const { sessionId } = JSON.parse(kept ?? '{}')
  await staff.answer(sessionId, 'Look at https://example.com/visa')
  await expect(log.getByRole('link')).toBeVisible()
  await hear('chat-answered')
  await page.context().setOffline(true)
  await say('TZ 2')
  await expect(log.getByText(t('chat.state.waiting'))).toBeVisible()
  await expect(dialog.getByText(t('chat.connection.lost'))).toBeVisible()
  await hear('chat-offline')
  await say('TZ 3')
  await page.context().setOffline(false)
  await expect(log.getByText(t('chat.state.waiting'))).toHaveCount(0)
  const said = async () => (await staff.said(sessionId)).map(({ message }) => message)
  await expect.poll(said).toEqual(['TZ', 'Look at https://example.com/visa', 'TZ 2', 'TZ 3'])
  await dialog.getByRole('button', { name: t('chat.menu') }).click()
  await hear('chat-menu')
  await page.keyboard.press('Escape')
  await staff.close(sessionId)
  await expect(dialog.getByText(t('chat.closed.text'))).toBeVisible()
  await hear('chat-closed')
  await dialog.getByRole('button', { name: t('chat.close') }).click()
  await staff.answer(sessionId, 'One more thing')
  await hear('chat-unread')
}
