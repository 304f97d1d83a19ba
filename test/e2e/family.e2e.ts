import { newApplicants } from './support/applicants.ts'
import { gatewayOn } from './support/gateway.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

test('a family on business, with a companion, pays for all that it chose @phone', async ({
  page,
  email,
  letters,
  api,
}) => {
  const wizard = wizardOn(page)
  const [first, second] = newApplicants(2)
  if (!first || !second) throw new Error('A family has people')
  const choices = { visaType: 'business', processingType: 'urgent', hasESim: true } as const
  const family = { applicationType: 'family', numberOfApplicants: 2 } as const
  await api.begin(2, { contactEmail: email, ...family, ...choices }, [first])
  await page.goto('/application?step=2')
  await wizard.atApplicants()
  await wizard.companion('Zora Muster', 'spouse')
  await wizard.nextApplicant(2)
  await wizard.identity(second)
  await wizard.passport(second)
  await wizard.asFirst()
  await wizard.next()

  // 2 x 295, 67 for processing, 79 for the speed, 2 x 45, 69 for the documents.
  await wizard.atPayment()
  await expect(page.getByText('$895').filter({ visible: true }).first()).toBeVisible()
  await wizard.typeSignature('Ada Muster')
  await wizard.pay.click()

  const gateway = gatewayOn(page)
  await gateway.isOpen('$895.00')
  await gateway.pay('good')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect((await letters.letter(/^Payment received/)).text).toContain('$895')
})
