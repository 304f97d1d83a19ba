import { type KeyboardEvent, useEffect, useRef } from 'react'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import type { FilingLine } from './use-filing.ts'

const grid =
  'grid w-full grid-cols-[1.25rem_minmax(0,1fr)] items-baseline gap-x-3 px-3 py-2.5 text-start sm:grid-cols-[1.25rem_minmax(0,12rem)_minmax(0,1fr)_auto]'

type LineRowProps = Readonly<{
  line: FilingLine
  isTicked: boolean
  isCurrent: boolean
  /** The clipboard was refused: the value is there to be selected. */
  isRefused: boolean
  onPress: () => void
  onKey: (event: KeyboardEvent) => void
  onCopied: () => void
}>

/** One line: pressed, its value is on the clipboard. */
export function LineRow(props: LineRowProps) {
  const { line, isTicked, isCurrent, isRefused, onPress, onKey, onCopied } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isCurrent || isRefused) return
    button.current?.focus({ preventScroll: true })
    button.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isCurrent, isRefused])
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        ref={button}
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent || undefined}
        onClick={onPress}
        onKeyDown={onKey}
        className={`${grid} scroll-my-24 rounded-small hover:bg-sunken ${isCurrent ? 'bg-ocean-tint outline-2 -outline-offset-2 outline-ocean' : ''}`}
      >
        <Tick isTicked={isTicked} />
        <Label line={line} />
        <span
          translate="no"
          lang="en"
          dir="ltr"
          className={`figures col-start-2 min-w-0 font-medium break-words sm:col-start-auto ${isTicked ? 'text-quiet' : 'text-ink'}`}
        >
          {line.value}
        </span>
        <Aside line={line} isTicked={isTicked} />
      </button>
      {isRefused && <Refused line={line} onCopied={onCopied} />}
    </li>
  )
}

/** Read out at the end of the line, with the colleague who copied it. */
function Tick({ isTicked }: Readonly<{ isTicked: boolean }>) {
  return (
    <span
      className={`grid size-5 translate-y-0.5 place-items-center self-start rounded-small border ${isTicked ? 'border-leaf bg-leaf-tint text-leaf' : 'border-edge'}`}
    >
      {isTicked && <Icon path={checkIcon} className="size-4" />}
    </span>
  )
}

/** In the words of the portal, which are English. */
function Label({ line }: Readonly<{ line: FilingLine }>) {
  return (
    <span lang="en" className="min-w-0 text-sm break-words text-quiet">
      {line.label}
    </span>
  )
}

function Aside({ line, isTicked }: Readonly<{ line: FilingLine; isTicked: boolean }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { tick, isShared } = line
  return (
    <span className="col-start-2 text-xs text-quiet sm:col-start-auto">
      {isShared && <span title={t('staff.filing.shared.hint')}>{t('staff.filing.shared')}</span>}
      {isTicked && (
        <span className="sr-only">
          {' '}
          <span>
            {tick
              ? t('staff.filing.ticked', { name: tick.by.name, at: sayMoment(tick.at, language) })
              : t('staff.filing.ticked.state')}
          </span>
        </span>
      )}
    </span>
  )
}

function Refused({ line, onCopied }: Readonly<{ line: FilingLine; onCopied: () => void }>) {
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <div className="px-3 pb-3 ps-11">
      <p role="alert" className="text-sm text-amber">
        {t('staff.filing.refused')}
      </p>
      <input
        ref={field}
        readOnly
        dir="ltr"
        value={line.value}
        aria-label={t('staff.filing.value', { label: line.label })}
        // What is copied by hand counts once the browser has taken it.
        onCopy={() => setTimeout(onCopied)}
        className="mt-1 min-h-11 w-full rounded-field border border-edge bg-surface px-3 text-ink"
      />
    </div>
  )
}

/** A line without a value: nothing to copy, and why. */
export function MissingRow({ line }: Readonly<{ line: FilingLine }>) {
  const t = useTranslate()
  return (
    <li className={`${grid} border-t border-line first:border-t-0`}>
      <span aria-hidden className="text-quiet">
        –
      </span>
      <Label line={line} />
      <span
        className={`col-start-2 text-sm sm:col-start-auto ${line.missing === 'other-script' ? 'text-amber' : 'text-quiet italic'}`}
      >
        {t(`staff.filing.missing.${line.missing ?? 'empty'}`)}
      </span>
    </li>
  )
}
