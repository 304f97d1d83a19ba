import { Fade, Layer, type Palette, SceneFrame } from './SceneFrame.tsx'
import { Dhow, Palm } from './silhouettes.tsx'

const palette: Palette = {
  zsky0: ['#fbf8f3', '#0f1614'],
  zsky1: ['#f8f1e6', '#10211f'],
  zsky2: ['#f6e2cc', '#1d3c40'],
  zsky3: ['#f4c9a4', '#8a6148'],
  zsun: ['#fff2d2', '#fbd699'],
  zglow: ['#ffd9a0', '#f0a252'],
  zcloud: ['#fffaf0', '#7b6554'],
  zisle: ['#8fb0aa', '#1c3434'],
  zsea0: ['#f0c9a2', '#7a604c'],
  zsea1: ['#8cc6c6', '#255055'],
  zsea2: ['#2f97a0', '#123c43'],
  zsea3: ['#0b6470', '#0b2a30'],
  zfoam: ['#fdf3df', '#e9b878'],
  zhull: ['#3a2a20', '#0b0f0f'],
  zsail: ['#fffaf0', '#d8c3a4'],
  zseam: ['#d9a86c', '#7a5a3a'],
  zsand: ['#e9cf9f', '#4a3d2a'],
  zsandb: ['#cda96f', '#2c261b'],
  zdark: ['#173a38', '#081110'],
}

/** Dhows off Zanzibar in the low sun. */
export function Zanzibar() {
  return (
    <SceneFrame name="zanzibar" palette={palette}>
      <Fade
        id="z-sky"
        stops={[
          ['zsky0', 0],
          ['zsky1', 0.26],
          ['zsky2', 0.48],
          ['zsky3', 0.61],
        ]}
      />
      <Fade
        id="z-glow"
        radial
        stops={[
          ['zglow', 0, 0.95],
          ['zglow', 0.25, 0.55],
          ['zglow', 0.55, 0.18],
          ['zglow', 1, 0],
        ]}
      />
      <Fade
        id="z-sea"
        stops={[
          ['zsea0', 0],
          ['zsea1', 0.16],
          ['zsea2', 0.55],
          ['zsea3', 1],
        ]}
      />
      <Fade
        id="z-sand"
        stops={[
          ['zsand', 0],
          ['zsandb', 1],
        ]}
      />
      <rect width="1600" height="900" fill="url(#z-sky)" />
      <circle cx="900" cy="520" r="440" fill="url(#z-glow)" />
      <circle cx="900" cy="512" r="58" fill="var(--zsun)" />
      <g fill="var(--zcloud)">
        <path
          opacity=".7"
          d="M930 392c40-16 80-6 110-20 34-14 74-6 96 6 40-8 90-4 124 10 40 0 70 2 100 8-130 12-290 12-430-4z"
        />
        <path
          opacity=".55"
          d="M300 452c60-12 100-4 150-10 40-4 70 2 110 0-40 12-80 8-120 12-60 4-110 2-140-2z"
        />
        <path
          opacity=".6"
          d="M1180 470c60-12 110-4 160-8s90 0 140 4c-50 10-100 8-150 12-60 2-110 0-150-8z"
        />
      </g>
      <Layer
        d="M0 546c60-4 110-22 190-26s150 10 220 14 90 10 130 16H0zM1120 550c50-6 90-20 160-24 90-6 180-26 320-22v48z"
        fill="zisle"
        opacity={0.8}
      />
      <rect y="548" width="1600" height="352" fill="url(#z-sea)" />
      <g fill="var(--zfoam)">
        <path
          transform="translate(200)"
          opacity=".9"
          d="M640 556h124l-10 5H650zM616 570h170l-30 6H640zM650 588h120l-34 6h-60zM600 604h190l-50 7H630zM664 624h96l-26 7h-52zM586 644h200l-60 8H620zM690 670h90l-20 8h-56zM570 694h170l-40 8h-100z"
        />
        <path
          opacity=".35"
          d="M90 600h160l-40 5H120zM300 640h180l-50 6H340zM1010 596h150l-40 5h-80zM1240 640h210l-50 6h-120zM120 720h220l-60 7H170zM1060 712h190l-40 7h-120zM1380 690h160l-30 6h-100zM420 760h220l-60 8H470zM880 742h150l-40 7h-80zM160 660h90l-20 4h-50z"
        />
      </g>
      <Dhow x={1236} y={584} scale={0.19} turned fill="zhull" sail="zsail" seam="zseam" />
      <Dhow x={742} y={598} scale={0.3} fill="zhull" sail="zsail" seam="zseam" />
      <path
        transform="translate(160)"
        d="M790 722c60-10 180-10 250 0-20 12-70 20-120 20s-110-8-130-20z"
        fill="var(--zsea3)"
        opacity=".5"
      />
      <Dhow x={1080} y={722} scale={0.98} fill="zhull" sail="zsail" seam="zseam" />
      <path
        transform="translate(160)"
        d="M780 731c40 5 70-4 110 1s80 4 170-3c-50 12-90 14-140 12s-90 4-140-10z"
        fill="var(--zfoam)"
        opacity=".75"
      />
      <Layer
        d="M0 812c180-22 330-10 480 10s330 36 520 18 380-58 600-52v112H0z"
        fill="zfoam"
        opacity={0.6}
      />
      <Layer d="M0 824c180-22 330-10 480 10s330 34 520 16 380-56 600-50v100H0z" fill="#z-sand" />
      <Layer d="M1290 900c40-50 120-84 310-90v90z" fill="zdark" />
      <Palm x={1440} y={850} scale={1.75} turned fill="zdark" />
      <Palm x={1530} y={850} scale={1.3} fill="zdark" />
      <rect y="899" width="1600" height="400" fill="var(--zsandb)" />
    </SceneFrame>
  )
}
