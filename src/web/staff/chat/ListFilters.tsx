import { chatStates } from '#domain/chat.ts'
import { type InboxBox, inboxBoxes, inboxSorts } from '#domain/inbox.ts'
import { messengers } from '#domain/messenger.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { smallQueueLook } from '../parts/QueueCount.tsx'
import { type Choice, Select } from '../parts/Select.tsx'
import { shortCount } from '../parts/short-count.ts'
import { useChosenInView } from '../parts/use-chosen-in-view.ts'
import { type Filter, useCounts, useLabels, useOpenChats } from './queries.ts'

type BoxTabsProps = Readonly<{ box: InboxBox; onChoose: (box: InboxBox) => void }>

export function BoxTabs({ box, onChoose }: BoxTabsProps) {
  const t = useTranslate()
  const counts = useCounts()
  // What comes back by itself takes no room while there is none.
  const isShown = (each: InboxBox) => each !== 'snoozed' || each === box || Boolean(counts?.snoozed)
  const row = useChosenInView<HTMLDivElement>(`${box} ${counts === undefined}`)
  return (
    <fieldset className="min-w-0">
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

type ChoicesProps = Readonly<{
  filter: Filter
  onChange: (change: Partial<Filter>) => void
  /** Whether several are being ticked; null where nobody may close them. */
  isTicking: boolean | null
  onTick: () => void
}>

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
  const select = <Name extends 'state' | 'sort' | 'label' | 'messenger'>(
    name: Name,
    label: string,
    choices: readonly Choice<Filter[Name]>[],
  ) => (
    <Select
      aria-label={label}
      value={filter[name]}
      choices={choices}
      onChoose={(value) => onChange({ [name]: value })}
      className="min-h-9! min-w-24! flex-1 px-2.5! pointer-coarse:min-h-11!"
    />
  )
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {select(
        'state',
        t('staff.chat.filter.label'),
        ([...chatStates, 'all'] as const).map((value) => ({
          value,
          label: t(`staff.chat.filter.${value}`),
        })),
      )}
      {select(
        'sort',
        t('staff.chat.sort.label'),
        inboxSorts.map((value) => ({ value, label: t(`staff.chat.sort.${value}`) })),
      )}
      {offered.length > 0 &&
        select('label', t('staff.chat.labels'), [
          { value: '', label: t('staff.chat.labels.any') },
          ...offered.map((value) => ({ value, label: value })),
        ])}
      {ways.length > 0 &&
        select('messenger', t('staff.messenger.filter.label'), [
          { value: '', label: t('staff.messenger.filter.any') },
          ...ways.map((value) => ({ value, label: t(`staff.messenger.${value}`) })),
        ])}
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
