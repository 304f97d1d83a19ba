import { lazy, Suspense, useState } from 'react'
import { useField } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import type { Person } from '../applicants/progress.ts'
import type { WizardValues } from '../values.ts'

/** Loaded on demand: few use it. */
const LinkList = lazy(() => import('./LinkList.tsx').then((part) => ({ default: part.LinkList })))

/** Lets travellers fill in their own part: one line that opens the list of links. */
export function TravellerLinks({ people }: Readonly<{ people: readonly Person[] }>) {
  const t = useTranslate()
  const applicants = useField<WizardValues, 'applicants'>('applicants')
  const hasLinks = applicants.slice(0, people.length).some(({ linkId }) => linkId)
  const [isOpen, setOpen] = useState(hasLinks)
  if (people.length < 2) return null
  return (
    <Card className="mb-8 p-4 sm:p-5">
      <div className="gap-6 sm:flex sm:items-start sm:justify-between">
        <div>
          <h3 className="text-lg">{t('ownLink.title')}</h3>
          <p className="mt-1 max-w-prose text-sm text-quiet">{t('ownLink.text')}</p>
        </div>
        {!isOpen && (
          <Button
            look="secondary"
            className="mt-3 w-full shrink-0 sm:mt-0 sm:w-auto"
            onClick={() => setOpen(true)}
          >
            {t('ownLink.open')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={<div className="h-40" />}>
          <LinkList people={people} />
        </Suspense>
      )}
    </Card>
  )
}
