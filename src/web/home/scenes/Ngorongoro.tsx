import { Fade, Layer, type Palette, SceneFrame } from './SceneFrame.tsx'
import { Acacia, Elephant, Grass } from './silhouettes.tsx'

const palette: Palette = {
  nsky0: ['#fbf8f3', '#0f1614'],
  nsky1: ['#f3f4ec', '#13211f'],
  nsky2: ['#dfe9df', '#213836'],
  nsky3: ['#f7ddb4', '#6d5a43'],
  nsun: ['#fff3d3', '#f3dcb0'],
  nglow: ['#ffe2a8', '#d89a55'],
  ncloud: ['#fffdf8', '#84796a'],
  nwall: ['#86a9a6', '#1e3735'],
  nwallb: ['#5f8f86', '#182d2b'],
  nhaze: ['#dbe3cf', '#4a4a3e'],
  nfloor: ['#d5c98d', '#3c3a28'],
  nfloorb: ['#9fae6c', '#232d1e'],
  nlake: ['#cfe6e4', '#6d8a88'],
  nlakeb: ['#7fbcc0', '#2f5357'],
  npink: ['#ee9f93', '#c0786c'],
  nwood: ['#4d7a55', '#14231a'],
  nrim: ['#2d5c4c', '#101f1a'],
  nrimb: ['#417a5f', '#172c23'],
  ndark: ['#17362f', '#08100e'],
  ear: ['#24493f', '#12201c'],
}

