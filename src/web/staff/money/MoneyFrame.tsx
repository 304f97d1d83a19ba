import { NavLink } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import type { Elements } from '../../ui/elements.ts'
import { PageFrame } from '../parts/PageFrame.tsx'
import { useChosenInView } from '../parts/use-chosen-in-view.ts'

const views = [
  { name: 'months', to: 'payments/months' },
  { name: 'payments', to: 'payments' },
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
  const nav = useChosenInView<HTMLElement>(title)
  return (
    <PageFrame title={title} lead={lead} actions={actions}>
      <nav
        aria-label={t('staff.money.views')}
        ref={nav}
        className="flex overflow-x-auto border-b border-line sm:gap-x-1"
      >
        {views.map(({ name, to }) => (
          <NavLink
            key={name}
            // A case is a page of the disputes.
            end={name !== 'disputes'}
            to={`${staffPages.admin}/${to}`}
            className="flex min-h-11 items-center border-b-2 border-transparent px-1.5 text-sm font-medium whitespace-nowrap text-quiet -outline-offset-3! hover:text-ink sm:px-3 aria-[current]:border-ocean aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {t(`staff.money.view.${name}`)}
          </NavLink>
        ))}
      </nav>
      {children}
    </PageFrame>
  )
}
