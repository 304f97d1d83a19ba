import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { pathTo } from '../../paths.ts'
import { Button, ButtonLink, buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { mailIcon, refreshIcon } from '../../ui/icons.ts'
import { aside } from '../parts/looks.ts'
import { placePath } from '../parts/paths.ts'
import { useMay, useMe } from '../parts/use-me.ts'
import { ExportButton } from './ExportButton.tsx'
import type { View } from './view.ts'

type ListHeaderProps = Readonly<{
  view: View
  isRefreshing: boolean
  onRefresh: () => void
  onKeys: () => void
  tools: ReactNode
}>

export function ListHeader({ view, isRefreshing, onRefresh, onKeys, tools }: ListHeaderProps) {
  const t = useTranslate()
  const may = useMay()
  const { language } = useMe()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <h1 className="text-xl">{t('staff.list.title')}</h1>
      <div className="-mx-2.5 flex max-w-[100vw] items-center overflow-x-auto">
        <Button look="quiet" className={aside} busy={isRefreshing} onClick={onRefresh}>
          {!isRefreshing && <Icon path={refreshIcon} className="hidden size-4.5 sm:block" />}
          {t('staff.list.refresh')}
        </Button>
        {tools}
        {may('application.export') && <ExportButton view={view} className={aside} />}
        {may('letter.send') && (
          <Link to={placePath('email-test')} className={buttonClass('quiet', aside)}>
            <Icon path={mailIcon} className="hidden size-4.5 sm:block" />
            {t('staff.shell.nav.email')}
          </Link>
        )}
        <ButtonLink look="quiet" className={aside} href={pathTo('home', language)}>
          {t('staff.shell.nav.home')}
        </ButtonLink>
        <Button look="quiet" className={`${aside} hidden! md:inline-flex!`} onClick={onKeys}>
          <kbd className="rounded-small border border-line px-1.5 text-xs">?</kbd>
          {t('staff.parts.keys')}
        </Button>
      </div>
    </div>
  )
}
