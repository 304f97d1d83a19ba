import { useTranslate } from '../i18n/provider.tsx'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon } from '../ui/icons.ts'

type AnswerLineProps = Readonly<{
  label: string
  text: string
  /** The traveller's name, for answers of one traveller. */
  who?: string
  /** Just corrected. */
  isChanged?: boolean
  /** Null if it cannot be changed. */
  change?: Readonly<{
    /** Id of the button, to restore the focus. */
    id: string
    onPress: () => void
  }> | null
}>

/** An answer with a button to change it. */
export function AnswerLine({ label, text, who, isChanged = false, change }: AnswerLineProps) {
  const t = useTranslate()
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)_auto] ${isChanged ? 'bg-leaf-tint' : ''}`}
    >
      <dt className="text-quiet">{label}</dt>
      <dd className="figures col-start-1 min-w-0 break-words sm:col-start-2">
        {text ? <bdi>{text}</bdi> : <span className="text-quiet">{t('correction.empty')}</span>}
        {isChanged && (
          <span role="status" className="flex items-center gap-1 font-semibold text-leaf">
            <Icon path={checkIcon} className="size-4" />
            <span>{t('correction.answers.saved')}</span>
          </span>
        )}
      </dd>
      {change && (
        <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">
          <button
            type="button"
            id={change.id}
            onClick={change.onPress}
            className="link min-h-9 px-1 pointer-coarse:min-h-11"
          >
            {t('apply.check.change')}
            <span className="sr-only">
              {` ${who === undefined ? label : t('apply.check.change.what', { section: label, who })}`}
            </span>
          </button>
        </dd>
      )}
    </div>
  )
}
