import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { arrowRightIcon } from '../ui/icons.ts'
import { Counter } from './ApplicantList.tsx'
import { applicantId } from './anchor.ts'
import { type Applicant, type Application, progressOf } from './checklist.ts'
import { DocumentCard } from './DocumentCard.tsx'
import { useUploads } from './uploads-context.tsx'
import { useTravellerName } from './use-traveller-name.ts'

type ApplicantDocumentsProps = Readonly<{ applicant: Applicant; onNext: (id: number) => void }>

export function ApplicantDocuments({ applicant, onNext }: ApplicantDocumentsProps) {
  const t = useTranslate()
  const nameOf = useTravellerName()
  const { application } = useUploads<Application>()
  const { applicants } = application
  const next = applicants[applicants.findIndex(({ id }) => id === applicant.id) + 1]
  return (
    <section aria-labelledby={applicantId(applicant.id)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={applicantId(applicant.id)} tabIndex={-1} className="min-w-0 scroll-mt-6 text-xl">
          <bdi>{nameOf(applicant)}</bdi>
        </h2>
        <Counter {...progressOf(application, applicant)} />
      </div>
      {applicants.length > 1 && (
        <p className="figures text-sm text-quiet">
          {t('document.traveller.position', {
            number: applicant.position,
            total: applicants.length,
          })}
        </p>
      )}
      <ul className="mt-4 space-y-4">
        {application.requiredDocuments.map((type) => (
          <li key={type}>
            <DocumentCard applicant={applicant} type={type} />
          </li>
        ))}
      </ul>
      {next && (
        <Button look="secondary" className="mt-4 w-full sm:w-auto" onClick={() => onNext(next.id)}>
          <span>{`${t('document.traveller.next')}: ${nameOf(next)}`}</span>
          <Icon path={arrowRightIcon} className="size-5 rtl:-scale-x-100" />
        </Button>
      )}
    </section>
  )
}
