import { memo, useState } from 'react'
import { policy } from '#domain/policy.ts'
import { sentenceGap } from '#phrases/format.ts'
import { useLoaded } from '../form/use-loaded.ts'
import { sayTime } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon, mailIcon, trashIcon, warningIcon } from '../ui/icons.ts'
import type { SaveState } from './draft.ts'

type DraftCardProps = Readonly<{
  state: SaveState
  /** The contact's address as typed so far. */
  email: () => string
  /** Saves pending changes, so that the link includes them. */
  flush: () => Promise<void>
  onForget: () => Promise<void>
}>

/** Loaded on demand: few press either button. */
const loadDialogs = () => import('./DraftDialogs.tsx')

/** The save state, and two actions on the draft. */
export function DraftCard({ state, email, flush, onForget }: DraftCardProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [open, setOpen] = useState<'link' | 'forget' | null>(null)
  const dialogs = useLoaded(loadDialogs, open !== null)
  const close = () => setOpen(null)
  const action =
    'inline-flex min-h-11 items-center gap-2 rounded-field text-sm font-semibold text-ocean hover:underline'
  return (
    <section className="text-sm text-quiet">
      <SavedLine state={state} />
      <p className="mt-1">{t('apply.draft.kept', { days: policy.draftDays })}</p>
      {state.kind !== 'untouched' && (
        <p className="mt-1 flex flex-wrap gap-x-5">
          <button type="button" className={action} onClick={() => setOpen('link')}>
            <Icon path={mailIcon} className="size-4.5" />
            <span>{t('apply.draft.send')}</span>
          </button>
          <button type="button" className={action} onClick={() => setOpen('forget')}>
            <Icon path={trashIcon} className="size-4.5" />
            <span>{t('apply.draft.forget')}</span>
          </button>
        </p>
      )}
      {open && dialogs.state === 'failed' && (
        <p role="alert" className="mt-1">
          <span>{t('form.load.failed') + sentenceGap(language)}</span>
          <button type="button" className="link" onClick={dialogs.retry}>
            {t('form.retry')}
          </button>
        </p>
      )}
      {dialogs.state === 'ready' && open === 'link' && (
        <dialogs.value.SendLink email={email()} flush={flush} onClose={close} />
      )}
      {dialogs.state === 'ready' && open === 'forget' && (
        <dialogs.value.Forget onForget={onForget} onClose={close} />
      )}
    </section>
  )
}

/** 'Saved 14:02', or that it is not. */
export const SavedLine = memo(function SavedLine({ state }: Readonly<{ state: SaveState }>) {
  const t = useTranslate()
  const language = useLanguage()
  if (state.kind === 'untouched') return null
  return (
    <p className="flex min-h-6 items-center gap-1.5 font-semibold" role="status">
      {state.kind === 'saved' && (
        <>
          <Icon path={checkIcon} className="size-4.5 text-leaf" />
          <span>{t('apply.draft.saved', { time: sayTime(state.savedAt, language) })}</span>
        </>
      )}
      {state.kind === 'waiting' && <span>{t('apply.draft.waiting')}</span>}
      {state.kind === 'elsewhere' && (
        <>
          <Icon path={warningIcon} className="size-4.5 text-amber" />
          <span>
            <span>{t('apply.draft.elsewhere') + sentenceGap(language)}</span>
            <button type="button" className="link" onClick={() => location.reload()}>
              {t('apply.draft.reload')}
            </button>
          </span>
        </>
      )}
      {state.kind === 'failing' && (
        <>
          <Icon path={warningIcon} className="size-4.5 text-amber" />
          <span>{t('apply.draft.failing')}</span>
        </>
      )}
    </p>
  )
})
