import { maskEmail } from '#domain/email.ts'
import { answererIn, chatOn } from './support/chat.ts'
import { expectNoBarrier } from './support/looks.ts'
import { expect, test } from './support/test.ts'

test('a visitor opens the chat by keyboard, is answered, and finds everything again @engines @keys', async ({
  page,
  product,
  anotherBrowser,
}) => {
  const staff = await answererIn(await anotherBrowser(), product.url)
  const chat = chatOn(page)
  // Keys go to the window opened last.
  await page.bringToFront()
  await page.goto('/')
  await chat.button.focus()
  await page.keyboard.press('Enter')
  await expect(chat.field).toBeFocused()
  await page.keyboard.type('First line')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Second line')
  await page.keyboard.press('Enter')
  await expect(chat.log.getByText('First line\nSecond line')).toBeVisible()
  await chat.isSent()
  await expect(chat.field).toHaveValue('')

  const sessionId = await chat.sessionId()
  const [first] = await staff.said(sessionId)
  await staff.signal(sessionId, { seen: first?.id ?? 0 })
  await expect(chat.log.getByText('Seen', { exact: true })).toBeVisible()
  await staff.signal(sessionId, { typing: true })
  await expect(chat.dialog.getByText('Owner is typing')).toBeVisible()
  await staff.answer(sessionId, 'Look at https://example.com/visa. <b>It helps</b>')
  await expect(chat.dialog.getByText('Owner is typing')).toHaveCount(0)
  const link = chat.log.getByRole('link', { name: 'https://example.com/visa' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(chat.log.getByText('<b>It helps</b>')).toBeVisible()
  await expect(chat.dialog.locator('[aria-live=polite]')).toHaveText(/^Owner writes: Look at/)
  await expect.poll(async () => (await staff.session(sessionId))?.seenByUser).not.toBe(0)

  await page.keyboard.press('Escape')
  await expect(chat.dialog).toBeHidden()
  await expect(chat.button).toBeFocused()
  await staff.answer(sessionId, 'One more thing')
  await expect(chat.button).toHaveAccessibleName('Chat with us, new messages: 1')

  await page.reload()
  await expect(chat.button).toHaveAccessibleName('Chat with us, new messages: 1')
  await chat.open()
  await expect(chat.log.getByText('One more thing')).toBeVisible()
  await expect(chat.log.getByText('First line\nSecond line')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(chat.button).toHaveAccessibleName('Chat with us')
})

test('a chat script lost to the network is retried, one attempt at a time; a stranger may leave an address', async ({
  page,
  watched,
  email,
}) => {
  watched.announce(/ERR_FAILED/)
  const chat = chatOn(page)
  let tries = 0
  await page.route('**/api/widget.js', (route) => {
    tries += 1
    return tries === 1 ? route.abort() : route.continue()
  })
  const dropped = page.waitForEvent('requestfailed')
  await page.goto('/contact')
  await dropped
  await page.keyboard.type('Nobody hears this yet')
  await expect(chat.button).toBeVisible()
  expect(tries).toBe(2)
  await chat.open()
  await chat.dialog.getByRole('button', { name: 'Leave an email address' }).click()
  await chat.dialog.getByLabel('Email address (optional)').fill(email)
  await chat.dialog.getByRole('button', { name: 'Save' }).click()
  await expect(chat.field).toBeFocused()
})

test('where the application is open the chat knows it, and asks for no address', async ({
  page,
  product,
  anotherBrowser,
  email,
  api,
}) => {
  const staff = await answererIn(await anotherBrowser(), product.url)
  const order = await api.apply({ contactEmail: email })
  const chat = chatOn(page)
  const address = chat.dialog.getByRole('button', { name: 'Leave an email address' })
  const about = chat.dialog.getByText(`About application ${order.reference}`)
  // The chat is faster than the page.
  const isOpen = Promise.withResolvers<void>()
  await page.route('**/api/status?*', (route) => isOpen.promise.then(() => route.continue()))
  await page.goto(`/status?orderId=${order.orderId}`)
  await chat.open()
  await expect(address).toBeVisible()
  isOpen.resolve()
  await expect(about).toBeVisible()
  await expect(address).toBeHidden()
  await chat.say('When is it ready?')
  await chat.isSent()
  await expect(about).toBeHidden()
  const sessionId = await chat.sessionId()
  const session = { reference: order.reference, userEmail: null, isProven: true }
  expect(await staff.session(sessionId)).toMatchObject(session)

  await staff.answer(sessionId, 'Tomorrow')
  await expect(chat.log.getByText('Tomorrow')).toBeVisible()
  await chat.dialog.getByRole('button', { name: 'More about this chat' }).click()
  await chat.dialog.getByRole('button', { name: 'Email me this conversation' }).click()
  await expect(chat.dialog.getByText(`On its way to ${maskEmail(email)}.`)).toBeVisible()

  await staff.close(sessionId)
  await chat.dialog.getByRole('button', { name: 'Start a new conversation' }).last().click()
  await expect(about).toBeVisible()
  await expect(address).toBeHidden()
})

test('Arabic is read from right to left', async ({ page }) => {
  await page.goto('/ar')
  await page.locator('visa-chat').getByRole('button').click()
  const dialog = page.locator('visa-chat').getByRole('dialog')
  await expect(dialog).toBeVisible()
  const field = dialog.getByRole('textbox')
  await field.fill('مرحباً')
  await field.press('Enter')
  const own = await dialog.getByRole('log').getByText('مرحباً').boundingBox()
  const all = await dialog.boundingBox()
  if (!own || !all) throw new Error('Nothing is to be seen')
  const [left, right] = [own.x - all.x, all.x + all.width - own.x - own.width]
  expect(left, 'own words stand at the end of the line, on the left').toBeLessThan(right)
  expect(all.x).toBeLessThan(100)
  await expectNoBarrier(page, 'with the chat in Arabic')
})

test('the chat fills a phone and covers neither the price nor what leads on @phone', async ({
  page,
}) => {
  const chat = chatOn(page)
  // On every page help stands in the header, and the button that would lie over it all comes with the focus.
  await page.goto('/contact')
  await expect(chat.button).toHaveCount(1)
  await expect(chat.button).not.toBeInViewport()
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click()
  await expect(chat.dialog).toBeVisible()
  await page.goto('/application?type=single')
  // The form is heavy: there the chat loads on first interaction.
  await expect(chat.button).toHaveCount(0)
  await page.keyboard.press('Shift')
  // Its own button would cover the fields: help is in the bottom bar.
  await expect(chat.button).not.toBeInViewport()
  await page.getByRole('main').getByRole('button', { name: 'Help' }).click()
  await expect(chat.dialog).toBeVisible()
  const view = page.viewportSize()
  expect(await chat.dialog.boundingBox()).toEqual({ x: 0, y: 0, ...view })
  await chat.say('Hello from the bus')
  await chat.isSent()
  await expectNoBarrier(page, 'with the chat on a phone')
  await chat.dialog.getByRole('button', { name: 'Close the chat' }).click()
  await expect(chat.dialog).toBeHidden()
})
