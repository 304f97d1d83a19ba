import { lastExpectedDecision } from '#domain/application/decision-day.ts'
import { travellerContext } from '#domain/application/steps/finding.ts'
import { formatDollars } from '#phrases/format.ts'
import { now } from '../clock.ts'
import { useLoaded } from '../form/use-loaded.ts'
import { sayDay, sayMoment } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { offersMessengers } from '../offered-messengers.ts'
import { pathTo } from '../paths.ts'
import { useRules } from '../rules.ts'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { FactList } from '../ui/FactList.tsx'
import { HorizonPicture } from '../ui/HorizonPicture.tsx'
import { checkIcon } from '../ui/icons.ts'
import { ResultFrame } from './ResultFrame.tsx'
import type { Verified } from './verification.ts'

const loadMessengers = () => import('../messenger/Messengers.tsx')

type PaymentSuccessProps = Readonly<{ application: Verified['application'] }>

export function PaymentSuccess({ application }: PaymentSuccessProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { id, reference, paymentOrderId: orderId, totalPrice, paidAt, completedAt } = application
  const names = { orderId, applicationId: id }
  const messengers = useLoaded(loadMessengers, offersMessengers())
  const facts = [
    [t('payment.fact.reference'), reference],
    [t('payment.fact.amount'), formatDollars(totalPrice, language)],
    [t('payment.fact.paidAt'), paidAt && sayMoment(paidAt, language)],
  ] as const
  return (
    <ResultFrame
      picture={<HorizonPicture hour="sunrise" />}
      title={t('payment.success.title')}
      text={t('payment.success.text', { email: application.contactEmail })}
      facts={
        <div className="rounded-field border border-line p-4">
          <Badge tone="success" icon={checkIcon}>
            {t('payment.success.confirmed')}
          </Badge>
          <FactList facts={facts} className="mt-3" />
        </div>
      }
      after={
        <>
          {completedAt === null && <NextSteps application={application} />}
          {messengers.state === 'ready' && <messengers.value.Messengers applicationId={id} />}
        </>
      }
    >
      {completedAt === null ? (
        <ButtonLink href={pathTo('documents', language, names)}>
          {t('payment.success.continue')}
        </ButtonLink>
      ) : (
        <ButtonLink href={pathTo('status', language, names)}>
          {t('payment.action.status')}
        </ButtonLink>
      )}
    </ResultFrame>
  )
}

const steps = ['1', '2', '3'] as const

/** The expected decision day if the documents come today. */
function useDecisionDay({ processingType, applicants }: Verified['application']): string | null {
  const language = useLanguage()
  const rules = useRules()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { today } = travellerContext(rules, now(), zone)
  const nationalities = applicants.map(({ nationality }) => nationality)
  const day = lastExpectedDecision(rules, today, processingType, nationalities)
  return day && sayDay(day, language)
}

function NextSteps({ application }: PaymentSuccessProps) {
  const t = useTranslate()
  const day = useDecisionDay(application)
  return (
    <section className="border-t border-line pt-6">
      <h2 className="text-lg">{t('payment.success.next')}</h2>
      <ol className="mt-4 space-y-4">
        {steps.map((step) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="figures grid size-8 shrink-0 place-items-center rounded-full bg-ocean-tint text-sm font-semibold text-ocean"
            >
              {step}
            </span>
            <div>
              <p className="font-semibold">{t(`payment.success.next.${step}.title`)}</p>
              <p className="text-sm text-quiet">
                {step === '3' && day
                  ? t('payment.success.next.3.text.by', { day })
                  : t(`payment.success.next.${step}.text`)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
