import {
  getApplicants,
  getApproval,
  getPortalCopies,
  getPortalCopy,
  getStaffAgreement,
  getStaffApplication,
  getStaffDocument,
  getStaffPreview,
  listColleagues,
} from '#contract/staff/application.ts'
import { getApplicantVisa } from '#contract/staff/decision.ts'
import {
  exportApplications,
  getChart,
  getQueues,
  getStats,
  listStaffApplications,
} from '#contract/staff/list.ts'
import { may } from '#domain/staff/permission.ts'
import { translatorFor } from '#phrases/compile.ts'
import { findColleagues } from '../../data/staff/colleague.ts'
import { csvHeaders } from '../../http/csv.ts'
import { perHour, perMinute, type Route } from '../../http/route.ts'
import { type StaffCall, staffRoute } from '../../http/staff-route.ts'
import { batchedLookup } from '../../platform/db/batcher.ts'
import type { Services } from '../../services.ts'
import { csvStream } from './export.ts'
import { chosenExportRoute } from './export-chosen.ts'
import {
  agreementFile,
  approvalFile,
  documentFile,
  findVisaOf,
  getDocument,
  previewFile,
  visaFile,
} from './files.ts'
import { listApplications, queuesOf, viewerOf } from './list.ts'
import { getPortalDocuments, portalFile, portalZip } from './portal.ts'
import { createSearchTrace, fingerprintOf } from './search-trace.ts'
import { chartOf, statsOf } from './tally.ts'
import { staffViewOf } from './view.ts'

// Colleagues share an office's address and limit.
const office = perMinute(3000)
const reading = { permission: 'application.read', limit: office } as const

/** Routes that return files of travellers and the authority. */
const files = {
  permission: ['application.read', 'document.read'],
  limit: office,
  audit: 'document.read',
} as const

async function exportCsv(services: Services, call: StaffCall<typeof exportApplications>) {
  const { search, ...filter } = call.query
  const asked = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const fingerprint = search ? fingerprintOf(services, search) : null
  const about = { status: null, queue: null, ...Object.fromEntries(asked), search: fingerprint }
  await call.trace(services.db, { details: { ...about, state: 'begun' } })
  const viewer = viewerOf(call.staff.id, call.now)
  const t = translatorFor(call.staff.language, () => {})
  const bytes = csvStream(services.db, call.query, { viewer, t }, (rows, whole) =>
    call.trace(services.db, { details: { ...about, rows, state: whole ? 'done' : 'broken off' } }),
  )
  const day = call.now.toISOString().slice(0, 10)
  return { status: 200 as const, bytes, headers: csvHeaders(`applications-${day}.csv`) }
}

/** The dashboard: statistics and list. */
function boardRoutes(services: Services): Route[] {
  const { db } = services
  const traceSearch = createSearchTrace(services)
  // The same for everyone: concurrent requests share a query.
  const lookAtStats = batchedLookup(async (asking: readonly null[]) => {
    const stats = await statsOf(db)
    return asking.map(() => stats)
  })
  return [
    staffRoute(getStats, { ...reading, audit: null }, async () => ({
      status: 200,
      body: await lookAtStats(null),
    })),

    staffRoute(getChart, { ...reading, audit: null }, async ({ query, now }) => ({
      status: 200,
      body: await chartOf(db, query.days, now),
    })),

    // Without a search the list is polled by screens; searches are audited.
    staffRoute(listStaffApplications, { ...reading, audit: null }, async (call) => {
      const traced = call.query.search ? traceSearch(call.query.search, call) : null
      const [body] = await Promise.all([
        listApplications(db, call.query, viewerOf(call.staff.id, call.now)),
        traced,
      ])
      return { status: 200, body }
    }),

    staffRoute(getQueues, { ...reading, audit: null }, async ({ staff, now }) => {
      const mayReadEmails = may(staff.authority, 'letter.read')
      return { status: 200, body: await queuesOf(db, viewerOf(staff.id, now), mayReadEmails) }
    }),

    staffRoute(
      exportApplications,
      {
        permission: 'application.export',
        limit: perHour(60),
        audit: 'application.exported',
        confirm: true,
      },
      (call) => exportCsv(services, call),
    ),

    chosenExportRoute(services),

    staffRoute(listColleagues, { ...reading, audit: null }, async () => ({
      status: 200,
      body: { items: await findColleagues(db, 'application.work') },
    })),
  ]
}

/** One application and its files. */
function detailRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(
      getStaffApplication,
      { ...reading, audit: 'application.read' },
      async ({ params, staff, now }) => ({
        status: 200,
        body: await staffViewOf(services, params.id, staff, now),
      }),
    ),

    staffRoute(
      getApplicants,
      { ...reading, audit: 'application.read' },
      async ({ query, staff, now }) => {
        const { applicants } = await staffViewOf(services, query.applicationId, staff, now)
        return { status: 200, body: applicants }
      },
    ),

    // Events and authors: nothing from the passports.
    staffRoute(getStaffDocument, files, async (call) => {
      const found = await getDocument(db, call.params.id)
      await call.trace(db, { applicationId: found.applicationId })
      return documentFile(services, found)
    }),

    staffRoute(getStaffPreview, files, async (call) => {
      const found = await getDocument(db, call.params.id)
      await call.trace(db, { applicationId: found.applicationId })
      return previewFile(services, found)
    }),

    staffRoute(getPortalCopy, files, async (call) => {
      const found = await getDocument(db, call.params.id)
      await call.trace(db, { applicationId: found.applicationId, details: { copy: 'portal' } })
      return portalFile(services, found, call.staff.id)
    }),

    staffRoute(getPortalCopies, files, async (call) => {
      const found = await getPortalDocuments(db, call.params.id)
      await call.trace(db, {
        applicationId: found.applicant.applicationId,
        subject: String(call.params.id),
        details: { copy: 'portal', documents: found.documents.length },
      })
      return portalZip(services, found, call.staff.id)
    }),

    staffRoute(getApproval, files, async ({ params }) => approvalFile(services, params.id)),

    staffRoute(getApplicantVisa, files, async (call) => {
      const found = await findVisaOf(db, call.params.id)
      await call.trace(db, { applicationId: found.applicationId })
      return visaFile(services, found)
    }),

    staffRoute(getStaffAgreement, files, async ({ params }) => agreementFile(services, params.id)),
  ]
}

/** Read-only staff routes. */
export function reviewReadRoutes(services: Services): Route[] {
  return [...boardRoutes(services), ...detailRoutes(services)]
}
