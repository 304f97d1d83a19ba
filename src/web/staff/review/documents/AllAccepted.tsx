import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../../i18n/provider.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { checkIcon } from '../../../ui/icons.ts'
import { fileHref } from '../../parts/application/places.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { compact } from '../../parts/looks.ts'

/** Leads on once everything is accepted: to the filing screen of travellers who are ready. */
export function AllAccepted({ hasJudged }: Readonly<{ hasJudged: RefObject<boolean> }>) {
  const t = useTranslate()
  const { application } = useDetail()
  const way = useRef<HTMLAnchorElement>(null)

  // Enter goes on after the last acceptance, not after a mere look.
  useEffect(() => {
    if (hasJudged.current) way.current?.focus({ preventScroll: true })
  }, [hasJudged])

  return (
    <section
      aria-label={t('staff.review.file.title')}
      className="rounded-card border border-leaf/40 bg-leaf-tint p-4 sm:p-5"
    >
      <p className="flex items-center gap-2 font-semibold text-leaf">
        <Icon path={checkIcon} className="size-5" />
        <span>{t('staff.review.file.title')}</span>
      </p>
      <p className="mt-1 text-sm">{t('staff.review.file.text')}</p>
      <Link
        ref={way}
        to={fileHref(application.id)}
        className={buttonClass('primary', `${compact} mt-3 w-full`)}
      >
        <span>{t('staff.review.file.open')}</span>
        <kbd className="hidden rounded-small border border-current px-1.5 font-sans text-xs opacity-70 pointer-fine:inline">
          {t('staff.parts.help.enter')}
        </kbd>
      </Link>
    </section>
  )
}
