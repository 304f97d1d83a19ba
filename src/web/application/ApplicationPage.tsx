import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { newUuid } from '#client/random.ts'
import { pause } from '#client/retry.ts'
import { keepApplication, keptApplication } from '../api/address.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { isClosedHere, loadApplication } from '../api/load-application.ts'
import { loadOwnApplications } from '../api/own-applications.ts'
import { RetryNotice } from '../api/RetryNotice.tsx'
import { type Typed, typedIn, withoutQuestion } from '../eligibility/address.ts'
import { useLoaded } from '../form/use-loaded.ts'
import { sayMoment } from '../i18n/moment.ts'
import { type IslandProps, PhrasesProvider, useLanguage, useTranslate } from '../i18n/provider.tsx'
import type { OpenByCodeProps } from '../link/OpenByCode.tsx'
import { pathTo } from '../paths.ts'
import { Toasts, useToast } from '../ui/Toasts.tsx'
import type { ChooserPageProps } from './ChooserPage.tsx'
import { newestDraft, noteSaved, type SavedDraft, unsavedBefore, valuesOf } from './draft.ts'
import { Frame, WizardSkeleton } from './Frame.tsx'
import type { KnownApplicationProps } from './KnownApplication.tsx'
import { type Opening, openingOf, readAddress, type WizardStart } from './start.ts'
import { useFindings } from './use-issues.ts'
import { Wizard } from './Wizard.tsx'

export function ApplicationPage(island: IslandProps) {
  return (
    <PhrasesProvider {...island}>
      <Messages />
    </PhrasesProvider>
  )
}

function Messages() {
  const t = useTranslate()
  return (
    <Toasts regionLabel={t('site.toast.region')} closeLabel={t('site.toast.close')}>
      <Application />
    </Toasts>
  )
}

function Application() {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const { shown, setShown, load, asked } = useOpening()
  /** The submission that an application, perhaps of other answers, was found for. */
  const [madeBefore, setMadeBefore] = useState<string | null>(null)
  useLive(shown.show === 'built' || shown.show === 'chooser' ? null : 'work')

  const begin = (start: WizardStart) => {
    setShown({ show: 'wizard', start, isResumed: false, from: null })
    scrollTo({ top: 0, behavior: 'instant' })
  }
  const leave = (hasDraft: boolean) => setShown({ show: 'chooser', hasDraft })
  const startOver = () => {
    history.replaceState(null, '', location.pathname)
    leave(false)
    scrollTo({ top: 0, behavior: 'instant' })
  }

  if (shown.show === 'built') return <Built />
  if (shown.show === 'loading') return <WizardSkeleton />
  if (shown.show === 'chooser') {
    return (
      <LoadedChooser
        asked={asked}
        onBegin={begin}
        onGoOn={shown.hasDraft ? () => void load() : null}
      />
    )
  }
  if (shown.show === 'failed') {
    return <Failed text={wordsOf(shown.error, t)} onRetry={() => void load()} />
  }
  if (shown.show === 'closed') {
    const { orderId } = shown
    return (
      <Closed
        orderId={orderId}
        onOpened={() => location.assign(pathTo('application', language, { orderId }))}
      />
    )
  }
  if (shown.show === 'application') {
    const { known, draft } = shown
    return (
      <Known
        known={known}
        isOther={draft?.content.submissionKey === madeBefore}
        values={draft && valuesOf(draft.content)}
        onAgain={draft ? () => restart(draft).then(load) : null}
        onNew={() => call('DELETE /api/draft', {}).then(startOver)}
      />
    )
  }
  const { start, isResumed, from } = shown
  return (
    <Wizard
      key={start.submissionKey}
      start={start}
      greeting={
        isResumed && start.savedAt
          ? t('apply.draft.resumed', { moment: sayMoment(start.savedAt, language) })
          : null
      }
      from={from}
      onLeave={() => leave(isResumed)}
      onExisting={() => {
        setMadeBefore(start.submissionKey)
        void load()
      }}
      onForgotten={() => {
        startOver()
        toast({ title: t('apply.forget.done'), tone: 'success' })
      }}
    />
  )
}

/**
 * The prerendered page: the chooser in plain HTML, and the wizard's skeleton for when the address
 * already contains a choice (a script of the page marks that).
 */
function Built() {
  return (
    <div className="hidden [[data-begun]_&]:block">
      <WizardSkeleton />
    </div>
  )
}

/** Replaces the prerendered chooser with the live page. */
function useLive(what: 'chooser' | 'work' | null): void {
  useLayoutEffect(() => {
    if (!what) return
    document.documentElement.dataset.live = what
    document.querySelector('[data-plain-choice]')?.remove()
  }, [what])
}

const loadChooser = () => import('./ChooserPage.tsx')

