import type { AddressInfo } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import express from 'express'
import pg from 'pg'
import * as z from 'zod'
import { applicant, application, job, payment } from './peer-tables.ts'

// The peer: Express 5, zod and Drizzle, as written in an afternoon. One transaction per call, one
// statement per table. No limits, keys, history, access or business rules.

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const country = z.string().length(2)
const text = (min: number, max: number) => z.string().min(min).max(max)
const optional = (max: number) => z.string().max(max).optional()

const applicantShape = z.object({
  firstName: text(1, 100),
  lastName: text(1, 100),
  dateOfBirth: day,
  placeOfBirth: optional(100),
  nationality: country,
  gender: z.enum(['male', 'female']),
  occupation: optional(100),
  passportNumber: text(3, 20),
  passportIssueDate: day,
  passportExpiryDate: day,
  passportIssuingCountry: country,
  intendedDateOfArrival: day,
  portOfEntry: optional(60),
  residentialAddress: text(3, 200),
  residentialCity: text(2, 100),
  residentialCountry: country,
  residentialPostalCode: optional(20),
  accommodationAddress: optional(200),
  accommodationCity: optional(100),
  hasCompanion: z.boolean(),
  companionName: optional(100),
  companionRelationship: optional(20),
})

const applicationShape = z.object({
  applicationType: z.enum(['single', 'family', 'group']),
  numberOfApplicants: z.int().min(1).max(50),
  visaType: z.enum(['tourist', 'business', 'transit']),
  processingType: z.enum(['normal', 'urgent', 'super_urgent']),
  transportationMethod: text(1, 20),
  portOfEntry: text(1, 60),
  hasInsurance: z.boolean(),
  hasESim: z.boolean(),
  contactName: text(2, 120),
  contactEmail: z.email(),
  contactPhone: text(8, 32),
  communicationChannel: text(1, 20),
  communicationId: optional(64),
  applicants: z.array(applicantShape).min(1).max(50),
})

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const db = drizzle(pool)
const app = express()
app.use(express.json({ limit: '1mb' }))

app.post('/api/applications', async (request, response) => {
  const parsed = applicationShape.safeParse(request.body)
  if (!parsed.success) {
    response.status(400).json(parsed.error.issues)
    return
  }
  const { applicants, numberOfApplicants: _, ...details } = parsed.data
  const key = Date.now().toString(36) + Math.floor(Math.random() * 1e12).toString(36)
  const orderId = `TZ-${key}`
  const id = await db.transaction(async (tx) => {
    const row = { ...details, reference: `APP-${key}`, orderId, totalCents: 23_300 }
    const [made] = await tx.insert(application).values(row).returning({ id: application.id })
    if (!made) throw new Error('No application was inserted')
    const applicationId = made.id
    const people = applicants.map((each, index) => ({
      ...each,
      applicationId,
      position: index + 1,
    }))
    await tx.insert(applicant).values(people)
    await tx
      .insert(payment)
      .values({ applicationId, orderId, amountCents: 23_300, currency: 'USD' })
    await tx.insert(job).values({ kind: 'confirmation', payload: { applicationId } })
    return applicationId
  })
  response.status(201).json({ id: String(id), orderId })
})

const server = app.listen(0, '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => {
  server.closeAllConnections()
  server.close()
  pool.end()
})
