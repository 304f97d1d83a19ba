import { type RoleSubject, roleSubjects, withNeeded, without } from '#domain/staff/own-role.ts'
import type { Permission } from '#domain/staff/permission.ts'
import { FieldGroup, useControl } from '../../form/Field.tsx'
import { useInput } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'

const subjects = Object.keys(roleSubjects) as RoleSubject[]

type PermissionFieldProps = Readonly<{
  name: string
  /** Stands below what the role may do with money. */
  ofMoney: Elements
}>

/** What a role allows, by subject. What a permission needs is ticked with it, and goes with it. */
export function PermissionField({ name, ofMoney }: PermissionFieldProps) {
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
        <label
          key={permission}
          className="flex min-h-9 cursor-pointer items-start gap-3 py-1.5 text-sm first-letter:uppercase"
        >
          <input
            type="checkbox"
            id={index === 0 ? firstId : undefined}
            checked={chosen.includes(permission)}
            onChange={({ target }) => onTurn(permission, target.checked)}
            className="size-5 shrink-0 accent-ocean"
          />
          <span className="first-letter:uppercase">{t(`staff.team.permission.${permission}`)}</span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}
