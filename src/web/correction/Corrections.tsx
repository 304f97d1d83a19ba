import { useQuery } from '@tanstack/react-query'
import type { ApplicationView } from '#contract/application.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { CorrectionList } from '../form/applicant/CorrectionList.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { useName } from '../i18n/use-name.ts'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Corrections of an application, with a note if an agreement was signed before. */
export function Corrections({ application }: Readonly<{ application: ApplicationView }>) {
  const t = useTranslate()
  const write = useName()
  const { id, version, applicants, correctedAfterSigning } = application
  const query = useQuery({
    queryKey: ['corrections', id, version],
    queryFn: ({ signal }) =>
      call('GET /api/applications/{id}/corrections', { params: { id }, signal }),
  })
  const nameOf = (applicantId: number) => {
    const found = applicants.find((each) => each.id === applicantId)
    return found ? write(found) : ''
  }
  return (
    <>
      {correctedAfterSigning > 0 && (
        <Notice title={t('correction.signed.title')} className="mb-3">
          {t('correction.signed.text')}
        </Notice>
      )}
      {query.isPending && <Skeleton className="h-12" />}
      <ErrorNotice error={query.error} />
      {query.data && (
        <CorrectionList
          items={query.data}
          nameOf={applicants.length > 1 ? nameOf : () => ''}
          whoOf={({ by }) => t(`correction.by.${by}`)}
        />
      )}
    </>
  )
}
