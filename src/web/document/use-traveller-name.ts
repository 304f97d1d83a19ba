import { useTranslate } from '../i18n/provider.tsx'
import { useName } from '../i18n/use-name.ts'
import type { Sender } from './checklist.ts'

/** The traveller's name, or their number without one. */
export function useTravellerName(): (
  person: Pick<Sender, 'firstName' | 'lastName' | 'position'>,
) => string {
  const t = useTranslate()
  const nameOf = useName()
  return (person) => nameOf(person) || t('document.traveller.fallback', { number: person.position })
}
