import { documentsOn } from './support/documents.ts'
import { expect, test } from './support/test.ts'
import { unfold } from './support/unfold.ts'

test('an e-mail is corrected from another device; old links lead to a code @phone', async ({
  page,
  email,
  letters,
  anotherBrowser,
  api,
}) => {
  const order = await api.apply({ contactEmail: email })
  await api.pay(order)
  const device = await anotherBrowser()
  const receipt = await letters.letter(/^Payment received/)
  await device.goto(receipt.linkTo('/documents'))
  const main = device.getByRole('main')
  await main.getByRole('link', { name: 'Check Status', exact: true }).click()

  await test.step('the address, once its code is typed', async () => {
    const next = `new.${email}`
    await unfold(device, 'Contact')
    await device.getByRole('button', { name: 'Correct contact details' }).click()
    await device.getByRole('textbox', { name: 'Email address' }).fill(next)
    await device.getByRole('button', { name: 'Save contact details' }).click()
    const code = device.getByRole('textbox', { name: 'Six-digit code' })
    await expect(code).toBeVisible()
    const letter = await letters.letter(/is your code for the new address/)
    expect(letter.to).toContain(next)
    await device.goto(letter.linkTo('/status'))
    await expect(code).toBeFocused()
    await code.fill(/^\d{6}/.exec(letter.subject)?.[0] ?? '')
    await device.getByRole('button', { name: 'Confirm the address' }).click()
    await expect(device.getByText('From now on we will write to the new address')).toBeVisible()
    const told = await letters.letter(/the contact address was changed/)
    expect(told.to).not.toContain(next)
    expect(told.text).not.toContain(order.orderId)
  })

  await test.step('who has the old mailbox gets no further than a code for the new one', async () => {
    const stranger = await anotherBrowser(/status of 4(01|04|10|22)/)
    await stranger.goto(receipt.linkTo('/documents'))
    await expect(stranger.getByRole('heading', { name: 'Open it in this browser' })).toBeFocused()
    await stranger.getByRole('button', { name: 'Send the code' }).click()
    const code = stranger.getByRole('textbox', { name: 'Six-digit code' })
    await expect(code).toBeFocused()
    const letter = await letters.letter(new RegExp(`is your code for ${order.reference}`))
    expect(letter.to).toContain(`new.${email}`)
    await code.fill('000000')
    await stranger.getByRole('button', { name: 'Open my application' }).click()
    await expect(stranger.getByText(/This code is incorrect/).first()).toBeVisible()
    await code.fill(letter.subject.slice(0, 6))
    await stranger.getByRole('button', { name: 'Open my application' }).click()
    await documentsOn(stranger).isOpen()
  })

  await test.step('the traveller sees where it is open, and closes it everywhere else', async () => {
    await page.goto(`/status?orderId=${order.orderId}`)
    await unfold(page, 'Where this application is open')
    await expect(page.getByText(/^Opened with a code from an email/)).toBeVisible()
    await page.getByRole('button', { name: 'Close it everywhere else' }).click()
    await expect(page.getByText('It is open only here now')).toBeVisible()
    await expect(page.getByText('Another browser', { exact: true })).toHaveCount(0)
  })
})
