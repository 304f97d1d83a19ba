import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { staffPages } from '../../paths.ts'
import type { SignedIn } from './use-login.ts'

/** Forgets what was loaded under another name, then goes in. */
export function useEntering(target: string): (who: SignedIn) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  return ({ secondFactorMissing }) => {
    client.clear()
    void navigate(secondFactorMissing ? `${staffPages.admin}/account` : target, { replace: true })
  }
}
