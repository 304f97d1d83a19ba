import type { ReactNode } from 'react'
import type { EligibilityAnswer, EligibilityQuestion } from '#domain/eligibility-answer.ts'
import { passportNames } from '#domain/reference/passports.ts'
import { formatPrice } from '#phrases/format.ts'
import { company } from '../company.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'
import { Notice } from '../ui/Notice.tsx'
import { timeOf } from './answer-words.ts'

type AnswerProps = Readonly<{ question: EligibilityQuestion; answer: EligibilityAnswer }>

/** Everything a traveller should know before typing and paying, most important first. */
export function Answer({ question, answer }: AnswerProps) {
  const t = useTranslate()
  return (
    <div className="space-y-5">
      {!answer.isChecked && <Notice tone="warning">{t('eligibility.unchecked')}</Notice>}
      {answer.regime === 'exempt' ? (
        <Notice tone="success">{t('eligibility.none.text')}</Notice>
      ) : (
        <Needed question={question} answer={answer} />
      )}
      <Always answer={answer} />
    </div>
  )
}

function Needed({ question, answer }: AnswerProps) {
  const t = useTranslate()
  const time = <InTime question={question} answer={answer} />
  const isLate = comesLate(answer)
  return (
    <>
      {isLate && time}
      <Facts answer={answer} />
      {answer.regime === 'referral' && (
        <Notice tone="warning">{t('eligibility.referral', { days: answer.authorityDays })}</Notice>
      )}
      {!isLate && time}
    </>
  )
}

const comesLate = ({ timing }: EligibilityAnswer) => timing !== null && timing.kind !== 'in-time'

/** Which visa, for how much, and when the decision is expected. */
function Facts({ answer }: Pick<AnswerProps, 'answer'>) {
  const t = useTranslate()
  const language = useLanguage()
  const money = (cents: number) => formatPrice(cents, language)
  const { price, decision, regime, speed, timing } = answer
  const isTooLate = timing?.kind === 'too-late'
  return (
    <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <Fact term={t('eligibility.visa.label')} value={t(`apply.visaType.${answer.visaType}`)}>
        {regime === 'multiple' && <span>{t('eligibility.visa.multiple')}</span>}
        {(speed !== 'normal' || comesLate(answer)) && (
          <span className="block">
            {t('form.line', {
              field: t('apply.group.speed'),
              text: t(`apply.processingType.${speed}`),
            })}
          </span>
        )}
      </Fact>
      <Fact term={t('eligibility.price.label')} value={money(price.totalCents)}>
        {t('eligibility.price.text', {
          authority: money(price.authorityCents),
          service: money(price.serviceCents),
        })}
      </Fact>
      {/* Too late at any speed: the notice says the one day that matters. */}
      {!isTooLate && (
        <Fact term={t('eligibility.decision.label')} value={sayDay(decision.decidedBy, language)}>
          {t('eligibility.decision.text', {
            filed: sayDay(decision.filedBy, language),
            days: answer.authorityDays,
          })}
        </Fact>
      )}
    </dl>
  )
}

/** Whether the decision comes before the arrival, and what helps if not. */
export function InTime({ question, answer }: AnswerProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { timing } = answer
  if (!timing || !question.arrival) return null
  const isInTime = timing.kind === 'in-time'
  return (
    <Notice tone={isInTime ? 'success' : 'warning'}>
      {t(timeOf(timing), {
        arrival: sayDay(question.arrival, language),
        day: isInTime ? '' : sayDay(timing.decidedBy, language),
        ...(timing.kind === 'faster' && {
          speed: t(`apply.processingType.${timing.speed}`),
          price: formatPrice(timing.addedCents, language),
        }),
      })}
    </Notice>
  )
}

/** What applies with and without a visa. */
function Always({ answer }: Pick<AnswerProps, 'answer'>) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <ul className="space-y-1.5 border-t border-line pt-4 text-sm text-quiet">
      <li>
        <b className="text-ink">{t('eligibility.validity.label')}</b>{' '}
        <span>
          {t('eligibility.validity.text', {
            day: sayDay(answer.passportValidUntil, language),
          })}
        </span>
      </li>
      <li>
        <b className="text-ink">{t('eligibility.zanzibar.label')}</b>{' '}
        {t('eligibility.zanzibar.text')}
      </li>
      {answer.regime !== 'exempt' && (
        <li>
          <b className="text-ink">{`${t('eligibility.official.label')} `}</b>
          <LinkedText
            text={t('eligibility.official.text', { official: linkSlot })}
            href={company.officialSite}
            rel="noopener"
          >
            {company.officialHost}
          </LinkedText>
        </li>
      )}
    </ul>
  )
}

type FactProps = Readonly<{ term: string; value: string; children: ReactNode }>

function Fact({ term, value, children }: FactProps) {
  return (
    <div className="odd:last:col-span-full">
      <dt className="text-sm text-quiet">{term}</dt>
      <dd>
        <span className="figures block text-lg font-bold">{value}</span>
        <span className="block text-sm text-quiet">{children}</span>
      </dd>
    </div>
  )
}

type QuestionHeadProps = Pick<AnswerProps, 'question'> & Readonly<{ onChange: () => void }>

/** 'Passport: Switzerland' with a way to change it, and 'Arrival in Tanzania: 15 January 2027' if known. */
export function QuestionHead({ question: { nationality, arrival }, onChange }: QuestionHeadProps) {
  const t = useTranslate()
  const language = useLanguage()
  const country = passportNames(language)(nationality)
  return (
    <div className="mb-4">
      <div className="flex items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{t('eligibility.answer.title', { country })}</h2>
        <button type="button" className="link min-h-11 shrink-0" onClick={onChange}>
          {t('eligibility.change')}
          <span className="sr-only"> {t('eligibility.asked.title')}</span>
        </button>
      </div>
      {arrival && (
        <p className="-mt-1 text-quiet">
          {t('form.line', {
            field: t('eligibility.arrival.label'),
            text: sayDay(arrival, language),
          })}
        </p>
      )}
    </div>
  )
}
