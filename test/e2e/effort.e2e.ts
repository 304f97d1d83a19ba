import { addMonths } from '#domain/time/calendar.ts'
import { dayFromNow, newApplicant } from './support/applicants.ts'
import { documentsOn, touristDocuments } from './support/documents.ts'
import { effortOn, sayEffort } from './support/effort.ts'
import { cards, gatewayOn } from './support/gateway.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

// A passport of ten years, as most are.
const expiry = dayFromNow(2500)
const person = newApplicant({
  passportExpiryDate: expiry,
  passportIssueDate: addMonths(expiry, -120),
})
const digits = (text: string) => text.replace(/\D/g, '')

test('one tourist takes at most 40 taps and 120 keystrokes by typing @phone', async ({
  page,
  email,
}) => {
  const wizard = wizardOn(page)
  const documents = documentsOn(page)
  const hand = effortOn(page)

  await page.goto('/')
  await hand.button('Reject All')
  await hand.link('Apply Now')
  await hand.link(/^Single/)

  await wizard.atDetails()
  await hand.choose('Visa type', 'Tourist, single entry')
  await hand.select('Port of entry', 'Kilimanjaro International Airport')
  await hand.type('Contact name', `${person.firstName} ${person.lastName}`)
  await hand.type('E-mail address', email)
  await hand.type('Phone number', '+41446681800')
  await hand.tick(/^I have read and accept the Privacy Policy/)
  await hand.tick(/^I have read and accept the Terms of Service/)
  await hand.button(/^Next/)

  await wizard.atApplicants()
  await expect(wizard.form.box('First name')).toHaveValue(person.firstName)
  await expect(wizard.form.box('Last name')).toHaveValue(person.lastName)
  await hand.date('Date of birth', person.dateOfBirth)
  await hand.country('Nationality', 'che')
  await hand.choose('Sex', 'Female')
  await hand.type('Passport number', person.passportNumber)
  await hand.date('Passport expiry date', person.passportExpiryDate)
  const likely = page.getByRole('group', { name: /^Most passports/ })
  await hand.tap(likely.getByRole('button').first())
  await hand.type('Address', person.residentialAddress)
  await hand.type('City', person.residentialCity)
  await hand.date('Intended arrival date', person.intendedDateOfArrival)
  await hand.button(/^Next/)

  await wizard.atPayment()
  await hand.tick(/^I accept the Privacy Policy/)
  await hand.tick(/^I accept the Terms of Service/)
  hand.effort.taps += 1
  await wizard.drawSignature()
  await hand.tap(wizard.pay)

  await gatewayOn(page).isOpen('$233.00')
  await expect(wizard.form.box('Cardholder')).toHaveValue(`${person.firstName} ${person.lastName}`)
  await hand.tap(wizard.form.box('Card number'))
  await hand.keys(digits(cards.good))
  await hand.keys(`12${String((new Date().getFullYear() + 3) % 100).padStart(2, '0')}`)
  await hand.keys('123')
  await hand.button(/^Pay/)

  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await hand.link('Continue to Documents')
  await documents.isOpen()
  for (const [document, file] of touristDocuments) {
    await hand.file(documents.card(document), file)
    await documents.hasCome(document, file.name)
  }
  await hand.button('Complete Application')
  await documents.isReceived()

  sayEffort('one tourist, typing', hand.effort)
  expect(hand.effort.taps).toBeLessThanOrEqual(40)
  expect(hand.effort.keystrokes).toBeLessThanOrEqual(120)
})
