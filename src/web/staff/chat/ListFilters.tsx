import type { Ref } from 'react'
import { type ChatState, chatStates } from '#domain/chat.ts'
import { type InboxBox, type InboxSort, inboxBoxes, inboxSorts } from '#domain/inbox.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { selectLook } from '../parts/looks.ts'
import { PausedSearch } from '../parts/PausedSearch.tsx'
import { shortCount } from '../parts/short-count.ts'
import { type Filter, useCounts, useLabels } from './queries.ts'

type ListSearchProps = Readonly<{
  search: string
  onSearch: (search: string) => void
  /** Escape, or the arrow down: the keys belong to the list again. */
  onLeave: () => void
  ref: Ref<HTMLInputElement>
}>

/** Finds conversations by what is typed. */
export function ListSearch(props: ListSearchProps) {
  const t = useTranslate()
  return (
    <PausedSearch
      {...props}
      words={{
        label: t('staff.chat.search'),
        placeholder: t('staff.chat.search.placeholder'),
        hint: t('staff.chat.search.hint'),
        clear: t('staff.chat.search.clear'),
      }}
      leavingKeys={['ArrowDown']}
    />
  )
}

type BoxTabsProps = Readonly<{ box: InboxBox; onChoose: (box: InboxBox) => void }>

/** Whose conversations are shown, each with how many are open. */
export function BoxTabs({ box, onChoose }: BoxTabsProps) {
  const t = useTranslate()
  const counts = useCounts()
  return (
    <fieldset>
      <legend className="sr-only">{t('staff.chat.box.label')}</legend>
      <div className="flex flex-wrap gap-1">
        {inboxBoxes.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === box}
            onClick={() => onChoose(each)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line px-3 text-sm font-medium whitespace-nowrap text-quiet hover:border-ocean hover:text-ink aria-pressed:border-ocean aria-pressed:bg-ocean-tint aria-pressed:text-ocean pointer-coarse:min-h-11"
          >
            <span>{t(`staff.chat.box.${each}`)}</span>
            {counts && (
              <span className={`figures text-xs ${counts[each] === 0 ? 'opacity-60' : ''}`}>
                {shortCount(counts[each])}
              </span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type ChoicesProps = Readonly<{
  filter: Filter
  onChange: (change: Partial<Filter>) => void
  /** Whether several are being ticked; null where nobody may close them. */
  isTicking: boolean | null
  onTick: () => void
}>

const small = `${selectLook} min-h-9! min-w-24 flex-1 ps-2.5! pe-6! pointer-coarse:min-h-11!`

/** Open or closed, the order, and the label that is looked for. */
export function ListChoices({ filter, onChange, isTicking, onTick }: ChoicesProps) {
  const t = useTranslate()
  const labels = useLabels()
  const offered = [...new Set([...(filter.label ? [filter.label] : []), ...labels])]
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <select
        aria-label={t('staff.chat.filter.label')}
        value={filter.state}
        onChange={({ target }) => onChange({ state: target.value as ChatState | 'all' })}
        className={small}
      >
        {[...chatStates, 'all' as const].map((state) => (
          <option key={state} value={state}>
            {t(`staff.chat.filter.${state}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('staff.chat.sort.label')}
        value={filter.sort}
        onChange={({ target }) => onChange({ sort: target.value as InboxSort })}
        className={small}
      >
        {inboxSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`staff.chat.sort.${sort}`)}
          </option>
        ))}
      </select>
      {offered.length > 0 && (
        <select
          aria-label={t('staff.chat.labels')}
          value={filter.label}
          onChange={({ target }) => onChange({ label: target.value })}
          className={small}
        >
          <option value="">{t('staff.chat.labels.any')}</option>
          {offered.map((label) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </select>
      )}
      {isTicking !== null && (
        <Button
          look="quiet"
          aria-pressed={isTicking}
          className="min-h-9! shrink-0 px-2! py-1! text-sm! pointer-coarse:min-h-11!"
          onClick={onTick}
        >
          {t(isTicking ? 'staff.chat.tick.end' : 'staff.chat.tick')}
        </Button>
      )}
    </div>
  )
}
