import { useTranslate } from '../../../i18n/provider.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { LabelledSelect } from '../Select.tsx'
import { useChosenInView } from '../use-chosen-in-view.ts'
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
export function ApplicantList(props: ApplicantListProps) {
  const { applicants, current, onChoose, aside, asideText } = props
  const t = useTranslate()
  const list = useChosenInView<HTMLUListElement>(current.id)
  const label = ({ position, ...each }: Applicant) =>
    `${position}. ${nameOf({ ...each }) || t('staff.parts.traveller', { number: position })}`

  if (applicants.length < 2) return null
  return (
    <>
      <div className="lg:hidden">
        <LabelledSelect
          label={t('staff.parts.travellers', { count: applicants.length })}
          value={current.id}
          choices={applicants.map((each) => ({
            value: each.id,
            label: [label(each), asideText?.(each)].filter(Boolean).join(', '),
          }))}
          onChoose={(id) => {
            const chosen = applicants.find((each) => each.id === id)
            if (chosen) onChoose(chosen)
          }}
        />
      </div>
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
