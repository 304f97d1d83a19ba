import { sameFileOf } from '#domain/document/same-file.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { warningIcon } from '../../../ui/icons.ts'
import { type Applicant, nameOf, type StaffDocument } from '../../parts/application/application.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'

type SameFileProps = Readonly<{ applicant: Applicant; document: StaffDocument }>

/** Says where the very same file stands as something that it cannot be as well. */
export function SameFile({ applicant, document }: SameFileProps) {
  const t = useTranslate()
  const { application } = useDetail()
  const standing = application.applicants.map((each) => ({
    ...each,
    documents: each.documents.filter(({ current }) => current),
  }))
  const same = document.current ? sameFileOf(applicant, document, standing) : null
  if (!same) return null
  return (
    <p className="mt-2 text-sm">
      <Badge tone="warning" icon={warningIcon}>
        {t('staff.review.same', {
          document: t(`document.type.${same.documentType}`),
          name: nameOf(same.giver),
        })}
      </Badge>
    </p>
  )
}
