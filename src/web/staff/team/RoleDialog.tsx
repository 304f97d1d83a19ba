import {
  maxRoleName,
  type RoleSubject,
  roleSubjects,
  withNeeded,
  without,
} from '#domain/staff/own-role.ts'
import type { Permission } from '#domain/staff/permission.ts'
import { call } from '../../api/client.ts'
import { FieldGroup, useControl } from '../../form/Field.tsx'
import { useAll, useInput } from '../../form/fields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { TickBox } from '../parts/TickBox.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'
import type { OwnRole } from './people.ts'
import { roleBody, roleProblems, roleValues } from './role-values.ts'
import { useStaffChange } from './use-team.ts'

type RoleDialogProps = Readonly<{
  /** null for a new one. */
  edited: OwnRole | null
  onClose: () => void
}>

/** Composes a role: its name, what it allows, and up to what amount it may pay back. */
export function RoleDialog({ edited, onClose }: RoleDialogProps) {
  const t = useTranslate()
  const change = useStaffChange()
  const form = useSendingForm({
    first: () => roleValues(edited),
    check: (typed) => roleProblems(typed, t),
    at: { 'role.name-taken': 'name' },
    send: (typed) => {
      const body = roleBody(typed)
      if (!edited) return change(() => call('POST /api/admin/roles', { body }))
      return change(() => call('PUT /api/admin/roles/{id}', { params: { id: edited.id }, body }))
    },
    done: ({ name }) => ({ title: t('staff.team.roles.saved', { name }) }),
    onDone: onClose,
  })
  const { permissions } = useAll(form.fields)
  const title = edited
    ? t('staff.team.roles.edit.title', { name: edited.name })
    : t('staff.team.roles.new')
  return (
    <FormDialog
      title={title}
      wide
      form={form}
      action={t('staff.team.roles.save')}
      onClose={onClose}
    >
      <div className="space-y-5 [&_input]:scroll-mb-36">
        <TextField
          name="name"
          label={t('staff.team.roles.name')}
          hint={t('staff.team.roles.name.hint')}
          autoComplete="off"
          maxLength={maxRoleName}
        />
        <PermissionField
          name="permissions"
          ofMoney={
            permissions.includes('refund.make') && (
              <TextField
                name="refundLimit"
                label={t('staff.team.roles.limit')}
                hint={t('staff.team.roles.limit.hint')}
                autoComplete="off"
                optional
                maxLength={12}
              />
            )
          }
        />
      </div>
      {edited && edited.people > 0 && (
        <p className="text-sm text-quiet">
          {t('staff.team.roles.at-once', { people: edited.people })}
        </p>
      )}
    </FormDialog>
  )
}

const subjects = Object.keys(roleSubjects) as RoleSubject[]

type PermissionFieldProps = Readonly<{
  name: string
  /** Stands below what the role may do with money. */
  ofMoney: Elements
}>

/** What a role allows, by subject. What a permission needs is ticked with it, and goes with it. */
function PermissionField({ name, ofMoney }: PermissionFieldProps) {
  const t = useTranslate()
  const [value, set] = useInput(name)
  const chosen = value as readonly Permission[]
  const field = { name, label: t('staff.team.roles.permissions') }
  const { control } = useControl(field)
  const turn = (permission: Permission, isOn: boolean) =>
    set(isOn ? withNeeded([...chosen, permission]) : without(chosen, permission))
  return (
    <FieldGroup {...field} hint={t('staff.team.roles.permissions.hint')}>
      <div className="gap-8 sm:columns-2">
        {subjects.map((subject, index) => (
          <Subject
            key={subject}
            subject={subject}
            chosen={chosen}
            firstId={index === 0 ? control.id : undefined}
            onTurn={turn}
          >
            {subject === 'money' && ofMoney}
          </Subject>
        ))}
      </div>
    </FieldGroup>
  )
}

type SubjectProps = Readonly<{
  subject: RoleSubject
  chosen: readonly Permission[]
  /** Of the first box, to which a mistake of the field leads. */
  firstId: string | undefined
  onTurn: (permission: Permission, isOn: boolean) => void
  children: Elements
}>

function Subject({ subject, chosen, firstId, onTurn, children }: SubjectProps) {
  const t = useTranslate()
  return (
    <fieldset className="mb-4 min-w-0 break-inside-avoid">
      <legend className="mb-1 text-sm font-semibold">
        {t(`staff.team.roles.subject.${subject}`)}
      </legend>
      {roleSubjects[subject].map((permission, index) => (
        <TickBox
          key={permission}
          id={index === 0 ? firstId : undefined}
          label={
            <span className="block first-letter:uppercase">
              {t(`staff.team.permission.${permission}`)}
            </span>
          }
          isOn={chosen.includes(permission)}
          onTurn={(isOn) => onTurn(permission, isOn)}
        />
      ))}
      {children}
    </fieldset>
  )
}
