import { createContext, useContext } from 'react'
import type { RoleId } from '#domain/staff/permission.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { useConfirmedChange } from '../parts/confirm/confirm.tsx'
import { sayRole } from '../parts/role-words.ts'
import type { OwnRole } from './people.ts'

export function useStaff() {
  return useAsked(['staff', 'team'], 'GET /api/admin/staff', {}, fresh)
}

export const useStaffChange = () => useConfirmedChange(['staff'])

export const OwnRolesContext = createContext<readonly OwnRole[]>([])

export const useOwnRoles = () => useContext(OwnRolesContext)

export function useRoleWords(): (role: RoleId) => string {
  const t = useTranslate()
  const own = useOwnRoles()
  return (role) => sayRole(role, own.find(({ id }) => id === role)?.name ?? null, t)
}
