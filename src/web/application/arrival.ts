import { useEffect } from 'react'
import { focusField } from '../form/issues.tsx'

/** Leads to one field when a step opens for the sake of it. */
export function useArrival(field: string | null): void {
  useEffect(() => {
    if (field) focusField(field)
  }, [field])
}
