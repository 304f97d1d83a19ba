import { memo, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, chevronDownIcon, trashIcon } from '../../ui/icons.ts'
import type { Person } from './progress.ts'

type TravellerTableProps = Readonly<{
  people: readonly Person[]
  current: number
  onSelect: (index: number) => void
  onRemove: (index: number) => void
}>

/** From this many travellers on, completed ones can be hidden. */
const many = 8

/** The travellers and what each lacks; collapsed to one line on a phone. */
export function TravellerTable({ people, current, onSelect, onRemove }: TravellerTableProps) {
  const t = useTranslate()
  const tableId = useId()
  const [isOpen, setOpen] = useState(false)
  const [onlyUnfinished, setOnlyUnfinished] = useState(false)
  const done = people.filter(({ state }) => state === 'done').length
  const progress = t('apply.applicants.progress', { done, count: people.length })
  const shown = people
    .map((person, index) => ({ person, index }))
    .filter(({ person, index }) => !onlyUnfinished || person.state !== 'done' || index === current)
  const choose = useCallback(
    (index: number) => {
      setOpen(false)
      onSelect(index)
    },
    [onSelect],
  )
  return (
    <section aria-label={t('apply.applicants.list')}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={tableId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center justify-between gap-3 rounded-field border border-edge bg-surface px-4 py-2 text-start sm:hidden"
      >
        <span className="font-semibold">{t('apply.applicants.list')}</span>
        <span className="figures ms-auto text-sm text-quiet">{progress}</span>
        <Icon path={chevronDownIcon} className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={tableId} className={`${isOpen ? 'mt-2' : 'hidden'} sm:mt-0 sm:block`}>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <p className="figures hidden text-sm text-quiet sm:block sm:pb-2">{progress}</p>
          {people.length >= many && (
            <label className="flex min-h-11 items-center gap-3 px-1 text-sm">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-ocean"
                checked={onlyUnfinished}
                onChange={(event) => setOnlyUnfinished(event.target.checked)}
              />
              {t('apply.applicants.onlyUnfinished')}
            </label>
          )}
        </div>
        <Scrolling current={current} isOpen={isOpen}>
          <table className="w-full border-collapse">
            <thead className="sr-only">
              <tr>
                <th scope="col">{t('apply.applicants.number')}</th>
                <th scope="col">{t('apply.applicants.name')}</th>
                <th scope="col">{t('apply.applicants.state')}</th>
                <th scope="col">{t('apply.applicants.remove.confirm')}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {shown.map(({ person: { name, state, left }, index }) => (
                <Row
                  key={index}
                  index={index}
                  {...{ name, state, left }}
                  isCurrent={index === current}
                  mayLeave={people.length > 1}
                  onSelect={choose}
                  onRemove={onRemove}
                />
              ))}
            </tbody>
          </table>
        </Scrolling>
      </div>
    </section>
  )
}

type ScrollingProps = Readonly<{ current: number; isOpen: boolean; children: React.ReactNode }>

/** Keeps the current traveller in view without moving the page. */
function Scrolling({ current, isOpen, children }: ScrollingProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, or a table that unfolds
  useEffect(() => {
    const row = box.current?.querySelector<HTMLElement>('[aria-current]')?.closest('tr')
    if (!box.current || !row) return
    const below = row.offsetTop + row.offsetHeight - box.current.clientHeight
    if (box.current.scrollTop < below) box.current.scrollTop = below + row.offsetHeight
    if (box.current.scrollTop > row.offsetTop) box.current.scrollTop = row.offsetTop
  }, [current, isOpen])
  return (
    <div
      ref={box}
      className="relative max-h-[min(24rem,60dvh)] overflow-y-auto rounded-card border border-line bg-surface"
    >
      {children}
    </div>
  )
}

type RowProps = Person &
  Readonly<{
    index: number
    isCurrent: boolean
    mayLeave: boolean
    onSelect: (index: number) => void
    onRemove: (index: number) => void
  }>

const Row = memo(function Row({
  index,
  name,
  state,
  left,
  isCurrent,
  mayLeave,
  onSelect,
  onRemove,
}: RowProps) {
  const t = useTranslate()
  const number = index + 1
  const who = name || t('apply.applicants.tab', { number })
  return (
    <tr
      className={`relative border-s-4 ${isCurrent ? 'border-s-ocean bg-ocean-tint' : 'border-s-transparent hover:bg-ocean-tint'}`}
    >
      <td className="figures w-9 ps-3 text-sm text-quiet">{number}</td>
      <td className="w-full max-w-0">
        <button
          type="button"
          aria-current={isCurrent || undefined}
          onClick={() => onSelect(index)}
          className="block min-h-12 w-full px-2 py-2 text-start font-semibold after:absolute after:inset-0"
        >
          <bdi className="wrap-anywhere">{who}</bdi>
        </button>
      </td>
      <td className="px-2 text-end text-sm font-semibold whitespace-nowrap">
        <State state={state} left={left} />
      </td>
      <td className="w-12">
        {mayLeave && (
          <button
            type="button"
            aria-label={t('apply.applicants.remove', { who })}
            onClick={() => onRemove(index)}
            className="relative grid size-12 place-items-center text-quiet hover:text-clay"
          >
            <Icon path={trashIcon} className="size-5" />
          </button>
        )}
      </td>
    </tr>
  )
})

function State({ state, left }: Pick<Person, 'state' | 'left'>) {
  const t = useTranslate()
  if (state === 'done') {
    return (
      <span className="inline-flex items-center gap-1.5 text-leaf">
        <Icon path={checkIcon} className="size-4" />
        <span>{t('apply.applicants.done')}</span>
      </span>
    )
  }
  return (
    <span className={`figures ${state === 'begun' ? 'text-amber' : 'font-normal text-quiet'}`}>
      {state === 'begun'
        ? t('apply.applicants.faults', { count: left })
        : t('apply.applicants.notBegun')}
    </span>
  )
}
