import { Select as Base } from '@base-ui/react/select'
import { useId } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, chevronDownIcon } from '../../ui/icons.ts'
import { panelLine, panelLook, panelPlace } from './panel.ts'

export type Choice<Value extends string | number = string> = Readonly<{
  value: Value
  label: string
}>

type SelectProps<Value extends string | number> = Readonly<{
  id?: string
  /** Where no label stands beside it. */
  'aria-label'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  value: Value
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
  /** Its list is open at once, where it is what somebody came for. */
  opensAtOnce?: boolean
  className?: string
}>

const look =
  'flex min-h-11 min-w-0 items-center justify-between gap-2 rounded-field border border-edge bg-surface px-3 text-start text-sm text-ink hover:border-ocean'

export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { value, choices, onChoose, opensAtOnce = false, className = '', ...control } = props
  return (
    <Base.Root
      items={choices}
      value={value}
      onValueChange={(next) => next !== null && onChoose(next)}
      modal={false}
      defaultOpen={opensAtOnce}
    >
      <Base.Trigger {...control} className={`${look} ${className}`}>
        <Base.Value className="truncate" />
        <Base.Icon render={<Icon path={chevronDownIcon} className="size-4 text-quiet" />} />
      </Base.Trigger>
      <Choices choices={choices} />
    </Base.Root>
  )
}

type ChoicesProps = Readonly<{
  choices: readonly Choice<string | number>[]
  isClosed?: (value: string | number) => boolean
  /** Stands above them, and is said once it does. */
  note?: string | undefined
}>

function Choices({ choices, isClosed, note }: ChoicesProps) {
  return (
    <Base.Portal>
      <Base.Positioner {...panelPlace} alignItemWithTrigger={false}>
        <Base.Popup className={`${panelLook} min-w-(--anchor-width)`}>
          {note !== undefined && (
            <p
              role="status"
              className={
                note &&
                'sticky -top-1.5 z-10 -mt-1.5 bg-surface px-3 pt-3 pb-1.5 text-xs font-semibold text-amber'
              }
            >
              {note}
            </p>
          )}
          <Base.List>
            {choices.map((choice) => (
              <Base.Item
                key={choice.value}
                value={choice.value}
                disabled={isClosed?.(choice.value) ?? false}
                className={panelLine}
              >
                <Base.ItemText>{choice.label}</Base.ItemText>
                <Base.ItemIndicator
                  render={<Icon path={checkIcon} className="ms-auto size-4.5 text-ocean" />}
                />
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

type Labelled = Readonly<{ label: string; labelClass?: string }>

type LabelledSelectProps<Value extends string | number> = Omit<SelectProps<Value>, 'id'> & Labelled

/** The same under a label, outside of a form with fields. */
export function LabelledSelect<Value extends string | number>(props: LabelledSelectProps<Value>) {
  const { label, labelClass, ...select } = props
  const id = useId()
  return (
    <Label id={id} label={label} labelClass={labelClass}>
      <Select {...select} id={id} className="mt-1 w-full" />
    </Label>
  )
}

type LabelledSeveralProps = Labelled &
  Readonly<{
    values: readonly string[]
    /** Stands first, and for none: it takes all of them back. */
    none: string
    choices: readonly Choice[]
    /** So many can be chosen, and what says so. */
    most: number
    mostWords: string
    onChoose: (values: readonly string[]) => void
  }>

/** Several of a list, under a label; it stays open until all are chosen. */
export function LabelledSeveral(props: LabelledSeveralProps) {
  const { label, labelClass, values, none, choices, most, mostWords, onChoose } = props
  const id = useId()
  const offered = [{ value: '', label: none }, ...choices]
  const isFull = values.length >= most
  const choose = (next: readonly string[]) => {
    const isNone = values.length > 0 && next.includes('')
    onChoose(isNone ? [] : next.filter((value) => value !== ''))
  }
  return (
    <Label id={id} label={label} labelClass={labelClass}>
      <Base.Root
        multiple
        items={offered}
        value={values.length > 0 ? [...values] : ['']}
        onValueChange={choose}
        modal={false}
      >
        <Base.Trigger id={id} className={`${look} mt-1 w-full`}>
          <Base.Value className="truncate" />
          <Base.Icon render={<Icon path={chevronDownIcon} className="size-4 text-quiet" />} />
        </Base.Trigger>
        <Choices
          choices={offered}
          isClosed={(value) => isFull && value !== '' && !values.includes(String(value))}
          note={isFull ? mostWords : ''}
        />
      </Base.Root>
    </Label>
  )
}

type LabelProps = Readonly<{
  id: string
  label: string
  labelClass: string | undefined
  children: Elements
}>

function Label({ id, label, labelClass = 'text-sm font-semibold', children }: LabelProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={`block ${labelClass}`}>
        {label}
      </label>
      {children}
    </div>
  )
}
