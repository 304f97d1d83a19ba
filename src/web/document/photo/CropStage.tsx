import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { eyePlace, type Frame, headPlace, move, photoRatio, zoom } from './crop.ts'
import { type Picture, paintFrame } from './picture.ts'
import type { Point } from './pixels.ts'

/** Canvas size: sharp on a phone's screen. */
const drawn = { width: 640, height: 720 }

const keySteps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const keyZooms: Readonly<Record<string, number>> = { '+': 1.05, '=': 1.05, '-': 1 / 1.05 }

type CropStageProps = Readonly<{
  picture: Picture
  frame: Frame
  label: string
  onFrame: (frame: Frame) => void
}>

/** The cropped photo under an outline for head and eyes; moved by dragging, pinching or keys. */
export function CropStage({ picture, frame, label, onFrame }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (pen) paintFrame(pen, picture, frame, drawn)
  }, [picture, frame])
  const fingers = useFingers(picture, frame, onFrame)
  const press = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    const times = keyZooms[event.key]
    if (!step && !times) return
    event.preventDefault()
    const by = event.shiftKey ? 0.05 : 0.01
    if (step) onFrame(move(frame, { x: step.x * by, y: step.y * by }, picture))
    if (times) onFrame(zoom(frame, times, picture))
  }
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move what is seen; what they do is said
      tabIndex={0}
      role="application"
      aria-label={label}
      onKeyDown={press}
      {...fingers}
      className="relative aspect-8/9 w-full cursor-grab touch-none overflow-hidden rounded-small border border-line bg-sunken select-none active:cursor-grabbing"
    >
      <canvas ref={canvas} {...drawn} className="absolute inset-0 size-full" />
      <Outline />
    </div>
  )
}

/** Moves with one pointer, scales with two. */
function useFingers(picture: Picture, frame: Frame, onFrame: (frame: Frame) => void) {
  const down = useRef(new Map<number, Point>()).current
  const end = ({ pointerId }: PointerEvent) => void down.delete(pointerId)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = down.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const [other] = [...down].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
      down.set(event.pointerId, now)
      if (other) {
        const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y)
        return onFrame(zoom(frame, apart(now) / Math.max(1, apart(before)), picture))
      }
      const { height } = event.currentTarget.getBoundingClientRect()
      const by = { x: (now.x - before.x) / height, y: (now.y - before.y) / height }
      onFrame(move(frame, by, picture))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

function Outline() {
  const [width, height] = [photoRatio * 90, 90]
  const [top, bottom] = [headPlace.crown * height, headPlace.chin * height]
  const eyes = eyePlace * height
  const lines = (
    <>
      <ellipse
        cx={width / 2}
        cy={(top + bottom) / 2}
        rx={(bottom - top) * 0.37}
        ry={(bottom - top) / 2}
      />
      <path d={`M${width * 0.18} ${eyes}h${width * 0.12}M${width * 0.7} ${eyes}h${width * 0.12}`} />
      <path d={`M${width / 2} 3v${top - 6}M${width / 2} ${bottom + 3}v${height - bottom - 6}`} />
    </>
  )
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <g stroke="#000" strokeOpacity=".45" strokeWidth="1.3">
        {lines}
      </g>
      <g stroke="#fff" strokeWidth=".6" strokeDasharray="2 1.6">
        {lines}
      </g>
    </svg>
  )
}
