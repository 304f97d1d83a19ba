import { createContext, useContext } from 'react'
import type { RoleId } from '#domain/staff/permission.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { sayRole } from '../parts/role-words.ts'
import type { OwnRole } from './people.ts'

export const OwnRolesContext = createContext<readonly OwnRole[]>([])

export const useOwnRoles = () => useContext(OwnRolesContext)

export function useRoleWords(): (role: RoleId) => string {
  const t = useTranslate()
  const own = useOwnRoles()
  return (role) => sayRole(role, own.find(({ id }) => id === role)?.name ?? null, t)
}
