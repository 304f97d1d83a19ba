import { type ReactNode, useEffect, useId, useRef } from 'react'
import { type ButtonLook, buttonClass } from './Button.tsx'

type FileButtonProps = Readonly<{
  /** Accessible name: the words, with subject and person. */
  label: string
  hintId?: string
  accept: string
  /** Opens the camera directly, if there is one. */
  capture?: boolean
  /** Allows several files. */
  multiple?: boolean
  look?: ButtonLook
  onFiles: (files: readonly File[]) => void
  className?: string
  children: ReactNode
}>

/** A plain file input that looks like a button. */
export function FileButton({
  label,
  hintId,
  accept,
  capture,
  multiple = false,
  look = 'secondary',
  onFiles,
  className = '',
  children,
}: FileButtonProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const take = () => {
    const files = [...(input.current?.files ?? [])]
    // Allows choosing the same file again after a failure.
    if (input.current) input.current.value = ''
    if (files.length > 0) onFiles(files)
  }
  const takeFirst = useRef(take)
  // A file may have been chosen before hydration.
  useEffect(() => takeFirst.current(), [])
  return (
    <div className={`relative ${className}`}>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        {...(capture ? { capture: 'environment' as const } : {})}
        aria-label={label}
        aria-describedby={hintId}
        onChange={take}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonClass(
          look,
          'w-full cursor-pointer px-3! sm:px-5! whitespace-nowrap peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ocean',
        )}
      >
        {children}
      </label>
    </div>
  )
}
