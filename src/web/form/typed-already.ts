import { useLayoutEffect } from 'react'
import type { Fields } from './fields.tsx'
import { fieldId } from './issues.tsx'

/** Takes over what somebody fast typed into the prerendered fields before the script listened. */
export function useTypedAlready<K extends string>(
  fields: Fields<Record<K, string>>,
  names: readonly K[],
): void {
  // Before the first further rendering, which would empty the fields again.
  useLayoutEffect(() => {
    for (const name of names) {
      const typed = typedInto(name)
      if (typed !== '' && fields.all()[name] === '') {
        fields.set(name as never, typed as never)
      }
    }
  }, [fields, names])
}

function typedInto(name: string): string {
  const field = document.getElementById(fieldId(name))
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText ? field.value : ''
}
