import { createContext, type ReactNode, useContext } from 'react'
import type { Application } from './application.ts'
import { useChanging } from './use-changing.ts'

export type Detail = ReturnType<typeof useChanging>

const DetailContext = createContext<Detail | null>(null)

/** The application that is open, and how to change it. */
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
