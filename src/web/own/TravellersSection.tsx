import { useId, useState } from 'react'
import type { Applicant, Application } from '../document/checklist.ts'
import { applicantId } from '../document/place.ts'
import { nameOf } from '../document/words.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { StateBadge } from '../status/StateBadge.tsx'
import { standWords } from '../status/stand-words.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon } from '../ui/icons.ts'
import { isWide, Section } from './Section.tsx'
import { Traveller } from './Traveller.tsx'

/** More than this are folded away: groups have up to fifty. */
const shownAtFirst = 8

/** Each traveller: how far, what was answered, the documents. */
export function TravellersSection({ application }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  const [isAll, setAll] = useState(false)
  const { applicants } = application
  const shown = isAll ? applicants : applicants.slice(0, shownAtFirst)
  return (
    <Section title={t('status.travellers.title')} opensOnPhone>
      <ul className="divide-y divide-line">
        {shown.map((applicant) => (
          <li key={applicant.id}>
            <Row
              application={application}
              applicant={applicant}
              startsOpen={applicants.length === 1 && isWide()}
            />
          </li>
        ))}
      </ul>
      {applicants.length > shown.length && (
        <Button look="quiet" className="-ms-3 px-3!" onClick={() => setAll(true)}>
          {t('status.travellers.all', { count: applicants.length })}
        </Button>
      )}
    </Section>
  )
}

type RowProps = Readonly<{ application: Application; applicant: Applicant; startsOpen: boolean }>

function Row({ application, applicant, startsOpen }: RowProps) {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  const isAsked = application.completedAt !== null
  const action = standWords(applicant, isAsked, t, (day) => sayDay(day, language))
  return (
    <>
      <h3 className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 py-3 text-start"
        >
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <bdi id={applicantId(applicant.id)} className="font-semibold">
                {nameOf(applicant, t)}
              </bdi>
              <StateBadge applicant={applicant} />
            </span>
            {action && <span className="block text-sm font-normal text-quiet">{action}</span>}
          </span>
          <Icon
            path={chevronDownIcon}
            className={`size-5 text-quiet ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pb-4">
        {isOpen && <Traveller application={application} applicant={applicant} />}
      </div>
    </>
  )
}
