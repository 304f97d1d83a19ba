import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslate } from '../../../i18n/provider.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { downloadIcon, minusIcon, plusIcon, refreshIcon } from '../../../ui/icons.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { IconButton } from '../../parts/IconButton.tsx'

export type Looked = Readonly<{ title: string; bytes: Blob; fileName: string }>

type StageProps = Looked &
  Readonly<{
    /** The picture without zoom and turn; null until it is known. */
    size: Size | null
    /** Buttons that only this kind of file has. */
    tools?: Elements
    /** Draws it: `scale` is pixels of the screen for one of its own. */
    children: (scale: number, turned: Turned, shown: Size) => ReactNode
  }>

/** A window on a picture or a page: zoom, turn, move by hand or with the arrow keys. */
export function Stage({ title, bytes, fileName, size, tools, children }: StageProps) {
  const t = useTranslate()
  const [zoom, setZoom] = useState(1)
  const [turned, setTurned] = useState<Turned>(0)
  const { window, room } = useRoom()
  const drag = useDrag(zoom > 1)
  useMiddle(window, zoom)

  const scale = size ? fitting(size, room, turned) * zoom : 1
  const own = size ? turnedSize(size, turned) : { width: 0, height: 0 }
  const shown = { width: Math.round(own.width * scale), height: Math.round(own.height * scale) }

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const acts: Readonly<Record<string, () => void>> = {
      '+': () => setZoom(zoomed(zoom, 1)),
      '=': () => setZoom(zoomed(zoom, 1)),
      '-': () => setZoom(zoomed(zoom, -1)),
      '0': () => setZoom(1),
    }
    acts[event.key]?.()
  }

  return (
    <div className="overflow-hidden rounded-card border border-line bg-sunken">
      <div className="flex flex-wrap items-center gap-1 border-b border-line bg-surface p-1">
        <Tool
          path={minusIcon}
          label={t('staff.review.viewer.smaller')}
          isOff={zoom === 1}
          onPress={() => setZoom(zoomed(zoom, -1))}
        />
        <span
          className="figures w-13 text-center text-xs text-quiet max-sm:sr-only"
          aria-live="polite"
        >
          {zoom === 1
            ? t('staff.review.viewer.fit')
            : t('staff.review.viewer.zoom', { percent: Math.round(zoom * 100) })}
        </span>
        <Tool
          path={plusIcon}
          label={t('staff.review.viewer.larger')}
          isOff={zoom === zooms.at(-1)}
          onPress={() => setZoom(zoomed(zoom, 1))}
        />
        <Tool
          path={refreshIcon}
          label={t('staff.review.viewer.turn')}
          onPress={() => setTurned(((turned + 90) % 360) as Turned)}
        />
        {tools}
        <span className="flex-1" />
        <Tool
          path={downloadIcon}
          label={t('staff.parts.download')}
          onPress={() => saveFile(bytes, fileName.replace(/\.\w+$/, ''))}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a window that scrolls has to be reached by keyboard */}
      <div
        ref={window}
        role="group"
        aria-label={t('staff.review.viewer.window', { title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what is larger than the window
        tabIndex={0}
        onKeyDown={press}
        {...drag}
        style={heightVariable(own, room)}
        className={`flex h-[max(18rem,calc(100dvh-19rem))] overflow-auto max-lg:h-[min(max(18rem,calc(100dvh-19rem)),max(14rem,var(--whole,100dvh)))] -outline-offset-3! ${zoom > 1 ? 'cursor-grab active:cursor-grabbing' : ''}`}
      >
        <div className="relative m-auto shrink-0" style={shown}>
          {size && room.width > 0 && children(scale, turned, shown)}
        </div>
      </div>
    </div>
  )
}

/** On a phone the window is no higher than what lies across it needs. */
function heightVariable(own: Size, room: Size): CSSProperties {
  if (own.width === 0 || room.width === 0) return {}
  const whole = Math.ceil((own.height * room.width) / own.width)
  return { '--whole': `${whole}px` } as CSSProperties
}

type ToolProps = Readonly<{ path: string; label: string; isOff?: boolean; onPress: () => void }>

export function Tool({ path, label, isOff = false, onPress }: ToolProps) {
  return (
    <IconButton
      path={path}
      label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
      className="-outline-offset-2! aria-disabled:opacity-40"
    />
  )
}

/** The window and the room that it has, kept up to date. */
function useRoom() {
  const window = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    const element = window.current
    if (!element) return
    // The room without scroll bars: what fits needs none.
    const measure = () => setRoom({ width: element.offsetWidth, height: element.offsetHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return { window, room }
}

/** After each zoom the same place stays in the middle. */
function useMiddle(window: { current: HTMLDivElement | null }, zoom: number): void {
  const last = useRef(zoom)
  useLayoutEffect(() => {
    const element = window.current
    const factor = zoom / last.current
    last.current = zoom
    if (!element || factor === 1) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
    element.scrollLeft = (scrollLeft + clientWidth / 2) * factor - clientWidth / 2
    element.scrollTop = (scrollTop + clientHeight / 2) * factor - clientHeight / 2
  }, [window, zoom])
}

/** Moving what is larger than its window by holding it; fingers scroll by themselves. */
function useDrag(isOn: boolean) {
  const from = useRef<{ x: number; y: number } | null>(null)
  if (!isOn) return {}
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (!from.current) return
      event.currentTarget.scrollLeft -= event.clientX - from.current.x
      event.currentTarget.scrollTop -= event.clientY - from.current.y
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: () => {
      from.current = null
    },
  }
}

/** Turned clockwise, in degrees. */
export type Turned = 0 | 90 | 180 | 270

export type Size = Readonly<{ width: number; height: number }>

/** How large something is shown, as a factor of what fits: 1 is all of it. */
const zooms = [1, 1.5, 2, 3, 4, 6] as const

/** The next larger (1) or smaller (-1) zoom, staying at the ends. */
function zoomed(zoom: number, step: 1 | -1): number {
  const at = zooms.findIndex((each) => each >= zoom)
  const next = (at < 0 ? zooms.length - 1 : at) + step
  return zooms[Math.min(Math.max(next, 0), zooms.length - 1)] ?? 1
}

function turnedSize({ width, height }: Size, turned: Turned): Size {
  return turned % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** A place on a page, as fractions of it: from the left, from the top, width, height. */
export type Place = readonly [x: number, y: number, width: number, height: number]

export function turnedPlace([x, y, width, height]: Place, turned: Turned): Place {
  if (turned === 90) return [1 - y - height, x, height, width]
  if (turned === 180) return [1 - x - width, 1 - y - height, width, height]
  return turned === 270 ? [y, 1 - x - width, height, width] : [x, y, width, height]
}

/** The factor by which all of a picture fits into a room; small pictures grow at most threefold. */
function fitting(picture: Size, room: Size, turned: Turned): number {
  const { width, height } = turnedSize(picture, turned)
  if (width === 0 || height === 0 || room.width === 0 || room.height === 0) return 1
  return Math.min(room.width / width, room.height / height, 3)
}
