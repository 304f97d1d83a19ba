import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronDownIcon } from '../../ui/icons.ts'
import { compact } from '../parts/looks.ts'

type Step = -1 | 1

/** The way up and down of one thing in a list: the focus goes along with what is moved. */
export function useMoving(move: (step: Step) => void) {
  const buttons = useRef<HTMLSpanElement>(null)
  const last = useRef<Step | null>(null)
  // A browser drops the focus of what is put elsewhere in the page.
  useEffect(() => {
    const step = last.current
    last.current = null
    if (step === null) return
    const all = [...(buttons.current?.querySelectorAll('button') ?? [])]
    const [first, second] = step < 0 ? all : all.toReversed()
    const target = first?.getAttribute('aria-disabled') === 'true' ? second : first
    target?.focus({ preventScroll: true })
    target?.scrollIntoView?.({ block: 'nearest' })
  })
  const go = (step: Step) => {
    last.current = step
    move(step)
  }
  return {
    buttons,
    go,
    /** Alt and an arrow, wherever the focus is in it. */
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as Step | undefined
      if (!event.altKey || step === undefined) return
      event.preventDefault()
      go(step)
    },
  }
}

type MoveButtonsProps = Readonly<{
  moving: ReturnType<typeof useMoving>
  /** What each does, in words; null at the end of the list. */
  up: string | null
  down: string | null
}>

export function MoveButtons({ moving, up, down }: MoveButtonsProps) {
  return (
    <span ref={moving.buttons} className="flex">
      <MoveButton label={up} turned onPress={() => moving.go(-1)} />
      <MoveButton label={down} onPress={() => moving.go(1)} />
    </span>
  )
}

type MoveButtonProps = Readonly<{ label: string | null; turned?: boolean; onPress: () => void }>

function MoveButton({ label, turned = false, onPress }: MoveButtonProps) {
  return (
    <Button
      look="quiet"
      className={`${compact} px-0! size-11`}
      aria-label={label ?? undefined}
      aria-hidden={label === null || undefined}
      tabIndex={label === null ? -1 : undefined}
      aria-disabled={label === null || undefined}
      onClick={label === null ? undefined : onPress}
    >
      <Icon path={chevronDownIcon} className={`size-5 ${turned ? 'rotate-180' : ''}`} />
    </Button>
  )
}
