import type { Page } from '@playwright/test'
import { expectToSuitEverybody } from './support/looks.ts'
import { signInAsOwner } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { writeAsVisitor } from './support/visitor.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Reply', exact: true })
const log = (page: Page) => page.getByRole('log')
const row = (page: Page, visitor: string) =>
  page
    .getByRole('region', { name: 'Conversations' })
    .getByRole('link', { name: new RegExp(visitor) })

/** Closes all other conversations. */
async function closeAll(page: Page, origin: string): Promise<void> {
  const { request } = page.context()
  const open = await request.get('/api/admin/chat/sessions', { params: { limit: 100 } })
  for (const { sessionId } of await open.json()) {
    await request.patch(`/api/admin/chat/sessions/${sessionId}`, {
      headers: { origin },
      data: { state: 'closed' },
    })
  }
}

test('a visitor’s messages arrive, are read and answered without a reload @engines', async ({
  page,
  product,
  request,
  email,
}) => {
  await signInAsOwner(page, product.url)
  await closeAll(page, product.url)
  await page.goto('/admin/chat')
  await expect(page.getByText('No active chats')).toBeVisible()
  await expect(page.getByText('Select a conversation')).toBeVisible()
  await expect(page).toHaveTitle(/^Inbox/)

  const visitor = await writeAsVisitor(request, { email, language: 'ar' })
  await visitor.say('Good morning')
  const asked = await visitor.say('Is my visa valid on Zanzibar? https://example.com/zanzibar.')
  await expect(row(page, email)).toHaveAccessibleName(/2 unread messages/)
  await expect(page).toHaveTitle(/^\(1\) Inbox/)
  await expect(page.getByRole('link', { name: 'Inbox 1 waits for an answer' })).toBeVisible()
  expect((await visitor.session()).seenByAdmin).toBe(0)

  await row(page, email).click()
  await expect(page.getByText('Arabic', { exact: true })).toBeVisible()
  await expect(log(page).getByText('Good morning')).toBeVisible()
  const link = log(page).getByRole('link', { name: 'https://example.com/zanzibar' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect.poll(async () => (await visitor.session()).seenByAdmin).toBe(asked)
  // Who was read still waits.
  await expect(page).toHaveTitle(/^\(1\) Inbox/)

  await visitor.signal({ typing: true })
  await expect(page.getByText(`${email} is typing …`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await field(page).fill('Yes, it is.')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Everywhere in Tanzania.')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('')
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^Inbox/)
  const [, , answer] = await visitor.heard()
  expect(answer).toMatchObject({
    type: 'admin',
    message: 'Yes, it is.\nEverywhere in Tanzania.',
    senderName: 'Owner',
  })
  await visitor.signal({ seen: answer?.id ?? 0 })
  await expect(log(page).getByText('Seen', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^You answer/ })).toBeVisible()
})

test('without a stream the page polls; what is half typed stays with its conversation, and Escape leads back', async ({
  page,
  product,
  request,
  email,
  watched,
}) => {
  watched.announce(/\/api\/admin\/chat\/stream/)
  await signInAsOwner(page, product.url)
  const [older, newer] = [
    await writeAsVisitor(request, { email: `a.${email}` }),
    await writeAsVisitor(request, { email: `b.${email}` }),
  ]
  await older.say('First')
  await newer.say('Second')
  await page.route('**/api/admin/chat/stream*', (route) => route.abort())
  await page.goto('/admin/chat')
  const lost = page.getByText('Connection lost, trying again').filter({ visible: true })
  await expect(lost).toBeVisible()

  await expect(row(page, `a.${email}`)).toBeVisible()
  await row(page, `a.${email}`).click()
  await expect(log(page).getByText('First')).toBeVisible()
  await older.say('Are you there?')
  await expect(log(page).getByText('Are you there?')).toBeVisible()
  await field(page).fill('Half a thought')
  await row(page, `b.${email}`).click()
  await expect(log(page).getByText('Second')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await row(page, `a.${email}`).click()
  await expect(field(page)).toHaveValue('Half a thought')
  await page.keyboard.press('Escape')
  await expect(row(page, `a.${email}`)).toBeFocused()
  await page.unroute('**/api/admin/chat/stream*')
  await expect(lost).toHaveCount(0)
})

test('pages of one browser listen once, and go on when the one that listens is closed', async ({
  page,
  product,
  request,
  email,
}) => {
  await signInAsOwner(page, product.url)
  await closeAll(page, product.url)
  const streams: string[] = []
  page.context().on('request', (asked) => {
    const { pathname } = new URL(asked.url())
    if (pathname === '/api/admin/chat/stream') streams.push(new URL(asked.frame().url()).pathname)
  })
  await page.goto('/admin/chat')
  await expect(page.getByText('No active chats')).toBeVisible()
  const list = await page.context().newPage()
  await list.goto('/admin')
  await expect.poll(() => streams).toContain('/admin')
  const before = streams.length

  const visitor = await writeAsVisitor(request, { email })
  await visitor.say('Hello to all')
  await expect(row(page, email)).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) Inbox/)
  await expect(list).toHaveTitle(/^\(1\) /)
  expect(streams).toHaveLength(before)

  await list.close()
  await expect.poll(() => streams.length).toBe(before + 1)
  await visitor.say('Still there?')
  await expect(row(page, email)).toHaveAccessibleName(/2 unread messages/)
})

test('on a phone the list and the conversation are two views @phone', async ({
  page,
  product,
  request,
  email,
}) => {
  await signInAsOwner(page, product.url)
  const visitor = await writeAsVisitor(request, { email, name: 'Ada Muster' })
  await visitor.say('Hello from my phone')
  await page.goto('/admin/chat')
  await row(page, email).tap()
  await expect(page).toHaveURL(`/admin/chat/${visitor.sessionId}`)
  await expect(row(page, email)).toBeHidden()
  await expect(log(page).getByText('Hello from my phone')).toBeVisible()
  await field(page).fill('Hello to your phone')
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Details' }).tap()
  const details = page.getByRole('dialog', { name: 'About this conversation' })
  await expect(details.getByText('Ada Muster')).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).tap()
  await expectToSuitEverybody(page)
  await page.getByRole('button', { name: 'Back to the conversations' }).tap()
  await expect(row(page, email)).toBeVisible()
  await expectToSuitEverybody(page)
})
