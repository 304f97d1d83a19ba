import { answerToCorrect } from '#domain/document/contradiction.ts'
import { correctionHash } from '../form/applicant/correction-link.ts'
import { useTranslate } from '../i18n/provider.tsx'
import type { Standing, Wanted } from './standing.ts'

/** Documents requested again with the reason; if an answer may be wrong instead, a way to correct it. */
export function WantedList({ wanted, applicants }: Pick<Standing, 'wanted' | 'applicants'>) {
  const t = useTranslate()
  return (
    <ul className="mt-4 space-y-3 empty:hidden">
      {wanted.map((each) => (
        <li key={`${each.applicantId} ${each.type}`} className="rounded-field bg-sunken px-3 py-2">
          <p className="font-semibold">
            <span>{t(`document.type.${each.type}`)}</span>
            {applicants.length > 1 && (
              <>
                <span>{'\u00A0· '}</span>
                <bdi>{each.name}</bdi>
              </>
            )}
          </p>
          <p>{t(`document.reason.${each.reason}`)}</p>
          {each.note && (
            <p className="whitespace-pre-line">
              <bdi>{each.note}</bdi>
            </p>
          )}
          <Correct wanted={each} />
        </li>
      ))}
    </ul>
  )
}

function Correct({ wanted: { applicantId, type, reason, mayCorrect } }: { wanted: Wanted }) {
  const t = useTranslate()
  const field = answerToCorrect(type, reason)
  if (!mayCorrect || !field) return null
  return (
    <a
      href={correctionHash(applicantId, field)}
      className="link inline-flex min-h-11 items-center text-sm"
    >
      {t('document.reason.correct')}
    </a>
  )
}
