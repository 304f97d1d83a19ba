import { useEffect } from 'react'
import { fieldId, focusField } from '../../form/issues.tsx'

/** After a failure the field that it is about takes the focus, with what it holds selected. */
export function useFocusAfterFailure(failures: number, path: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another failure moves the focus
  useEffect(() => {
    if (failures === 0 || path === null) return
    focusField(path)
    const field = document.getElementById(fieldId(path))
    if (field instanceof HTMLInputElement) field.select()
  }, [failures])
}
