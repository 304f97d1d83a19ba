import { type ThreadKind, threadKinds, threadPermissions } from '#domain/thread.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useMay } from '../parts/use-me.ts'
import { kindIcons } from './thread.ts'

type KindFilterProps = Readonly<{
  kinds: readonly ThreadKind[]
  onChange: (kinds: readonly ThreadKind[]) => void
}>

const chip =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm text-quiet hover:border-ocean hover:text-ink aria-pressed:border-ocean aria-pressed:bg-ocean-tint aria-pressed:font-medium aria-pressed:text-ocean sm:min-h-9'

/** Which kinds of entries are shown: all, or those that are pressed. */
export function KindFilter({ kinds, onChange }: KindFilterProps) {
  const t = useTranslate()
  const may = useMay()
  const shown = threadKinds.filter((kind) => {
    const needed = threadPermissions[kind]
    return needed === undefined || may(needed)
  })
  const toggle = (kind: ThreadKind) =>
    onChange(shown.filter((each) => (each === kind) !== kinds.includes(each)))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame around a bar
    <div
      role="group"
      aria-label={t('staff.thread.filter')}
      className="flex shrink-0 gap-1.5 overflow-x-auto border-b border-line bg-surface px-4 py-2 sm:px-6"
    >
      <button
        type="button"
        aria-pressed={kinds.length === 0}
        onClick={() => onChange([])}
        className={chip}
      >
        {t('staff.thread.filter.all')}
      </button>
      {shown.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kinds.includes(kind)}
          onClick={() => toggle(kind)}
          className={chip}
        >
          <Icon path={kindIcons[kind]} className="size-4" />
          <span>{t(`staff.thread.kind.${kind}`)}</span>
        </button>
      ))}
    </div>
  )
}
