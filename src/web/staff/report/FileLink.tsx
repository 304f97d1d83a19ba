import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { downloadIcon } from '../../ui/icons.ts'

type FileLinkProps = Readonly<{ href: string; title: string }>

/** A report as a file, beside its other views and looking like them. */
export function FileLink({ href, title }: FileLinkProps) {
  const t = useTranslate()
  return (
    <a
      href={href}
      download
      className="flex min-h-9 items-center gap-1 rounded-small px-2 text-xs font-medium text-quiet no-underline hover:text-ink sm:px-2.5 pointer-coarse:min-h-11"
    >
      <Icon path={downloadIcon} className="size-3.5" />
      <span>{t('staff.report.file')}</span>
      <span className="sr-only">{` ${title}`}</span>
    </a>
  )
}
