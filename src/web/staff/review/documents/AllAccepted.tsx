import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#client/error.ts'
import { call } from '../../../api/client.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { checkIcon } from '../../../ui/icons.ts'
import { useToast } from '../../../ui/Toasts.tsx'
import { applicationKey } from '../../parts/application/application.ts'
import { fileHref } from '../../parts/application/places.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { useApplicationNavigation } from '../../parts/application/use-navigation.ts'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { compact } from '../../parts/looks.ts'
import { useSending } from '../../parts/use-sending.ts'

/** Leads on once everything is accepted: marks as filed whoever is ready, and opens the next application. */
export function AllAccepted({ hasJudged }: Readonly<{ hasJudged: RefObject<boolean> }>) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const { application, refreshRelated } = useDetail()
  const { neighbour, open } = useApplicationNavigation()
  const { send, isBusy, error } = useSending()
  const box = useRef<HTMLElement>(null)
  const { id, reference } = application

  // Whoever just accepted the last one goes on by Enter; whoever only came to look does not file by it.
  useEffect(() => {
    if (hasJudged.current) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [hasJudged])

  const file = async () => {
    const isDone = await send(async () => {
      const { rows } = await call('POST /api/admin/applications/bulk', {
        body: { ids: [id], action: { kind: 'file' } },
      })
      const code = rows[0]?.error
      if (code) throw new ApiError('problem', { code, status: 409 })
    })
    void client.invalidateQueries({ queryKey: applicationKey(id) })
    if (!isDone) return
    refreshRelated()
    toast({ tone: 'success', title: t('staff.review.file.done', { reference }) })
    const next = neighbour(id, 1)
    if (next !== null) open(next, 'documents')
  }

  return (
    <section
      ref={box}
      aria-label={t('staff.review.file.title')}
      className="rounded-card border border-leaf/40 bg-leaf-tint p-4 sm:p-5"
    >
      <p className="flex items-center gap-2 font-semibold text-leaf">
        <Icon path={checkIcon} className="size-5" />
        {t('staff.review.file.title')}
      </p>
      <p className="mt-1 text-sm">{t('staff.review.file.text')}</p>
      <ErrorNotice error={error} className="mt-3" />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button className={`${compact} flex-1`} busy={isBusy} onClick={() => void file()}>
          {t('staff.review.file.action')}
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
