import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { DocumentType } from '#domain/document/document.ts'
import { portalEnding, portalMediaType, portalName } from '#domain/document/portal.ts'
import { call } from '../../../api/client.ts'
import { sayMoment, saySize } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { type Applicant, nameOf, type StaffDocument } from '../../parts/application/application.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { filingFormQuery } from '../../parts/filing-form.ts'
import { Failed } from '../../parts/Loaded.tsx'
import { aside } from '../../parts/looks.ts'
import { useMay } from '../../parts/use-me.ts'
import { useSending } from '../../parts/use-sending.ts'
import { ImageView } from './ImageView.tsx'

const loadPdfView = () => import('./PdfView.tsx')
const PdfView = lazy(() => loadPdfView().then((module) => ({ default: module.PdfView })))

type ViewerProps = Readonly<{
  applicant: Applicant
  type: DocumentType
  document: StaffDocument | null
  versions: readonly StaffDocument[]
  onChooseVersion: (id: string) => void
  /** The document stands on the screen. */
  onSeen: (id: string) => void
}>

/** One document, as large as there is room. */
export function Viewer({
  applicant,
  type,
  document,
  versions,
  onChooseVersion,
  onSeen,
}: ViewerProps) {
  const t = useTranslate()
  const language = useLanguage()
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
            <Content key={document.id} document={document} title={title} onSeen={onSeen} />
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

type ContentProps = Readonly<{
  document: StaffDocument
  title: string
  onSeen: (id: string) => void
}>

function Content({ document, title, onSeen }: ContentProps) {
  const t = useTranslate()
  const { bytes, error, retry } = useBytes(document)
  const [isBroken, setBroken] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document
  useEffect(() => {
    if (bytes && !isBroken) onSeen(document.id)
  }, [bytes, isBroken, document.id])
  if (error !== null) return <Failed error={error} isBusy={false} onRetry={retry} />
  if (!bytes) return <Waiting />
  const save = { bytes, fileName: document.fileName }
  if (isBroken) {
    return (
      <Notice tone="error" role="alert">
        {t('staff.review.viewer.broken')}
      </Notice>
    )
  }
  const isPdf = document.mediaType === 'application/pdf'
  return isPdf ? (
    <Suspense fallback={<Waiting />}>
      <PdfView {...save} title={title} onBroken={() => setBroken(true)} />
    </Suspense>
  ) : (
    <ImageView
      {...save}
      title={title}
      isPhoto={document.documentType === 'passportPhoto'}
      onBroken={() => setBroken(true)}
    />
  )
}

/** Fetches what draws PDFs while the first document is looked at; what fails is fetched when needed. */
export function usePdfSoon(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const timer = setTimeout(() => void loadPdfView().catch(() => {}), 500)
    return () => clearTimeout(timer)
  }, [isNeeded])
}

function Waiting() {
  const t = useTranslate()
  return (
    <div role="status">
      <span className="sr-only">{t('staff.review.viewer.loading')}</span>
      <Skeleton className="h-[max(20rem,calc(100dvh-19rem))] w-full" />
    </div>
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

type VersionsProps = Readonly<{
  versions: readonly StaffDocument[]
  shown: StaffDocument
  onChoose: (id: string) => void
}>

/** Every file that was sent for this document, newest first, with what was said of it. */
function Versions({ versions, shown, onChoose }: VersionsProps) {
  const t = useTranslate()
  const language = useLanguage()
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

/** How long the bytes stay in memory after they were last shown: long enough for a look back. */
const keptMilliseconds = 60_000

/** The bytes of a document, fetched once while they are looked at: each look leaves a trace. */
function useBytes({ id, mediaType }: Pick<StaffDocument, 'id' | 'mediaType'>) {
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'document', id],
    queryFn: async ({ signal }) => {
      const bytes = await call('GET /api/admin/documents/{id}', { params: { id }, signal })
      return new Blob([bytes], { type: mediaType })
    },
    gcTime: keptMilliseconds,
  })
  return { bytes: data ?? null, error, retry: () => void refetch() }
}
