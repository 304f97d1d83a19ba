import * as z from 'zod/mini'
import {
  type CorrectableField,
  type CorrectionActor,
  isContactField,
} from '#domain/application/correction.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { type DocumentType, documentTypes } from '#domain/document/document.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatList, formatName } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { findApplicants } from '../../../data/application/applicant.ts'
import { findCorrections } from '../../../data/casework/correction.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Message, Note, Paragraph } from '../parts.tsx'
import { style } from '../style.ts'

type Props = {
  name: string
  reference: string
  by: CorrectionActor
  /** The traveller; null for the contact or common answers. */
  applicant: string | null
  fields: readonly CorrectableField[]
  reason: string | null
  asksAgain: readonly DocumentType[]
  url: string
}

/** Corrected fields by name only: e-mail must not contain passport numbers. */
function AnswersCorrected({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { name, reference, by, applicant, fields, reason, asksAgain, url } = props
  const count = asksAgain.length
  const [field] = fields
  const shared =
    field && isContactField(field)
      ? t('letter.answers-corrected.contact')
      : t('apply.group.arrival')
  return (
    <Layout
      frame={frame}
      preview={t('letter.answers-corrected.preview')}
      title={t('letter.answers-corrected.title')}
    >
      <Paragraph>{t('letter.greeting', { name })}</Paragraph>
      <Paragraph>{t(`letter.answers-corrected.text.${by}`, { reference })}</Paragraph>
      <ul className="ink" style={style.list}>
        <li style={style.item}>
          <strong>
            <bdi>{applicant ?? shared}</bdi>
          </strong>
          <br />
          {formatList(
            fields.map((field) => labelOf(field, t)),
            language,
          )}
        </li>
      </ul>
      {by === 'staff' && reason && <Message title={t('letter.message')}>{reason}</Message>}
      {count > 0 && (
        <>
          <Paragraph>{t('letter.answers-corrected.asks', { count })}</Paragraph>
          <ul className="ink" style={style.list}>
            {asksAgain.map((type) => (
              <li key={type} style={style.item}>
                {t(`letter.document.${type}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Paragraph>{t('letter.answers-corrected.values')}</Paragraph>
      <Action href={url}>
        {count > 0
          ? t('letter.documents-asked.action', { count })
          : t('letter.answers-corrected.action')}
      </Action>
      <Note>{t('letter.answers-corrected.wrong')}</Note>
    </Layout>
  )
}

const labelOf = (field: CorrectableField, t: Translate): string => t(`apply.${field}.label`)

const about: z.ZodMiniType<LetterPayload['answers-corrected']> = z.object({
  correctionIds: z.array(z.number()),
  asksAgain: z.array(z.enum(documentTypes)),
})

async function nameOf(
  tx: Tx,
  applicationId: number,
  applicantId: number | null,
  language: Language,
) {
  const all = await findApplicants(tx, applicationId)
  const found = all.find(({ id }) => id === applicantId)
  return found ? formatName(found, language) : null
}

export const answersCorrected = defineLetter<Props>({
  content: aboutApplication(async ({ services, letter, application, links }) => {
    const { id, orderId } = application
    const { correctionIds, asksAgain } = about.parse(letter.props)
    const all = await findCorrections(services.db, id)
    const rows = all.filter((row) => correctionIds.includes(row.id)).reverse()
    const [first] = rows
    if (!first) return null
    const props = {
      name: application.contactName,
      reference: referenceOf(id),
      by: first.actor,
      applicant: await nameOf(services.db, id, first.applicantId, letter.language),
      fields: rows.map(({ field }) => field),
      reason: first.reason,
      asksAgain,
      url: asksAgain.length > 0 ? links.documents(orderId, id) : links.status(orderId),
    }
    return { props }
  }),
  subject: ({ t }, { reference }) => t('letter.answers-corrected.subject', { reference }),
  View: AnswersCorrected,
})
