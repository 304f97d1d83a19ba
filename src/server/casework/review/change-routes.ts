import * as z from 'zod/mini'
import type { Schema } from '#contract/endpoint.ts'
import { typed } from '#contract/shapes.ts'
import { addNote, assign, reviewDocument } from '#contract/staff/application.ts'
import {
  addApproval,
  decideApplicant,
  handOver,
  patchStatus,
  putStatus,
  sendBack,
  takeBack,
  undoDecision,
} from '#contract/staff/decision.ts'
import { applicantDecisions } from '#domain/application/applicant-state.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import { applicationStatuses } from '#domain/application/status.ts'
import { findingsOf } from '#domain/application/steps/finding.ts'
import { fileKinds } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import { maxPortalNumber } from '#domain/filing/form.ts'
import { may } from '#domain/staff/permission.ts'
import type { FormFields } from '../../document/upload/port.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { type StaffActor, type StaffCall, staffRoute } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import { type ApplicantChange, decideApplicant as decide } from '../decision.ts'
import { decisionForm, receiveApproval, statusForm } from './approval.ts'
import * as assigning from './assign.ts'
import { changeStatus, type StatusChange } from './change-status.ts'
import * as handing from './hand-over.ts'
import { reviewDocument as review } from './review.ts'
import { undoDecision as undo } from './undo.ts'
import { staffViewOf } from './view.ts'

const note = z.optional(typed(maxNoteLength))
const shared = {
  travellerMessage: note,
  version: z.optional(z.coerce.number().check(z.int(), z.gt(0))),
  namesConfirmed: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((v) => v === 'true'),
    ),
  ),
}
/** The fields of a multipart decision; empty ones count as absent. */
const statusFields = z.object({
  ...shared,
  status: z.enum(applicationStatuses),
  adminNotes: note,
})
const decisionFields = z.object({
  ...shared,
  decision: z.enum(applicantDecisions),
  reason: note,
  portalNumber: z.optional(typed(maxPortalNumber)),
  override: note,
})

function fieldsOf<S extends Schema>(schema: S, fields: FormFields): z.output<S> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new AppError('request.invalid', {}, findingsOf(parsed.error.issues))
}

function checkApprover({ authority }: StaffActor, to: string): void {
  if (to === 'approved' && !may(authority, 'application.approve')) {
    throw new AppError('staff.forbidden')
  }
}

/** The decision about one traveller in a form. Returns the application's id. */
function decideByForm(services: Services, call: StaffCall<typeof decideApplicant>) {
  const receiving = { ...call, form: decisionForm, accepted: fileKinds }
  return receiveApproval(services, receiving, ({ fields, approval }) => {
    const change: ApplicantChange = fieldsOf(decisionFields, fields)
    checkApprover(call.staff, change.decision)
    if (approval && change.decision !== 'approved') throw new AppError('request.invalid')
    return decide(services, { ...call, ...call.params, change, approval })
  })
}

/** Staff decisions. Each returns the updated application. */
export function reviewChangeRoutes(services: Services): Route[] {
  const answer = async (id: number, staff: StaffActor) => ({
    status: 200 as const,
    body: await staffViewOf(services, id, staff, services.clock.now()),
  })
  const work = { permission: 'application.work', limit: perMinute(240) } as const
  const approving = { ...work, permission: 'application.approve' } as const
  const judging = { ...work, permission: ['application.work', 'document.read'] } as const
  const statusRules = { ...work, audit: 'application.status-changed' } as const
  return [
    staffRoute(patchStatus, statusRules, async (call) => {
      checkApprover(call.staff, call.body.status)
      const change = { decision: call.body, approval: null }
      await changeStatus(services, { ...call, ...call.params, ...change })
      return answer(call.params.id, call.staff)
    }),

    staffRoute(putStatus, statusRules, async (call) => {
      const receiving = { ...call, form: statusForm, accepted: ['pdf'] as const }
      await receiveApproval(services, receiving, ({ fields, approval }) => {
        const decision: StatusChange = fieldsOf(statusFields, fields)
        checkApprover(call.staff, decision.status)
        // A document sent with a status other than approved is dropped.
        if (approval && decision.status !== 'approved') throw new AppError('request.invalid')
        return changeStatus(services, { ...call, ...call.params, decision, approval })
      })
      return answer(call.params.id, call.staff)
    }),

    staffRoute(addApproval, { ...approving, audit: 'application.approval-added' }, async (call) => {
      const receiving = { ...call, form: statusForm, accepted: fileKinds }
      await receiveApproval(services, receiving, ({ fields, approval }) => {
        if (!approval) throw new AppError('approval.document-required')
        const decision = fieldsOf(statusFields, { ...fields, status: 'approved' })
        return changeStatus(services, { ...call, ...call.params, decision, approval })
      })
      return answer(call.params.id, call.staff)
    }),

    staffRoute(decideApplicant, { ...work, audit: 'applicant.decided' }, async (call) => {
      const id = await decideByForm(services, call)
      return answer(id, call.staff)
    }),

    staffRoute(handOver, { ...work, audit: 'application.handed-over' }, async (call) => {
      const { staffId: to = null, applicantIds, version } = call.body
      await handing.handOver(services, { ...call, ...call.params, to, applicantIds, version })
      return answer(call.params.id, call.staff)
    }),

    staffRoute(takeBack, { ...work, audit: 'application.taken-back' }, async (call) => {
      await handing.takeBack(services, { ...call, ...call.params })
      return answer(call.params.id, call.staff)
    }),

    staffRoute(
      sendBack,
      {
        ...work,
        permission: ['application.work', 'application.approve'],
        audit: 'application.sent-back',
      },
      async (call) => {
        const { id } = call.params
        await handing.sendBack(services, { ...call, id, ...call.body, version: call.body.version })
        return answer(id, call.staff)
      },
    ),

    staffRoute(undoDecision, { ...work, audit: 'decision.undone' }, async (call) => {
      const id = await undo(services, { ...call, ...call.params })
      return answer(id, call.staff)
    }),

    staffRoute(assign, { ...work, audit: 'application.assigned' }, async (call) => {
      const { version } = call.body
      await assigning.assign(services, { ...call, ...call.params, ...call.body, version })
      return answer(call.params.id, call.staff)
    }),

    staffRoute(addNote, { ...work, audit: 'application.noted' }, async (call) => {
      const { clientId } = call.body
      await assigning.addNote(services, { ...call, ...call.params, ...call.body, clientId })
      return answer(call.params.id, call.staff)
    }),

    // Judging a document requires seeing it.
    staffRoute(reviewDocument, { ...judging, audit: 'document.reviewed' }, async (call) => {
      const id = await review(services, { ...call, ...call.params, review: call.body })
      return answer(id, call.staff)
    }),
  ]
}
