import { type QueryKey, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Failed } from '../../parts/Loaded.tsx'
import type { Mark } from './PdfView.tsx'
import { type Looked, type Size, Stage } from './Stage.tsx'

const loadPdfView = () => import('./PdfView.tsx')
const PdfView = lazy(() => loadPdfView().then((module) => ({ default: module.PdfView })))

/** How long the bytes stay in memory after they were last shown: long enough for a look back. */
const keptMilliseconds = 60_000

type FileLookProps = Readonly<{
  queryKey: QueryKey
  load: (signal: AbortSignal) => Promise<BlobPart>
  file: Readonly<{ fileName: string; mediaType: string }>
  title: string
  /** Of what stands here while it is on its way. */
  heightClass: string
  isPhoto?: boolean
  marks?: readonly Mark[]
  onSeen?: () => void
}>

/** A file as large as there is room, fetched once while it is looked at: each look leaves a trace. */
export function FileLook(props: FileLookProps) {
  const { queryKey, load, file, title, heightClass, isPhoto = false, marks, onSeen } = props
  const { fileName, mediaType } = file
  const t = useTranslate()
  const [isBroken, setBroken] = useState(false)
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => new Blob([await load(signal)], { type: mediaType }),
    gcTime: keptMilliseconds,
  })
  const { data } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    if (data && !isBroken) onSeen?.()
  }, [data, isBroken])
  if (query.error) return <Failed query={query} />
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
      <Skeleton className={`${heightClass} w-full`} />
    </div>
  )
  if (!data) return waiting
  const shown = { bytes: data, fileName, title, onBroken: () => setBroken(true) }
  if (mediaType !== 'application/pdf') return <ImageView {...shown} isPhoto={isPhoto} />
  return (
    <Suspense fallback={waiting}>
      <PdfView {...shown} {...(marks && { marks })} />
    </Suspense>
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

type ImageViewProps = Looked &
  Readonly<{
    onBroken: () => void
    /** A passport photo: the frame that is printed lies above it. */
    isPhoto?: boolean
  }>

/** Width to height of a printed passport photo: 40 x 45 mm. */
const photoShape = 40 / 45

function ImageView({ onBroken, isPhoto = false, ...looked }: ImageViewProps) {
  const t = useTranslate()
  const address = useAddress(looked.bytes)
  const [size, setSize] = useState<Size | null>(null)
  return (
    <>
      {address && !size && (
        <img
          src={address}
          alt=""
          hidden
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={onBroken}
        />
      )}
      <Stage
        {...looked}
        size={size}
        tools={
          size && (
            <span className="figures px-2 text-xs text-quiet">
              <span>
                {t('staff.review.viewer.pixels', { width: size.width, height: size.height })}
              </span>
              {isPhoto && (
                <span className="max-sm:sr-only"> · {t('staff.review.viewer.frame')}</span>
              )}
            </span>
          )
        }
      >
        {(scale, turned, shown) =>
          size &&
          address && (
            <>
              <img
                src={address}
                alt={looked.title}
                draggable={false}
                className="absolute top-1/2 left-1/2 max-w-none select-none"
                style={{
                  width: size.width * scale,
                  height: size.height * scale,
                  transform: `translate(-50%, -50%) rotate(${turned}deg)`,
                }}
              />
              {isPhoto && <PhotoFrame shown={shown} />}
            </>
          )
        }
      </Stage>
    </>
  )
}

/** What of a picture would be printed: the largest frame of the right shape in its middle. */
function PhotoFrame({ shown }: Readonly<{ shown: Size }>) {
  const width = Math.min(shown.width, shown.height * photoShape)
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-1/2 -translate-1/2 border-2 border-dashed border-ocean mix-blend-multiply"
      style={{ width, height: width / photoShape }}
    />
  )
}

function useAddress(bytes: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}
