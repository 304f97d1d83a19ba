import type { ReactNode } from 'react'
import type { StaffLanguage } from '#domain/reference/languages.ts'
import { useOwnLanguage } from '../parts/use-own-language.ts'
import { EmptyBar } from './TopBar.tsx'

type OwnLanguageProps = Readonly<{ language: StaffLanguage; children: ReactNode }>

/** Whoever comes in reads their own language. */
export function OwnLanguage({ language, children }: OwnLanguageProps) {
  return useOwnLanguage(language) ? <EmptyBar /> : children
}
