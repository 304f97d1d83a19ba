import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import type { FilingLine } from './use-filing.ts'

type RowProps = Readonly<{
  line: FilingLine
  isCurrent: boolean
  /** It is being answered below. */
  isOpened: boolean
  onOpen: () => void
  onKey: (event: KeyboardEvent) => void
}>

type LineRowProps = RowProps &
  Readonly<{
    isTicked: boolean
    /** The clipboard was refused: the value is there to be selected. */
    isRefused: boolean
    onPress: () => void
    onCopied: () => void
  }>

type RowButtonProps = Pick<RowProps, 'isCurrent' | 'onKey'> &
  Readonly<{ hasFocus: boolean; isExpanded?: boolean; onPress: () => void; children: Elements }>

/** The button of a line, which has the focus as soon as the line is the one to go on with. */
function RowButton(props: RowButtonProps) {
  const { isCurrent, hasFocus, isExpanded, onPress, onKey, children } = props
  const button = useRef<HTMLButtonElement>(null)
  // With what is drawn: a key pressed on the new line must not press the one before.
  useLayoutEffect(() => {
    if (!hasFocus) return
    button.current?.focus({ preventScroll: true })
    button.current?.scrollIntoView?.({ block: 'nearest' })
  }, [hasFocus])
  return (
    <button
      ref={button}
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent || undefined}
      aria-expanded={isExpanded}
      onClick={onPress}
      onKeyDown={onKey}
      className={`grid w-full grid-cols-[1.25rem_minmax(0,1fr)] items-baseline gap-x-3 px-3 py-2.5 text-start sm:grid-cols-[1.25rem_minmax(0,12rem)_minmax(0,1fr)_auto] scroll-my-24 rounded-small hover:bg-sunken ${isCurrent ? 'bg-ocean-tint outline-2 -outline-offset-2 outline-ocean' : ''}`}
    >
      {children}
    </button>
  )
}

/** One line: pressed, its value is on the clipboard. */
export function LineRow(props: LineRowProps) {
  const { line, isTicked, isCurrent, isOpened, isRefused, onPress, onOpen, onKey, onCopied } = props
  const hasFocus = isCurrent && !isRefused && !isOpened
  return (
    <>
      <RowButton {...{ isCurrent, hasFocus, onPress, onKey }}>
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
      </RowButton>
      {isRefused && <Refused line={line} onCopied={onCopied} />}
      {line.kept && !isOpened && <Kept label={line.label} kept={line.kept} onOpen={onOpen} />}
    </>
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
  const { t, language } = useWords()
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

type KeptProps = Readonly<{
  label: string
  kept: NonNullable<FilingLine['kept']>
  onOpen: () => void
}>

/** Where an answer is from that the application does not give. */
function Kept({ label, kept: { origin, by, at }, onOpen }: KeptProps) {
  const { t, language } = useWords()
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-2 ps-11 pe-3 text-xs text-quiet sm:ps-62">
      <span>
        {t(`staff.filing.kept.${origin}`, { name: by?.name ?? '', at: sayMoment(at, language) })}
      </span>
      <button
        type="button"
        className="min-h-11 cursor-pointer font-semibold text-ocean hover:underline"
        aria-label={t('staff.filing.cell.change', { label })}
        onClick={onOpen}
      >
        {t('staff.filing.cell.edit')}
      </button>
    </p>
  )
}

/** A line without a value: nothing to copy, and why; pressed, it takes what a colleague heard. */
export function MissingRow({ line, isCurrent, isOpened, onOpen, onKey }: RowProps) {
  const { t, language } = useWords()
  const hasFocus = isCurrent && !isOpened
  return (
    <RowButton {...{ isCurrent, hasFocus, onKey }} isExpanded={isOpened} onPress={onOpen}>
      <span aria-hidden className="text-quiet">
        –
      </span>
      <Label line={line} />
      <span
        className={`col-start-2 text-sm sm:col-start-auto ${line.missing === 'other-script' ? 'text-amber' : 'text-quiet italic'}`}
      >
        {line.askedAt
          ? t('staff.filing.asked.on', { at: sayMoment(line.askedAt, language) })
          : t(`staff.filing.missing.${line.missing ?? 'empty'}`)}
      </span>
      <span className="col-start-2 text-sm font-semibold text-ocean sm:col-start-auto">
        {t('staff.filing.cell.open')}
      </span>
    </RowButton>
  )
}
