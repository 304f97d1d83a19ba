import { useEffect, useId, useState } from 'react'
import { applicantId } from '../document/anchor.ts'
import type { Applicant, Application } from '../document/checklist.ts'
import { useTravellerName } from '../document/use-traveller-name.ts'
import { fieldToCorrect } from '../form/applicant/correction-link.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { StateBadge } from '../status/StateBadge.tsx'
import { shownAtFirst } from '../status/shown-at-first.ts'
import { standWords } from '../status/stand-words.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon } from '../ui/icons.ts'
import type { AskedAnswer } from './Answers.tsx'
import { isWide } from './Section.tsx'
import { Traveller } from './Traveller.tsx'

/** The answer in the page's address, if one of these travellers'. */
function askedIn(applicants: readonly Applicant[]): AskedAnswer | null {
  const answers = applicants.map(({ id }) => ({ id, field: fieldToCorrect(location.hash, id) }))
  const found = answers.find(({ field }) => field !== null)
  return found?.field ? { applicantId: found.id, field: found.field } : null
}

/** The same, following changes of the address; removed from it, so that a link works again. */
function useAsked(applicants: readonly Applicant[]): AskedAnswer | null {
  const [asked, setAsked] = useState(() => askedIn(applicants))
  useEffect(() => {
    const follow = () => setAsked((last) => askedIn(applicants) ?? last)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [applicants])
  useEffect(() => {
    if (asked) history.replaceState(history.state, '', location.pathname + location.search)
  }, [asked])
  return asked
}

type TravellersProps = Readonly<{ application: Application; onChanged: () => void }>

/** Progress, answers and documents by traveller. */
export function Travellers({ application, onChanged }: TravellersProps) {
  const t = useTranslate()
  const { applicants } = application
  const asked = useAsked(applicants)
  const [isAll, setAll] = useState(false)
  const isAsked = ({ id }: Applicant) => id === asked?.applicantId
  const first = shownAtFirst(applicants.length)
  const shown =
    isAll || applicants.slice(first).some(isAsked) ? applicants : applicants.slice(0, first)
  return (
    <div className="px-4 sm:px-6">
      <ul className="divide-y divide-line">
        {shown.map((applicant) => (
          <li key={applicant.id}>
            <Row
              application={application}
              applicant={applicant}
              onChanged={onChanged}
              asked={asked?.applicantId === applicant.id ? asked : null}
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
    </div>
  )
}

type RowProps = TravellersProps &
  Readonly<{ applicant: Applicant; asked: AskedAnswer | null; startsOpen: boolean }>

function Row({ application, applicant, asked, startsOpen, onChanged }: RowProps) {
  const t = useTranslate()
  const nameOf = useTravellerName()
  const language = useLanguage()
  const id = useId()
  const [isOpen, setOpen] = useState(startsOpen || asked !== null)
  useEffect(() => {
    if (asked) setOpen(true)
  }, [asked])
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
        {isOpen && <Traveller {...{ application, applicant, asked, onChanged }} />}
      </div>
    </>
  )
}
