import SignaturePad, { type PointGroup } from 'signature_pad'
import { signatureCanvas } from '#domain/application/steps/agreement.ts'

/** The pad's content: strokes, or a written name. */
type Content = { kind: 'strokes' } | { kind: 'name'; text: string }

export type SignaturePaper = {
  lock: (isLocked: boolean) => void
  clear: () => void
  /** Writes a name as a signature, for those who cannot draw. */
  write: (name: string) => void
  /** Redraws at the canvas's current size. */
  resize: () => void
  /** A PNG data URL of 400 by 150, or '' if empty. */
  read: () => string
  close: () => void
}

const ink = '#16211d'
const handwriting = '"Segoe Script", "Bradley Hand", "Snell Roundhand", "Apple Chancery", cursive'
const { width: fullWidth, height: fullHeight } = signatureCanvas

/** Makes a canvas a signature pad. `onChange` is called when a stroke begins and ends. */
export function openSignaturePaper(
  canvas: HTMLCanvasElement,
  onChange: () => void,
): SignaturePaper {
  const pad = new SignaturePad(canvas, { penColor: ink, minWidth: 0.9, maxWidth: 2.6 })
  let content: Content = { kind: 'strokes' }
  let shownWidth = 0

  const becomeStrokes = () => {
    if (content.kind === 'name') pad.clear()
    content = { kind: 'strokes' }
    onChange()
  }
  pad.addEventListener('beginStroke', becomeStrokes)
  pad.addEventListener('endStroke', onChange)

  const paint = () => {
    const context = canvas.getContext('2d')
    if (context && content.kind === 'name') writeName(context, content.text, canvas.width)
  }

  return {
    lock: (isLocked) => (isLocked ? pad.off() : pad.on()),
    clear: () => {
      content = { kind: 'strokes' }
      pad.clear()
      onChange()
    },
    write: (name) => {
      pad.clear()
      content = name.trim() === '' ? { kind: 'strokes' } : { kind: 'name', text: name.trim() }
      paint()
      onChange()
    },
    resize: () => {
      const width = canvas.clientWidth
      if (width === 0 || width === shownWidth) return
      const strokes = scaled(pad.toData(), shownWidth === 0 ? 1 : width / shownWidth)
      shownWidth = width
      const density = Math.max(1, window.devicePixelRatio || 1)
      canvas.width = Math.round(width * density)
      canvas.height = Math.round(((width * fullHeight) / fullWidth) * density)
      canvas.getContext('2d')?.scale(density, density)
      pad.clear()
      if (content.kind === 'strokes') pad.fromData(strokes)
      else paint()
    },
    read: () => (content.kind === 'strokes' && pad.isEmpty() ? '' : toPng(canvas)),
    close: () => pad.off(),
  }
}

function scaled(strokes: readonly PointGroup[], ratio: number): PointGroup[] {
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * ratio, y: point.y * ratio })),
  }))
}

function writeName(context: CanvasRenderingContext2D, name: string, pixels: number): void {
  const room = fullWidth - 48
  context.save()
  context.setTransform(pixels / fullWidth, 0, 0, pixels / fullWidth, 0, 0)
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `italic 46px ${handwriting}`
  const size = Math.min(46, (46 * room) / Math.max(1, context.measureText(name).width))
  context.font = `italic ${size}px ${handwriting}`
  context.fillText(name, fullWidth / 2, fullHeight / 2)
  context.restore()
}

function toPng(canvas: HTMLCanvasElement): string {
  const copy = document.createElement('canvas')
  copy.width = fullWidth
  copy.height = fullHeight
  const context = copy.getContext('2d')
  if (!context) return ''
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, fullWidth, fullHeight)
  context.drawImage(canvas, 0, 0, fullWidth, fullHeight)
  return copy.toDataURL('image/png')
}
