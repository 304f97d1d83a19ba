import { useQueryClient } from '@tanstack/react-query'
import type { DocumentType } from '#domain/document/document.ts'
import { portalEnding, portalMediaType, portalName } from '#domain/document/portal.ts'
import { call } from '../../../api/client.ts'
import { sayMoment, saySize } from '../../../i18n/moment.ts'
import { useTranslate, useWords } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { type Applicant, nameOf, type StaffDocument } from '../../parts/application/application.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { filingFormQuery } from '../../parts/filing-form.ts'
import { aside } from '../../parts/looks.ts'
import { useMay } from '../../parts/use-me.ts'
import { useSending } from '../../parts/use-sending.ts'
import { FileLook } from './FileLook.tsx'

type ViewerProps = Readonly<{
  applicant: Applicant
  type: DocumentType
  document: StaffDocument | null
  versions: readonly StaffDocument[]
  onChooseVersion: (id: string) => void
  onSeen: (id: string) => void
}>

export function Viewer(props: ViewerProps) {
  const { applicant, type, document, versions, onChooseVersion, onSeen } = props
  const { t, language } = useWords()
  const seesFiles = useMay()('document.read')
  const name = nameOf(applicant) || t('staff.parts.traveller', { number: applicant.position })
  const title = t('staff.review.documents.of', { document: t(`document.type.${type}`), name })
  return (
    <section aria-label={title} className="min-w-0 space-y-2">
      <h3 className="text-base break-words">{title}</h3>
      {document ? (
        <>
          <p className="text-sm break-words text-quiet">
            <bdi>{document.fileName}</bdi>
            <span>{`, ${saySize(document.sizeBytes, language)}, ${sayMoment(document.createdAt, language)}`}</span>
          </p>
          {seesFiles && (
            <PortalCopies key={`copies ${document.id}`} applicant={applicant} document={document} />
          )}
          {versions.length > 1 && (
            <Versions versions={versions} shown={document} onChoose={onChooseVersion} />
          )}
          {seesFiles ? (
            <FileLook
              key={document.id}
              queryKey={['staff', 'document', document.id]}
              load={(signal) =>
                call('GET /api/admin/documents/{id}', { params: { id: document.id }, signal })
              }
              file={document}
              title={title}
              heightClass="h-[max(20rem,calc(100dvh-19rem))]"
              isPhoto={type === 'passportPhoto'}
              onSeen={() => onSeen(document.id)}
            />
          ) : (
            <Notice>{t('staff.review.viewer.role')}</Notice>
          )}
        </>
      ) : (
        <div className="grid min-h-64 place-items-center rounded-card border-2 border-dashed border-line p-6 text-center text-quiet">
          {t('staff.review.documents.missing.text', { name })}
        </div>
      )}
    </section>
  )
}

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
  const copies = [
    { what: 'one', sending: one, save: saveOne },
    { what: 'all', sending: all, save: saveAll },
  ] as const
  return (
    <div>
      <div className="-mx-2.5 flex flex-wrap">
        {copies.map(({ what, sending, save }) => (
          <Button
            key={what}
            look="quiet"
            className={aside}
            busy={sending.isBusy}
            onClick={() => void sending.send(save)}
          >
            {t(`staff.review.portal.${what}`)}
          </Button>
        ))}
      </div>
      <ErrorNotice error={one.error ?? all.error} className="mt-1" />
    </div>
  )
}

type VersionsProps = Readonly<{
  versions: readonly StaffDocument[]
  shown: StaffDocument
  onChoose: (id: string) => void
}>

/** Every file that was sent for this document, newest first, with what was said of it. */
function Versions({ versions, shown, onChoose }: VersionsProps) {
  const { t, language } = useWords()
  return (
    <ul aria-label={t('staff.review.versions')} className="flex flex-wrap gap-1.5">
      {versions.map((each) => {
        const { id, version, current, createdAt, review } = each
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === shown.id}
              onClick={() => onChoose(id)}
              className="min-h-11 rounded-field border border-line bg-surface px-3 py-1 text-start text-xs hover:border-ocean aria-pressed:border-ocean aria-pressed:bg-ocean-tint"
            >
              <span className="block font-semibold">
                <span>{t('staff.review.version', { version })}</span>
                {current && <span>{` (${t('staff.review.version.current')})`}</span>}
              </span>
              <span className="block text-quiet">
                <span>{t(`staff.review.documents.state.${review.verdict}`)}</span>
                {review.reason && <span>{`: ${t(`staff.review.reason.${review.reason}`)}`}</span>}
                <span>{`, ${sayMoment(createdAt, language)}`}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
