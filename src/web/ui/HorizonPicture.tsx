type Hour = 'before-dawn' | 'sunrise' | 'morning'

/** The sun's height above the horizon, in units of the picture. */
const heights: Record<Hour, number> = { 'before-dawn': -34, sunrise: 26, morning: 74 }

const stars = [
  [58, 34, 1.6],
  [132, 62, 1.2],
  [214, 26, 1.4],
  [302, 54, 1.1],
  [390, 22, 1.6],
  [468, 66, 1.2],
  [548, 36, 1.5],
  [604, 78, 1.1],
] as const

const dayTop = '[stop-color:#fbf8f3] dark:[stop-color:#152124]'
const dayLow = '[stop-color:#fbe9c6] dark:[stop-color:#5a4027]'
const nightTop = '[stop-color:#dbe9ea] dark:[stop-color:#0d1719]'
const nightLow = '[stop-color:#f2e6d3] dark:[stop-color:#232d2c]'

type HorizonPictureProps = Readonly<{
  hour: Hour
  /** The sun rises on appearance, unless motion is reduced. */
  rises?: boolean
  className?: string
}>

/** The mark as a landscape: Kilimanjaro, the sea, a dhow, and the sun rising with progress. */
export function HorizonPicture({ hour, rises = false, className = '' }: HorizonPictureProps) {
  const sunY = 158 - heights[hour]
  const isDark = hour === 'before-dawn'
  return (
    <svg
      viewBox="0 0 640 220"
      // Whole in any room: sky and sea go on beside and above it.
      preserveAspectRatio="xMidYMax meet"
      className={`block h-36 w-full sm:h-52 ${className}`}
      aria-hidden="true"
      data-scene=""
    >
      <defs>
        <linearGradient id="horizon-sky" gradientUnits="userSpaceOnUse" x2="0" y2="220">
          <stop className={isDark ? nightTop : dayTop} />
          <stop offset=".72" className={isDark ? nightLow : dayLow} />
        </linearGradient>
        <radialGradient id="horizon-glow">
          <stop className="[stop-color:var(--color-sun)]" stopOpacity={isDark ? 0.28 : 0.55} />
          <stop offset="1" className="[stop-color:var(--color-sun)]" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x="-2000" y="-500" width="4640" height="720" fill="url(#horizon-sky)" />
      {isDark && (
        <g className="fill-[#ffffff] opacity-70">
          {stars.map(([x, y, r]) => (
            <circle key={x} cx={x} cy={y} r={r} />
          ))}
        </g>
      )}
      <g className={rises ? 'motion-safe:animate-[sun-rises_1.8s_ease-out]' : undefined}>
        <circle cx="398" cy={sunY} r="170" fill="url(#horizon-glow)" />
        <circle cx="398" cy={sunY} r="44" className="fill-sun" />
      </g>
      <Mountain />
      <Sea isDark={isDark} />
      <Dhow />
      {hour !== 'before-dawn' && <Birds />}
    </svg>
  )
}

function Mountain() {
  return (
    <g>
      <path
        className="fill-[#b9cbc6] dark:fill-[#1f3638]"
        d="M0 158c60-8 96-26 150-34 30-5 52-16 74-32 10-7 22-9 36-8 12 1 22-3 34-1 14 2 20 10 32 18 26 17 52 30 92 38 60 10 140 8 222 19z"
      />
      <path
        className="fill-[#ffffff] dark:fill-[#a9bcbc]"
        d="M224 92c10-7 22-9 36-8 12 1 22-3 34-1 14 2 20 10 32 18l-12 5-11-7-9 9-13-8-10 10-12-9-11 8-12-9-11 4z"
      />
    </g>
  )
}

function Sea({ isDark }: Readonly<{ isDark: boolean }>) {
  return (
    <g>
      <rect
        x="-2000"
        y="158"
        width="4640"
        height="62"
        className="fill-[#0b6470] dark:fill-[#0e3b43]"
      />
      <g
        className={isDark ? 'stroke-[#ffffff] opacity-25' : 'stroke-sun opacity-80'}
        strokeWidth="3"
        strokeLinecap="round"
      >
        <path d="M352 168h92M366 180h64M382 192h32M392 204h12" />
      </g>
      <path
        className="stroke-[#ffffff] opacity-25"
        strokeWidth="2"
        strokeLinecap="round"
        d="M40 174h70M150 190h46M24 204h58M498 178h84M540 196h60M470 208h40M230 206h60"
      />
    </g>
  )
}

/** A local sail. */
function Dhow() {
  return (
    <g transform="translate(118 92)">
      <path
        className="fill-[#2a2119] dark:fill-[#070b0a]"
        d="M0 84c24 6 62 6 92-3-4 11-12 19-22 19H20C10 100 3 93 0 84z"
      />
      <path
        className="stroke-[#2a2119] dark:stroke-[#070b0a]"
        strokeWidth="3"
        strokeLinecap="round"
        d="M46 86V24M10 66 78 2"
      />
      <path
        className="fill-[#fffaf0] stroke-[#2a2119] dark:fill-[#e6d5b5] dark:stroke-[#070b0a]"
        strokeWidth="2"
        d="M12 66 76 4c6 26 4 48-6 68-20 2-40 0-58-6z"
      />
    </g>
  )
}

function Birds() {
  return (
    <path
      className="stroke-ink opacity-60"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      d="M478 60q8-8 14 0q6-8 14 0M516 82q6-6 11 0q5-6 11 0M456 90q5-5 9 0q4-5 9 0"
    />
  )
}
