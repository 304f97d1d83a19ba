import { type IslandProps, PhrasesProvider, useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Chooser } from './Chooser.tsx'

export function ApplicationPage(island: IslandProps) {
  return (
    <PhrasesProvider {...island}>
      <Beginning />
    </PhrasesProvider>
  )
}

function Beginning() {
  return <Chooser t={useTranslate()} language={useLanguage()} />
}
