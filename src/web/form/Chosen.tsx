import { type ReactNode, useState } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import { fieldId, useIssues } from './issues.tsx'

type ChosenProps = Readonly<{
  title: ReactNode
  text: ReactNode
  /** The field it represents: links to the field lead to 'Change'. */
  field?: string
  /** Accessible description of 'Change'. */
  about: string
  /** Label of the button while nothing is chosen. */
  action?: string
  onChange: () => void
}>

/** Whether the field is open: on request, or because of an error. */
export function useOpened(name: string, isOpen: boolean): readonly [boolean, () => void] {
  const [wasOpened, setOpened] = useState(isOpen)
  const hasIssues = useIssues(name).length > 0
  if (hasIssues && !wasOpened) setOpened(true)
  return [wasOpened, () => setOpened(true)]
}

/** An earlier choice shown as made, with a way to change it. */
export function Chosen({ title, text, field, about, action, onChange }: ChosenProps) {
  const t = useTranslate()
  return (
    <div className="flex items-center justify-between gap-4 rounded-card border border-line bg-surface px-4 py-2 sm:py-3">
      {/* On a phone short ones share a line. */}
      <p className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-quiet">{text}</span>
      </p>
      <button
        type="button"
        id={field && fieldId(field)}
        className="link min-h-11 max-w-1/2 shrink-0 text-end"
        onClick={onChange}
      >
        <span>{action ?? t('eligibility.change')}</span>
        <span className="sr-only">{` ${about}`}</span>
      </button>
    </div>
  )
}
