import { useState } from 'react'
import { policy } from '#domain/policy.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { useRequest } from '../api/use-request.ts'
import { boxClass } from '../form/Field.tsx'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { Elements } from '../ui/elements.ts'
import { useToast } from '../ui/Toasts.tsx'

type DialogPartProps = Readonly<{ onClose: () => void }>

type SendLinkProps = DialogPartProps &
  Readonly<{
    email: string
    /** Saves pending changes, so that the link includes them. */
    flush: () => Promise<void>
  }>

/** Sends a link to the draft, for another device. */
export function SendLink({ email, flush, onClose }: SendLinkProps) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const [address, setAddress] = useState(email)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async () => {
    if (isBusy) return
    const to = address.trim()
    if (!to.includes('@')) return setProblem(t('rule.contactEmail.malformed'))
    setBusy(true)
    setProblem(null)
    try {
      await flush()
      await call('POST /api/draft/link', { body: { email: to, language } })
      toast({
        title: t('apply.link.sent.title'),
        text: t('apply.link.sent.text', { email: to, minutes: policy.draftLinkMinutes }),
        tone: 'success',
      })
      onClose()
    } catch (error) {
      setProblem(wordsOf(error, t))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t('apply.link.title')}
      text={t('apply.link.text', { minutes: policy.draftLinkMinutes })}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <label htmlFor="link-email" className="mt-4 block font-semibold">
          {t('apply.link.email')}
        </label>
        {problem && (
          <p id="link-problem" role="alert" className="mt-1 text-sm font-semibold text-clay">
            {problem}
          </p>
        )}
        <input
          id="link-email"
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={254}
          value={address}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? 'link-problem' : undefined}
          onChange={(event) => setAddress(event.target.value)}
          className={boxClass(problem !== null, 'mt-1.5')}
        />
        <DialogButtons onClose={onClose}>
          <Button type="submit" busy={isBusy}>
            {t('apply.link.send')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** Confirms the deletion of the draft. */
export function Forget({
  onForget,
  onClose,
}: DialogPartProps & Readonly<{ onForget: () => Promise<void> }>) {
  const t = useTranslate()
  const { isBusy, isDone, error, start } = useRequest(onForget)
  return (
    <Dialog title={t('apply.forget.title')} text={t('apply.forget.text')} onClose={onClose}>
      {error !== null && (
        <p role="alert" className="mt-2 text-sm font-semibold text-clay">
          {wordsOf(error, t)}
        </p>
      )}
      <DialogButtons onClose={onClose}>
        <Button look="danger" busy={isBusy || isDone} onClick={() => start()}>
          {t('apply.forget.confirm')}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

function DialogButtons({ onClose, children }: DialogPartProps & { children: Elements }) {
  const t = useTranslate()
  return (
    <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
      <Button look="secondary" onClick={onClose}>
        {t('apply.cancel')}
      </Button>
      {children}
    </div>
  )
}
