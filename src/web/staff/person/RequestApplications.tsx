import { Link } from 'react-router'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { sayDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import type { DataRequest } from './use-data-requests.ts'

type Application = DataRequest['applications'][number]

/** The applications that a request is about; for an erasure, what happens to each. */
export function RequestApplications({ request }: Readonly<{ request: DataRequest }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { applications, kind } = request
  return (
    <div className="mt-3">
      <p>{t('staff.person.applications', { count: applications.length })}</p>
      {applications.length > 0 && (
        <ul className="mt-1 space-y-0.5">
          {applications.map((application) => (
            <li key={application.id} className="flex flex-wrap gap-x-3">
              {application.outcome === 'done' ? (
                <span className="figures reads-ltr">{application.reference}</span>
              ) : (
                <Link
                  to={`${staffPages.admin}/applications/${application.id}`}
                  className="link figures reads-ltr"
                >
                  {application.reference}
                </Link>
              )}
              {kind === 'erasure' && (
                <span className="text-quiet">{outcomeWords(application, t, language)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function outcomeWords({ outcome, keptUntil }: Application, t: Translate, language: Language) {
  if (outcome !== 'anonymise') return t(`staff.person.outcome.${outcome}`)
  if (keptUntil === null) return t('staff.person.outcome.anonymise.open')
  return t('staff.person.outcome.anonymise', { day: sayDay(keptUntil, language) })
}
