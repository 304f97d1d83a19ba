import type { PointerEvent } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { barsOf, ticksOf, topOf } from './chart-scale.ts'

/** Units of the drawing; it stretches to the room that there is. */
const box = { width: 600, height: 48 }

type ChoosingProps = Readonly<{
  chosen: number | null
  onChoose: (index: number | null) => void
  /** What a day says, for those who hear it. */
  say: (index: number) => string
}>

type BarsProps = ChoosingProps &
  Readonly<{
    values: readonly number[]
    label: string
    /** The first and the last day, below the ground. */
    ends: readonly (string | undefined)[]
    write: (value: number) => string
    fill: string
  }>

export function Bars({ values, chosen, onChoose, say, label, write, fill, ends }: BarsProps) {
  const t = useTranslate()
  const ticks = ticksOf(topOf(values))
  const bars = barsOf(values, { ...box, gap: values.length > 60 ? 1.5 : 4 })
  return (
    <div className="flex min-w-0 flex-col">
      <p className="flex items-center gap-1.5 text-xs text-quiet">
        <svg viewBox="0 0 8 8" aria-hidden="true" className={`size-2 ${fill}`}>
          <rect width="8" height="8" rx="2" />
        </svg>
        <span>{label}</span>
      </p>
      <div className="relative mt-3 min-h-14 flex-1">
        <div className="figures absolute inset-0 flex flex-col justify-between text-xs text-quiet">
          {ticks.map((tick) => (
            <span key={tick} className="h-px bg-line">
              <span className="absolute start-0 -mt-2 bg-surface pe-1">{write(tick)}</span>
            </span>
          ))}
        </div>
        <div className="absolute inset-y-0 start-14 end-0">
          <svg
            viewBox={`0 0 ${box.width} ${box.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full"
          >
            {bars.map((bar, index) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place among the days
                key={index}
                {...bar}
                className={`${fill} ${chosen === null || chosen === index ? '' : 'opacity-35'}`}
              />
            ))}
          </svg>
          <Days
            count={values.length}
            chosen={chosen}
            onChoose={onChoose}
            say={say}
            label={t('staff.parts.chart.slide', { what: label })}
          />
        </div>
      </div>
      <p className="figures mt-2 flex justify-between gap-2 empty:hidden ps-14 text-xs text-quiet">
        {ends.map((end, index) => (
          <span key={index === 0 ? 'first' : 'last'}>{end}</span>
        ))}
      </p>
    </div>
  )
}

type DaysProps = ChoosingProps & Readonly<{ count: number; label: string }>

/** The browser's own slider over the bars, unseen until it has the focus. */
function Days({ count, chosen, onChoose, say, label }: DaysProps) {
  const last = Math.max(0, count - 1)
  const index = Math.min(chosen ?? last, last)
  const point = ({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>) => {
    const { width } = currentTarget.getBoundingClientRect()
    const at = Math.floor((nativeEvent.offsetX / width) * count)
    onChoose(Math.min(Math.max(at, 0), last))
  }
  return (
    <input
      type="range"
      min={0}
      max={last}
      value={index}
      aria-label={label}
      aria-valuetext={say(index)}
      onChange={({ target }) => onChoose(target.valueAsNumber)}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onChoose(null)}
      onFocus={() => onChoose(index)}
      onBlur={() => onChoose(null)}
      className="absolute inset-0 m-0 size-full cursor-crosshair appearance-none rounded-small bg-transparent [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
    />
  )
}
