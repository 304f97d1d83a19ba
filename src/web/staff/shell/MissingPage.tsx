import { Link } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'

export function MissingPage() {
  const t = useTranslate()
  return (
    <PageFrame
      title={t('staff.shell.missing.title')}
      lead={t('staff.shell.missing.text')}
      width="narrow"
    >
      <Link to={staffPages.admin} className={buttonClass('secondary')}>
        {t('staff.shell.missing.action')}
      </Link>
    </PageFrame>
  )
}
