import { type KeyboardEvent, memo, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { Translate } from '#phrases/translate.ts'
import { useField } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronDownIcon, errorIcon } from '../../ui/icons.ts'
import { nameOf } from '../sections.ts'
import type { WizardValues } from '../values.ts'

type ApplicantTabsProps = Readonly<{
  count: number
  current: number
  faults: ReadonlyMap<number, readonly Issue[]>
  onSelect: (index: number) => void
}>

/** The applicants as tabs, on a phone as the system's own list; those with errors say so. */
export function ApplicantTabs({ count, current, faults, onSelect }: ApplicantTabsProps) {
  const t = useTranslate()
  const applicants = useDeferredValue(useField<WizardValues, 'applicants'>('applicants'))
  const names = applicants.slice(0, count).map(nameOf).join('\n')
  const labels = useMemo(() => labelsOf(names.split('\n'), faults, t), [names, faults, t])
  return (
    <div className="mb-8">
      <div className="sm:hidden">
        <label htmlFor="applicant-select" className="block font-semibold">
          {t('apply.applicants.of', { number: current + 1, count })}
        </label>
        <span className="relative mt-1.5 block">
          <select
            id="applicant-select"
            value={current}
            onChange={(event) => onSelect(Number(event.target.value))}
            className="block min-h-12 w-full appearance-none rounded-field border border-edge bg-surface px-3.5 pe-11"
          >
            {labels.map(({ number, words, faulty }) => (
              <option key={number} value={number - 1}>
                {faulty > 0
                  ? `${words} – ${t('apply.applicants.faults', { count: faulty })}`
                  : words}
              </option>
            ))}
          </select>
          <Icon
            path={chevronDownIcon}
            className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-quiet"
          />
        </span>
      </div>
      <TabList labels={labels} current={current} onSelect={onSelect} />
    </div>
  )
}

type Label = Readonly<{ number: number; faulty: number; words: string }>

function labelsOf(
  names: readonly string[],
  faults: ApplicantTabsProps['faults'],
  t: Translate,
): readonly Label[] {
  return names.map((name, index) => {
    const number = index + 1
    const words = name
      ? t('apply.applicants.named', { number, name })
      : t('apply.applicants.tab', { number })
    return { number, words, faulty: faults.get(index)?.length ?? 0 }
  })
}

type TabListProps = Readonly<{
  labels: readonly Label[]
  current: number
  onSelect: (index: number) => void
}>

const TabList = memo(function TabList({ labels, current, onSelect }: TabListProps) {
  const t = useTranslate()
  const list = useRef<HTMLDivElement>(null)
  const isMany = labels.length > 8

  useEffect(() => {
    const tab = list.current?.children[current]
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])

  const press = (event: KeyboardEvent) => {
    const last = labels.length - 1
    const forward = document.dir === 'rtl' ? -1 : 1
    const target = {
      ArrowRight: current + forward,
      ArrowLeft: current - forward,
      Home: 0,
      End: last,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const index = (target + labels.length) % labels.length
    onSelect(index)
    const tab = list.current?.children[index]
    if (tab instanceof HTMLElement) tab.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('apply.applicants.tabs')}
      className={`hidden gap-1.5 sm:flex sm:flex-wrap ${isMany ? 'max-h-44 overflow-y-auto rounded-card border border-line bg-sunken p-2' : ''}`}
    >
      {labels.map(({ number, faulty, words }, index) => {
        const isCurrent = index === current
        const edge = faulty > 0 ? 'border-clay' : isCurrent ? 'border-ocean' : 'border-edge'
        return (
          <button
            key={number}
            type="button"
            role="tab"
            id={`applicant-tab-${index}`}
            aria-selected={isCurrent}
            aria-controls="applicant-panel"
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => onSelect(index)}
            onKeyDown={press}
            className={`flex min-h-11 max-w-80 items-center gap-1.5 rounded-field border px-3 text-sm font-semibold ${edge} ${isCurrent ? 'bg-ocean text-on-ocean' : 'bg-surface hover:border-ocean hover:text-ocean'}`}
          >
            {faulty > 0 && (
              <Icon
                path={errorIcon}
                label={t('apply.applicants.faults', { count: faulty })}
                className={`size-4 ${isCurrent ? '' : 'text-clay'}`}
              />
            )}
            <span className="truncate">{words}</span>
          </button>
        )
      })}
    </div>
  )
})
