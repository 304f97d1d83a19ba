import { useLayoutEffect } from 'react'
import { newUuid } from '#client/random.ts'
import { call } from '../api/client.ts'
import { RetryNotice } from '../api/RetryNotice.tsx'
import { useLoaded } from '../form/use-loaded.ts'
import { sayMoment } from '../i18n/moment.ts'
import { type IslandProps, PhrasesProvider, useLanguage, useTranslate } from '../i18n/provider.tsx'
import type { OpenByCodeProps } from '../link/OpenByCode.tsx'
import { pathTo } from '../paths.ts'
import { Toasts, useToast } from '../ui/Toasts.tsx'
import type { ChooserPageProps } from './ChooserPage.tsx'
import { type SavedDraft, valuesOf } from './draft.ts'
import { Frame } from './Frame.tsx'
import type { KnownApplicationProps } from './KnownApplication.tsx'
import { WizardSkeleton } from './Skeletons.tsx'
import type { WizardStart } from './start.ts'
import { useOpening } from './use-opening.ts'
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
  useLive(shown.show === 'built' || shown.show === 'chooser' ? null : 'work')

  const begin = (start: WizardStart) => {
    setShown({ show: 'wizard', start, isResumed: false, from: null })
    scrollTo({ top: 0, behavior: 'instant' })
  }
  const leave = () => setShown({ show: 'chooser', hasDraft: false })
  const startOver = () => {
    history.replaceState(null, '', location.pathname)
    leave()
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
    return <Failed text={shown.text} onRetry={() => void load()} />
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

/** The same answers as a new draft, detached from the submitted application. */
async function restart({ content }: SavedDraft): Promise<void> {
  await call('DELETE /api/draft', {})
  await call('PUT /api/draft', { body: { ...content, submissionKey: newUuid() } })
}
