import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ApiError } from '#client/error.ts'
import { useConfirmed } from '../confirm/confirm.tsx'
import {
  type Application,
  applicationKey,
  applicationThreadKey,
  lettersKey,
  receiptsKey,
  refundKey,
} from './application.ts'
import { hasTyped } from './typed.ts'

type Detail = ReturnType<typeof useChanging>

const DetailContext = createContext<Detail | null>(null)

export function useDetail(): Detail {
  const detail = useContext(DetailContext)
  if (!detail) throw new Error('DetailProvider is missing above this component')
  return detail
}

/** Whether somebody else changed it since; never where no application is open. */
export function useIsBehind(): boolean {
  return useContext(DetailContext)?.isBehind ?? false
}

type DetailProviderProps = Readonly<{ application: Application; children: ReactNode }>

export function DetailProvider({ application, children }: DetailProviderProps) {
  return <DetailContext value={useChanging(application)}>{children}</DetailContext>
}

/** Somebody else was faster: a colleague, or the traveller with a new document. */
function isBehindTheServer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return ['application.changed', 'document.not-found', 'review.changed'].includes(error.code ?? '')
}

/**
 * `application` is what is known now. `basis` is what a decision in the making was begun on: it follows
 * by itself as long as nothing is typed, and only on request after that, so that nobody decides about
 * a state that they have not seen.
 */
function useChanging(application: Application) {
  const client = useQueryClient()
  const confirmed = useConfirmed()
  const [basis, setBasis] = useState(application)
  const latest = useRef(application)
  latest.current = application
  const { id, version } = application

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new version, once
  useEffect(() => {
    if (!hasTyped(client, id)) setBasis(latest.current)
  }, [client, id, version])

  return useMemo(() => {
    const refresh = () => client.invalidateQueries({ queryKey: applicationKey(id) })
    /** What stands around it is asked again: lists, counts, thread, letters, receipts, refunds. */
    const refreshRelated = () => {
      const keys = [applicationThreadKey, lettersKey, receiptsKey, refundKey].map((of) => of(id))
      for (const queryKey of [...keys, ['applications']]) {
        void client.invalidateQueries({ queryKey })
      }
    }
    /** Does the work, asks who it is where the server wants to know, and asks again what it changed around it. */
    const carryOut = async <A,>(work: () => Promise<A>): Promise<A> => {
      try {
        const answer = await confirmed(work)
        refreshRelated()
        return answer
      } catch (error) {
        if (isBehindTheServer(error)) await refresh()
        throw error
      }
    }
    /** The same where the server answers with the application, which is shown. */
    const change = async (work: () => Promise<Application>): Promise<Application> => {
      const before = latest.current.version
      const after = await carryOut(work)
      client.setQueryData(applicationKey(id), after)
      setBasis((last) => (last.version === before ? after : last))
      return after
    }
    const acceptLatest = () => setBasis(latest.current)
    const isBehind = basis.version !== version
    return { application, basis, isBehind, acceptLatest, carryOut, change, refresh, refreshRelated }
  }, [application, basis, id, version, client, confirmed])
}
