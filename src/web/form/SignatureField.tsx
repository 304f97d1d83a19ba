import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon, lockIcon } from '../ui/icons.ts'
import { boxClass, HintAndIssues, useControl } from './Field.tsx'
import type { SignaturePaper } from './signature-canvas.ts'
import { useLoaded } from './use-loaded.ts'

const loadPaper = () => import('./signature-canvas.ts')

type SignatureFieldProps = Readonly<{
  name: string
  isLocked: boolean
  /** Called with the signature as a PNG data URL, '' if empty. */
  onSign: (signature: string) => void
}>

/** A signature pad: by finger, mouse or pen, or by typing a name. */
export function SignatureField({ name, isLocked, onSign }: SignatureFieldProps) {
  const t = useTranslate()
  const { control, hasError } = useControl({ name, hint: true })
  const [typed, setTyped] = useState('')
  const { canvas, paper, isReady, isSigned, failed } = usePaper(isLocked, onSign)
  const written = useRef('')
  // Typing may precede the loading of the drawing code.
  useEffect(() => {
    if (isReady && written.current !== '') paper.current?.write(written.current)
  }, [isReady, paper])
  const clear = () => {
    written.current = ''
    setTyped('')
    paper.current?.clear()
  }
  const frame = hasError ? 'border-clay outline-1 outline-clay' : 'border-edge'

  return (
    <fieldset className="max-w-[400px] min-w-0" aria-describedby={control['aria-describedby']}>
      <legend className="flex items-center gap-3 font-semibold">
        <span>{t('form.signature.label')}</span>
        {isSigned && (
          <Badge tone="success" icon={checkIcon}>
            {t('form.signature.signed')}
          </Badge>
        )}
      </legend>
      <HintAndIssues
        name={name}
        hint={isLocked ? t('form.signature.locked.hint') : t('form.signature.hint')}
      />
      <div className={`relative mt-1.5 overflow-hidden rounded-field border bg-[#ffffff] ${frame}`}>
        <canvas
          ref={canvas}
          id={control.id}
          tabIndex={-1}
          role="img"
          aria-label={t('form.signature.canvas')}
          className={`block aspect-[400/150] w-full scroll-mt-28 ${isLocked ? '' : 'cursor-crosshair touch-none'}`}
        />
        <Overlay isSigned={isSigned} isLocked={isLocked} />
      </div>
      {failed && (
        <Button look="secondary" onClick={failed} className="mt-2">
          {t('form.retry')}
        </Button>
      )}
      {!isLocked && (
        <div className="mt-3 flex items-end gap-2">
          <label className="min-w-0 flex-1 text-sm">
            {t('form.signature.type')}
            <input
              type="text"
              autoComplete="name"
              spellCheck={false}
              maxLength={128}
              value={typed}
              onChange={(event) => {
                written.current = event.target.value
                setTyped(event.target.value)
                paper.current?.write(event.target.value)
              }}
              className={boxClass(false, 'mt-1')}
            />
          </label>
          <Button look="secondary" onClick={clear}>
            {t('form.signature.clear')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** Over the pad: the line to sign on, and the lock until it may be signed. */
function Overlay({ isSigned, isLocked }: Readonly<{ isSigned: boolean; isLocked: boolean }>) {
  const t = useTranslate()
  return (
    <>
      {!isSigned && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-6 bottom-8 border-b border-dashed border-[#7b8781] pb-1 text-center text-sm text-[#55625c]"
        >
          {!isLocked && t('form.signature.empty')}
        </span>
      )}
      {isLocked && (
        <span className="absolute inset-0 grid place-items-center bg-sunken/90">
          <span className="flex items-center gap-2 font-semibold text-quiet">
            <Icon path={lockIcon} />
            <span>{t('form.signature.locked')}</span>
          </span>
        </span>
      )}
    </>
  )
}

function usePaper(isLocked: boolean, onSign: (signature: string) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const paper = useRef<SignaturePaper | null>(null)
  const report = useRef(onSign)
  const [isSigned, setSigned] = useState(false)
  const loaded = useLoaded(loadPaper)
  const open = loaded.state === 'ready' ? loaded.value.openSignaturePaper : null

  useEffect(() => {
    report.current = onSign
  }, [onSign])

  useEffect(() => {
    const element = canvas.current
    if (!element || !open) return
    const opened = open(element, () => {
      const signature = opened.read()
      setSigned(signature !== '')
      report.current(signature)
    })
    paper.current = opened
    opened.resize()
    const watcher = new ResizeObserver(opened.resize)
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      opened.close()
      paper.current = null
      // The pad and its content are gone.
      report.current('')
    }
  }, [open])

  useEffect(() => {
    if (open) paper.current?.lock(isLocked)
  }, [open, isLocked])

  const failed = loaded.state === 'failed' ? loaded.retry : null
  return { canvas, paper, isReady: open !== null, isSigned, failed }
}
