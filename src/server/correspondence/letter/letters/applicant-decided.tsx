import * as z from 'zod/mini'
import {
  type ApplicantDecision,
  applicantDecisions,
  isBeforeFiling,
} from '#domain/application/applicant-state.ts'
import { sentenceGap } from '#phrases/format.ts'
import { rowForTraveller } from '../../../application/for-traveller.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { type DecisionProps, decisionOf } from '../decision.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { HowOthersStand, namesIn, namesOf, type Partly, partlyOf } from '../partly.tsx'
import { Action, Facts, Link, Message, Note, Paragraph, Steps } from '../parts.tsx'

type Decided = Exclude<ApplicantDecision, 'approved'>

type Props = Omit<DecisionProps, 'to'> & {
  decided: Decided
  /** The travellers concerned. */
  names: readonly string[]
  /** Reason of a rejection or withdrawal. */
  reason: string | null
  partly: Partly | null
  refundPolicyUrl: string
}

function ApplicantDecided({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const { decided, reference, reason, message } = props
  const names = namesOf(props.names, frame)
  const refundPolicy = (
    <Link href={props.refundPolicyUrl}>{t('letter.applicant-decided.refund-policy')}</Link>
  )
  return (
    <Layout
      frame={frame}
      preview={t('letter.applicant-decided.preview')}
      title={t(`letter.applicant-decided.title.${decided}`, { names })}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t(`letter.applicant-decided.text.${decided}`, { names })}</Paragraph>
      {reason && <Message title={t('letter.applicant-decided.reason')}>{reason}</Message>}
      {message && <Message title={t('letter.message')}>{message}</Message>}
      <HowOthersStand frame={frame} partly={props.partly} />
      <Facts rows={[[t('letter.fact.reference'), reference]]} />
      <Action href={props.statusUrl}>{t('letter.status-changed.action')}</Action>
      {decided === 'rejected' && (
        <Steps
          title={t('letter.next.title')}
          steps={[
            t('letter.applicant-decided.rejected.next.1'),
            refundPolicy,
            t('letter.applicant-decided.rejected.next.2'),
          ]}
        />
      )}
      {decided === 'withdrawn' && (
        <Note>
          {t('letter.applicant-decided.withdrawn.next') + sentenceGap(frame.language)}
          {refundPolicy}
        </Note>
      )}
    </Layout>
  )
}

const about: z.ZodMiniType<LetterPayload['applicant-decided']> = z.object({
  eventId: z.number(),
  decision: z.enum(applicantDecisions),
  eventIds: z.array(z.number()),
  applicantIds: z.array(z.number()),
})

export const applicantDecided = defineLetter<Props>({
  content: aboutApplication(async (context) => {
    const { services, application, letter, links, now } = context
    const { applicantIds, decision } = about.parse(letter.props)
    const { applicants } = await rowForTraveller(services.db, application, now, letter.id)
    const meant = applicants.filter(({ id }) => applicantIds.includes(id))
    const [first] = meant
    // Decided anew before this was sent: another letter covers that.
    const isSame = meant.every(({ state }) =>
      decision === 'ready' ? isBeforeFiling(state) : state === decision,
    )
    if (!first || decision === 'approved' || !isSame) return null
    const { to: _, ...props } = await decisionOf(context)
    return {
      props: {
        ...props,
        decided: decision,
        names: namesIn(meant, context.letter.language),
        reason: first.stateReason === props.message ? null : first.stateReason,
        partly: partlyOf(applicants, context.letter.language),
        refundPolicyUrl: links.refundPolicy,
      },
    }
  }),
  subject: (frame, { reference, decided, names }) =>
    frame.t(`letter.applicant-decided.subject.${decided}`, {
      reference,
      names: namesOf(names, frame),
    }),
  View: ApplicantDecided,
})
