import { expect, type Page } from '@playwright/test'
import { chatStorageKey } from '#domain/chat.ts'
import { ok } from './ok.ts'
import { signInAsOwner } from './staff.ts'

/** A page's chat as seen by its visitor. */
export function chatOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Chat with Karibu Visa' })
  const field = dialog.getByRole('textbox', { name: 'Your message' })
  const log = dialog.getByRole('log')
  return {
    dialog,
    field,
    log,
    button: page.getByRole('button', { name: /^Chat with us/ }),
    async open() {
      await this.button.click()
      await expect(field).toBeFocused()
    },
    async say(message: string) {
      await field.fill(message)
      await field.press('Enter')
      await expect(log.getByText(message, { exact: true })).toBeVisible()
    },
    isSent: () => expect(log.getByText('Sent', { exact: true })).toBeVisible(),
    /** From the key stored in the browser. */
    async sessionId(): Promise<string> {
      const kept = await page.evaluate((name) => localStorage.getItem(name), chatStorageKey)
      return JSON.parse(kept ?? '{}').sessionId
    },
  }
}

/** A colleague who answers by API calls in the page's browser. */
export async function answererIn(page: Page, origin: string) {
  await signInAsOwner(page, origin)
  const { request } = page.context()
  const headers = { origin }
  return {
    async answer(sessionId: string, message: string): Promise<void> {
      const data = { sessionId, message }
      await ok(request.post(`${origin}/api/admin/chat/reply`, { headers, data }))
    },
    async signal(sessionId: string, sign: { typing?: true; seen?: number }): Promise<void> {
      const data = { sessionId, ...sign }
      await ok(request.post(`${origin}/api/admin/chat/signals`, { headers, data }))
    },
    async close(sessionId: string): Promise<void> {
      const address = `${origin}/api/admin/chat/sessions/${sessionId}`
      await ok(request.patch(address, { headers, data: { state: 'closed' } }))
    },
    /** All messages, oldest first. */
    async said(sessionId: string) {
      const address = `${origin}/api/chat/messages?sessionId=${sessionId}`
      const said = (await ok(request.get(address))).json()
      return (await said) as { id: number; message: string }[]
    },
    async session(sessionId: string) {
      const address = `${origin}/api/admin/chat/sessions?state=all&limit=100`
      const all = await (await ok(request.get(address))).json()
      return (all as Record<string, unknown>[]).find((each) => each.sessionId === sessionId)
    },
  }
}
