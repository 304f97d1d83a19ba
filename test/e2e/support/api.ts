import { randomUUID } from 'node:crypto'
import { type APIResponse, expect, type Page } from '@playwright/test'
import type { Applicant } from '#domain/application/steps/applicant.ts'
import type { ApplicationDetails } from '#domain/application/steps/details.ts'
import { type DocumentType, requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { exampleDetails } from '../../support/answers.ts'
import { newApplicant } from './applicants.ts'
import { fileOf } from './documents.ts'
import { cards } from './gateway.ts'
import { ok } from './ok.ts'

const typed = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, day: date }
}

/** Answers in the form of the wizard's draft. */
const asTyped = (person: Applicant) => ({
  ...person,
  dateOfBirth: typed(person.dateOfBirth),
  passportIssueDate: typed(person.passportIssueDate),
  passportExpiryDate: typed(person.passportExpiryDate),
  intendedDateOfArrival: typed(person.intendedDateOfArrival),
})

type Details = Partial<ApplicationDetails> & Pick<ApplicationDetails, 'contactEmail'>

export type Order = { id: number; reference: string; orderId: string; applicants: number[] }

const bodyOf = async (asked: Promise<APIResponse>): Promise<Record<string, unknown>> =>
  (await ok(asked)).json()

/** API calls in the page's browser, for a test's preconditions. */
export function apiOf(page: Page, origin: string) {
  const { request } = page.context()
  const headers = { origin }
  const post = (path: string, data: object) =>
    request.post(path, { headers: { ...headers, 'idempotency-key': randomUUID() }, data })

  const api = {
    async apply(
      details: Details,
      applicants: readonly Applicant[] = [newApplicant()],
    ): Promise<Order> {
      const numberOfApplicants = applicants.length
      const made = await bodyOf(
        post('/api/applications', {
          ...exampleDetails({ ...details, numberOfApplicants }),
          applicants,
        }),
      )
      const people = made.applicants as { id: number }[]
      return {
        id: Number(made.id),
        reference: String(made.reference),
        orderId: String(made.orderId),
        applicants: people.map(({ id }) => id),
      }
    },

    async pay({ id, orderId }: Order): Promise<void> {
      const begun = await bodyOf(post('/api/gpay/create-payment', { applicationId: id, orderId }))
      const { action, fields } = begun.formData as {
        action: string
        fields: Record<string, string>
      }
      const opened = await request.post(action, { form: fields })
      const [month, year] = ['12', new Date().getFullYear() + 3]
      await request.post(opened.url(), {
        headers,
        form: {
          cardNumber: cards.good,
          expiry: `${month}/${year}`,
          cvc: '123',
          cardholder: 'Ada Muster',
          do: 'pay',
        },
      })
      const verified = await bodyOf(request.get(`/api/gpay/verify/${orderId}`))
      expect(verified.success).toBe(true)
    },

    /** This browser's latest application. */
    async newest(): Promise<Order> {
      const { items } = await bodyOf(request.get('/api/my-applications'))
      const [{ orderId }] = items as [{ orderId: string }]
      const view = await bodyOf(request.get(`/api/status?orderId=${orderId}`))
      const people = view.applicants as { id: number }[]
      return {
        id: Number(view.id),
        reference: String(view.reference),
        orderId,
        applicants: people.map(({ id }) => id),
      }
    },

    async upload(applicantId: number, documentType: DocumentType): Promise<void> {
      const file = await fileOf(applicantId, documentType)
      await bodyOf(
        request.post(`/api/applicants/${applicantId}/documents`, {
          headers,
          multipart: { documentType, file },
        }),
      )
    },

    async uploadAll(visaType: ApplicationDetails['visaType'], applicants: readonly number[]) {
      for (const id of applicants) {
        await Promise.all(
          requiredDocuments(shippedRules, visaType).map((type) => api.upload(id, type)),
        )
      }
    },

    /** Hands over the documents, all of which are there. */
    async complete({ id, orderId }: Order): Promise<void> {
      await bodyOf(request.post(`/api/applications/${id}/complete`, { headers, data: { orderId } }))
    },

    /** A paid application with all documents, handed over. */
    async handOver(details: Details, applicants?: readonly Applicant[]): Promise<Order> {
      const order = await api.apply(details, applicants)
      await api.pay(order)
      await api.uploadAll('tourist', order.applicants)
      await api.complete(order)
      return order
    },

    /** A draft with step 1 completed and travellers, at a step. */
    async begin(
      step: 2 | 3,
      { numberOfApplicants, ...details }: Details,
      applicants: readonly Applicant[] = [],
    ): Promise<void> {
      const content = {
        step,
        submissionKey: randomUUID(),
        details: {
          ...exampleDetails(details),
          numberOfApplicants: String(numberOfApplicants ?? (applicants.length || 1)),
        },
        applicants: applicants.map(asTyped),
      }
      await bodyOf(request.put('/api/draft', { headers, data: content }))
    },
  }
  return api
}
