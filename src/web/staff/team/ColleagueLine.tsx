import { useState } from 'react'
import type { RoleId } from '#domain/staff/permission.ts'
import { call } from '../../api/client.ts'
import { createFields, FieldsProvider } from '../../form/fields.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { shieldIcon, warningIcon } from '../../ui/icons.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { useRoleWords } from './own-roles.ts'
import type { Colleague } from './people.ts'
import { RoleField } from './RoleField.tsx'
import { useStaffChange } from './use-team.ts'

type ColleagueLineProps = Readonly<{
  colleague: Colleague
  isMe: boolean
  /** Nobody else could stand in: then role and account stay, and it says why. */
  isLastOwner: boolean
}>

export function ColleagueLine({ colleague, isMe, isLastOwner }: ColleagueLineProps) {
  const t = useTranslate()
  const language = useLanguage()
  const roleWords = useRoleWords()
  const { name, email, role, disabledAt, lastSeenAt } = colleague
  return (
    <li className="p-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base">{name}</h2>
        <Badge tone={role === 'owner' ? 'info' : 'neutral'}>{roleWords(role)}</Badge>
        {isMe && <Badge>{t('staff.team.you')}</Badge>}
        {disabledAt && <Badge tone="error">{t('staff.team.disabled')}</Badge>}
        <FactorBadge colleague={colleague} />
      </div>
      <p className="text-sm text-quiet">
        <span className="reads-ltr">{email}</span>
        <span>{` · ${
          lastSeenAt
            ? t('staff.team.seen', { seen: sayMoment(lastSeenAt, language) })
            : t('staff.team.seen.never')
        }`}</span>
      </p>
      {isLastOwner ? (
        <p className="mt-1 max-w-prose text-sm text-quiet">{t('staff.team.last-owner')}</p>
      ) : (
        <Actions colleague={colleague} isMe={isMe} />
      )}
    </li>
  )
}

function FactorBadge({
  colleague: { secondFactor, passkeys },
}: Pick<ColleagueLineProps, 'colleague'>) {
  const t = useTranslate()
  if (!secondFactor && passkeys === 0) {
    return (
      <Badge tone="warning" icon={warningIcon}>
        {t('staff.team.factor.no')}
      </Badge>
    )
  }
  return (
    <Badge tone="success" icon={shieldIcon}>
      {t(secondFactor ? 'staff.team.factor.yes' : 'staff.team.factor.passkey')}
    </Badge>
  )
}

/** What is asked in a dialog. */
type Asked = 'role' | 'disable' | 'reset'

function Actions({ colleague, isMe }: Omit<ColleagueLineProps, 'isLastOwner'>) {
  const t = useTranslate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { name, disabledAt } = colleague
  const close = () => setAsked(null)
  const isDisabled = disabledAt !== null
  const button = 'min-h-11! px-2! text-sm! sm:px-3!'
  return (
    <div className="-mx-2 mt-1 flex flex-wrap sm:-mx-3">
      {!isDisabled && (
        <Button
          look="quiet"
          className={button}
          aria-label={t('staff.team.change.label', { name })}
          onClick={() => setAsked('role')}
        >
          {t('staff.team.change')}
        </Button>
      )}
      {!isDisabled && !isMe && (
        <Button
          look="quiet"
          className={button}
          aria-label={t('staff.team.reset.label', { name })}
          onClick={() => setAsked('reset')}
        >
          {t('staff.team.reset')}
        </Button>
      )}
      {!isMe && (
        <Button
          look="quiet"
          className={button}
          aria-label={t(isDisabled ? 'staff.team.enable.label' : 'staff.team.disable.label', {
            name,
          })}
          onClick={() => setAsked('disable')}
        >
          {t(isDisabled ? 'staff.team.enable' : 'staff.team.disable')}
        </Button>
      )}
      {asked === 'role' && <ChangeRole colleague={colleague} onClose={close} />}
      {asked === 'disable' && <DisableDialog colleague={colleague} onClose={close} />}
      {asked === 'reset' && <ResetDialog colleague={colleague} onClose={close} />}
    </div>
  )
}

type DisableDialogProps = Readonly<{ colleague: Colleague; onClose: () => void }>

/** Disables an account, or enables a disabled one. */
function DisableDialog({ colleague, onClose }: DisableDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const change = useStaffChange()
  const roleWords = useRoleWords()
  const { id, name, role } = colleague
  const disabled = colleague.disabledAt === null
  const kind = disabled ? 'disable' : 'enable'
  const save = async () => {
    await change(() => call('PATCH /api/admin/staff/{id}', { params: { id }, body: { disabled } }))
    toast({
      title: t(disabled ? 'staff.team.disabled.done' : 'staff.team.enabled.done', { name }),
      tone: 'success',
    })
  }
  return (
    <AskDialog
      title={t(`staff.team.${kind}.title`, { name })}
      action={t(`staff.team.${kind}`)}
      isGrave={disabled}
      onYes={save}
      onClose={onClose}
    >
      <p>{t(`staff.team.${kind}.text`, { name, role: roleWords(role) })}</p>
    </AskDialog>
  )
}

type ResetDialogProps = Readonly<{ colleague: Colleague; onClose: () => void }>

/** For a colleague who lost password or second factor. */
function ResetDialog({ colleague: { id, name, email }, onClose }: ResetDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const change = useStaffChange()
  const send = async () => {
    await change(() => call('POST /api/admin/staff/{id}/reset', { params: { id } }))
    toast({ title: t('staff.team.reset.done', { email }), tone: 'success' })
  }
  return (
    <AskDialog
      title={t('staff.team.reset.title', { name })}
      action={t('staff.team.reset.action')}
      onYes={send}
      onClose={onClose}
    >
      <p>{t('staff.team.reset.text', { email })}</p>
    </AskDialog>
  )
}

type ChangeRoleProps = Readonly<{ colleague: Colleague; onClose: () => void }>

export function ChangeRole({ colleague, onClose }: ChangeRoleProps) {
  const t = useTranslate()
  const toast = useToast()
  const change = useStaffChange()
  const roleWords = useRoleWords()
  const [fields] = useState(() => createFields<{ newRole: RoleId }>({ newRole: colleague.role }))
  const { id, name } = colleague
  const save = async () => {
    const role = fields.get('newRole')
    if (role === colleague.role) return
    await change(() => call('PATCH /api/admin/staff/{id}', { params: { id }, body: { role } }))
    toast({
      title: t('staff.team.changed', { name, role: roleWords(role) }),
      text: t('staff.team.changed.text', { name }),
      tone: 'success',
    })
  }
  return (
    <AskDialog
      title={t('staff.team.change.title', { name })}
      action={t('staff.team.change.action')}
      onYes={save}
      onClose={onClose}
    >
      <FieldsProvider fields={fields}>
        <RoleField name="newRole" />
      </FieldsProvider>
    </AskDialog>
  )
}
