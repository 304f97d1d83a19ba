import * as z from 'zod/mini'
import { isBeforeFiling, isDecidedState } from '#domain/application/applicant-state.ts'
import { decisionDayOf, isSomebodyLate, lastDecisionDay } from '#domain/application/decision-day.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { regimeOf } from '#domain/reference/regime.ts'
import { formatWholeDay } from '#phrases/format.ts'
import { rowForTraveller } from '../../../application/for-traveller.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { namesIn, namesOf } from '../partly.tsx'
import { Action, Facts, Note, Paragraph } from '../parts.tsx'

type Props = {
  name: string
  reference: string
  /** The travellers concerned. */
  names: readonly string[]
  /** What the authority takes for them now. */
  days: number
  /** When it has decided about all of them; null while documents are missing. */
  decisionBy: string | null
  /** Somebody arrives by then. */
  isLate: boolean
  /** Somebody is still to be filed. */
  isBeforeFiling: boolean
  statusUrl: string
}

function RegimeChanged({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { names, days, decisionBy } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.regime-changed.preview')}
      title={t('letter.regime-changed.title')}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t('letter.regime-changed.text', { count: names.length, days })}</Paragraph>
      <Paragraph>
        {decisionBy
          ? t('letter.regime-changed.by', { day: formatWholeDay(decisionBy, language) })
          : t('letter.regime-changed.open')}
      </Paragraph>
      {props.isLate && <Paragraph>{t('letter.regime-changed.late')}</Paragraph>}
      <Facts
        rows={[
          [t('letter.fact.reference'), props.reference],
          [t('letter.fact.travellers'), namesOf(names, frame)],
        ]}
      />
      <Action href={props.statusUrl}>{t('letter.documents-received.action')}</Action>
      <Note>{t('letter.regime-changed.cancel')}</Note>
      {props.isBeforeFiling && <Note>{t('letter.regime-changed.kept')}</Note>}
      <Note>{t('letter.documents-received.hold')}</Note>
    </Layout>
  )
}

const about: z.ZodMiniType<LetterPayload['regime-changed']> = z.object({
  applicantIds: z.array(z.number()),
})

export const regimeChanged = defineLetter<Props>({
  content: aboutApplication(async ({ services, application, letter, links, now }) => {
    const { applicantIds } = about.parse(letter.props)
    const rules = services.rules.at(now)
    const { application: row, applicants } = await rowForTraveller(
      services.db,
      application,
      now,
      letter.id,
    )
    const meant = applicants.filter(
      ({ id, nationality, state }) =>
        applicantIds.includes(id) &&
        !isDecidedState(state) &&
        regimeOf(rules, nationality) === 'referral',
    )
    // Decided, ended, or changed once more before this was sent.
    if (meant.length === 0 || row.paymentStatus === 'refunded') return null
    const isKnown = meant.every((each) => decisionDayOf(rules, each, row.dueOn) !== null)
    return {
      props: {
        name: row.contactName,
        reference: referenceOf(row.id),
        names: namesIn(meant, letter.language),
        days: rules.authority.referralDays,
        decisionBy: isKnown ? lastDecisionDay(rules, meant, row.dueOn) : null,
        isLate: isKnown && isSomebodyLate(rules, meant, row.dueOn),
        isBeforeFiling: meant.some(({ state }) => isBeforeFiling(state)),
        statusUrl: links.status(row.orderId),
      },
    }
  }),
  subject: ({ t }, { reference }) => t('letter.regime-changed.subject', { reference }),
  View: RegimeChanged,
})
