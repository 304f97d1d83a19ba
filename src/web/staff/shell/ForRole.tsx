import { Navigate, Outlet, useLocation } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { PageFrame } from '../parts/PageFrame.tsx'
import { placePath } from '../parts/paths.ts'
import { sayRole } from '../parts/role-words.ts'
import { useMay, useMe } from '../parts/use-me.ts'
import { isOpenTo, openPlaces, type Page } from './navigation.ts'

/** Pages behind a permission: who lacks it is told so instead of meeting refused calls. */
export function ForRole({ permission }: Readonly<Record<'permission', Page['permission']>>) {
  const t = useTranslate()
  const may = useMay()
  const { role, roleName } = useMe()
  const { pathname } = useLocation()
  if (isOpenTo(permission, may)) return <Outlet />
  // The staff area opens with the first page of the role, for those who do not work at applications.
  const first = openPlaces(may)[0]?.pages[0]
  if (first && pathname === staffPages.admin) return <Navigate to={placePath(first.name)} replace />
  const text = t('staff.shell.forbidden.text', { role: sayRole(role, roleName, t) })
  return (
    <PageFrame title={t('staff.shell.forbidden.title')} lead={text} width="narrow">
      {null}
    </PageFrame>
  )
}
