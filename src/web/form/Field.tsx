import type { ReactNode } from 'react'
import { useTranslate, useWords } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { errorIcon, warningIcon } from '../ui/icons.ts'
import { Words } from '../ui/Words.tsx'
import { fieldId, type Issue, useIssues } from './issues.tsx'

/** Common properties of fields; words come from the caller. */
export type FieldProps = Readonly<{
  /** Dotted path of the value in the form. */
  name: string
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** For assistive technology only: the heading above is the visible label. */
  isLabelHidden?: boolean
}>

/** The style of a text box. */
export function boxClass(hasError: boolean, more = ''): string {
  const edge = hasError ? 'border-clay outline-1 outline-clay' : 'border-edge hover:border-ocean'
  return `block min-h-12 w-full rounded-field border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-quiet ${edge} ${more}`
}

/** Attributes that tie a control to its label, hint and issues. */
export function useControl({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) {
  const issues = useIssues(name)
  const id = fieldId(name)
  const hasError = issues.some(({ severity }) => severity === 'error')
  const described = [hint ? `${id}-hint` : '', issues.length > 0 ? `${id}-issues` : '']
  return {
    issues,
    hasError,
    control: {
      id,
      'aria-invalid': hasError || undefined,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    },
  }
}

/** The label's id, for buttons beside the control that include it in their names. */
export const labelId = (name: string) => `${fieldId(name)}-label`

/** Label, hint, issues, then the control. */
export function Field({
  name,
  label,
  hint,
  optional,
  children,
}: FieldProps & Readonly<{ children: ReactNode }>) {
  return (
    <div>
      <label id={labelId(name)} htmlFor={fieldId(name)} className="block font-semibold">
        <LabelText label={label} optional={optional ?? false} />
      </label>
      <HintAndIssues name={name} hint={hint} />
      <div className="mt-1.5">{children}</div>
    </div>
  )
}

/** The same for several controls of one question. */
export function FieldGroup({
  name,
  label,
  hint,
  optional,
  isLabelHidden = false,
  children,
}: FieldProps & Readonly<{ children: ReactNode }>) {
  const { control } = useControl({ name, hint })
  return (
    <fieldset aria-describedby={control['aria-describedby']} className="min-w-0">
      <legend className={isLabelHidden ? 'sr-only' : 'font-semibold'}>
        <LabelText label={label} optional={optional ?? false} />
      </legend>
      <HintAndIssues name={name} hint={hint} />
      <div className="mt-1.5">{children}</div>
    </fieldset>
  )
}

export function LabelText({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  const t = useTranslate()
  return (
    <>
      <Words>{label}</Words>
      {optional && <span className="font-normal text-quiet"> {t('form.optional')}</span>}
    </>
  )
}

export function HintAndIssues({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) {
  const issues = useIssues(name)
  const id = fieldId(name)
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-quiet">
          <Words>{hint}</Words>
        </p>
      )}
      {issues.length > 0 && (
        <div id={`${id}-issues`} className="mt-1 space-y-1">
          {issues.map((issue) => (
            <IssueLine key={issue.text} issue={issue} />
          ))}
        </div>
      )}
    </>
  )
}

/** An issue in words, with an icon and, for screen readers, its severity. */
export function IssueLine({ issue: { severity, text, askUs } }: Readonly<{ issue: Issue }>) {
  const { t, language } = useWords()
  const isError = severity === 'error'
  return (
    <p
      className={`flex gap-1.5 text-sm ${isError ? 'font-semibold text-clay' : 'font-medium text-amber'}`}
    >
      <Icon path={isError ? errorIcon : warningIcon} className="mt-0.5 size-4.5" />
      <span>
        <span className={isError ? 'sr-only' : ''}>
          {`${isError ? t('form.error.word') : t('form.warning.word')} `}
        </span>
        <Words>{text}</Words>
        {askUs && (
          <a
            className="link ms-2"
            href={pathTo('contact', language)}
            target="_blank"
            rel="noopener"
          >
            {askUs}
          </a>
        )}
      </span>
    </p>
  )
}
