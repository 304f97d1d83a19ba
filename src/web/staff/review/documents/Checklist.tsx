import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { checkIcon, clockIcon, closeIcon, minusIcon } from '../../../ui/icons.ts'
import { isSame, type Slot, type SlotState } from '../../parts/application/slots.ts'

type ChecklistProps = Readonly<{
  slots: readonly Slot[]
  current: Slot
  onChoose: (slot: Slot) => void
}>

const looks: Record<SlotState, { icon: string; colour: string }> = {
  missing: { icon: minusIcon, colour: 'text-quiet' },
  unreviewed: { icon: clockIcon, colour: 'text-ocean' },
  accepted: { icon: checkIcon, colour: 'text-leaf' },
  rejected: { icon: closeIcon, colour: 'text-clay' },
}

/** What is asked of one applicant and how far it is looked through. */
export function Checklist({ slots, current, onChoose }: ChecklistProps) {
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is brought into view
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-current]')
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current.applicant.id, current.type])

  return (
    <nav aria-label={t('staff.review.documents.list')} className="shrink-0">
      <ul
        ref={list}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6 lg:mx-0 lg:block lg:space-y-1 lg:overflow-visible lg:p-0"
      >
        {slots.map((slot) => (
          <li key={slot.type} className="flex shrink-0">
            <button
              type="button"
              aria-current={isSame(slot, current) ? 'true' : undefined}
              onClick={() => onChoose(slot)}
              className="flex min-h-11 w-full max-w-60 items-center gap-2.5 rounded-field border border-line bg-surface px-3 py-1.5 text-start text-sm hover:border-ocean aria-[current]:border-ocean aria-[current]:bg-ocean-tint"
            >
              <Icon
                path={looks[slot.state].icon}
                className={`size-4.5 ${looks[slot.state].colour}`}
              />
              <span className="min-w-0">
                <span className="block leading-tight font-semibold">
                  {t(`document.type.${slot.type}`)}
                </span>
                <span className="block text-xs text-quiet">
                  {t(`staff.review.documents.state.${slot.state}`)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
