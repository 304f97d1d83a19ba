import type { ReactNode } from 'react'
import { useField } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { useName } from '../../i18n/use-name.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { WizardValues } from '../values.ts'
import { writingLink } from './link-store.ts'
import { useArrivals, useLinks } from './use-links.ts'

/** Locks a traveller's form while they fill it in through their own link, to avoid conflicting edits. */
export function OwnPartLock({ index, children }: Readonly<{ index: number; children: ReactNode }>) {
  const t = useTranslate()
  const nameOf = useName()
  useArrivals()
  const applicant = useField<WizardValues, `applicants.${number}`>(`applicants.${index}`)
  const link = writingLink(useLinks(), applicant.linkId)
  const name = nameOf(applicant) || t('apply.applicants.tab', { number: index + 1 })
  return (
    <>
      {/* Present from the start, so that updates are announced. */}
      <div role="status">
        {link && (
          <Notice className="mb-6">
            {t(link.state === 'finished' ? 'ownLink.lock.finished' : 'ownLink.lock.begun', {
              name,
            })}
          </Notice>
        )}
      </div>
      {/* A fieldset only for its lock: hidden from assistive technology as a group. */}
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
