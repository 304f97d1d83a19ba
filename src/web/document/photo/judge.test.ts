import { expect, test } from 'vitest'
import { type Complaint, judge } from './judge.ts'

const standing = { head: 0.6, offCentre: 0, crown: 0.16, eyes: 0.48, chin: 0.76, tilt: 0 }
const look = {
  ...{ sharpness: 0.015, face: 130, whole: 180, glare: 0, oneSided: 0.1, backgroundSpread: 8 },
  background: 220,
}
const good = { faces: 1, headPixels: 600, standing, look }
const standingBut = (change: Partial<typeof standing>) => ({
  ...good,
  standing: { ...standing, ...change },
})
const lookBut = (change: Partial<typeof look>) => ({ ...good, look: { ...look, ...change } })

const party = { ...lookBut({ face: 30, whole: 40, backgroundSpread: 70 }), faces: 4 }

test.each<[string, Parameters<typeof judge>[0], Complaint[]]>([
  ['all as it should be', good, []],
  ['dark skin in good light', lookBut({ face: 45, whole: 170 }), []],
  ['pale skin in good light', lookBut({ face: 215, whole: 225 }), []],
  ['the smallest head', standingBut({ head: 0.5 }), []],
  ['the largest head', standingBut({ head: 0.69, crown: 0.05 }), []],
  ['as straight as hands hold it', standingBut({ tilt: -3.5 }), []],
  ['nobody', { faces: 0 }, ['noFace']],
  ['two', { ...good, faces: 2 }, ['severalFaces']],
  ['few pixels', { ...good, headPixels: 299 }, ['tooSmall']],
  ['blurred', lookBut({ sharpness: 0.002 }), ['blurred']],
  ['at night', lookBut({ face: 40, whole: 50 }), ['tooDark']],
  ['against the light', lookBut({ face: 20 }), ['tooDark']],
  ['a flash', lookBut({ glare: 0.2 }), ['tooBright']],
  ['washed out', lookBut({ face: 240 }), ['tooBright']],
  ['light from one side', lookBut({ oneSided: 0.6 }), ['shadow']],
  ['a head above the frame', standingBut({ crown: -0.05 }), ['tooNear']],
  ['a chin below the frame', standingBut({ chin: 1.02 }), ['tooNear']],
  ['from near', standingBut({ head: 0.75 }), ['tooNear']],
  ['from afar', standingBut({ head: 0.3 }), ['tooFar']],
  ['at the left', standingBut({ offCentre: -0.08 }), ['offCentre']],
  ['at the right', standingBut({ offCentre: 0.08 }), ['offCentre']],
  ['askew', standingBut({ tilt: 9 }), ['tilted']],
  ['books behind', lookBut({ backgroundSpread: 60 }), ['background']],
  ['a dark wall', lookBut({ background: 60 }), ['background']],
  ['the gravest first', party, ['severalFaces', 'tooDark', 'background']],
])('%s', (_, measured, complaints) => expect(judge(measured)).toEqual(complaints))
