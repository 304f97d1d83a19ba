import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import type { Elements } from '../ui/elements.ts'
import { usePageTitle } from '../ui/use-page-title.ts'
import type { Application } from './checklist.ts'
import { useUploads } from './uploads-context.tsx'

type DocumentsHeadProps = Readonly<{
  title: string
  /** Also links home. */
  leadsHome?: boolean
  /** Whether a document is still to come, and may be any file. */
  takesFiles?: boolean
  /** Progress, or what is requested. */
  children: Elements
}>

/** The heading: links away, whose documents, accepted files. */
export function DocumentsHead({
  title,
  leadsHome = false,
  takesFiles = true,
  children,
}: DocumentsHeadProps) {
  const t = useTranslate()
  usePageTitle(title)
  const language = useLanguage()
  const { reference, paymentOrderId: orderId, applicants } = useUploads<Application>().application
  const link = 'link inline-flex min-h-11 items-center'
  return (
    <div>
      <p className="-mt-4 mb-2 flex flex-wrap gap-x-6 text-sm font-semibold">
        <a className={link} href={pathTo('status', language, { orderId })}>
          {t('document.action.status')}
        </a>
        {leadsHome && (
          <a className={link} href={pathTo('home', language)}>
            {t('document.action.home')}
          </a>
        )}
      </p>
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="figures mt-1 text-quiet">
        {t('document.lead', { reference, count: applicants.length })}
      </p>
      {children}
      {takesFiles && (
        <>
          <p className="mt-4 max-w-prose text-sm">{t('document.hint.files')}</p>
          <p className="mt-1 max-w-prose text-sm text-quiet">{t('document.hint.one')}</p>
        </>
      )}
    </div>
  )
}
