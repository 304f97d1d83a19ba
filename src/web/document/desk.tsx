import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { addDocument } from '#contract/document.ts'
import { pause } from '../api/retry.ts'
import { upload as uploadForm } from '../api/upload.ts'
import { saySize } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useToast } from '../ui/Toasts.tsx'
import { type Application, type StoredDocument, withDocument } from './checklist.ts'
import type { Plan } from './plan.ts'
import { lookAt, redraw } from './prepare.ts'
import { type Slot, slotKey, type Upload, Uploads } from './uploads.ts'
import type { Change } from './use-application.ts'
import { nameOf, wordsOfUpload } from './words.ts'

type Sent = { document: StoredDocument; file: File }

/** Where documents are laid down: the application, and the files on their way to it. */
export type Desk = Readonly<{
  application: Application
  change: Change
  refresh: () => Promise<unknown>
  uploads: Uploads<Plan, Sent>
  /** Addresses of pictures that were just sent, until the server's small ones are loaded. */
  freshPictures: ReadonlyMap<string, string>
}>

const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('DeskProvider is missing above this component')
  return desk
}

/** The file on its way to a slot, if there is one. */
export function useUpload(slot: Slot): Upload | null {
  const { uploads } = useDesk()
  const all = useSyncExternalStore(uploads.subscribe, uploads.snapshot, uploads.snapshot)
  return all.get(slotKey(slot)) ?? null
}

/** The slots whose files are on their way; failed ones are not. */
export function useSlotsOnTheWay(): ReadonlySet<string> {
  const { uploads } = useDesk()
  const all = useSyncExternalStore(uploads.subscribe, uploads.snapshot, uploads.snapshot)
  return new Set([...all.values()].filter(({ state }) => state !== 'failed').map(slotKey))
}

type DeskProviderProps = Readonly<{
  application: Application
  change: Change
  refresh: () => Promise<unknown>
  children: ReactNode
}>

export function DeskProvider({ application, change, refresh, children }: DeskProviderProps) {
  const freshPictures = useRef(new Map<string, string>()).current
  const told = useTold(application)
  const [uploads] = useState(
    () =>
      new Uploads<Plan, Sent>({
        look: lookAt,
        send,
        pause,
        onDone: (upload, { document, file }) => {
          if (file.type.startsWith('image/')) {
            freshPictures.set(document.id, URL.createObjectURL(file))
          }
          change((old) => withDocument(old, upload.applicantId, document))
          told.current.done(upload, file)
        },
        onFailed: (upload) => told.current.failed(upload),
      }),
  )
  useGuards(uploads)
  const desk = useMemo(
    () => ({ application, change, refresh, uploads, freshPictures }),
    [application, change, refresh, uploads, freshPictures],
  )
  return <DeskContext value={desk}>{children}</DeskContext>
}

async function send(
  { applicantId, documentType, file }: Upload,
  plan: Plan,
  onProgress: (sent: number, total: number) => void,
  signal: AbortSignal,
): Promise<Sent> {
  const sent = plan.step === 'redraw' ? await redraw(file, plan.otherwise) : file
  const form = new FormData()
  form.append('documentType', documentType)
  form.append('file', sent, sent.name)
  const { document } = await uploadForm(addDocument, form, {
    params: { id: applicantId },
    onProgress,
    signal,
  })
  return { document, file: sent }
}

/** What is said in passing when a file arrives or fails; the lasting words stand beside the file. */
function useTold(application: Application) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const said = {
    done: (upload: Upload, sent: File) => {
      const { applicantId, documentType, file: chosen } = upload
      const traveller = application.applicants.find(({ id }) => id === applicantId)
      const text =
        sent.size < chosen.size
          ? t('document.upload.smaller', {
              before: saySize(chosen.size, language),
              after: saySize(sent.size, language),
            })
          : t('document.upload.done.text', {
              document: t(`document.type.${documentType}`),
              name: traveller ? nameOf(traveller, t) : '',
            })
      toast({ tone: 'success', title: t('document.upload.done'), text })
    },
    failed: ({ error, documentType }: Upload) =>
      toast({ tone: 'error', ...wordsOfUpload(error, documentType, t) }),
  }
  // The uploads live longer than one rendering: they always find the latest words here.
  const told = useRef(said)
  told.current = said
  return told
}

/** Leaving asks first while files are on their way; a connection that returns takes them up again. */
function useGuards(uploads: Uploads<Plan, Sent>): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (uploads.snapshot().size > 0) event.preventDefault()
    }
    const again = () => uploads.retryLost()
    // A file dropped beside its place must not make the browser leave the page for it.
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
