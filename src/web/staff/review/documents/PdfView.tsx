import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openPdf, type PDFDocumentProxy, type PDFPageProxy } from '../../../file/pdf.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { arrowLeftIcon, arrowRightIcon } from '../../../ui/icons.ts'
import {
  type Looked,
  type Place,
  type Size,
  Stage,
  Tool,
  type Turned,
  turnedPlace,
} from './Stage.tsx'

/** A place on a page that is to be seen at once. */
export type Mark = Readonly<{ page: number; place: Place; isWrong: boolean }>

const noMarks: readonly Mark[] = []

type PdfViewProps = Looked & Readonly<{ marks?: readonly Mark[]; onBroken: () => void }>

/** The largest picture of a page that is drawn, in pixels: enough to read, small enough for a phone. */
const maxPixels = 16_000_000

/** A PDF page by page, drawn by us: nothing in it is run, and nothing of it is another page. */
export function PdfView({ marks = noMarks, onBroken, ...looked }: PdfViewProps) {
  const t = useTranslate()
  // Where there is something to see, or at the beginning.
  const [number, setNumber] = useState(marks[0]?.page ?? 1)
  const file = usePdf(looked.bytes, onBroken)
  const page = usePage(file, number, onBroken)
  const size = page ? page.getViewport({ scale: 1 }) : null
  const count = file?.numPages ?? 0
  return (
    <Stage
      {...looked}
      size={size && { width: size.width, height: size.height }}
      tools={
        count > 1 && (
          <span className="flex items-center">
            <Tool
              path={arrowLeftIcon}
              label={t('staff.review.viewer.page.previous')}
              isOff={number === 1}
              onPress={() => setNumber(number - 1)}
            />
            <span className="figures text-xs whitespace-nowrap text-quiet" aria-live="polite">
              <span aria-hidden="true" className="sm:hidden">
                {`${number}/${count}`}
              </span>
              <span className="max-sm:sr-only">
                {t('staff.review.viewer.page', { number, count })}
              </span>
            </span>
            <Tool
              path={arrowRightIcon}
              label={t('staff.review.viewer.page.next')}
              isOff={number === count}
              onPress={() => setNumber(number + 1)}
            />
          </span>
        )
      }
    >
      {(scale, turned, shown) =>
        page && (
          <>
            <PageCanvas
              page={page}
              label={`${looked.title}, ${t('staff.review.viewer.page', { number, count })}`}
              scale={scale}
              turned={turned}
              shown={shown}
            />
            <Marks marks={marks.filter((mark) => mark.page === number)} turned={turned} />
          </>
        )
      }
    </Stage>
  )
}

/** Frames around what was found; the words beside the page say the same. */
function Marks({ marks, turned }: Readonly<{ marks: readonly Mark[]; turned: Turned }>) {
  return marks.map(({ place, isWrong }) => {
    const [x, y, width, height] = turnedPlace(place, turned).map((part) => `${part * 100}%`)
    return (
      <span
        key={place.join(' ')}
        aria-hidden="true"
        // The page is drawn, not written: left stays left in every language.
        style={{ left: x, top: y, width, height }}
        className={`pointer-events-none absolute rounded-small outline-2 outline-offset-2 ${isWrong ? 'bg-[#c0392b]/20 outline-[#a93226]' : 'bg-[#f1c40f]/25 outline-[#1e8449]'}`}
      />
    )
  })
}

type PageCanvasProps = Readonly<{
  page: PDFPageProxy
  label: string
  scale: number
  turned: Turned
  shown: Size
}>

function PageCanvas({ page, label, scale, turned, shown }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(
    () => (canvas.current ? draw(page, canvas.current, scale, turned) : undefined),
    [page, scale, turned],
  )
  return (
    // A canvas takes one drawing at a time: another page or size gets another one.
    <canvas
      key={`${page.pageNumber} ${scale} ${turned}`}
      ref={canvas}
      role="img"
      aria-label={label}
      className="block bg-[#ffffff]"
      style={shown}
    />
  )
}

/** Draws the page as fine as the screen shows it; the answer stops it. */
function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number, turned: Turned) {
  const plain = page.getViewport({ scale })
  const ratio = Math.min(devicePixelRatio, Math.sqrt(maxPixels / (plain.width * plain.height)))
  const viewport = page.getViewport({
    scale: scale * ratio,
    rotation: (page.rotate + turned) % 360,
  })
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  const task = page.render({ canvas, viewport })
  // A drawing that was stopped ends with an error that nobody needs.
  task.promise.catch(() => {})
  return () => task.cancel()
}

function usePdf(bytes: Blob, onBroken: () => void): PDFDocumentProxy | null {
  const [file, setFile] = useState<PDFDocumentProxy | null>(null)
  const broken = useEffectEvent(onBroken)
  useEffect(() => {
    let isCurrent = true
    let opened: PDFDocumentProxy | null = null
    openPdf(bytes).then(
      (pdf) => {
        opened = pdf
        if (isCurrent) setFile(pdf)
        else void pdf.loadingTask.destroy()
      },
      () => isCurrent && broken(),
    )
    return () => {
      isCurrent = false
      void opened?.loadingTask.destroy()
    }
  }, [bytes])
  return file
}

function usePage(file: PDFDocumentProxy | null, number: number, onBroken: () => void) {
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  const broken = useEffectEvent(onBroken)
  useEffect(() => {
    if (!file) return
    let isCurrent = true
    file.getPage(number).then(
      (found) => isCurrent && setPage(found),
      () => isCurrent && broken(),
    )
    return () => {
      isCurrent = false
    }
  }, [file, number])
  return page
}
