import { referenceOf } from '#domain/application/reference.ts'
import type { DocumentType } from '#domain/document/document.ts'
import type { RejectionReason } from '#domain/document/review.ts'
import { addBusinessDays, dayAtSeat } from '#domain/time/business-day.ts'
import { formatWholeDay } from '#phrases/format.ts'
import { findNamedApplicants, type NamedApplicants } from '../applicants.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Note, Paragraph } from '../parts.tsx'
import { style } from '../style.ts'

type Props = {
  name: string
  reference: string
  documents: readonly {
    applicant: string
    document: DocumentType
    reason: RejectionReason
    note: string | null
  }[]
  /** Deadline of the new documents. */
  replyBy: string
  documentsUrl: string
}

function DocumentsAsked({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { reference, documents } = props
  const count = documents.length
  return (
    <Layout
      frame={frame}
      preview={t('letter.documents-asked.preview', { count })}
      title={t('letter.documents-asked.title', { count })}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t('letter.documents-asked.text', { reference, count })}</Paragraph>
      <ul className="ink" style={style.list}>
        {documents.map(({ applicant, document, reason, note }) => (
          <li key={`${applicant} ${document}`} style={style.item}>
            <strong>
              <bdi>{applicant}</bdi>
              {` · ${t(`letter.document.${document}`)}`}
            </strong>
            <br />
            {t(`document.reason.${reason}`)}
            {note && (
              <>
                <br />
                <bdi>{note}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
      <Paragraph>
        {t('letter.documents-asked.reply', { day: formatWholeDay(props.replyBy, language) })}
      </Paragraph>
      <Action href={props.documentsUrl}>{t('letter.documents-asked.action', { count })}</Action>
      <Note>{t('letter.reminder-documents.help')}</Note>
    </Layout>
  )
}

const time = (at: Date | null): number => at?.getTime() ?? 0

/** Rejected documents that were not replaced. */
function rejectedOf(named: NamedApplicants): Props['documents'] {
  return named.flatMap(({ name, documents }) =>
    documents
      .filter(({ review }) => review === 'rejected')
      .sort((one, other) => time(one.reviewedAt) - time(other.reviewedAt))
      .map(({ documentType, reviewReason, reviewNote }) => ({
        applicant: name,
        document: documentType,
        reason: reviewReason ?? 'other',
        note: reviewNote,
      })),
  )
}

export const documentsAsked = defineLetter<Props>({
  content: aboutApplication(async ({ services, letter, application: row, links, now, rules }) => {
    const { language } = letter
    const { application, named } = await findNamedApplicants(services.db, row, { language, now })
    const { id, orderId } = application
    const documents = rejectedOf(named)
    // Replaced or decided meanwhile.
    if (documents.length === 0 || !application.documentsAskedAt) return null
    const props = {
      name: application.contactName,
      reference: referenceOf(id),
      documents,
      replyBy: addBusinessDays(rules, dayAtSeat(now), rules.refund.documentReplyBusinessDays),
      documentsUrl: links.documents(orderId, id),
    }
    return { props }
  }),
  subject: ({ t }, { reference, documents }) =>
    t('letter.documents-asked.subject', { reference, count: documents.length }),
  View: DocumentsAsked,
})
