import { NavLink } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import type { Elements } from '../../ui/elements.ts'
import { PageFrame } from '../parts/PageFrame.tsx'

const views = [
  { name: 'payments', to: 'payments' },
  { name: 'months', to: 'payments/months' },
  { name: 'payouts', to: 'payments/payouts' },
  { name: 'fees', to: 'payments/fees' },
  { name: 'disputes', to: 'payments/disputes' },
] as const

type MoneyFrameProps = Readonly<{
  title: string
  lead?: string
  actions?: Elements
  children: Elements
}>

/** A page about money, with the way to the others. */
export function MoneyFrame({ title, lead, actions, children }: MoneyFrameProps) {
  const t = useTranslate()
  return (
    <PageFrame title={title} lead={lead} actions={actions}>
      <nav
        aria-label={t('staff.money.views')}
        className="flex flex-wrap gap-x-1 border-b border-line"
      >
        {views.map(({ name, to }) => (
          <NavLink
            key={name}
            // A case is a page of the disputes.
            end={name !== 'disputes'}
            to={`${staffPages.admin}/${to}`}
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-2 text-sm sm:px-3 font-medium text-quiet hover:text-ink aria-[current]:border-ocean aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {t(`staff.money.view.${name}`)}
          </NavLink>
        ))}
      </nav>
      {children}
    </PageFrame>
  )
}
