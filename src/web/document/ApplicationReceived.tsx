import { useEffect, useRef } from 'react'
import { sayDay, sayMoment } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FactList } from '../ui/FactList.tsx'
import { HorizonPicture } from '../ui/HorizonPicture.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { Words } from '../ui/Words.tsx'
import type { Application } from './checklist.ts'

type ApplicationReceivedProps = Readonly<{
  application: Application
  stage: 'received' | 'replaced'
}>

/** Confirms the hand-over, also on later visits. */
export function ApplicationReceived({ application, stage }: ApplicationReceivedProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { reference, completedAt, expectedBy, decisionBy, contactEmail, paymentOrderId } =
    application
  const isHandedIn = application.status === 'processing'
  const heading = useRef<HTMLHeadingElement>(null)
  const title = t(`document.${stage}.title`)
  usePageTitle(title)
  useEffect(() => heading.current?.focus(), [])
  const facts: [string, string | null][] = [
    [t('document.received.reference'), reference],
    [t('document.received.at'), completedAt && sayMoment(completedAt, language)],
    [
      t('document.received.expected'),
      isHandedIn ? null : expectedBy && sayDay(expectedBy, language),
    ],
  ]
  const steps = [
    t('document.received.next.1', { email: contactEmail }),
    expectedBy
      ? t('document.received.next.2.by', { day: sayDay(expectedBy, language) })
      : t('document.received.next.2'),
    decisionBy
      ? t('document.received.next.3.by', { day: sayDay(decisionBy, language) })
      : t('document.received.next.3'),
    t('document.received.next.4'),
  ]
  return (
    <Card className="mx-auto max-w-form overflow-hidden">
      <HorizonPicture hour="morning" />
      <div className="space-y-6 p-5 sm:p-8">
        <div role="status" className="space-y-2">
          <h1 ref={heading} tabIndex={-1} className="text-2xl">
            {title}
          </h1>
          <p className="max-w-prose text-quiet">
            <Words>{t(`document.${stage}.text`, { reference })}</Words>
          </p>
        </div>
        <FactList facts={facts} />
        {!isHandedIn && (
          <section>
            <h2 className="text-lg">{t('document.received.next')}</h2>
            <ol className="mt-3 list-decimal space-y-2 ps-6 marker:font-semibold marker:text-ocean">
              {steps.map((step) => (
                <li key={step} className="ps-1">
                  <Words>{step}</Words>
                </li>
              ))}
            </ol>
            <p className="mt-4 text-sm text-quiet">{t('document.received.keep')}</p>
          </section>
        )}
        <div className="flex flex-col gap-3 sm:flex-row">
          <ButtonLink href={pathTo('status', language, { orderId: paymentOrderId })}>
            {t('document.action.status')}
          </ButtonLink>
          <ButtonLink look="secondary" href={pathTo('home', language)}>
            {t('document.action.home')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
