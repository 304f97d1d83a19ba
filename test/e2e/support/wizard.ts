import { expect, type Page } from '@playwright/test'
import type { Applicant } from '#domain/application/steps/applicant.ts'
import type { ApplicationDetails } from '#domain/application/steps/details.ts'
import { findCountry } from '#domain/reference/countries.ts'
import { formOn } from './form.ts'

const visas = {
  tourist: 'Tourist, single entry',
  tourist_multiple: 'Tourist, multiple entry',
  business: 'Business',
  transit: 'Transit',
} as const
const speeds = { normal: 'Normal', urgent: 'Urgent', super_urgent: 'Super urgent' } as const
const relationships = { spouse: 'Spouse', colleague: 'Colleague', child: 'Child' } as const

const letters = (code: string) => findCountry(code)?.alpha3 ?? code

export type Choices = Pick<ApplicationDetails, 'visaType' | 'processingType' | 'contactEmail'> &
  Partial<Pick<ApplicationDetails, 'hasInsurance' | 'hasESim'>>

/** Steps 1 to 3, filled in from a passport. */
export function wizardOn(page: Page) {
  const form = formOn(page)
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  /** Next step, or next traveller: 'Next: Bruno'. */
  const next = () => page.getByRole('button', { name: /^Next(:|$)/ }).click()
  return {
    form,
    next,
    /** Until then a press may meet the plain chooser as it goes. */
    atChooser: () => expect(page.locator('html')).toHaveAttribute('data-live', 'chooser'),
    atDetails: () => expect(heading('Select Application Details')).toBeVisible(),
    atApplicants: () => expect(heading('Applicant Details')).toBeVisible(),
    atPayment: () => expect(heading('Check your answers and pay')).toBeVisible(),
    previous: () => page.getByRole('button', { name: 'Previous' }).click(),
    summary: page.getByRole('alert', { name: 'Form Error' }),
    /** Shown once all input is saved. */
    saved: page
      .getByText(/^Saved \d/)
      .filter({ visible: true })
      .first(),
    pay: page.getByRole('button', { name: 'Proceed to Payment' }),

    async people(count: number) {
      await form.type('Number of applicants', String(count))
    },

    async trip({ visaType, processingType, hasInsurance, hasESim }: Choices) {
      await form.choose('Visa type', visas[visaType])
      await form.select('Port of entry', 'Kilimanjaro International Airport')
      await form.choose('How quickly should we process it?', speeds[processingType])
      if (hasInsurance || hasESim) {
        await page.getByRole('button', { name: 'Choose Extras' }).click()
      }
      if (hasInsurance) await form.tick('Travel insurance')
      if (hasESim) await form.tick('eSIM with mobile data')
    },

    async contact(email: string) {
      await form.type('Contact name', 'Ada Muster')
      await form.type('Email address', email)
      await form.type('Phone number', '+41 44 668 18 00')
    },

    async consent() {
      await form.tick(/^I have read and accept the Privacy Policy/)
      await form.tick(/^I have read and accept the Terms of Service/)
    },

    async identity(person: Applicant) {
      await form.type('First name', person.firstName)
      await form.type('Last name', person.lastName)
      await form.date('Date of birth', person.dateOfBirth)
      await form.country('Nationality', letters(person.nationality))
      await form.choose('Sex', person.gender === 'female' ? 'Female' : 'Male')
    },

    async passport(person: Applicant) {
      await form.type('Passport number', person.passportNumber)
      await form.date('Passport issue date', person.passportIssueDate)
      await form.date('Passport expiry date', person.passportExpiryDate)
      await form.country('Passport issuing country', letters(person.passportIssuingCountry))
    },

    async residence(person: Applicant) {
      await form.type('Address', person.residentialAddress)
      await form.type('City', person.residentialCity)
      await form.country('Country of residence', letters(person.residentialCountry))
    },

    arrival: (person: Applicant) =>
      form.date('Intended arrival date', person.intendedDateOfArrival),

    asFirst: () => form.tick('Same address and travel as applicant 1'),

    async companion(name: string, relationship: keyof typeof relationships) {
      await form.tick('I am travelling with somebody')
      await form.type('Companion’s name', name)
      await form.select('Relationship (optional)', relationships[relationship])
    },

    /** From a complete applicant to an untouched one. */
    async nextApplicant(number: number) {
      await page.getByRole('button', { name: `Next: Applicant ${number}` }).click()
      await expect(form.box('First name')).toHaveValue('')
    },

    /** Through the table, which is collapsed on a phone. */
    async openApplicant(number: number) {
      const list = page.getByRole('region', { name: 'Applicants' })
      const fold = list.getByRole('button', { name: /^Applicants/, expanded: false })
      const row = list.getByRole('row').nth(number).getByRole('button').first()
      await list.waitFor()
      // A page that is still being laid out may yet fold it.
      await expect(async () => {
        if (await fold.isVisible()) await fold.click({ timeout: 5_000 })
        await row.click({ timeout: 5_000 })
      }).toPass({ timeout: 60_000 })
    },

    /** With the mouse. */
    async drawSignature() {
      const canvas = page.getByRole('img', { name: 'Signature area' })
      // Also waits until it is stable: layout may still move it.
      await canvas.hover()
      const frame = await canvas.boundingBox()
      if (!frame) throw new Error('There is nothing to sign on')
      const at = (x: number, y: number) =>
        [frame.x + x * frame.width, frame.y + y * frame.height] as const
      await page.mouse.move(...at(0.15, 0.7))
      await page.mouse.down()
      for (let step = 1; step <= 20; step += 1) {
        await page.mouse.move(...at(0.15 + step * 0.03, 0.5 + 0.3 * Math.sin(step)))
      }
      await page.mouse.up()
    },

    typeSignature: (name: string) =>
      page.getByRole('textbox', { name: 'Or sign by typing your full name' }).fill(name),
  }
}
