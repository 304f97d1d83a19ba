import { useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Section } from '../parts/Section.tsx'
import type { Account } from '../parts/use-account.ts'
import { useSending } from '../parts/use-sending.ts'
import { ActivateFactor } from './ActivateFactor.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useChange } from './use-change.ts'

type SecondFactorProps = Readonly<{ account: Account; title: string }>

/** What is under way: a secret that waits for its first code, or codes that are shown only now. */
type Doing =
  | Readonly<{ kind: 'scan'; secret: AnswerOf<'POST /api/admin/second-factor/start'> }>
  | Readonly<{ kind: 'codes'; codes: readonly string[] }>

/** The authenticator app and its recovery codes. */
export function SecondFactor({ account, title }: SecondFactorProps) {
  const t = useTranslate()
  const change = useChange()
  const sending = useSending()
  const [doing, setDoing] = useState<Doing | null>(null)
  const { enabled } = account.secondFactor
  const start = () =>
    sending.send(async () => {
      const secret = await change(() => call('POST /api/admin/second-factor/start', {}))
      setDoing({ kind: 'scan', secret })
    })
  const showCodes = (codes: readonly string[]) => setDoing({ kind: 'codes', codes })
  return (
    <Section
      title={t('staff.account.factor.title')}
      lead={t('staff.account.factor.lead')}
      state={
        <Badge tone={enabled ? 'success' : 'neutral'} {...(enabled ? { icon: checkIcon } : {})}>
          {t(enabled ? 'staff.account.factor.on' : 'staff.account.factor.off')}
        </Badge>
      }
    >
      <ErrorNotice error={sending.error} className="mb-4" />
      {doing?.kind === 'codes' && (
        <RecoveryCodes
          codes={doing.codes}
          email={account.email}
          title={title}
          onKept={() => setDoing(null)}
        />
      )}
      {doing?.kind === 'scan' && (
        <ActivateFactor
          secret={doing.secret}
          title={title}
          onCodes={showCodes}
          onCancel={() => setDoing(null)}
        />
      )}
      {doing === null && !enabled && (
        <Button busy={sending.isBusy} onClick={() => void start()}>
          {t('staff.account.factor.start')}
        </Button>
      )}
      {doing === null && enabled && <FactorOn account={account} onCodes={showCodes} />}
    </Section>
  )
}

type FactorOnProps = Readonly<{ account: Account; onCodes: (codes: readonly string[]) => void }>

function FactorOn({ account, onCodes }: FactorOnProps) {
  const t = useTranslate()
  const change = useChange()
  const sending = useSending()
  const [isAsking, setAsking] = useState(false)
  const { recoveryCodesLeft, required } = account.secondFactor
  const makeCodes = async () =>
    onCodes(
      (await change(() => call('POST /api/admin/second-factor/recovery-codes', {}))).recoveryCodes,
    )
  return (
    <>
      <ErrorNotice error={sending.error} className="mb-4" />
      <p className={recoveryCodesLeft < 2 ? 'font-medium text-amber' : ''}>
        {t('staff.account.factor.on.text', { left: recoveryCodesLeft })}
      </p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <Button look="secondary" busy={sending.isBusy} onClick={() => void sending.send(makeCodes)}>
          {t('staff.account.factor.codes.make')}
        </Button>
        {!required && (
          <Button look="danger" onClick={() => setAsking(true)}>
            {t('staff.account.factor.remove')}
          </Button>
        )}
      </div>
      {required && (
        <p className="mt-3 text-sm text-quiet">{t('staff.account.factor.remove.required')}</p>
      )}
      {isAsking && <RemoveFactor onClose={() => setAsking(false)} />}
    </>
  )
}

function RemoveFactor({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useTranslate()
  const toast = useToast()
  const change = useChange()
  const remove = async () => {
    await change(() => call('DELETE /api/admin/second-factor', {}))
    toast({ title: t('staff.account.factor.removed') })
  }
  return (
    <AskDialog
      title={t('staff.account.factor.remove.title')}
      action={t('staff.account.factor.remove')}
      isGrave
      onYes={remove}
      onClose={onClose}
    >
      <p>{t('staff.account.factor.remove.text')}</p>
    </AskDialog>
  )
}
