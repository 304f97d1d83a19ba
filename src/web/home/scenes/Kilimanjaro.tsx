import { Fade, Layer, type Palette, SceneFrame } from './SceneFrame.tsx'
import { Acacia, Elephant, Grass } from './silhouettes.tsx'

const palette: Palette = {
  ksky0: ['#fbf8f3', '#0f1614'],
  ksky1: ['#fbefdc', '#142826'],
  ksky2: ['#f9d9ac', '#2a4340'],
  ksky3: ['#f4b97c', '#8a5f3c'],
  ksun: ['#fff3d6', '#f8cf8d'],
  kglow: ['#ffd996', '#f2a33a'],
  kfar: ['#8fb2b4', '#1f3d40'],
  khaze: ['#f3cfa2', '#6b5238'],
  kshade: ['#6c979c', '#16302f'],
  ksnow: ['#fffdf8', '#cfe0de'],
  kcloud: ['#fff7ea', '#b08a62'],
  khill: ['#7fa39c', '#1d3634'],
  khillb: ['#4f7f7a', '#152a28'],
  kplain: ['#d9a861', '#3d3322'],
  kgrass: ['#8d7a3c', '#1d2418'],
  kdark: ['#1d3a35', '#0a1211'],
  ear: ['#2b4d47', '#14211f'],
}

const kibo =
  'M-160 660l280-50l90-25 90-19 60-14 60-14 50-20 50-18 40-21 40-24 30-20 30-23 22-22 23-16 15-12 15-8 15-1 15-5 17-3 18 0 25-4 25 0 20 5 20-1 15 3 15 4 15 9 15 5 20 14 20 14 25 20 25 18 35 18 35 24 35 14 35 12 30-1 30-9 18-12 17-12 13-12 12-14 7 5 7 5 8-8 8-6 11 14 11 12 34 25 34 23 50 16 50 19 40 6 40 15V900H120z'
const hills =
  'M0 604c70-4 110-26 190-20s120 26 200 18 120-24 200-18 130 22 220 14 120-30 210-26 130 28 220 22 100-30 190-24 110 14 170 8V900H0z'
const nearHills =
  'M0 654c90-30 190-34 300-12s180 12 280 0 190-6 290 10 170-22 280-20 150 26 240 22 130-26 210-24V900H0z'
const snow =
  'M686 388c14-14 30-28 48-36 8-6 24-8 34-8 40-4 80-6 124-3 40 6 70 20 94 47-10 0-16-2-24-6 6 12 10 22 9 32-14-6-24-16-32-26-4 20-12 38-26 54-8-18-14-34-26-48-10 20-16 44-30 62-12-16-14-38-24-54-12 12-18 30-32 40-8-10-10-22-16-34-12 14-26 24-42 32 0-12 4-22 10-32-16 10-32 16-48 18 4-10 8-18 14-25-10 2-18 0-27-13z'
const ravines =
  'M724 410c-16 34-50 72-92 96 46-6 84-40 104-86zM806 432c-10 34-20 60-44 92 40-20 58-54 56-88zM872 428c8 36 22 70 56 102-10-40-24-70-40-104zM944 416c24 40 64 80 118 102-36-34-72-68-100-106z'
const sunlitSlope = 'M950 366c8 30 30 66 70 92 50 30 110 40 160 42l-70-26-70-42-50-38z'

/** Kibo and Mawenzi at dawn; elephants cross the plain. */
export function Kilimanjaro() {
  return (
    <SceneFrame name="kilimanjaro" palette={palette}>
      <Fade
        id="k-sky"
        stops={[
          ['ksky0', 0],
          ['ksky1', 0.3],
          ['ksky2', 0.52],
          ['ksky3', 0.68],
        ]}
      />
      <Fade
        id="k-glow"
        radial
        stops={[
          ['kglow', 0, 0.9],
          ['kglow', 0.2, 0.62],
          ['kglow', 0.45, 0.28],
          ['kglow', 0.72, 0.07],
          ['kglow', 1, 0],
        ]}
      />
      <Fade
        id="k-kibo"
        stops={[
          ['kfar', 0],
          ['kfar', 0.18],
          ['khaze', 0.52],
        ]}
      />
      <Fade
        id="k-hill"
        stops={[
          ['khill', 0],
          ['khaze', 0.5],
        ]}
      />
      <Fade
        id="k-hillb"
        stops={[
          ['khillb', 0],
          ['khill', 0.32],
          ['kplain', 0.4],
        ]}
      />
      <Fade
        id="k-plain"
        stops={[
          ['kplain', 0],
          ['kgrass', 0.6],
          ['kdark', 1],
        ]}
      />
      <rect width="1600" height="900" fill="url(#k-sky)" />
      <g transform="translate(140)">
        <circle cx="1108" cy="470" r="470" fill="url(#k-glow)" />
        <circle cx="1108" cy="462" r="52" fill="var(--ksun)" />
        <Layer d={kibo} fill="#k-kibo" />
        <Layer d={ravines} fill="kshade" opacity={0.45} />
        <Layer d={sunlitSlope} fill="kglow" opacity={0.3} />
        <Layer d={snow} fill="ksnow" />
        <g fill="var(--kcloud)">
          <path
            opacity=".75"
            d="M430 500c60-14 120-8 160-16 40-10 92 2 130-2 70-6 110 8 180 6-60 16-150 8-210 16-90 10-180 2-260-4z"
          />
          <path
            opacity=".6"
            d="M900 470c50-8 90 0 140-6 50-4 70 8 130 6-50 14-110 6-150 12-50 4-90-4-120-12z"
          />
        </g>
      </g>
      <Layer d={hills} fill="#k-hill" opacity={0.9} />
      <Layer d={nearHills} fill="#k-hillb" />
      <Layer d="M0 702c260-22 520-14 800-20s560 2 800-12v230H0z" fill="#k-plain" />
      <g opacity=".85">
        <Acacia x={330} y={704} scale={0.34} fill="khillb" />
        <Acacia x={520} y={694} scale={0.22} fill="khillb" />
        <Acacia x={1440} y={690} scale={0.3} fill="khillb" />
        <Acacia x={930} y={690} scale={0.2} fill="khillb" />
      </g>
      <Layer
        fill="kdark"
        d="M0 830c140-34 300-44 470-40 200 4 330 22 520 12 210-12 420-44 610-34v132H0z"
      />
      <Elephant x={792} y={806} scale={0.84} fill="kdark" />
      <Elephant x={940} y={806} scale={0.64} fill="kdark" />
      <Elephant x={1026} y={804} scale={0.36} fill="kdark" />
      <Acacia x={1196} y={800} scale={1.2} fill="kdark" />
      <Acacia x={1490} y={796} scale={0.85} fill="kdark" />
      <Grass x={430} y={806} fill="kdark" />
      <Grass x={1080} y={810} fill="kdark" />
      <Grass x={1240} y={802} fill="kdark" />
      <Grass x={120} y={822} fill="kdark" />
      <rect y="899" width="1600" height="400" fill="var(--kdark)" />
    </SceneFrame>
  )
}
