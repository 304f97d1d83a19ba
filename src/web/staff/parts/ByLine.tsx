import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage } from '../../i18n/provider.tsx'

type ByLineProps = Readonly<{ name: string; at: string; className?: string }>

export function ByLine({ name, at, className }: ByLineProps) {
  const language = useLanguage()
  return (
    <p className="text-xs text-quiet">
      <bdi className={className}>{name}</bdi>
      <span>{`, ${sayMoment(at, language)}`}</span>
    </p>
  )
}
