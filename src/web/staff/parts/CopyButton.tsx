import { useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon } from '../../ui/icons.ts'

const copyIcon =
  'M9 9.5A1.5 1.5 0 0 1 10.5 8h8A1.5 1.5 0 0 1 20 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 18.5zM15.5 8V5.5A1.5 1.5 0 0 0 14 4H5.5A1.5 1.5 0 0 0 4 5.5V14a1.5 1.5 0 0 0 1.5 1.5H9'

type CopyButtonProps = Readonly<{
  text: string
  /** What is copied, for those who listen. */
  what: string
}>

export function CopyButton({ text, what }: CopyButtonProps) {
  const t = useTranslate()
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setState('done'),
      () => setState('failed'),
    )
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('staff.parts.copy', { what })}
        title={t('staff.parts.copy', { what })}
        onClick={copy}
        onBlur={() => setState('idle')}
        className="-my-0.5 grid size-7 shrink-0 place-items-center rounded-small text-quiet hover:bg-sunken hover:text-ink pointer-coarse:-my-2.5 pointer-coarse:-me-3 pointer-coarse:size-11"
      >
        <Icon
          path={state === 'done' ? checkIcon : copyIcon}
          className={`size-4 ${state === 'done' ? 'text-leaf' : ''}`}
        />
      </button>
      <span role="status" className="sr-only">
        {state === 'idle' ? '' : t(`staff.parts.copy.${state}`, { what })}
      </span>
    </>
  )
}
