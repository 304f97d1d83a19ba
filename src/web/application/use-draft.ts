import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { isCode } from '#client/error.ts'
import { newUuid } from '#client/random.ts'
import { pause } from '#client/retry.ts'
import type { DraftContent, PageSave } from '#contract/draft.ts'
import type { StepId } from '#domain/application/step.ts'
import type { Language } from '#domain/reference/languages.ts'
import { call } from '../api/client.ts'
import type { Fields } from '../form/fields.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { allSent } from '../passport/in-turn.ts'
import { useToast } from '../ui/Toasts.tsx'
import {
  contentOf,
  createDraftSaver,
  type DraftSaver,
  ElsewhereError,
  noteSaved,
  noteUnsaved,
  type SaveState,
  valuesOf,
} from './draft.ts'
import { numberOf, type WizardStart } from './start.ts'
import type { WizardValues } from './values.ts'

type DraftOf = Readonly<{
  fields: Fields<WizardValues>
  step: StepId
  start: Pick<WizardStart, 'submissionKey' | 'savedAt' | 'revision'>
  /** The version of the rules that the traveller knew last or signed. */
  known: { readonly current: number }
}>

/**
 * Saves pending answers now. The first save opens the browser's session: anything else that belongs
 * to the draft is sent after it. Throws ApiError, ElsewhereError.
 */
export const SaveNow = createContext<() => Promise<void>>(() => Promise.resolve())
export const useSaveNow = () => useContext(SaveNow)

/** Saves answers on the server: after typing, and on leaving the page. */
export function useDraft({ fields, step, start, known }: DraftOf) {
  const { submissionKey, savedAt, revision } = start
  const t = useTranslate()
  const toast = useToast()
  const [state, setState] = useState<SaveState>(
    savedAt ? { kind: 'saved', savedAt } : { kind: 'untouched' },
  )
  const saver = useRef<DraftSaver | null>(null)
  const stepNow = useRef(step)
  const [pageId] = useState(newUuid)
  const base = useRef<Base>({ revision, content: null })
  const sayMerged = useEffectEvent(() => toast({ title: t('apply.draft.merged'), tone: 'info' }))

  useEffect(() => {
    const made = createDraftSaver(
      (body, { number, leaving }) => {
        const page = { id: pageId, save: number }
        return save(body, { base: base.current, page, leaving, fields, known, onMerged: sayMerged })
      },
      (next) => {
        if (next.kind === 'waiting') noteUnsaved({ id: pageId, save: next.save })
        if (next.kind === 'saved') noteSaved()
        setState(next)
      },
    )
    saver.current = made
    const content = () =>
      contentOf(fields.all(), numberOf(stepNow.current), submissionKey, known.current)
    base.current.content ??= content()
    const stopListening = fields.subscribe(() => made.change(content()))
    const leave = () => made.leave()
    const retry = () => void made.flush().catch(() => undefined)
    const stopSaving = saveBeforeLanguageLinks(() => made.flush())
    addEventListener('pagehide', leave)
    addEventListener('online', retry)
    return () => {
      stopListening()
      stopSaving()
      removeEventListener('pagehide', leave)
      removeEventListener('online', retry)
      // A crashed page may hold unsaved input.
      made.leave()
      made.stop()
    }
  }, [fields, submissionKey, pageId, known])

  // The step is saved too once there is anything to save.
  useEffect(() => {
    if (stepNow.current === step) return
    stepNow.current = step
    saver.current?.change(contentOf(fields.all(), numberOf(step), submissionKey, known.current))
  }, [fields, step, submissionKey, known])

  const flush = useCallback(() => saver.current?.flush() ?? Promise.resolve(), [])
  return {
    ...{ state, flush },
    /** Deletes the draft by `work`, for good: see the saver. */
    forget: async (work: () => Promise<unknown>) => saver.current?.forget(work),
  }
}

/** The content and revision this page last saved or loaded. */
type Base = { revision: number | null; content: DraftContent | null }

type SaveOf = Readonly<{
  known: DraftOf['known']
  base: Base
  page: PageSave
  leaving: boolean
  fields: Fields<WizardValues>
  onMerged: () => void
}>

/** Retries when another page changes the draft during a merge. */
const mergeTries = 3

/**
 * Saves over the known revision, first merging what another page saved since, field by field.
 * Throws ElsewhereError if the other page submitted or started anew.
 */
async function save(content: DraftContent, saving: SaveOf): Promise<{ savedAt: string }> {
  const { base, page, leaving, fields, known, onMerged } = saving
  let body = content
  for (let left = mergeTries; ; left -= 1) {
    try {
      const known = base.revision === null ? {} : { base: base.revision }
      const saved = await call('PUT /api/draft', {
        body: { ...body, ...known, page, language: document.documentElement.lang as Language },
        ...(leaving ? { keepalive: true } : {}),
      })
      Object.assign(base, { revision: saved.revision, content: body })
      return saved
    } catch (error) {
      const isChanged = isCode(error, 'draft.changed')
      if (!isChanged || leaving || left === 0) throw error
      const { mergeDrafts } = await import('./draft-merge.ts')
      const theirs = await call('GET /api/draft', {})
      // Deleted there meanwhile: these answers are all that is left.
      if (!theirs) Object.assign(base, { revision: null })
      else {
        const isOther = theirs.content.submissionKey !== body.submissionKey || theirs.application
        if (isOther) throw new ElsewhereError()
        const mine = contentOf(fields.all(), body.step, body.submissionKey, known.current)
        body = mergeDrafts(base.content ?? body, mine, theirs.content)
        Object.assign(base, { revision: theirs.revision, content: theirs.content })
        const { details, applicants, billing } = valuesOf(body)
        fields.set('details', details)
        fields.set('applicants', applicants)
        fields.set('billing', billing)
        onMerged()
      }
    }
  }
}

/** Maximum milliseconds a language change waits for a save. */
const longestPause = 3000

/**
 * Changing the language reloads the page, which would show an older draft: the link opens once
 * everything is saved. Returns a function that stops this.
 */
function saveBeforeLanguageLinks(flush: () => Promise<void>): () => void {
  const saveFirst = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!link?.closest('[data-language-menu]') || isElsewhere) return
    event.preventDefault()
    const saved = () => Promise.race([flush().catch(() => undefined), pause(longestPause)])
    // A picture is named in the answers once it is stored.
    void saved()
      .then(allSent)
      .then(saved)
      .then(() => location.assign(link.href))
  }
  document.addEventListener('click', saveFirst)
  return () => document.removeEventListener('click', saveFirst)
}
