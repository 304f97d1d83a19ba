import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '#client/error.ts'
import { FileRefusal } from '../../file/refusal.ts'
import { type Frame, frameAround, frameInside, standingIn } from './crop.ts'
import type { Face } from './faces.ts'
import { facesOf } from './finder.ts'
import { type Complaint, judge } from './judge.ts'
import { faceBox, lookOf } from './measure.ts'
import { openPhoto, refuseBlank } from './open.ts'
import { framePixels, type Picture, smallPixels, turnPicture } from './picture.ts'

/** Face detection: pending, impossible, or the number of faces and the largest. */
export type Finding =
  | Readonly<{ state: 'looking'; stop?: () => void }>
  | Readonly<{ state: 'unchecked' }>
  | Readonly<{ state: 'found'; count: number; face: Face | null }>

export type OpenPhoto = Readonly<{ picture: Picture; frame: Frame; finding: Finding }>

type PhotoOf = Readonly<{
  /** Null until the file is open. */
  photo: OpenPhoto | null
  /** Null until detection finishes, or if impossible. */
  complaints: readonly Complaint[] | null
  setFrame: (frame: Frame) => void
  turn: () => void
}>

/** A chosen photo: opened, cropped around its face, and judged. */
export function usePhoto(file: File, onRefused: (error: unknown) => void): PhotoOf {
  const [photo, setPhoto] = useState<OpenPhoto | null>(null)
  const refuse = useRef(onRefused)
  refuse.current = onRefused
  useEffect(() => {
    const stop = new AbortController()
    setPhoto(null)
    openWithFace(file, (opened) => stop.signal.aborted || setPhoto(opened), stop.signal).catch(
      (error: unknown) => {
        if (stop.signal.aborted) return
        const isSayable = error instanceof FileRefusal || error instanceof ApiError
        refuse.current(isSayable ? error : new FileRefusal('picture'))
      },
    )
    return () => stop.abort()
  }, [file])
  const complaints = useComplaints(useDeferredValue(photo))
  return {
    photo,
    complaints,
    setFrame: (frame) => setPhoto((last) => last && { ...last, frame }),
    turn: () => setPhoto((last) => last && turned(last)),
  }
}

const turned = (last: OpenPhoto): OpenPhoto => {
  const picture = turnPicture(last.picture, 1)
  return { ...last, picture, frame: frameInside(picture) }
}

async function openWithFace(
  file: File,
  show: (photo: OpenPhoto) => void,
  signal: AbortSignal,
): Promise<void> {
  const picture = await openPhoto(file, signal)
  const pixels = smallPixels(picture)
  refuseBlank(pixels)
  if (signal.aborted) return
  const looking = new AbortController()
  const stop = () => looking.abort()
  signal.addEventListener('abort', stop)
  show({ picture, frame: frameInside(picture), finding: { state: 'looking', stop } })
  const found = await facesOf(pixels, looking.signal)
  if (!found) {
    show({ picture, frame: frameInside(picture), finding: { state: 'unchecked' } })
    return
  }
  const upright = found.quarters === 0 ? picture : turnPicture(picture, found.quarters)
  const [face = null] = found.faces
  const frame = face ? frameAround(face, upright) : frameInside(upright)
  const finding = { state: 'found', count: found.faces.length, face } as const
  show({ picture: upright, frame, finding })
}

function useComplaints(photo: OpenPhoto | null): readonly Complaint[] | null {
  return useMemo(() => {
    if (photo?.finding.state !== 'found') return null
    const { picture, frame, finding } = photo
    if (!finding.face) return judge({ faces: 0 })
    const standing = standingIn(frame, finding.face, picture)
    const shown = framePixels(picture, frame)
    return judge({
      faces: finding.count,
      headPixels: standing.head * frame.height,
      standing,
      look: lookOf(shown, faceBox(standing, shown)),
    })
  }, [photo])
}
