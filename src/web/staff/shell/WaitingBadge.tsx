import { useTranslate } from '../../i18n/provider.tsx'
import { shortCount } from '../parts/short-count.ts'

/** How much waits for an answer, beside the way to it. */
export function WaitingBadge({ count }: Readonly<{ count: number }>) {
  const t = useTranslate()
  if (count === 0) return null
  return (
    <>
      <Mark count={count} />
      <span className="sr-only">{` ${t('staff.shell.nav.waiting', { count })}`}</span>
    </>
  )
}

/** The number as a decoration, no text of its own: its parent names it. */
function Mark({ count }: Readonly<{ count: number }>) {
  return (
    <span
      aria-hidden="true"
      data-count={shortCount(count)}
      className="figures ms-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-ocean px-1.5 text-xs font-semibold text-on-ocean before:content-[attr(data-count)]"
    />
  )
}
