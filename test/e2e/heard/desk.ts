import type { Page } from '@playwright/test'
import { weekdays } from '#domain/office-hours.ts'
import { visaFor } from '../../support/deciding.ts'
import { ok } from '../support/ok.ts'
import type { Product } from '../support/product.ts'
import { tellNow } from '../support/staff.ts'

type Seen = {
  applicants: {
    id: number
    firstName: string
    lastName: string
    passportNumber: string
    documents: { id: string; documentType: string }[]
  }[]
}
type Part = string | { name: string; mimeType: string; buffer: Buffer }

/** Staff actions on an application, by API calls in the page's browser. */
export function deskOf(page: Page, { url }: Product) {
  const { request } = page.context()
  const headers = { origin: url }
  const pathOf = (id: number) => `/api/admin/applications/${id}`
  const seen = async (id: number) => (await (await ok(request.get(pathOf(id)))).json()) as Seen
  const decide = async (id: number, applicantId: number, multipart: Record<string, Part>) => {
    await ok(request.put(`/api/admin/applicants/${applicantId}/decision`, { headers, multipart }))
    await tellNow(page, url, id)
  }
  return {
    page,
    /** Rejects the first traveller's photo, with a note. */
    async reject(id: number) {
      const [one] = (await seen(id)).applicants
      const photo = one?.documents.find(({ documentType }) => documentType === 'passportPhoto')
      const data = { verdict: 'rejected', reason: 'unreadable', note: 'Please without sunglasses.' }
      await ok(request.post(`/api/admin/documents/${photo?.id}/review`, { headers, data }))
    },
    /** Approves a traveller, with a visa document. */
    async approve(id: number, applicantId: number) {
      const one = (await seen(id)).applicants.find((each) => each.id === applicantId)
      const buffer = await visaFor(`${one?.firstName} ${one?.lastName}`, [
        one?.passportNumber ?? '',
      ])
      const visaDocument = { name: 'visa.pdf', mimeType: 'application/pdf', buffer }
      await decide(id, applicantId, { decision: 'approved', namesConfirmed: 'true', visaDocument })
    },
    /** Ends a traveller without a visa. */
    end: (id: number, applicantId: number) =>
      decide(id, applicantId, { decision: 'rejected', reason: 'The authority did not say why.' }),
    async file(id: number) {
      const data = { status: 'processing', adminNotes: 'In the portal' }
      await ok(request.patch(`${pathOf(id)}/status`, { headers, data }))
      await tellNow(page, url, id)
    },
  }
}

/** Sets the office as always open, as the owner signed in in the page's browser. */
export async function keepOfficeOpen(page: Page, origin: string): Promise<void> {
  const day = { opens: '00:00', closes: '23:59' }
  const week = Object.fromEntries(weekdays.map((name) => [name, day]))
  const data = { week, bankHolidays: false, closedDays: [] }
  const { request } = page.context()
  await ok(request.put('/api/admin/settings/office-hours', { headers: { origin }, data }))
}
