import { useLayoutEffect, useState } from 'react'
import { createFields, type Fields } from './fields.tsx'
import { fieldId } from './issues.tsx'

/** Empty fields that adopt what was typed into the prerendered page before hydration. */
export function useEmptyFields<K extends string>(names: readonly K[]): Fields<Record<K, string>> {
  const [fields] = useState(() => createFields(typedInto(names)))
  useLayoutEffect(() => {
    for (const [name, typed] of Object.entries(typedInto(names))) {
      if (typed !== '') fields.set(name as never, typed as never)
    }
  }, [fields, names])
  return fields
}

function typedInto<K extends string>(names: readonly K[]): Record<K, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<K, string>
}

function textOf(name: string): string {
  if (typeof document === 'undefined') return ''
  const field = document.getElementById(fieldId(name))
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText ? field.value : ''
}
