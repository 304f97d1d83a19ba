import type { ReactNode } from 'react'
import { useField } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { useName } from '../../i18n/use-name.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { WizardValues } from '../values.ts'
import { writingLink } from './link-store.ts'
import { useArrivals, useLinks } from './use-links.ts'

type OwnPartLockProps = Readonly<{ index: number; children: ReactNode }>

/**
 * The form of a traveller, shut while that traveller fills it in by a link of their own: two who write
 * into the same fields would undo each other's typing.
 */
export function OwnPartLock({ index, children }: OwnPartLockProps) {
  const t = useTranslate()
  const nameOf = useName()
  useArrivals()
  const applicant = useField<WizardValues, `applicants.${number}`>(`applicants.${index}`)
  const link = writingLink(useLinks(), applicant.linkId)
  const name = nameOf(applicant) || t('apply.applicants.tab', { number: index + 1 })
  return (
    <>
      {/* There from the start, so that what appears in it is read out. */}
      <div role="status">
        {link && (
          <Notice className="mb-6">
            {t(link.state === 'finished' ? 'ownLink.lock.finished' : 'ownLink.lock.begun', {
              name,
            })}
          </Notice>
        )}
      </div>
      {/* It only locks what is in it: nobody has to hear of a group without a name. */}
      <fieldset
        role="presentation"
        disabled={link !== null}
        className="min-w-0 disabled:opacity-75"
      >
        {children}
      </fieldset>
    </>
  )
}
