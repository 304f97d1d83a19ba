import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { checkIcon } from '../../../ui/icons.ts'
import { fileHref } from '../../parts/application/places.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { compact } from '../../parts/looks.ts'
import { useFileReady } from '../use-file-ready.ts'

/** Leads on once everything is accepted: marks as filed whoever is ready, and opens the next application. */
export function AllAccepted({ hasJudged }: Readonly<{ hasJudged: RefObject<boolean> }>) {
  const t = useTranslate()
  const { application } = useDetail()
  const { file, isBusy, error } = useFileReady('documents')
  const box = useRef<HTMLElement>(null)
  const { id } = application

  // Whoever just accepted the last one goes on by Enter; whoever only came to look does not file by it.
  useEffect(() => {
    if (hasJudged.current) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [hasJudged])

  return (
    <section
      ref={box}
      aria-label={t('staff.review.file.title')}
      className="rounded-card border border-leaf/40 bg-leaf-tint p-4 sm:p-5"
    >
      <p className="flex items-center gap-2 font-semibold text-leaf">
        <Icon path={checkIcon} className="size-5" />
        <span>{t('staff.review.file.title')}</span>
      </p>
      <p className="mt-1 text-sm">{t('staff.review.file.text')}</p>
      <ErrorNotice error={error} className="mt-3" />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button className={`${compact} flex-1`} busy={isBusy} onClick={file}>
          <span>{t('staff.review.file.action')}</span>
          <kbd className="hidden rounded-small border border-current px-1.5 font-sans text-xs opacity-70 pointer-fine:inline">
            {t('staff.parts.help.enter')}
          </kbd>
        </Button>
        <Link className="link flex min-h-11 items-center px-1 text-sm" to={fileHref(id)}>
          {t('staff.review.file.open')}
        </Link>
      </div>
    </section>
  )
}
