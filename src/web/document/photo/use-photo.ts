import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '#client/error.ts'
import { blankSide, isBlank } from '#domain/document/picture.ts'
import { prepareFile } from '../../file/prepare.ts'
import { FileRefusal } from '../../file/refusal.ts'
import { trustedAddress } from '../../trusted.ts'
import { type Frame, frameAround, frameInside, standingIn } from './crop.ts'
import type { Face, Faces } from './faces.ts'
import { type Complaint, judge } from './judge.ts'
import { faceBox, lookOf, spread } from './measure.ts'
import landmarksAddress from './nets/face_landmark_68_tiny_model.bin?url'
import detectorAddress from './nets/tiny_face_detector_model.bin?url'
import { framePixels, openPicture, type Picture, smallPixels, turnPicture } from './picture.ts'
import { type Pixels, resample } from './pixels.ts'
import type { Task } from './worker.ts'
import threadAddress from './worker.ts?worker&url'

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

/** Opens a chosen file of any format as a picture. Throws FileRefusal if it is none, or blank. */
async function openPhoto(file: File, signal: AbortSignal): Promise<Picture> {
  const readable = await prepareFile([file], 'passportPhoto', signal)
  return openPicture(readable).catch(() => {
    throw new FileRefusal('picture')
  })
}

/** Throws FileRefusal for a single-colour picture, as the server would. */
function refuseBlank(pixels: Pixels): void {
  const all = { x: 0, y: 0, width: pixels.width, height: pixels.height }
  const small = resample(pixels, all, { width: blankSide, height: blankSide })
  const channels = [0, 1, 2].map((channel) => small.filter((_, at) => at % 3 === channel))
  if (isBlank(channels.map(spread))) throw new FileRefusal('blank')
}

/// <reference types="vite/client" />
/**
 * The faces of a picture, found in a dedicated worker. Null if impossible: an old browser, a lost
 * connection, an aborted signal.
 */
async function facesOf(pixels: Pixels, signal: AbortSignal): Promise<Faces | null> {
  try {
    const [detector, landmarks] = await Promise.all(
      [detectorAddress, landmarksAddress].map((address) => load(address, signal)),
    )
    if (!detector || !landmarks) return null
    return await ask({ pixels, detector, landmarks }, signal)
  } catch {
    // Staff look at photos that are not checked here.
    return null
  }
}

async function load(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error('A net did not load')
  return new Uint8Array(await response.arrayBuffer())
}

function ask(task: Task, signal: AbortSignal): Promise<Faces | null> {
  const thread = new Worker(trustedAddress(threadAddress), { type: 'module' })
  const answer = new Promise<Faces | null>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(null))
    thread.addEventListener('message', ({ data }: MessageEvent<Faces>) => resolve(data))
    thread.addEventListener('error', reject)
  })
  const { pixels, detector, landmarks } = task
  thread.postMessage(task, [pixels.data.buffer, detector.buffer, landmarks.buffer])
  return answer.finally(() => thread.terminate())
}
