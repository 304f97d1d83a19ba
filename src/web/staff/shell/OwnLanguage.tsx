import type { StaffLanguage } from '#domain/reference/languages.ts'
import type { Elements } from '../../ui/elements.ts'
import { useOwnLanguage } from '../parts/use-own-language.ts'
import { EmptyBar } from './TopBar.tsx'

type OwnLanguageProps = Readonly<{ language: StaffLanguage; children: Elements }>

/** Shows the colleague's own language after sign-in. */
export function OwnLanguage({ language, children }: OwnLanguageProps) {
  return useOwnLanguage(language) ? <EmptyBar /> : children
}
