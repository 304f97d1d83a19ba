import { type ReactNode, Suspense } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'

/** A part on its way: almost always too short to show anything, so it is only said. */
export function Waiting({ children }: Readonly<{ children: ReactNode }>) {
  const t = useTranslate()
  return (
    <Suspense
      fallback={
        <p role="status" className="sr-only">
          {t('staff.loading')}
        </p>
      }
    >
      {children}
    </Suspense>
  )
}
