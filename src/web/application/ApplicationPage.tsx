import { useCallback, useEffect, useState } from 'react'
import { newUuid } from '#client/random.ts'
import { pause } from '#client/retry.ts'
import type { ApplicationType } from '#domain/application/choice.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { useLoaded } from '../form/use-loaded.ts'
import { sayMoment } from '../i18n/moment.ts'
import { type IslandProps, PhrasesProvider, useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Toasts, useToast } from '../ui/Toasts.tsx'
import { Chooser } from './Chooser.tsx'
import { newestDraft, type SavedDraft, unsavedSince, valuesOf } from './draft.ts'
import { Frame } from './Frame.tsx'
import type { KnownApplicationProps } from './KnownApplication.tsx'
import { WizardSkeleton } from './Skeletons.tsx'
import { freshStart, type Opening, openingOf, readAddress, searchOf } from './start.ts'
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

type Shown = Opening | { show: 'built' } | { show: 'loading' } | { show: 'failed'; text: string }

function Application() {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const { shown, setShown, load } = useOpening()

  const choose = (type: ApplicationType) => {
    history.pushState(null, '', searchOf('details', type))
    setShown({ show: 'wizard', start: freshStart(type, newUuid()), isResumed: false })
    scrollTo({ top: 0, behavior: 'instant' })
  }
  const leave = () => setShown({ show: 'chooser' })
  const startOver = () => {
    history.replaceState(null, '', location.pathname)
    leave()
    scrollTo({ top: 0, behavior: 'instant' })
  }

  if (shown.show === 'built') return <Built />
  if (shown.show === 'loading') return <WizardSkeleton />
  if (shown.show === 'chooser') return <Chooser t={t} language={language} onChoose={choose} />
  if (shown.show === 'failed') {
    return <Failed text={shown.text} onRetry={() => void load()} />
  }
  if (shown.show === 'application') {
    const { known, draft } = shown
    return (
      <Known
        known={known}
        values={draft && valuesOf(draft.content)}
        onAgain={draft ? () => restart(draft).then(load) : null}
        onNew={() => call('DELETE /api/draft', {}).then(startOver)}
      />
    )
  }
  const { start, isResumed } = shown
  return (
    <Wizard
      key={start.submissionKey}
      start={start}
      greeting={
        isResumed && start.savedAt
          ? t('apply.draft.resumed', { moment: sayMoment(start.savedAt, language) })
          : null
      }
      onLeave={leave}
      onExisting={() => void load()}
      onForgotten={() => {
        startOver()
        toast({ title: t('apply.forget.done'), tone: 'success' })
      }}
    />
  )
}

/**
 * The page as it is built, before anything is known of its visitor: the choice, as links; or the shape
 * of the wizard, when the address says that somebody chose already (a script of the page marks that).
 */
function Built() {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <>
      <div className="[[data-begun]_&]:hidden">
        <Chooser t={t} language={language} />
      </div>
      <div className="hidden [[data-begun]_&]:block">
        <WizardSkeleton />
      </div>
    </>
  )
}

const loadKnown = () => import('./KnownApplication.tsx')

/** Few visitors have sent an application already: what they see comes when they do. */
function Known(props: KnownApplicationProps) {
  const part = useLoaded(loadKnown)
  if (part.state === 'loading') return <WizardSkeleton />
  if (part.state === 'failed') return <Failed text={null} onRetry={part.retry} />
  const { KnownApplication } = part.value
  return <KnownApplication {...props} />
}

function Failed({ text, onRetry }: Readonly<{ text: string | null; onRetry: () => void }>) {
  const t = useTranslate()
  return (
    <Frame step="details">
      <Notice tone="error" role="alert" title={t('apply.load.failed.title')}>
        <p>{text ?? t('form.network')}</p>
        <Button look="secondary" className="mt-3" onClick={onRetry}>
          {t('form.retry')}
        </Button>
      </Notice>
    </Frame>
  )
}

/** Looks for what was kept, and again when the page comes back from the gateway out of memory. */
function useOpening() {
  const t = useTranslate()
  const findings = useFindings()
  const [shown, setShown] = useState<Shown>({ show: 'built' })

  const load = useCallback(async () => {
    setShown((last) => (last.show === 'built' ? last : { show: 'loading' }))
    try {
      const named = await namedApplication()
      if (named) return setShown(named)
      const draft = await newestDraft({
        since: unsavedSince(),
        load: async () => (await call('GET /api/draft', {})) ?? null,
        pause,
      })
      if (draft) await findings.prepare()
      const { furthest } = findings
      setShown(
        openingOf({ draft, wanted: readAddress(location.search), furthest, newKey: newUuid }),
      )
    } catch (error) {
      setShown({ show: 'failed', text: wordsOf(error, t) })
    }
  }, [findings, t])

  useEffect(() => {
    void load()
    const again = (event: PageTransitionEvent) => {
      if (event.persisted) void load()
    }
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [load])

  return { shown, setShown, load }
}

/** The application whose order id stands in the address, which it leaves at once. */
async function namedApplication(): Promise<Opening | null> {
  const orderId = new URLSearchParams(location.search).get('orderId')
  if (!orderId) return null
  history.replaceState(null, '', location.pathname)
  const { id, reference, paymentStatus } = await call('GET /api/status', { query: { orderId } })
  return { show: 'application', known: { id, reference, orderId, paymentStatus }, draft: null }
}

/** The same answers as a new draft: the application that they were sent as is left behind. */
async function restart({ content }: SavedDraft): Promise<void> {
  await call('DELETE /api/draft', {})
  await call('PUT /api/draft', { body: { ...content, submissionKey: newUuid() } })
}
