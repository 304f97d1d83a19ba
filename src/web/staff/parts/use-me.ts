import { createContext, useContext } from 'react'
import type { Permission } from '#domain/staff/permission.ts'
import type { Account } from './use-account.ts'

export const MeContext = createContext<Account | null>(null)

/** Who is signed in. Inside the shell there always is somebody. */
export function useMe(): Account {
  const me = useContext(MeContext)
  if (!me) throw new Error('Shell is missing above this component')
  return me
}

/** Whether the person who is signed in may do something; the server refuses by the same table. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useMe()
  return (permission) => permissions.includes(permission)
}
