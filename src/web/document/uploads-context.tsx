import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { pause } from '#client/retry.ts'
import { upload as uploadForm } from '#client/upload.ts'
import { prepareFile } from '../file/prepare.ts'
import { useLoaded } from '../form/use-loaded.ts'
import { saySize } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import type { Elements } from '../ui/elements.ts'
import { useToast } from '../ui/Toasts.tsx'
import { slotId } from './anchor.ts'
import { type Sending, type StoredDocument, withDocument } from './checklist.ts'
import { type Slot, slotKey, type Upload, Uploads } from './uploads.ts'
import { useTravellerName } from './use-traveller-name.ts'
import { wordsOfUpload } from './words.ts'

type Sent = { document: StoredDocument; file: File }

/** Updates the displayed application after the server confirmed. */
type Change = (change: <T extends Sending>(application: T) => T) => void

/** The application as known to the page, and its uploads. */
type UploadsOf<T extends Sending = Sending> = Readonly<{
  application: T
  change: Change
  refresh: () => Promise<unknown>
  uploads: Uploads<File, Sent>
  /**
   * Starts the upload of chosen files: several are the pages of one document, in this order; a
   * passport photo is checked with the user first.
   */
  choose: (slot: Slot, files: readonly File[]) => void
  /** Object URLs of just uploaded pictures, until the server's thumbnails load. */
  freshPictures: ReadonlyMap<string, string>
  /** Just uploaded passport pages, as chosen. */
  chosenFiles: ReadonlyMap<string, File>
}>

const UploadsContext = createContext<UploadsOf | null>(null)

export function useUploads<T extends Sending = Sending>(): UploadsOf<T> {
  const context = useContext(UploadsContext)
  if (!context) throw new Error('UploadsProvider is missing above this component')
  return context as UploadsOf<T>
}

/** The upload of a slot, if any. */
export function useUpload(slot: Slot): Upload | null {
  const { uploads } = useUploads()
  const all = useSyncExternalStore(uploads.subscribe, uploads.snapshot, uploads.snapshot)
  return all.get(slotKey(slot)) ?? null
}

/** Slots with uploads in progress, without failed ones. */
export function useSlotsOnTheWay(): ReadonlySet<string> {
  const { uploads } = useUploads()
  const all = useSyncExternalStore(uploads.subscribe, uploads.snapshot, uploads.snapshot)
  return new Set([...all.values()].filter(({ state }) => state !== 'failed').map(slotKey))
}

type UploadsProviderProps = Readonly<{
  application: Sending
  change: Change
  refresh: () => Promise<unknown>
  children: Elements
}>

export function UploadsProvider({ application, change, refresh, children }: UploadsProviderProps) {
  const freshPictures = useRef(new Map<string, string>()).current
  const chosenFiles = useRef(new Map<string, File>()).current
  /** Photos sent although no face was found. */
  const faceless = useRef(new WeakSet<File>()).current
  const messages = useUploadMessages(application)
  const [uploads] = useState(
    () =>
      new Uploads<File, Sent>({
        look: ({ files, documentType }, signal) => prepareFile(files, documentType, signal),
        send: (upload, file, onProgress, signal) =>
          send(upload, { file, lacksFace: faceless.has(upload.file) }, onProgress, signal),
        pause,
        onDone: (upload, { document, file }) => {
          if (file.type.startsWith('image/')) {
            freshPictures.set(document.id, URL.createObjectURL(file))
          }
          if (upload.documentType === 'passportDocument') chosenFiles.set(document.id, upload.file)
          change((old) => withDocument(old, upload.applicantId, document))
          messages.current.done(upload, file)
        },
        onFailed: (upload) => messages.current.failed(upload),
      }),
  )
  useGuards(uploads)
  /** Photos to look at, one after the other. */
  const [photos, setPhotos] = useState<readonly { slot: Slot; file: File }[]>([])
  const [photo, ...nextPhotos] = photos
  const choose = useCallback(
    (slot: Slot, [file, ...more]: readonly File[]) => {
      if (!file) return
      if (slot.documentType === 'passportPhoto' && more.length === 0) {
        setPhotos((waiting) => [...waiting, { slot, file }])
      } else uploads.add(slot, file, ...more)
    },
    [uploads],
  )
  const context = useMemo(
    () => ({ application, change, refresh, uploads, choose, freshPictures, chosenFiles }),
    [application, change, refresh, uploads, choose, freshPictures, chosenFiles],
  )
  return (
    <UploadsContext value={context}>
      {children}
      {photo && (
        <PhotoCheck
          {...photo}
          key={slotKey(photo.slot)}
          uploads={uploads}
          onAnother={(file) => setPhotos([{ ...photo, file }, ...nextPhotos])}
          onFaceless={(file) => faceless.add(file)}
          onEnd={() => setPhotos(nextPhotos)}
        />
      )}
    </UploadsContext>
  )
}

async function send(
  { applicantId, documentType }: Upload,
  { file, lacksFace }: { file: File; lacksFace: boolean },
  onProgress: (sent: number, total: number) => void,
  signal: AbortSignal,
): Promise<Sent> {
  const form = new FormData()
  form.append('documentType', documentType)
  if (lacksFace) form.append('lacksFace', 'true')
  form.append('file', file, file.name)
  const { document } = await uploadForm('POST /api/applicants/{id}/documents', form, {
    params: { id: applicantId },
    onProgress,
    signal,
  })
  return { document, file }
}

/** Toasts for finished and failed uploads; details are beside the file. */
function useUploadMessages(application: Sending) {
  const t = useTranslate()
  const nameOf = useTravellerName()
  const language = useLanguage()
  const toast = useToast()
  const newest = {
    done: (upload: Upload, sent: File) => {
      const { applicantId, documentType, files } = upload
      const applicant = application.applicants.find(({ id }) => id === applicantId)
      const chosen = files.reduce((sum, { size }) => sum + size, 0)
      const text =
        sent.size < chosen
          ? t('document.upload.smaller', {
              before: saySize(chosen, language),
              after: saySize(sent.size, language),
            })
          : t('document.upload.done.text', {
              document: t(`document.type.${documentType}`),
              name: applicant ? nameOf(applicant) : '',
            })
      toast({ tone: 'success', title: t('document.upload.done'), text })
    },
    // Shown by its card, if on the page.
    failed: (upload: Upload) =>
      document.getElementById(slotId(upload)) ||
      toast({ tone: 'error', ...wordsOfUpload(upload, t) }),
  }
  // Uploads outlive a render: they read the latest callbacks here.
  const messages = useRef(newest)
  messages.current = newest
  return messages
}

/** Confirms leaving during uploads, and resumes them when back online. */
function useGuards(uploads: Uploads<File, Sent>): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (uploads.snapshot().size > 0) event.preventDefault()
    }
    const again = () => uploads.retryLost()
    // A file dropped outside must not make the browser open it.
    const ignore = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    addEventListener('online', again)
    addEventListener('dragover', ignore)
    addEventListener('drop', ignore)
    return () => {
      removeEventListener('beforeunload', ask)
      removeEventListener('online', again)
      removeEventListener('dragover', ignore)
      removeEventListener('drop', ignore)
    }
  }, [uploads])
}

const load = () => import('./photo/PhotoDialog.tsx')

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
function PhotoCheck({ slot, file, uploads, onAnother, onFaceless, onEnd }: PhotoCheckProps) {
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
