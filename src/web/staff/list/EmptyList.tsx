import { phraseKey } from '#phrases/translate.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, documentIcon, filterIcon, searchIcon } from '../../ui/icons.ts'
import type { ChangeView } from './use-view.ts'
import { narrowings, searched, type View, widened } from './view.ts'

type Reason = 'search' | 'filter' | 'queue' | 'nothing'

function reasonOf({ search, filter }: View): Reason {
  if (search) return 'search'
  if (narrowings.some((name) => filter[name] !== undefined)) return 'filter'
  return filter.queue ? 'queue' : 'nothing'
}

type EmptyListProps = Readonly<{ view: View; change: ChangeView }>

/** Why nothing stands here, what will, and the way to what there is. */
export function EmptyList({ view, change }: EmptyListProps) {
  const t = useTranslate()
  const reason = reasonOf(view)
  const words = {
    search: '.search',
    filter: '.filter',
    queue: `.${view.filter.queue}`,
    nothing: '',
  }
  const pictures = {
    search: searchIcon,
    filter: filterIcon,
    queue: checkIcon,
    nothing: documentIcon,
  }
  const key = `staff.list.empty${words[reason]}`
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-14 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-sunken text-quiet">
        <Icon path={pictures[reason]} className="size-6" />
      </span>
      <h2 className="mt-4 text-lg">{t(phraseKey(`${key}.title`))}</h2>
      <p className="mt-1 max-w-[26rem] text-sm text-quiet">{t(phraseKey(`${key}.text`))}</p>
      {reason === 'search' && (
        <Button look="secondary" className="mt-5" onClick={() => change(searched(view, ''))}>
          {t('staff.list.empty.search.action')}
        </Button>
      )}
      {reason === 'filter' && (
        <Button
          look="secondary"
          className="mt-5"
          onClick={() => change({ filter: widened(view.filter) })}
        >
          {t('staff.list.empty.filter.action')}
        </Button>
      )}
    </div>
  )
}
