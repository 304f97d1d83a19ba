import { useEffect, useRef } from 'react'
import { useLoaded } from '../../form/use-loaded.ts'
import type { Slot, Uploads } from '../uploads.ts'

const load = () => import('./PhotoDialog.tsx')

type PhotoCheckProps = Readonly<{
  slot: Slot
  file: File
  uploads: Pick<Uploads, 'add' | 'refuse'>
  onAnother: (file: File) => void
  /** The photo is sent although no face was found. */
  onFaceless: (photo: File) => void
  onEnd: () => void
}>

/** The check of a passport photo before upload; loaded with the first photo. */
export function PhotoCheck({ slot, file, uploads, onAnother, onFaceless, onEnd }: PhotoCheckProps) {
  const part = useLoaded(load)
  const send = (photo: File, lacksFace = false) => {
    if (lacksFace) onFaceless(photo)
    uploads.add(slot, photo)
    onEnd()
  }
  // If the check does not load the photo is sent unchecked: staff review every one.
  const sendUnchecked = useRef(() => send(file))
  useEffect(() => {
    if (part.state === 'failed') sendUnchecked.current()
  }, [part.state])
  if (part.state !== 'ready') return null
  const { PhotoDialog } = part.value
  return (
    <PhotoDialog
      file={file}
      onUse={send}
      onAnother={onAnother}
      onRefused={(error) => {
        uploads.refuse(slot, error, file)
        onEnd()
      }}
      onClose={onEnd}
    />
  )
}