/** Leaves the plain chooser in place until it is interactive. */
function LoadedChooser(props: ChooserPageProps) {
  const part = useLoaded(loadChooser)
  useLive(part.state === 'loading' ? null : 'chooser')
  if (part.state === 'loading') return <Built />
  if (part.state === 'failed') return <Failed text={null} onRetry={part.retry} />
  const { ChooserPage } = part.value
  return <ChooserPage {...props} />
}

const loadKnown = () => import('./KnownApplication.tsx')

/** Few visitors have submitted already: loaded on demand. */
function Known(props: KnownApplicationProps) {
  const part = useLoaded(loadKnown)
  if (part.state === 'loading') return <WizardSkeleton />
  if (part.state === 'failed') return <Failed text={null} onRetry={part.retry} />
  const { KnownApplication } = part.value
  return <KnownApplication {...props} />
}

const loadOpenByCode = () => import('../link/OpenByCode.tsx')

function Closed(props: OpenByCodeProps) {
  const part = useLoaded(loadOpenByCode)
  if (part.state === 'loading') return <WizardSkeleton />
  if (part.state === 'failed') return <Failed text={null} onRetry={part.retry} />
  const { OpenByCode } = part.value
  return <OpenByCode {...props} />
}

function Failed({ text, onRetry }: Readonly<{ text: string | null; onRetry: () => void }>) {
  const t = useTranslate()
  return (
    <Frame step="details">
      <RetryNotice title={t('apply.load.failed.title')} text={text} onRetry={onRetry} />
    </Frame>
  )
}

/** The same answers, detached from the submitted application. */
async function restart({ content }: SavedDraft): Promise<void> {
  await call('PUT /api/draft', { body: { ...content, submissionKey: newUuid(), anew: true } })
}

type Shown =
  | Opening
  /** The application in the address is not open in this browser. */
  | { show: 'closed'; orderId: string }
  | { show: 'built' }
  | { show: 'loading' }
  | { show: 'failed'; error: unknown }

/**
 * Determines the first screen, again when the page is restored from the back/forward cache. `asked`
 * is the question in the address, which is removed immediately.
 */
function useOpening() {
  // Rules loaded during this do not restart it.
  const findings = useRef(useFindings()).current
  const [shown, setShown] = useState<Shown>({ show: 'built' })
  const [asked, setAsked] = useState<Typed | null>(null)
  /** An unanswered question takes precedence over saved answers. */
  const isUnanswered = useRef(false)

  const load = useCallback(async () => {
    setShown((last) => (last.show === 'built' ? last : { show: 'loading' }))
    const typed = typedIn(location.search)
    if (typed) {
      history.replaceState(null, '', withoutQuestion(location))
      isUnanswered.current = true
      setAsked(typed)
    }
    try {
      const named = await namedApplication()
      if (named) return setShown(named)
      const draft = await newestDraft({
        unsaved: unsavedBefore(),
        load: async () => (await call('GET /api/draft', {})) ?? null,
        pause,
      })
      noteSaved()
      if (draft) await findings.prepare()
      const wanted = readAddress(location.search)
      const asks = isUnanswered.current
      isUnanswered.current = false
      setShown(openingOf({ draft, wanted, asks, furthest: findings.furthest, newKey: newUuid }))
    } catch (error) {
      setShown({ show: 'failed', error })
    }
  }, [findings])

  useEffect(() => {
    void load()
    const again = (event: PageTransitionEvent) => {
      if (event.persisted) void load()
    }
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [load])

  // Begun in another tab meanwhile, a choice here would overwrite it. What a choice alone saved is of no page.
  const isFirst = shown.show === 'chooser' && !shown.hasDraft
  useEffect(() => {
    if (!isFirst) return
    const look = async () => {
      if (document.hidden) return
      const draft = await call('GET /api/draft', {}).catch(() => null)
      if (draft?.page)
        setShown((last) => (last.show === 'chooser' ? { ...last, hasDraft: true } : last))
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isFirst])

  return { shown, setShown, load, asked }
}

/** The order id of the address: removed immediately, kept until the server answers. */
let named: string | null = null

async function namedOrder(): Promise<string | null> {
  const asked = new URLSearchParams(location.search).get('orderId')
  if (asked) {
    named = asked
    history.replaceState(null, '', location.pathname + location.hash)
  }
  if (named) return named
  const keptId = keptApplication()
  if (keptId === null) return null
  return (await loadOwnApplications()).find(({ id }) => id === keptId)?.orderId ?? null
}

/** The application of the order id in the address; after a reload, or Back, the one shown before. */
async function namedApplication(): Promise<Shown | null> {
  const orderId = await namedOrder()
  if (!orderId) return null
  try {
    const { id, reference, paymentStatus } = await loadApplication(orderId)
    named = null
    keepApplication(id)
    return { show: 'application', known: { id, reference, orderId, paymentStatus }, draft: null }
  } catch (error) {
    if (!isClosedHere(error)) throw error
    named = null
    return { show: 'closed', orderId }
  }
}
