import type { Selectable } from 'kysely'
import type { ApplicantDecision } from '#domain/application/applicant-state.ts'
import type { DocumentType } from '#domain/document/document.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { AccountNotice } from '#domain/staff/account-notice.ts'
import type { RoleId } from '#domain/staff/permission.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Application } from '../../platform/db/schema.ts'

/** What a letter needs to know of the application that it is about. */
export const letterColumns = ['id', 'contactEmail', 'language'] as const
export type LetterApplication = Selectable<Pick<Application, (typeof letterColumns)[number]>>

/** What a letter is about besides its application, as its row keeps it. */
export type LetterAbout = {
  'continue-link': { linkId: string }
  /** The link that opens the answers, and the address as one that was reminded. */
  'draft-reminder': { linkId: string; remindedId: string }
  'staff-invitation': { invitationId: string }
  'staff-email': { changeId: string }
  'account-notice': {
    staffId: string
    notice: AccountNotice
    /** What the browser said it is. */
    userAgent?: string | null | undefined
    email?: string | undefined
    role?: RoleId | undefined
    /** Of a composed role, as it was called then. */
    roleName?: string | undefined
  }
  'staff-alert': { alertId: string }
  /** What waited for a colleague on a morning. */
  'staff-digest': { staffId: string; day: CalendarDate }
  /** The event whose message the letter brings, and all that were written with it. */
  'status-changed': { eventId: number; eventIds?: readonly number[] | undefined }
  /** The event that keeps what was written. */
  'staff-message': { eventId: number }
  /** And who is approved; absent in letters from before each had a visa of their own. */
  'visa-approved': {
    eventId: number
    eventIds?: readonly number[] | undefined
    applicantIds?: readonly number[] | undefined
  }
  /** What else was decided, and about whom. */
  'applicant-decided': {
    decision: ApplicantDecision
    eventId: number
    eventIds: readonly number[]
    applicantIds: readonly number[]
  }
  /** One of its refunds: the letter is about all that the same decision gives back. */
  'refund-made': { refundId: string }
  'order-amended': { amendmentId: string }
  /** And the last answer that a letter has told of already. */
  'chat-answer': { sessionId: string; afterId: number }
  'chat-transcript': { sessionId: string }
  /** The events that the answer led to. */
  'cancellation-answered': { requestId: string; eventIds: readonly number[] }
  'cancellation-received': { requestId: string }
  'data-request-received': { requestId: string }
  /** Whatever is of its address at the moment it is sent. */
  'applications-found': Record<never, never>
  /** The browser that the code belongs to. */
  'download-code': { sessionId: number }
  /** What was corrected at once, and the documents that have to be sent again. */
  'answers-corrected': { correctionIds: number[]; asksAgain: DocumentType[] }
  'contact-code': { changeId: string }
  /** Who reads it: whoever had the address that counted, or whoever has the one that counts now. */
  'contact-changed': { reader: 'old' | 'new' }
  'own-part-asked': { ownLinkId: string }
  'own-part-reminder': { ownLinkId: string }
  /** The browser whose unfinished answers the travellers belong to. */
  'own-part-finished': { draftSessionId: number }
}

type About<Kind extends keyof LetterAbout> = {
  [K in Kind]: { kind: K; about: LetterAbout[K] }
}[Kind]

type ToApplicant = { application: LetterApplication; now: Date } & (
  | {
      kind:
        | 'payment-confirmed'
        | 'documents-received'
        | 'documents-asked'
        | 'application-link'
        | 'cancelled'
    }
  | {
      kind: 'application-received'
      version: 1
      /** Written down all the same, and never sent. */
      withheld: boolean
    }
  | {
      kind: 'reminder-payment' | 'reminder-documents'
      /** 1 for the first reminder, 2 for the last. */
      version: 1 | 2
      /** Written down all the same, so that it is not due again, and never sent. */
      withheld?: boolean
    }
  | {
      kind: 'reminder-payment' | 'reminder-documents'
      /** Somebody of staff asked for it: it is not the last one of the plan. */
      about: { byStaff: true }
    }
  | About<
      | 'staff-message'
      | 'status-changed'
      | 'visa-approved'
      | 'applicant-decided'
      | 'refund-made'
      | 'answers-corrected'
      | 'order-amended'
      | 'cancellation-received'
      | 'cancellation-answered'
      | 'data-request-received'
    >
  | (About<'download-code'> & { code: string })
  /** To another address than the contact's. */
  | (About<'contact-code'> & { code: string; recipient: string })
  | (About<'contact-changed'> & { recipient: string })
)

type ToAddress = {
  recipient: string
  language: Language
  now: Date
  /** Written down all the same, and never sent. */
  withheld?: boolean
  /** Sent that much later, with what there is to say by then. */
  delaySeconds?: number
} & About<
  | 'continue-link'
  | 'draft-reminder'
  | 'applications-found'
  | 'staff-invitation'
  | 'staff-email'
  | 'account-notice'
  | 'staff-alert'
  | 'staff-digest'
  | 'chat-answer'
  | 'chat-transcript'
  | 'own-part-asked'
  | 'own-part-reminder'
  | 'own-part-finished'
>

/** A letter to be written down, in the transaction that causes it. */
export type NewLetter = ToApplicant | ToAddress
