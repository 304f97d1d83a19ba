import type { PointerEvent } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { barsOf, topOf } from './chart-scale.ts'

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
    write: (value: number) => string
    fill: string
  }>

/** One row of bars, a day each. */
export function Bars({ values, chosen, onChoose, say, label, write, fill }: BarsProps) {
  const t = useTranslate()
  const bars = barsOf(values, { ...box, gap: values.length > 60 ? 1.5 : 4 })
  return (
    <div className="flex min-w-0 flex-col">
      <p className="flex justify-between gap-2 text-xs text-quiet">
        <span className="flex items-center gap-1.5">
          <svg viewBox="0 0 8 8" aria-hidden="true" className={`size-2 ${fill}`}>
            <rect width="8" height="8" rx="2" />
          </svg>
          <span>{label}</span>
        </span>
        <span className="figures truncate">
          {t('staff.parts.chart.top', { value: write(topOf(values)) })}
        </span>
      </p>
      <div className="relative mt-1 min-h-14 flex-1 border-b border-line">
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
