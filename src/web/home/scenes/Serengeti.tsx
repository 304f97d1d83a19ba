import { Fade, Layer, type Palette, SceneFrame } from './SceneFrame.tsx'
import { Acacia, Giraffe, Grass, gnuPath } from './silhouettes.tsx'

const palette: Palette = {
  ssky0: ['#fbf8f3', '#0f1614'],
  ssky1: ['#fdf0dc', '#1f2220'],
  ssky2: ['#fadcae', '#4a3a2c'],
  ssky3: ['#f3b878', '#96582f'],
  ssun: ['#fff0cb', '#f7b456'],
  sglow: ['#ffdc9a', '#ef9440'],
  sfar: ['#b98f6e', '#4a382b'],
  sfarb: ['#a87d52', '#382c22'],
  splain: ['#e6b768', '#5a4427'],
  splainb: ['#c8954a', '#3d301d'],
  splainc: ['#94702f', '#272215'],
  sdust: ['#fbe3b4', '#b17a44'],
  sherd: ['#4b3a22', '#15130d'],
  srock: ['#8a7a67', '#2c2a25'],
  srockb: ['#6a5d4f', '#211f1b'],
  srocklit: ['#c9a67c', '#6a4f34'],
  sdark: ['#2a2a1a', '#0c0e0b'],
}

/** Positions of the herd: x, y and size, far ones first. */
const herd: readonly (readonly [number, number, number])[] = [
  [60, 646, 0.55],
  [96, 648, 0.6],
  [138, 645, 0.55],
  [170, 650, 0.62],
  [214, 648, 0.6],
  [262, 652, 0.66],
  [300, 649, 0.6],
  [348, 654, 0.7],
  [392, 652, 0.66],
  [430, 657, 0.74],
  [486, 655, 0.7],
  [524, 661, 0.8],
  [572, 659, 0.76],
  [616, 666, 0.86],
  [668, 664, 0.84],
  [702, 671, 0.92],
  [762, 670, 0.94],
  [812, 678, 1.02],
  [858, 675, 1],
  [912, 684, 1.1],
  [968, 684, 1.12],
  [1024, 694, 1.22],
  [1082, 694, 1.26],
  [1144, 706, 1.38],
  [1212, 708, 1.46],
  [1090, 722, 1.5],
  [1010, 712, 1.36],
  [900, 704, 1.24],
  [790, 694, 1.1],
  [640, 680, 0.96],
]

/** Herds on the plain at sundown; giraffes before the sun, a kopje at the side. */
export function Serengeti() {
  return (
    <SceneFrame name="serengeti" palette={palette}>
      <Fade
        id="s-sky"
        stops={[
          ['ssky0', 0],
          ['ssky1', 0.28],
          ['ssky2', 0.5],
          ['ssky3', 0.71],
        ]}
      />
      <Fade
        id="s-glow"
        radial
        stops={[
          ['sglow', 0, 0.9],
          ['sglow', 0.3, 0.55],
          ['sglow', 0.6, 0.18],
          ['sglow', 1, 0],
        ]}
      />
      <Fade
        id="s-sun"
        stops={[
          ['ssun', 0],
          ['ssun', 0.45],
          ['sglow', 1],
        ]}
      />
      <Fade
        id="s-far"
        stops={[
          ['sfar', 0],
          ['ssky3', 1],
        ]}
      />
      <Fade
        id="s-plain"
        stops={[
          ['splain', 0],
          ['splainb', 0.45],
          ['splainc', 1],
        ]}
      />
      <Fade
        id="s-rock"
        stops={[
          ['srock', 0],
          ['srockb', 1],
        ]}
      />
      <rect width="1600" height="900" fill="url(#s-sky)" />
      <circle cx="1030" cy="545" r="520" fill="url(#s-glow)" />
      <circle cx="1030" cy="545" r="148" fill="url(#s-sun)" />
      <g fill="var(--sdust)" opacity=".8">
        <path d="M330 476c80-14 140-6 210-12 50-4 90 6 140 2-60 16-120 10-170 16-70 6-130 2-180-6z" />
        <path d="M980 508c70-12 130-4 190-10 60-4 110 4 170 0-60 16-130 8-190 16-60 4-120 2-170-6z" />
        <path d="M1080 420c50-10 90-4 140-8 40-2 70 2 110 0-40 12-90 8-130 12-50 4-90 2-120-4z" />
      </g>
      <Layer
        d="M0 622c80-6 130-40 220-44s130 30 220 30 120-14 200-12 120 16 220 14 160-38 250-40 120 30 220 32 160-20 270-18v60H0z"
        fill="#s-far"
        opacity={0.75}
      />
      <Layer d="M0 636c200-16 420-8 640-10s460-16 960 0v264H0z" fill="#s-plain" />
      <g opacity=".9">
        <Acacia x={210} y={640} scale={0.24} fill="sfarb" />
        <Acacia x={420} y={636} scale={0.16} fill="sfarb" />
        <Acacia x={560} y={638} scale={0.2} fill="sfarb" />
        <Acacia x={1130} y={636} scale={0.2} fill="sfarb" />
        <Acacia x={90} y={640} scale={0.16} fill="sfarb" />
      </g>
      <path
        fill="var(--sdust)"
        opacity=".45"
        d="M0 650c300-20 600 6 900 22s500 30 700 44c-260 6-560-2-800-22S280 656 0 650z"
      />
      <defs>
        <path id="s-gnu" d={gnuPath} />
      </defs>
      <g fill="var(--sherd)">
        {herd.map(([x, y, scale]) => (
          <use key={x} href="#s-gnu" transform={`translate(${x} ${y})scale(${scale})`} />
        ))}
      </g>
      <Kopje />
      <Layer d="M0 790c150-26 330-30 520-14s380 30 560 12 340-36 520-22v134H0z" fill="sdark" />
      <Giraffe x={942} y={798} scale={1.28} fill="sdark" />
      <Giraffe x={1098} y={804} scale={1.02} turned fill="sdark" />
      <Grass x={500} y={784} fill="sdark" />
      <Grass x={1010} y={806} fill="sdark" />
      <Grass x={650} y={798} scale={0.8} fill="sdark" />
      <Grass x={180} y={778} fill="sdark" />
      <Grass x={1130} y={796} scale={0.8} fill="sdark" />
      <rect y="899" width="1600" height="400" fill="var(--sdark)" />
    </SceneFrame>
  )
}

function Kopje() {
  return (
    <g transform="translate(70)">
      <Acacia x={1362} y={640} scale={0.78} fill="sdark" />
      <Layer d="M1290 800c-16-90 12-166 72-172 66-4 110 70 100 172z" fill="#s-rock" />
      <Layer d="M1312 668c14-26 32-38 52-40 44-2 78 30 92 84-30-44-84-66-144-44z" fill="srocklit" />
      <Layer d="M1400 800c-6-70 30-122 84-120 62 2 106 52 112 120z" fill="#s-rock" />
      <Layer
        d="M1424 718c14-24 34-38 60-38 46 2 84 32 102 80-44-42-100-58-162-42z"
        fill="srocklit"
      />
      <Layer d="M1176 806c-8-58 24-98 76-98 58 0 96 40 98 98z" fill="#s-rock" />
      <Layer d="M1192 744c12-24 34-36 60-36 40 0 72 20 88 54-42-28-96-36-148-18z" fill="srocklit" />
      <Layer d="M1346 776c4-26 20-42 44-42 30 0 50 22 54 56l-94 10z" fill="srockb" />
    </g>
  )
}
