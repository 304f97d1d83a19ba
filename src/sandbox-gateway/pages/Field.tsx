type FieldProps = {
  name: string
  label: string
  hint?: string
  value?: string
  fault?: string | undefined
  numeric?: boolean
  maxLength: number
}

/** Without autocomplete: browsers must not offer real cards here. */
export function Field({ name, label, hint, value, fault, numeric, maxLength }: FieldProps) {
  const describedBy = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={name}
        name={name}
        defaultValue={value}
        inputMode={numeric ? 'numeric' : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maxLength}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        aria-invalid={fault ? true : undefined}
      />
      {fault && (
        <p className="fault" id={`${name}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}
