import * as z from 'zod/mini'
import { rowForTraveller } from '../../../application/for-traveller.ts'
import { filesOf, standingVisas } from '../../../application/visas.ts'
import type { VisaRow } from '../../../data/casework/approval.ts'
import type { MailAttachment } from '../../../platform/adapters/mailer/port.ts'
import { readStored } from '../../../platform/read-stored.ts'
import type { Services } from '../../../services.ts'
import { type DecisionProps, decisionOf } from '../decision.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { HowOthersStand, namesIn, namesOf, type Partly, partlyOf } from '../partly.tsx'
import { Action, Facts, Message, Paragraph, Steps } from '../parts.tsx'

type Props = Omit<DecisionProps, 'to'> & {
  /** Names of the attached documents. */
  fileNames: readonly string[]
  /** The approved travellers, if there are others. */
  names: readonly string[]
  partly: Partly | null
  /** Where anyone can verify the document. */
  checkUrl: string
}

function VisaApproved({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const { reference, message, fileNames } = props
  const names = namesOf(props.names, frame)
  return (
    <Layout
      frame={frame}
      preview={t('letter.visa-approved.preview')}
      title={t('letter.visa-approved.title')}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>
        {names ? t('letter.visa-approved.text.some', { names }) : t('letter.visa-approved.text')}
      </Paragraph>
      <HowOthersStand frame={frame} partly={props.partly} />
      {message && <Message title={t('letter.message')}>{message}</Message>}
      <Facts
        rows={[
          [t('letter.fact.reference'), reference],
          ...(fileNames.length > 0
            ? [[t('letter.fact.attached'), fileNames.join('\n')] as const]
            : []),
        ]}
      />
      <Action href={props.statusUrl}>{t('letter.visa-approved.action')}</Action>
      <Steps
        title={t('letter.visa-approved.next')}
        steps={[
          t('letter.visa-approved.next.1'),
          t('letter.visa-approved.next.2'),
          t('letter.visa-approved.next.3'),
          t('letter.visa-approved.next.4', { address: props.checkUrl }),
        ]}
      />
    </Layout>
  )
}

const about: z.ZodMiniType<{ applicantIds?: readonly number[] | undefined }> = z.object({
  applicantIds: z.optional(z.array(z.number())),
})

/** Attachment limit of mail programs in bytes; anything beyond is on the status page. */
const mostAttached = 15 * 1024 * 1024

async function attach(services: Services, visas: readonly VisaRow[]): Promise<MailAttachment[]> {
  const attachments: MailAttachment[] = []
  let bytes = 0
  for (const { storageKey, fileName, mediaType, sizeBytes } of filesOf(visas)) {
    bytes += sizeBytes
    if (bytes > mostAttached) break
    const content = await readStored(services, storageKey)
    attachments.push({ filename: fileName, contentType: mediaType, content })
  }
  return attachments
}

export const visaApproved = defineLetter<Props>({
  content: aboutApplication(async (context) => {
    const { services, letter, links, now } = context
    const { applicantIds } = about.parse(letter.props)
    const told = await rowForTraveller(services.db, context.application, now, letter.id)
    const { application, applicants } = told
    const visas = standingVisas(application, applicants, told.visas).filter(
      ({ applicantId }) => !applicantIds || applicantIds.includes(applicantId ?? 0),
    )
    // Taken back before the letter was sent.
    if (visas.length === 0) return null
    const approved = applicants.filter(({ id }) =>
      visas.some(({ applicantId }) => applicantId === id),
    )
    const attachments = await attach(services, visas)
    const props = {
      ...(await decisionOf(context)),
      names: approved.length < applicants.length ? namesIn(approved, context.letter.language) : [],
      partly: partlyOf(applicants, context.letter.language),
      fileNames: attachments.map(({ filename }) => filename),
      checkUrl: links.check,
    }
    return { props, attachments }
  }),
  subject: ({ t }, { reference }) => t('letter.visa-approved.subject', { reference }),
  View: VisaApproved,
})
