import { lazy, Suspense, useEffect, useState } from 'react'
import type { DocumentType } from '#domain/document/document.ts'
import { sayMoment, saySize } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type Applicant, nameOf, type StaffDocument } from '../../parts/application/application.ts'
import { Failed } from '../../parts/Loaded.tsx'
import { useMay } from '../../parts/use-me.ts'
import { ImageView } from './ImageView.tsx'
import { PortalCopies } from './PortalCopies.tsx'
import { useBytes } from './use-bytes.ts'
import { Versions } from './Versions.tsx'

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
