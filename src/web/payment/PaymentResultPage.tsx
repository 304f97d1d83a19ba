import { type IslandProps, PhrasesProvider } from '../i18n/provider.tsx'

export function PaymentResultPage(island: IslandProps) {
  return (
    <PhrasesProvider {...island}>
      <div className="page-width py-10" />
    </PhrasesProvider>
  )
}
