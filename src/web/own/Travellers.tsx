import { useId, useState } from 'react'
import type { Applicant, Application } from '../document/checklist.ts'
import { applicantId } from '../document/place.ts'
import { useTravellerName } from '../document/use-traveller-name.ts'
import { fieldToCorrect } from '../form/applicant/correction-link.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { StateBadge } from '../status/StateBadge.tsx'
import { standWords } from '../status/stand-words.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon } from '../ui/icons.ts'
import { isWide } from './Section.tsx'
import { Traveller } from './Traveller.tsx'

/** More than this are folded away: groups have up to fifty. */
const shownAtFirst = 8

/** Whether a link led here to correct an answer of this traveller. */
const isToCorrect = ({ id }: Applicant) => fieldToCorrect(location.hash, id) !== null

type TravellersProps = Readonly<{ application: Application; onChanged: () => void }>

/** Each traveller: how far, what was answered, the documents. */
export function Travellers({ application, onChanged }: TravellersProps) {
  const t = useTranslate()
  const { applicants } = application
  const [isAll, setAll] = useState(() => applicants.slice(shownAtFirst).some(isToCorrect))
  const shown = isAll ? applicants : applicants.slice(0, shownAtFirst)
  return (
    <div className="px-4 sm:px-6">
      <ul className="divide-y divide-line">
        {shown.map((applicant) => (
          <li key={applicant.id}>
            <Row
              application={application}
              applicant={applicant}
              onChanged={onChanged}
              startsOpen={(applicants.length === 1 && isWide()) || isToCorrect(applicant)}
            />
          </li>
        ))}
      </ul>
      {applicants.length > shown.length && (
        <Button look="quiet" className="-ms-3 px-3!" onClick={() => setAll(true)}>
          {t('status.travellers.all', { count: applicants.length })}
        </Button>
      )}
    </div>
  )
}

type RowProps = TravellersProps & Readonly<{ applicant: Applicant; startsOpen: boolean }>

function Row({ application, applicant, startsOpen, onChanged }: RowProps) {
  const t = useTranslate()
  const nameOf = useTravellerName()
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
                {nameOf(applicant)}
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
        {isOpen && (
          <Traveller application={application} applicant={applicant} onChanged={onChanged} />
        )}
      </div>
    </>
  )
}