/** From the crater's rim down to its lake; clouds spill over the far wall. */
export function Ngorongoro() {
  return (
    <SceneFrame name="ngorongoro" palette={palette}>
      <Fade
        id="n-sky"
        stops={[
          ['nsky0', 0],
          ['nsky1', 0.2],
          ['nsky2', 0.36],
          ['nsky3', 0.53],
        ]}
      />
      <Fade
        id="n-glow"
        radial
        stops={[
          ['nglow', 0, 0.9],
          ['nglow', 0.3, 0.45],
          ['nglow', 0.65, 0.12],
          ['nglow', 1, 0],
        ]}
      />
      <Fade
        id="n-wall"
        stops={[
          ['nwall', 0],
          ['nwall', 0.12],
          ['nhaze', 0.42],
        ]}
      />
      <Fade
        id="n-wallb"
        stops={[
          ['nwallb', 0],
          ['nhaze', 0.4],
        ]}
      />
      <Fade
        id="n-floor"
        stops={[
          ['nhaze', 0],
          ['nfloor', 0.25],
          ['nfloorb', 1],
        ]}
      />
      <Fade
        id="n-lake"
        stops={[
          ['nlake', 0],
          ['nlakeb', 1],
        ]}
      />
      <Fade
        id="n-rim"
        stops={[
          ['nrimb', 0],
          ['nrim', 0.4],
          ['ndark', 1],
        ]}
      />
      <rect width="1600" height="900" fill="url(#n-sky)" />
      <circle cx="1010" cy="400" r="440" fill="url(#n-glow)" />
      <circle cx="1010" cy="392" r="46" fill="var(--nsun)" />
      <Layer
        d="M0 462c110-26 220-16 330-36s190-2 300-12 210 10 320-4 210-14 320-2 200-26 330-24v330H0z"
        fill="#n-wall"
      />
      <path
        d="M0 500c140-20 260 4 380-14s240-2 360-8 280 6 420-6 300 2 440-14v60c-200 26-360 6-560 22s-420-2-600 10-300-6-440 10z"
        fill="var(--nwallb)"
        opacity=".16"
      />
      <g fill="var(--ncloud)">
        <path
          opacity=".95"
          d="M0 452c60-34 110-20 160-34 60-24 110-6 150-12 60-24 120-16 160 2 60-6 100 0 140 14-50 8-90 6-130 22-50 18-90 2-130 14-60 18-100 4-150 16-70 16-130 8-200 14z"
        />
        <path
          opacity=".75"
          d="M1090 424c50-18 80-10 120-20 50-12 80-2 120-8 60-14 130-14 270-10v32c-90 4-140-4-200 8-70 12-110 0-170 8-50 4-100 0-140-10z"
        />
      </g>
      <Layer
        d="M0 524c120-10 200 26 320 36s220 14 340 10 240-14 360-10 220-10 320-30 170-38 260-42v300H0z"
        fill="#n-wallb"
        opacity={0.9}
      />
      <Layer d="M0 600c240-24 520-28 800-26s560-2 800 22v304H0z" fill="#n-floor" />
      <path
        d="M0 690c200-30 420-20 620-30 240-12 460-4 980 10-400 10-700 6-960 20-240 12-440 10-640 0zM300 760c220-26 420-16 640-24 180-6 360 0 460 10-180 14-380 10-560 22-200 10-400 8-540-8z"
        fill="var(--nhaze)"
        opacity=".4"
      />
      <Layer
        d="M540 626c90-26 280-30 430-22s230 26 180 46-220 36-380 32-320-28-230-56z"
        fill="#n-lake"
      />
      <path
        d="M552 660c60 22 170 34 290 34 150 0 270-14 318-40-20 34-150 54-310 54-140 0-260-16-298-48zM1150 628c28 6 42 14 36 22-6-8-18-14-36-22z"
        fill="var(--npink)"
        opacity=".9"
      />
      <path
        d="M620 622c100-12 230-14 330-8-100 4-220 4-330 8zM700 640c100-6 200-6 300 0-100 6-200 6-300 0zM640 656c60-4 120-4 170 0-60 4-110 4-170 0z"
        fill="var(--ncloud)"
        opacity=".75"
      />
      <g fill="var(--nwood)" opacity=".8">
        <path d="M150 640c30-14 50-8 70-10 30-14 60-8 80-2 40-6 70 2 90 14-80 8-170 8-240-2zM1190 634c30-12 60-8 90-8 30-12 60-6 80 0 30-4 60 2 80 12-80 8-170 6-250-4z" />
        <path
          d="M400 724c20-12 40-8 60-10 24-10 50-6 64 4-40 10-84 10-124 6zM1060 742c30-14 60-8 84-10 30-10 54-4 76 8-50 10-110 10-160 2z"
          opacity=".8"
        />
      </g>
      <Layer
        d="M0 566c60-6 120 20 170 62 40 34 100 30 150 60 60 36 80 62 140 78 70 20 110 20 160 60s110 50 190 74H0z"
        fill="#n-rim"
      />
      <Layer
        d="M1600 530c-70 10-110 60-170 84-60 26-90 20-140 58-60 44-110 46-170 78-70 40-130 40-190 80s-120 46-180 70h850z"
        fill="#n-rim"
      />
      <Layer d="M0 838c200-40 420-30 640-10s340 26 520 4 280-44 440-40v108H0z" fill="ndark" />
      <Acacia x={1098} y={838} scale={1.15} turned fill="ndark" />
      <Acacia x={1420} y={806} scale={0.8} fill="ndark" />
      <Acacia x={214} y={822} scale={0.9} fill="ndark" />
      <Elephant x={668} y={832} scale={0.82} turned fill="ndark" />
      <Grass x={480} y={822} fill="ndark" />
      <Grass x={840} y={846} fill="ndark" />
      <Grass x={1230} y={828} fill="ndark" />
      <path
        d="M760 490c14-12 26-12 36 0 10-12 22-12 36 0-14-6-26-4-36 8-10-12-22-14-36-8zM868 462c10-8 18-8 26 0 8-8 16-8 26 0-10-4-18-2-26 6-8-8-16-10-26-6z"
        fill="var(--ndark)"
        opacity=".8"
      />
      <rect y="899" width="1600" height="400" fill="var(--ndark)" />
    </SceneFrame>
  )
}
