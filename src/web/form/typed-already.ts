import { fieldId } from './issues.tsx'

/** What somebody fast typed into a field of the prerendered page before its script arrived. */
export function typedAlready(name: string): string {
  if (typeof document === 'undefined') return ''
  const field = document.getElementById(fieldId(name))
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isTyped ? field.value : ''
}
