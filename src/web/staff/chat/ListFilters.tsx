import type { Ref } from 'react'
import { chatStates } from '#domain/chat.ts'
import { type InboxBox, inboxBoxes, inboxSorts } from '#domain/inbox.ts'
import { messengers } from '#domain/messenger.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { filterIcon } from '../../ui/icons.ts'
import { square } from '../parts/looks.ts'
import { PausedSearch } from '../parts/PausedSearch.tsx'
import { smallQueueLook } from '../parts/QueueCount.tsx'
import { Select } from '../parts/Select.tsx'
import { shortCount } from '../parts/short-count.ts'
import { useChosenInView } from '../parts/use-chosen-in-view.ts'
import { type Filter, useCounts, useLabels, useOpenChats } from './queries.ts'

type ListSearchProps = Readonly<{
  search: string
  onSearch: (search: string) => void
  /** Escape, or the arrow down: the keys belong to the list again. */
  onLeave: () => void
  ref: Ref<HTMLInputElement>
}>

export function ListSearch(props: ListSearchProps) {
  const t = useTranslate()
  return (
    <PausedSearch
      {...props}
      className="min-w-0 flex-1"
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

export function BoxTabs({ box, onChoose }: BoxTabsProps) {
  const t = useTranslate()
  const counts = useCounts()
  // What comes back by itself takes no room while there is none.
  const isShown = (each: InboxBox) => each !== 'snoozed' || each === box || Boolean(counts?.snoozed)
  const row = useChosenInView<HTMLDivElement>(`${box} ${counts === undefined}`)
  return (
    <fieldset>
      <legend className="sr-only">{t('staff.chat.box.label')}</legend>
      <div ref={row} className="-mx-1 flex overflow-x-auto">
        {inboxBoxes.filter(isShown).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === box}
            onClick={() => onChoose(each)}
            className={smallQueueLook}
          >
            <span>{t(`staff.chat.box.${each}`)}</span>
            {counts && counts[each] > 0 && (
              <span className="figures">{shortCount(counts[each])}</span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type SwitchProps = Readonly<{ isOn: boolean; onChange: (isOn: boolean) => void }>

export function ChoicesSwitch({ isOn, onChange }: SwitchProps) {
  const t = useTranslate()
  return (
    <button
      type="button"
      aria-expanded={isOn}
      aria-label={t('staff.chat.choices')}
      onClick={() => onChange(!isOn)}
      className={`${square} aria-expanded:text-ocean`}
    >
      <Icon path={filterIcon} className="size-5" />
    </button>
  )
}

type ChoicesProps = Readonly<{
  filter: Filter
  onChange: (change: Partial<Filter>) => void
  /** Whether several are being ticked; null where nobody may close them. */
  isTicking: boolean | null
  onTick: () => void
}>

const small = 'min-h-9! min-w-24! flex-1 px-2.5! pointer-coarse:min-h-11!'

/** Open or closed, the order, the label that is looked for, and the way by which they write. */
export function ListChoices({ filter, onChange, isTicking, onTick }: ChoicesProps) {
  const t = useTranslate()
  const labels = useLabels()
  const open = useOpenChats()
  const ways = messengers.filter(
    (each) =>
      each === filter.messenger || open.some(({ messenger }) => messenger?.messenger === each),
  )
  const offered = [...new Set([...(filter.label ? [filter.label] : []), ...labels])]
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Select
        aria-label={t('staff.chat.filter.label')}
        value={filter.state}
        choices={[...chatStates, 'all' as const].map((value) => ({
          value,
          label: t(`staff.chat.filter.${value}`),
        }))}
        onChoose={(state) => onChange({ state })}
        className={small}
      />
      <Select
        aria-label={t('staff.chat.sort.label')}
        value={filter.sort}
        choices={inboxSorts.map((value) => ({ value, label: t(`staff.chat.sort.${value}`) }))}
        onChoose={(sort) => onChange({ sort })}
        className={small}
      />
      {offered.length > 0 && (
        <Select
          aria-label={t('staff.chat.labels')}
          value={filter.label}
          choices={[
            { value: '', label: t('staff.chat.labels.any') },
            ...offered.map((value) => ({ value, label: value })),
          ]}
          onChoose={(label) => onChange({ label })}
          className={small}
        />
      )}
      {ways.length > 0 && (
        <Select
          aria-label={t('staff.messenger.filter.label')}
          value={filter.messenger}
          choices={[
            { value: '', label: t('staff.messenger.filter.any') },
            ...ways.map((value) => ({ value, label: t(`staff.messenger.${value}`) })),
          ]}
          onChoose={(messenger) => onChange({ messenger })}
          className={small}
        />
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
