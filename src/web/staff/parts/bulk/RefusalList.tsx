import type { ErrorCode } from '#domain/error.ts'
import { phraseKey } from '#phrases/translate.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import type { Refusal } from './bulk.ts'

/** Applications by the reason that stood against each. */
export function RefusalList({ refused }: Readonly<{ refused: readonly Refusal[] }>) {
  const t = useTranslate()
  const reasons = [...new Set(refused.map(({ error }) => error))]
  const of = (code: ErrorCode) => refused.filter(({ error }) => error === code)
  return (
    <ul className="max-h-40 space-y-1 overflow-y-auto text-sm">
      {reasons.map((code) => (
        <li key={code}>
          <span>{t(phraseKey(`error.${code}`))}</span>{' '}
          <span className="figures text-quiet">
            {of(code)
              .map(({ reference }) => reference)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
