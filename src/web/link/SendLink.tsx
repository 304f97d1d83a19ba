import { pause, withRetries } from '#client/retry.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useRequest } from '../api/use-request.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button, type ButtonLook } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

type SendLinkProps = Readonly<{
  /** As looked up or typed. */
  applicationId: string
  email: string
  look?: ButtonLook
}>

/** Mails the link to the application's mailbox; the response is always the same. */
export function SendLink({ applicationId, email, look }: SendLinkProps) {
  const t = useTranslate()
  const body = { applicationId, email }
  return (
    <Ask
      ask={() => call('POST /api/status-check/link', { body })}
      action={t('link.send')}
      sent={t('link.sent')}
      {...(look && { look })}
    />
  )
}

/** Mails an address all its applications; the response is always the same. */
export function SendFound({ email }: Readonly<{ email: string }>) {
  const t = useTranslate()
  return (
    <Ask
      ask={() => call('POST /api/find-applications', { body: { email } })}
      action={t('link.find.send')}
      sent={t('link.find.sent')}
    />
  )
}

type AskProps = Readonly<{
  ask: () => Promise<void>
  action: string
  sent: string
  look?: ButtonLook
}>

function Ask({ ask, action, sent, look = 'secondary' }: AskProps) {
  const asking = useRequest(() => withRetries(ask, pause))
  if (asking.isDone) return <Sent words={sent} />
  return (
    <div className="space-y-3">
      <ErrorNotice error={asking.error} />
      <Button look={look} busy={asking.isBusy} onClick={asking.start}>
        {action}
      </Button>
    </div>
  )
}

/** The uniform response: if something was wrong no letter arrives. */
export function Sent({ words }: Readonly<{ words: string }>) {
  return (
    <Notice tone="success" role="status">
      {words}
    </Notice>
  )
}
