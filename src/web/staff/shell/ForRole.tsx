import { Outlet } from 'react-router'
import type { Permission } from '#domain/staff/permission.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { useMay, useMe } from '../parts/use-me.ts'

/** Pages behind a permission: who lacks it is told so instead of meeting refused calls. */
export function ForRole({ permission }: Readonly<{ permission: Permission }>) {
  const t = useTranslate()
  const may = useMay()
  const { role } = useMe()
  if (may(permission)) return <Outlet />
  const text = t('staff.shell.forbidden.text', { role: t(`staff.parts.role.${role}`) })
  return (
    <PageFrame title={t('staff.shell.forbidden.title')} lead={text} width="narrow">
      {null}
    </PageFrame>
  )
}
