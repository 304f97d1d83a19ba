import { useQueryClient } from '@tanstack/react-query'
import { portalEnding, portalMediaType, portalName } from '#domain/document/portal.ts'
import { call } from '../../../api/client.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import type { Applicant, StaffDocument } from '../../parts/application/application.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { filingFormQuery } from '../../parts/filing-form.ts'
import { aside } from '../../parts/looks.ts'
import { useSending } from '../../parts/use-sending.ts'

type PortalCopiesProps = Readonly<{ applicant: Applicant; document: StaffDocument }>

/** Copies within what the portal of the authority takes: of this document, or of all of this traveller. */
export function PortalCopies({ applicant, document }: PortalCopiesProps) {
  const t = useTranslate()
  const { application } = useDetail()
  const one = useSending()
  const all = useSending()
  const client = useQueryClient()
  const { id, documentType } = document

  const saveOne = async () => {
    const bytes = await call('GET /api/admin/documents/{id}/portal', { params: { id } })
    const type = portalMediaType(document)
    const { files } = (await client.fetchQuery(filingFormQuery)).form
    const name = portalName(application.requiredDocuments, documentType, files)
    saveFile(new Blob([bytes], { type }), name, portalEnding(type))
  }
  const saveAll = async () => {
    const params = { id: applicant.id }
    const bytes = await call('GET /api/admin/applicants/{id}/portal', { params })
    const name = `portal-${application.reference}-${applicant.position}`
    saveFile(new Blob([bytes], { type: 'application/zip' }), name)
  }

  return (
    <div>
      <div className="-mx-2.5 flex flex-wrap">
        <Button
          look="quiet"
          className={aside}
          busy={one.isBusy}
          onClick={() => void one.send(saveOne)}
        >
          {t('staff.review.portal.one')}
        </Button>
        <Button
          look="quiet"
          className={aside}
          busy={all.isBusy}
          onClick={() => void all.send(saveAll)}
        >
          {t('staff.review.portal.all')}
        </Button>
      </div>
      <ErrorNotice error={one.error ?? all.error} className="mt-1" />
    </div>
  )
}
