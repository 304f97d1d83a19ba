import { Link } from 'react-router'
import { ApiError } from '../../api/error.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'

/** Why the settings were not saved; whoever asks a second factor of all needs one first. */
export function SettingsProblem({ error }: Readonly<{ error: unknown }>) {
  const t = useTranslate()
  const say = useErrorWords()
  if (error === null) return null
  const isFirst = error instanceof ApiError && error.code === 'staff.second-factor-required'
  return (
    <Notice tone="error" role="alert" className="mb-5">
      {isFirst ? (
        <>
          <p>{t('staff.settings.factor.first')}</p>
          <Link to={`${staffPages.admin}/account`} className="link mt-1 inline-block font-semibold">
            {t('staff.settings.factor.link')}
          </Link>
        </>
      ) : (
        say(error)
      )}
    </Notice>
  )
}
