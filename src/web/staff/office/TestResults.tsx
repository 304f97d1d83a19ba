import { sayTime } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, errorIcon } from '../../ui/icons.ts'
import { Section } from '../parts/Section.tsx'
import type { TestResult } from './use-email-test.ts'

/** What came of each test, newest first. The toast says it aloud. */
export function TestResults({ results }: Readonly<{ results: readonly TestResult[] }>) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Section title={t('backOffice.email-test.results')}>
      {results.length === 0 ? (
        <p className="text-quiet">{t('backOffice.email-test.results.none')}</p>
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
                  {t('backOffice.email-test.result.line', { time: sayTime(at, language), email })}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
