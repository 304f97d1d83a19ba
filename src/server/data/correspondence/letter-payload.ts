import type { Selectable } from 'kysely'
import type { ApplicantDecision } from '#domain/application/applicant-state.ts'
import type { DocumentType } from '#domain/document/document.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { AccountNotice } from '#domain/staff/account-notice.ts'
import type { RoleId } from '#domain/staff/permission.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Application } from '../../platform/db/schema.ts'

/** What a letter needs of its application. */
export const letterColumns = ['id', 'contactEmail', 'language'] as const
export type LetterApplication = Selectable<Pick<Application, (typeof letterColumns)[number]>>

/** The data stored with each kind of letter, besides the application. */
export type LetterPayload = {
  'continue-link': { linkId: string }
  /** The link to the draft, and the id of the reminded address. */
  'draft-reminder': { linkId: string; remindedId: string }
  'staff-invitation': { invitationId: string }
  'staff-email': { changeId: string }
  'account-notice': {
    staffId: string
    notice: AccountNotice
    /** The user agent. */
    userAgent?: string | null | undefined
    email?: string | undefined
    role?: RoleId | undefined
    /** A custom role's name at that time. */
    roleName?: string | undefined
  }
  'staff-alert': { alertId: string }
  /** A colleague's morning digest. */
  'staff-digest': { staffId: string; day: CalendarDate }
  /** The event with the message, and all events of the decision. */
  'status-changed': { eventId: number; eventIds?: readonly number[] | undefined }
  /** The event with the text. */
  'staff-message': { eventId: number }
  /** And the approved; absent in letters from before visas were per traveller. */
  'visa-approved': {
    eventId: number
    eventIds?: readonly number[] | undefined
    applicantIds?: readonly number[] | undefined
  }
  /** The other decisions and their travellers. */
  'applicant-decided': {
    decision: ApplicantDecision
    eventId: number
    eventIds: readonly number[]
    applicantIds: readonly number[]
  }
  /** One refund: the letter is about all of its decision. */
  'refund-made': { refundId: string }
  'order-amended': { amendmentId: string }
  /** Travellers whose applications now go to a second office first. */
  'regime-changed': { applicantIds: readonly number[] }
  /** And the last answer already sent by letter. */
  'chat-answer': { sessionId: string; afterId: number }
  'chat-transcript': { sessionId: string }
  /** The events of the answer. */
  'cancellation-answered': { requestId: string; eventIds: readonly number[] }
  'cancellation-received': { requestId: string }
  'data-request-received': { requestId: string }
  /** All of its address when sent. */
  'applications-found': Record<never, never>
  /** The browser of the code. */
  'download-code': { sessionId: number }
  /** The corrections, and the documents to be sent again. */
  'answers-corrected': { correctionIds: number[]; asksAgain: DocumentType[] }
  'contact-code': { changeId: string }
  /** Whether the reader has the old or the new address. */
  'contact-changed': { reader: 'old' | 'new' }
  'own-part-asked': { ownLinkId: string }
  'own-part-reminder': { ownLinkId: string }
  /** The browser with the travellers' draft. */
  'own-part-finished': { draftSessionId: number }
}

type About<Kind extends keyof LetterPayload> = {
  [K in Kind]: { kind: K; about: LetterPayload[K] }
}[Kind]

type ToApplicant = { application: LetterApplication; now: Date } & (
  | {
      kind:
        | 'payment-confirmed'
        | 'documents-received'
        | 'documents-asked'
        | 'questions-asked'
        | 'application-link'
        | 'cancelled'
    }
  | {
      kind: 'application-received'
      version: 1
      /** Stored and never sent. */
      withheld: boolean
    }
  | {
      kind: 'reminder-payment' | 'reminder-documents'
      /** 1 for the first reminder, 2 for the last. */
      version: 1 | 2
      /** Stored, so that it is not due again, and never sent. */
      withheld?: boolean
      /** Withheld since its address is unreachable: messengers tell of it. */
      byMessenger?: boolean
    }
  | {
      kind: 'reminder-payment' | 'reminder-documents'
      /** Requested by staff, outside the plan. */
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
      | 'regime-changed'
      | 'cancellation-received'
      | 'cancellation-answered'
      | 'data-request-received'
    >
  | (About<'download-code'> & { code: string })
  /** To an address other than the contact's. */
  | (About<'contact-code'> & { code: string; recipient: string })
  | (About<'contact-changed'> & { recipient: string })
)

type ToAddress = {
  recipient: string
  language: Language
  now: Date
  /** Stored and never sent. */
  withheld?: boolean
  /** Delay of sending; composed only then. */
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

/** A letter to store in the causing transaction. */
export type NewLetter = ToApplicant | ToAddress
