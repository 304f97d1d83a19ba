import { useState } from 'react'
import type { RoleId } from '#domain/staff/permission.ts'
import { call } from '../../api/client.ts'
import { createFields, FieldsProvider } from '../../form/fields.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { shieldIcon, warningIcon } from '../../ui/icons.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { AskButton, AskDialog } from '../parts/AskDialog.tsx'
import type { Colleague } from './people.ts'
import { RoleField } from './RoleField.tsx'
import { useRoleWords, useStaffChange } from './use-team.ts'

type ColleagueLineProps = Readonly<{
  colleague: Colleague
  isMe: boolean
  /** Nobody else could stand in: then role and account stay, and it says why. */
  isLastOwner: boolean
}>

export function ColleagueLine({ colleague, isMe, isLastOwner }: ColleagueLineProps) {
  const { t, language } = useWords()
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
      <p className="mt-1 text-sm text-quiet">
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

function Actions({ colleague, isMe }: Omit<ColleagueLineProps, 'isLastOwner'>) {
  const t = useTranslate()
  const change = useStaffChange()
  const roleWords = useRoleWords()
  const [isChanging, setChanging] = useState(false)
  const { id, name, email, role, disabledAt } = colleague
  const isEnabled = disabledAt === null
  const kind = isEnabled ? 'disable' : 'enable'
  const params = { id }
  const button = { look: 'quiet', className: 'min-h-11! px-2! text-sm! sm:px-3!' } as const
  return (
    <div className="-mx-2 mt-1 flex flex-wrap sm:-mx-3">
      {isEnabled && (
        <Button
          {...button}
          aria-label={t('staff.team.change.label', { name })}
          onClick={() => setChanging(true)}
        >
          {t('staff.team.change')}
        </Button>
      )}
      {isEnabled && !isMe && (
        <AskButton
          {...button}
          aria-label={t('staff.team.reset.label', { name })}
          ask={{
            title: t('staff.team.reset.title', { name }),
            action: t('staff.team.reset.action'),
            onYes: () => change(() => call('POST /api/admin/staff/{id}/reset', { params })),
            done: t('staff.team.reset.done', { email }),
            children: <p>{t('staff.team.reset.text', { email })}</p>,
          }}
        >
          {t('staff.team.reset')}
        </AskButton>
      )}
      {!isMe && (
        <AskButton
          {...button}
          aria-label={t(`staff.team.${kind}.label`, { name })}
          ask={{
            title: t(`staff.team.${kind}.title`, { name }),
            action: t(`staff.team.${kind}`),
            isGrave: isEnabled,
            onYes: () =>
              change(() =>
                call('PATCH /api/admin/staff/{id}', { params, body: { disabled: isEnabled } }),
              ),
            done: t(isEnabled ? 'staff.team.disabled.done' : 'staff.team.enabled.done', { name }),
            children: <p>{t(`staff.team.${kind}.text`, { name, role: roleWords(role) })}</p>,
          }}
        >
          {t(`staff.team.${kind}`)}
        </AskButton>
      )}
      {isChanging && <ChangeRole colleague={colleague} onClose={() => setChanging(false)} />}
    </div>
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
