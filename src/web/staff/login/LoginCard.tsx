import { type ReactNode, useEffect, useRef } from 'react'
import { company } from '../../company.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowLeftIcon } from '../../ui/icons.ts'
import { Mark } from '../../ui/Mark.tsx'

type LoginCardProps = Readonly<{
  title: string
  lead?: ReactNode
  /** Takes the place of another card: the title takes the focus, so that the change is heard. */
  isNext?: boolean
  children: ReactNode
}>

/** The one card of the pages before somebody is signed in. */
export function LoginCard({ title, lead, isNext = false, children }: LoginCardProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNext) heading.current?.focus()
  }, [isNext])
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col items-center px-4 py-8 sm:py-16">
      <div className="w-full max-w-[26rem]">
        <p className="flex items-center justify-center gap-2.5 text-lg font-semibold">
          <Mark className="size-9" />
          <span>{company.name}</span>
        </p>
        <Card className="mt-6 p-5 sm:p-8">
          <h1 ref={heading} tabIndex={-1} className="text-xl">
            {title}
          </h1>
          {lead && <p className="mt-1.5 text-quiet">{lead}</p>}
          <div className="mt-6">{children}</div>
        </Card>
        <p className="mt-4 text-center">
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-1.5 rounded-field px-3 text-sm font-semibold text-ocean hover:bg-ocean-tint"
          >
            <Icon path={arrowLeftIcon} className="size-4.5 rtl:-scale-x-100" />
            <span>{t('staff.login.home')}</span>
          </a>
        </p>
      </div>
    </main>
  )
}
