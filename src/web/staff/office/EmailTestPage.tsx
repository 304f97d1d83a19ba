import { useTranslate } from '../../i18n/provider.tsx'
import { PageFrame, useTab } from '../parts/PageFrame.tsx'
import { Section } from '../parts/Section.tsx'
import { EmailTestForm } from './EmailTestForm.tsx'
import { MailerStatus } from './MailerStatus.tsx'
import { TestResults } from './TestResults.tsx'
import { useEmailTest } from './use-email-test.ts'

const features = ['confirmation', 'status', 'templates', 'test'] as const

/** Sends a test letter the way that the letters to travellers go, and says how it went. */
export function EmailTestPage() {
  const t = useTranslate()
  const title = t('backOffice.email-test.title')
  const tab = useTab(title)
  const test = useEmailTest()
  return (
    <PageFrame title={title} lead={t('backOffice.email-test.lead')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-6">
          <EmailTestForm test={test} title={tab} />
          <TestResults results={test.results} />
        </div>
        <div className="space-y-6">
          <MailerStatus />
          <Section title={t('backOffice.email-test.features')}>
            <ul className="list-disc space-y-1.5 ps-5 marker:text-sun">
              {features.map((feature) => (
                <li key={feature}>{t(`backOffice.email-test.feature.${feature}`)}</li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
    </PageFrame>
  )
}
