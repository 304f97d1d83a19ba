import type { LetterKind } from '#domain/letter.ts'
import type { Letter } from './define-letter.ts'
import { accountNotice } from './letters/account-notice.tsx'
import { answersCorrected } from './letters/answers-corrected.tsx'
import { applicantDecided } from './letters/applicant-decided.tsx'
import { applicationLink } from './letters/application-link.tsx'
import { applicationReceived } from './letters/application-received.tsx'
import { applicationsFound } from './letters/applications-found.tsx'
import { cancellationAnswered } from './letters/cancellation-answered.tsx'
import { cancellationReceived } from './letters/cancellation-received.tsx'
import { cancelled } from './letters/cancelled.tsx'
import { chatAnswer } from './letters/chat-answer.tsx'
import { chatTranscript } from './letters/chat-transcript.tsx'
import { contactCode, downloadCode } from './letters/codes.tsx'
import { contactChanged } from './letters/contact-changed.tsx'
import { continueLink } from './letters/continue-link.tsx'
import { dataRequestReceived } from './letters/data-request-received.tsx'
import { documentsAsked } from './letters/documents-asked.tsx'
import { documentsReceived } from './letters/documents-received.tsx'
import { draftReminder } from './letters/draft-reminder.tsx'
import { orderAmended } from './letters/order-amended.tsx'
import { ownPartAsked } from './letters/own-part-asked.tsx'
import { ownPartFinished } from './letters/own-part-finished.tsx'
import { ownPartReminder } from './letters/own-part-reminder.tsx'
import { paymentConfirmed } from './letters/payment-confirmed.tsx'
import { questionsAsked } from './letters/questions-asked.tsx'
import { refundMade } from './letters/refund-made.tsx'
import { regimeChanged } from './letters/regime-changed.tsx'
import { reminderDocuments } from './letters/reminder-documents.tsx'
import { reminderPayment } from './letters/reminder-payment.tsx'
import { staffAlert } from './letters/staff-alert.tsx'
import { staffDigest } from './letters/staff-digest.tsx'
import { staffEmail } from './letters/staff-email.tsx'
import { staffInvitation } from './letters/staff-invitation.tsx'
import { staffMessage } from './letters/staff-message.tsx'
import { statusChanged } from './letters/status-changed.tsx'
import { visaApproved } from './letters/visa-approved.tsx'

/** Every stored kind of letter. Loaded with the first one sent: rendering takes a second to load. */
export const letters = {
  'payment-confirmed': paymentConfirmed,
  'order-amended': orderAmended,
  'documents-received': documentsReceived,
  'reminder-payment': reminderPayment,
  'reminder-documents': reminderDocuments,
  'continue-link': continueLink,
  'draft-reminder': draftReminder,
  'staff-invitation': staffInvitation,
  'staff-email': staffEmail,
  'account-notice': accountNotice,
  'staff-alert': staffAlert,
  'staff-digest': staffDigest,
  'status-changed': statusChanged,
  'staff-message': staffMessage,
  'visa-approved': visaApproved,
  'applicant-decided': applicantDecided,
  'documents-asked': documentsAsked,
  'refund-made': refundMade,
  'answers-corrected': answersCorrected,
  'contact-code': contactCode,
  'contact-changed': contactChanged,
  'chat-answer': chatAnswer,
  'chat-transcript': chatTranscript,
  'download-code': downloadCode,
  'application-received': applicationReceived,
  'application-link': applicationLink,
  'applications-found': applicationsFound,
  cancelled,
  'cancellation-received': cancellationReceived,
  'cancellation-answered': cancellationAnswered,
  'data-request-received': dataRequestReceived,
  'own-part-asked': ownPartAsked,
  'own-part-reminder': ownPartReminder,
  'own-part-finished': ownPartFinished,
  'regime-changed': regimeChanged,
  'questions-asked': questionsAsked,
} satisfies Record<LetterKind, Letter<never>>
