import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { staffPages } from '../../paths.ts'
import { workPath } from '../parts/paths.ts'
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

/**
 * Where to go after signing in: the page of the staff area that sent here, else what is due.
 * Whatever else stands there is not followed, so that no link can lead away from a sign-in.
 */
export function cameFrom(asked: unknown): string {
  if (typeof asked !== 'string' || asked === staffPages.admin || /[\\\s]/.test(asked))
    return workPath
  const [path = ''] = asked.split(/[?#]/)
  const isOurs = path === staffPages.admin || path.startsWith(`${staffPages.admin}/`)
  return isOurs && !path.includes('//') && !path.includes('..') ? asked : workPath
}
