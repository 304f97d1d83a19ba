import { useEffect, useRef } from 'react'
import { boxClass } from '../../../form/Field.tsx'
import { useTranslate } from '../../../i18n/provider.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { type Applicant, nameOf } from './application.ts'

type ApplicantListProps = Readonly<{
  applicants: readonly Applicant[]
  current: Applicant
  onChoose: (applicant: Applicant) => void
  /** What stands beside a name: a counter, a warning. */
  aside?: (applicant: Applicant) => Elements
  /** The same in words, for the choice on phones. */
  asideText?: (applicant: Applicant) => string
}>

/** Everybody on the application: a list beside the content, a choice above it on phones. */
export function ApplicantList({
  applicants,
  current,
  onChoose,
  aside,
  asideText,
}: ApplicantListProps) {
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  const label = ({ position, ...each }: Applicant) =>
    `${position}. ${nameOf({ ...each }) || t('staff.parts.traveller', { number: position })}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is brought into view
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current.id])

  if (applicants.length < 2) return null
  return (
    <>
      <label className="block text-sm font-semibold lg:hidden">
        <span>{t('staff.parts.travellers', { count: applicants.length })}</span>
        <select
          value={current.id}
          onChange={(event) => {
            const chosen = applicants.find(({ id }) => id === Number(event.target.value))
            if (chosen) onChoose(chosen)
          }}
          className={boxClass(false, 'mt-1 min-h-11! py-1.5! text-sm! font-normal')}
        >
          {applicants.map((each) => (
            <option key={each.id} value={each.id}>
              {[label(each), asideText?.(each)].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
      </label>
      <nav
        aria-label={t('staff.parts.travellers', { count: applicants.length })}
        className="hidden min-h-32 flex-col lg:flex"
      >
        <ul
          ref={list}
          className="max-h-[40dvh] min-h-0 space-y-0.5 overflow-y-auto xl:max-h-[calc(100dvh-11rem)]"
        >
          {applicants.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                aria-current={each.id === current.id ? 'true' : undefined}
                onClick={() => onChoose(each)}
                className="flex min-h-11 w-full items-center gap-2 rounded-field px-2.5 py-1 text-start text-sm -outline-offset-2! hover:bg-sunken aria-[current]:bg-ocean-tint aria-[current]:font-semibold"
              >
                <bdi className="line-clamp-2 min-w-0 flex-1 break-words">{label(each)}</bdi>
                {aside?.(each)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
