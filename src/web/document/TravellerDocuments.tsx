import { requiredDocuments } from '#domain/document.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { arrowRightIcon } from '../ui/icons.ts'
import { progressOf, type Traveller } from './checklist.ts'
import { DocumentCard } from './DocumentCard.tsx'
import { useDesk } from './desk.tsx'
import { travellerId } from './place.ts'
import { Counter } from './TravellerList.tsx'
import { nameOf } from './words.ts'

type TravellerDocumentsProps = Readonly<{ traveller: Traveller; onNext: (id: number) => void }>

export function TravellerDocuments({ traveller, onNext }: TravellerDocumentsProps) {
  const t = useTranslate()
  const { application } = useDesk()
  const { applicants } = application
  const next = applicants[applicants.findIndex(({ id }) => id === traveller.id) + 1]
  return (
    <section aria-labelledby={travellerId(traveller.id)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={travellerId(traveller.id)} tabIndex={-1} className="min-w-0 scroll-mt-6 text-xl">
          <bdi>{nameOf(traveller, t)}</bdi>
        </h2>
        <Counter {...progressOf(application, traveller)} />
      </div>
      {applicants.length > 1 && (
        <p className="figures text-sm text-quiet">
          {t('document.traveller.position', {
            number: traveller.position,
            total: applicants.length,
          })}
        </p>
      )}
      <ul className="mt-4 space-y-4">
        {requiredDocuments(application.visaType).map((type) => (
          <li key={type}>
            <DocumentCard traveller={traveller} type={type} />
          </li>
        ))}
      </ul>
      {next && (
        <Button look="secondary" className="mt-4 w-full sm:w-auto" onClick={() => onNext(next.id)}>
          {t('document.traveller.next')}: {nameOf(next, t)}
          <Icon path={arrowRightIcon} className="size-5 rtl:-scale-x-100" />
        </Button>
      )}
    </section>
  )
}
