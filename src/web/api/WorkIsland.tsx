import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { type IslandProps, PhrasesProvider, useTranslate } from '../i18n/provider.tsx'
import type { Elements } from '../ui/elements.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { useFocusKept } from '../ui/use-focus-kept.ts'
import { Boundary } from './Boundary.tsx'

/** What every page that talks to the server stands in: phrases, queries, toasts, and a focus that is not lost. */
export function WorkIsland({ children, ...island }: IslandProps & { children: Elements }) {
  useFocusKept()
  // Pages refetch explicitly; nothing is refetched automatically.
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            retry: false,
            refetchOnWindowFocus: false,
            refetchOnReconnect: false,
            staleTime: Number.POSITIVE_INFINITY,
            // Offline, fail visibly instead of waiting silently.
            networkMode: 'always',
          },
        },
      }),
  )
  return (
    <PhrasesProvider {...island}>
      <QueryClientProvider client={client}>
        <Boundary>
          <SaidToasts>{children}</SaidToasts>
        </Boundary>
      </QueryClientProvider>
    </PhrasesProvider>
  )
}

function SaidToasts({ children }: { children: Elements }) {
  const t = useTranslate()
  return (
    <Toasts regionLabel={t('site.toast.region')} closeLabel={t('site.toast.close')}>
      {children}
    </Toasts>
  )
}
