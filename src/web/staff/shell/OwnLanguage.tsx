import type { StaffLanguage } from '#domain/reference/languages.ts'
import type { Elements } from '../../ui/elements.ts'
import { useOwnLanguage } from '../parts/use-own-language.ts'
import { EmptyBar } from './TopBar.tsx'

type OwnLanguageProps = Readonly<{ language: StaffLanguage; children: Elements }>

/** Whoever comes in reads their own language. */
export function OwnLanguage({ language, children }: OwnLanguageProps) {
  return useOwnLanguage(language) ? <EmptyBar /> : children
}
