import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { call } from '../../../api/client.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Failed } from '../../parts/Loaded.tsx'
import { ImageView } from '../documents/ImageView.tsx'
import { type Candidate, marksOf, type VisaDocument } from './match.ts'

const PdfView = lazy(() =>
  import('../documents/PdfView.tsx').then((module) => ({ default: module.PdfView })),
)

type VisaLookProps = Readonly<{ document: VisaDocument; candidates: readonly Candidate[] }>

/** The document itself, with what was found in it framed. */
export function VisaLook({ document, candidates }: VisaLookProps) {
  const t = useTranslate()
  const { id, mediaType, fileName } = document
  const [isBroken, setBroken] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'visa-document', id],
    queryFn: async ({ signal }) => {
      const bytes = await call('GET /api/admin/visa-documents/{id}/file', {
        params: { id },
        signal,
      })
      return new Blob([bytes], { type: mediaType })
    },
    gcTime: 60_000,
  })
  const marks = useMemo(() => marksOf(candidates), [candidates])
  if (error) return <Failed error={error} isBusy={false} onRetry={() => void refetch()} />
  if (isBroken) {
    return (
      <Notice tone="error" role="alert">
        {t('staff.review.viewer.broken')}
      </Notice>
    )
  }
  const waiting = (
    <div role="status">
      <span className="sr-only">{t('staff.review.viewer.loading')}</span>
      <Skeleton className="h-72 w-full" />
    </div>
  )
  if (!data) return waiting
  const given = { bytes: data, fileName, title: t('staff.review.visa.page') }
  const onBroken = () => setBroken(true)
  if (mediaType !== 'application/pdf') return <ImageView {...given} onBroken={onBroken} />
  return (
    <Suspense fallback={waiting}>
      <PdfView {...given} marks={marks} onBroken={onBroken} />
    </Suspense>
  )
}
