import { useId } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, closeIcon } from '../../ui/icons.ts'
import type { Complaint } from './judge.ts'

/** Skin, shade and hair, for diversity. */
const people = [
  ['#8b5a3c', '#6f452c', '#1d1714'],
  ['#c8966c', '#ab7a52', '#2b201a'],
  ['#e8c3a2', '#cda27e', '#5b3d26'],
  ['#5f3d2a', '#492d1e', '#14100e'],
] as const

type Person = Readonly<{ who: number; isFromBehind?: boolean }>

/** Head and shoulders in an 80 by 90 picture, positioned as required. */
function Sitter({ who, isFromBehind = false }: Person) {
  const [skin, shade, hair] = people[who % people.length] ?? people[0]
  return (
    <g>
      <path d="M6 92c1-17 13-22 26-25h16c13 3 25 8 26 25z" className="fill-ocean" />
      <path d="M33 56h14v12c0 5-14 5-14 0z" fill={shade} />
      <path d="M21 44c-2-20 6-31 19-31s21 11 19 31l-4 8H25z" fill={hair} />
      {!isFromBehind && (
        <>
          <path d="M24 38c0-10 7-15 16-15s16 5 16 15c0 17-7 29-16 29S24 55 24 38z" fill={skin} />
          <path
            d="M24 38c1-10 8-13 18-14 8 1 13 5 14 14 1-14-5-20-16-20S23 25 24 38z"
            fill={hair}
          />
          <g fill={hair}>
            <ellipse cx="33" cy="43" rx="2.2" ry="1.6" />
            <ellipse cx="47" cy="43" rx="2.2" ry="1.6" />
          </g>
          <path
            d="M29.500 39c2-1.500 5-1.500 7 0M43.500 39c2-1.500 5-1.500 7 0M40 44v6.500c0 1-2 1-2 1M35 58c3 1.500 7 1.500 10 0"
            fill="none"
            stroke={shade}
            strokeWidth="1.3"
            strokeLinecap="round"
          />
        </>
      )}
    </g>
  )
}

const wall = 'fill-[#f6f4ef] dark:fill-[#e4e1da]'

function Room() {
  return (
    <g>
      <rect width="80" height="90" fill="#c9b79c" />
      <rect x="4" y="6" width="24" height="34" fill="#8fb3b8" stroke="#7a5c3a" strokeWidth="3" />
      <path d="M56 0h24v90H56z" fill="#8a6a48" />
      <path d="M59 18h18M59 40h18M59 62h18" stroke="#5c4530" strokeWidth="3" />
      <path
        d="M60 7h3v11h-3zM65 4h4v14h-4zM71 8h5v10h-5zM61 28h5v12h-5zM69 25h4v15h-4z"
        fill="#b0463a"
      />
    </g>
  )
}

/** Squares of a pixelated photo: hair, skin, shade, clothes (ocean). */
const squares = [
  '.hhhh.',
  'hhhhhh',
  'hssssh',
  'hhsshh',
  '.ssss.',
  '.sdds.',
  '..dd..',
  '.oooo.',
  'oooooo',
].flatMap((row, y) => [...row].map((kind, x) => ({ x: 10 + x * 10, y: y * 10, kind })))

/** A photo pixelated into large squares. */
function Squares({ who }: Readonly<{ who: number }>) {
  const [s, d, h] = people[who % people.length] ?? people[0]
  const colours: Readonly<Record<string, string>> = { s, d, h, o: 'var(--color-ocean)' }
  return (
    <g>
      {squares.map(({ x, y, kind }) => (
        <rect key={`${x}/${y}`} x={x} y={y} width="10" height="10" fill={colours[kind] ?? 'none'} />
      ))}
    </g>
  )
}

function wrong(complaint: Complaint, who: number, id: string): Elements {
  const sitter = <Sitter who={who} />
  switch (complaint) {
    case 'noFace':
      return <Sitter who={who} isFromBehind />
    case 'severalFaces':
      return (
        <>
          <g transform="translate(40 22) scale(.72)">
            <Sitter who={who + 1} />
          </g>
          <g transform="translate(-14 12) scale(.86)">{sitter}</g>
        </>
      )
    case 'tooSmall':
      return <Squares who={who} />
    case 'blurred':
      return (
        <>
          <filter id={id}>
            <feGaussianBlur stdDeviation="2.6" />
          </filter>
          <g filter={`url(#${id})`}>{sitter}</g>
        </>
      )
    case 'tooDark':
      return (
        <>
          {sitter}
          <rect width="80" height="90" fill="#0c0f12" opacity=".72" />
        </>
      )
    case 'tooBright':
      return (
        <>
          {sitter}
          <rect width="80" height="90" fill="#fffdf4" opacity=".45" />
          <ellipse cx="36" cy="40" rx="17" ry="21" fill="#fffdf4" opacity=".75" />
        </>
      )
    case 'shadow':
      return (
        <>
          {sitter}
          <path d="M40 13c13 0 21 11 19 31l-3 6c-2 10-8 17-16 17z" fill="#0c0f12" opacity=".62" />
        </>
      )
    case 'tooNear':
      return <g transform="translate(-36 -30) scale(1.9)">{sitter}</g>
    case 'tooFar':
      return <g transform="translate(23 50) scale(.44)">{sitter}</g>
    case 'offCentre':
      return <g transform="translate(-22 0)">{sitter}</g>
    case 'tilted':
      return <g transform="rotate(20 40 70)">{sitter}</g>
    case 'background':
      return sitter
  }
}

type PhotoPictureProps = Readonly<{
  /** The fault shown; none for a good photo. */
  wrongBy?: Complaint
  who?: number
  /** Omitted if a picture beside it has the same label. */
  label?: string
  className?: string
}>

/** A small drawn photo, good or with one fault, and its mark. */
export function PhotoPicture({ wrongBy, who = 0, label, className = 'w-14' }: PhotoPictureProps) {
  const id = useId()
  return (
    <span className={`relative block shrink-0 ${className}`}>
      <svg
        viewBox="0 0 80 90"
        role="img"
        aria-label={label}
        aria-hidden={!label}
        className="block w-full overflow-hidden rounded-small border border-line"
      >
        {wrongBy === 'background' ? <Room /> : <rect width="80" height="90" className={wall} />}
        {wrongBy ? wrong(wrongBy, who, id) : <Sitter who={who} />}
      </svg>
      <span
        className={`absolute -end-1.5 -bottom-1.5 grid size-5 place-items-center rounded-full border border-surface text-surface ${wrongBy ? 'bg-clay' : 'bg-leaf'}`}
      >
        <Icon path={wrongBy ? closeIcon : checkIcon} className="size-3.5" />
      </span>
    </span>
  )
}
