import type { AnswerOf } from '#client/route.ts'
import { sayTime } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, errorIcon, infoIcon } from '../../ui/icons.ts'
import { useAsked } from '../parts/asked.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { Section } from '../parts/Section.tsx'
import { EmailTestForm } from './EmailTestForm.tsx'
import type { TestResult } from './use-email-test.ts'
import { useEmailTest } from './use-email-test.ts'

const features = ['confirmation', 'status', 'templates', 'test'] as const

/** Sends a test letter the way that the letters to travellers go, and says how it went. */
export function EmailTestPage() {
  const t = useTranslate()
  const test = useEmailTest()
  return (
    <PageFrame title={t('staff.letter.test.title')} lead={t('staff.letter.test.lead')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-6">
          <EmailTestForm test={test} />
          <TestResults results={test.results} />
        </div>
        <div className="space-y-6">
          <MailerStatus />
          <Section title={t('staff.letter.test.features')}>
            <ul className="list-disc space-y-1.5 ps-5 marker:text-sun">
              {features.map((feature) => (
                <li key={feature}>{t(`staff.letter.test.feature.${feature}`)}</li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
    </PageFrame>
  )
}

/** What came of each test, newest first. The toast says it aloud. */
function TestResults({ results }: Readonly<{ results: readonly TestResult[] }>) {
  const { t, language } = useWords()
  return (
    <Section title={t('staff.letter.test.results')}>
      {results.length === 0 ? (
        <p className="text-quiet">{t('staff.letter.test.results.none')}</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {results.map(({ id, at, email, isSuccess, text }) => (
            <li key={id} className="flex gap-3 py-2.5">
              <Icon
                path={isSuccess ? checkIcon : errorIcon}
                className={`mt-0.5 size-5 ${isSuccess ? 'text-leaf' : 'text-clay'}`}
              />
              <div className="min-w-0">
                <p className="break-words">{text}</p>
                <p className="figures text-sm break-all text-quiet">
                  {t('staff.letter.test.result.line', { time: sayTime(at, language), email })}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

/** Where letters really go on this installation. */
function MailerStatus() {
  const t = useTranslate()
  const mailer = useAsked(['staff', 'mailer'], 'GET /api/admin/mailer', {})
  return (
    <Section title={t('staff.letter.test.status')}>
      <Loaded query={mailer} lines={3}>
        {({ kind, from }) => (
          <dl className="space-y-3">
            <Line name="provider" state="provider.active" isGood>
              <dd className="basis-full text-sm break-words text-quiet">
                {t(`staff.letter.test.status.provider.${kind}`, { from })}
              </dd>
            </Line>
            <Line name="mode" state={`mode.${kind}`} isGood={kind === 'smtp'} />
            <Line name="automatic" state="automatic.on" isGood />
          </dl>
        )}
      </Loaded>
    </Section>
  )
}

type LineProps = Readonly<{
  name: 'provider' | 'mode' | 'automatic'
  state: 'provider.active' | `mode.${AnswerOf<'GET /api/admin/mailer'>['kind']}` | 'automatic.on'
  isGood: boolean
  children?: Elements
}>

function Line({ name, state, isGood, children }: LineProps) {
  const t = useTranslate()
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <dt>{t(`staff.letter.test.status.${name}`)}</dt>
      <dd>
        <Badge tone={isGood ? 'success' : 'info'} icon={isGood ? checkIcon : infoIcon}>
          {t(`staff.letter.test.status.${state}`)}
        </Badge>
      </dd>
      {children}
    </div>
  )
}
