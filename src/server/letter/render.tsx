import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languages } from '#domain/reference/languages.ts'
import { translatorFor } from '#phrases/compile.ts'
import type { Translate } from '#phrases/translate.ts'
import { AccountNoticeLetter } from './account-notice.tsx'
import { ChatAnswer } from './chat-answer.tsx'
import { ChatTranscript } from './chat-transcript.tsx'
import { ContinueLink } from './continue-link.tsx'
import { DocumentsAsked } from './documents-asked.tsx'
import { DocumentsReceived } from './documents-received.tsx'
import { DownloadCode } from './download-code.tsx'
import { EmailTest } from './email-test.tsx'
import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { PaymentConfirmed } from './payment-confirmed.tsx'
import { plainTextOf } from './plain-text.ts'
import { RefundMade } from './refund-made.tsx'
import { ReminderDocuments } from './reminder-documents.tsx'
import { ReminderPayment } from './reminder-payment.tsx'
import { StaffEmail } from './staff-email.tsx'
import { StaffInvitation } from './staff-invitation.tsx'
import { StatusChanged } from './status-changed.tsx'
import { VisaApproved } from './visa-approved.tsx'

type Rendered = keyof LetterProps

type Letter<K extends Rendered> = {
  subject: (t: Translate, props: LetterProps[K], company: Frame['company']) => string
  body: (letter: { frame: Frame; props: LetterProps[K] }) => ReactElement
}

const letters: { [K in Rendered]: Letter<K> } = {
  'payment-confirmed': {
    subject: (t, { reference }) => t('letter.payment-confirmed.subject', { reference }),
    body: PaymentConfirmed,
  },
  'documents-received': {
    subject: (t, { reference }) => t('letter.documents-received.subject', { reference }),
    body: DocumentsReceived,
  },
  'reminder-payment': {
    subject: (t, { reference }) => t('letter.reminder-payment.subject', { reference }),
    body: ReminderPayment,
  },
  'reminder-documents': {
    subject: (t, { reference, missing }) =>
      t('letter.reminder-documents.subject', {
        reference,
        count: missing.reduce((sum, { documents }) => sum + documents.length, 0),
      }),
    body: ReminderDocuments,
  },
  'continue-link': { subject: (t) => t('letter.continue-link.subject'), body: ContinueLink },
  'staff-invitation': {
    subject: (t, { isReset }) => t(`letter.staff-invitation.subject.${isReset ? 'reset' : 'new'}`),
    body: StaffInvitation,
  },
  'account-notice': {
    subject: (t, { notice }) => t(`notice.subject.${notice}`),
    body: AccountNoticeLetter,
  },
  'staff-email': { subject: (t) => t('notice.email.subject'), body: StaffEmail },
  'status-changed': {
    subject: (t, { reference, to }) => t(`letter.status-changed.subject.${to}`, { reference }),
    body: StatusChanged,
  },
  'visa-approved': {
    subject: (t, { reference }) => t('letter.visa-approved.subject', { reference }),
    body: VisaApproved,
  },
  'documents-asked': {
    subject: (t, { reference, documents }) =>
      t('letter.documents-asked.subject', { reference, count: documents.length }),
    body: DocumentsAsked,
  },
  'refund-made': {
    subject: (t, { reference }) => t('letter.refund-made.subject', { reference }),
    body: RefundMade,
  },
  'chat-answer': { subject: (t) => t('letter.chat-answer.subject'), body: ChatAnswer },
  'chat-transcript': {
    subject: (t, _, company) => t('letter.chat-transcript.subject', { company: company.name }),
    body: ChatTranscript,
  },
  'email-test': { subject: (t) => t('letter.email-test.subject'), body: EmailTest },
  'download-code': {
    subject: (t, { code }) => t('letter.download-code.subject', { code }),
    body: DownloadCode,
  },
}

/** Mail programs lay out tables as they should under this one. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

const translators = new Map<Language, Translate>()

function translator(language: Language): Translate {
  const made = translators.get(language) ?? translatorFor(language, () => {})
  translators.set(language, made)
  return made
}

export type RenderedLetter = { subject: string; html: string; text: string }

/** A letter in both its forms. Links come from `baseUrl` and from the props, never from a request. */
export function renderLetter<K extends Rendered>(
  kind: K,
  props: LetterProps[K],
  { language, company, baseUrl }: Omit<Frame, 't'>,
): RenderedLetter {
  const known = languages.find((candidate) => candidate === language) ?? 'en'
  const t = translator(known)
  const { subject, body: Body } = letters[kind]
  const frame = { t, language: known, company, baseUrl }
  const html = doctype + renderToStaticMarkup(<Body frame={frame} props={props} />)
  return { subject: subject(t, props, company), html, text: plainTextOf(html) }
}
