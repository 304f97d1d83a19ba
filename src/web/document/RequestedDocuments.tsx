import { formatSentences } from '#phrases/format.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { applicantId } from './anchor.ts'
import { type Applicant, type Application, askedOf, rejectedIn, wasAsked } from './checklist.ts'
import { DocumentCard } from './DocumentCard.tsx'
import { DocumentsHead } from './DocumentsHead.tsx'
import { useUploads } from './uploads-context.tsx'
import { useTravellerName } from './use-traveller-name.ts'

/** Documents requested again after the hand-over, by traveller. */
export function RequestedDocuments() {
  const t = useTranslate()
  const { application } = useUploads<Application>()
  const asked = application.applicants.filter((applicant) => wasAsked(application, applicant))
  const others = application.applicants.length - asked.length
  return (
    <div className="mx-auto max-w-[46rem]">
      <Head />
      <div className="mt-8 space-y-10">
        {asked.map((applicant) => (
          <AskedOf key={applicant.id} applicant={applicant} />
        ))}
      </div>
      {others > 0 && (
        <p className="mt-8 text-quiet">{t('document.asked.others', { count: others })}</p>
      )}
    </div>
  )
}

function Head() {
  const t = useTranslate()
  const language = useLanguage()
  const { application } = useUploads<Application>()
  const count = rejectedIn(application).length
  const by = application.applicants.find(({ turn }) => turn.turn === 'traveller')?.turn.by
  return (
    <DocumentsHead title={t('document.asked.title', { count })}>
      <p className="mt-4 max-w-prose">
        {formatSentences(
          [
            t('document.asked.text', { count }),
            by ? t('document.asked.by', { count, day: sayDay(by, language) }) : '',
          ],
          language,
        )}
      </p>
    </DocumentsHead>
  )
}

/** Requested documents come first, and stay there after the upload. */
function AskedOf({ applicant }: Readonly<{ applicant: Applicant }>) {
  const nameOf = useTravellerName()
  const { application } = useUploads<Application>()
  const { requiredDocuments: required } = application
  const asked = askedOf(application, applicant)
  const types = [
    ...required.filter((type) => asked.includes(type)),
    ...required.filter((type) => !asked.includes(type)),
  ]
  return (
    <section aria-labelledby={applicantId(applicant.id)}>
      <h2 id={applicantId(applicant.id)} className="text-xl">
        <bdi>{nameOf(applicant)}</bdi>
      </h2>
      <ul className="mt-4 space-y-4">
        {types.map((type) => (
          <li key={type}>
            <DocumentCard applicant={applicant} type={type} />
          </li>
        ))}
      </ul>
    </section>
  )
}
