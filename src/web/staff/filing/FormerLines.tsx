import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Card } from '../../ui/Card.tsx'
import { OpenQuestion } from './AskTraveller.tsx'
import type { Filing } from './use-filing.ts'

type FormerLinesProps = Readonly<{ filing: Filing }>

/** Asked and answered of lines that the form no longer has in these words: to be read, not to be copied. */
export function FormerLines({ filing: { former, traveller } }: FormerLinesProps) {
  const t = useTranslate()
  if (former.length === 0) return null
  return (
    <section>
      <h2 className="text-base">{t('staff.filing.former')}</h2>
      <Card className="mt-2 px-3 py-1">
        <ul>
          {former.map((line) => (
            <li key={line.key} className="border-t border-line py-2 first:border-t-0">
              {line.value === null ? (
                <OpenQuestion line={line} applicantId={traveller.id} />
              ) : (
                <Answered line={line} />
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Answered({ line: { label, value, kept } }: Readonly<{ line: Filing['former'][number] }>) {
  const { t, language } = useWords()
  return (
    <div className="text-sm">
      <span lang="en" translate="no" className="flex flex-wrap gap-x-2">
        <bdi className="text-quiet">{label}</bdi>
        <bdi>{value}</bdi>
      </span>
      {kept && (
        <p className="text-xs text-quiet">
          {t(`staff.filing.kept.${kept.origin}`, {
            ...{ name: kept.by?.name ?? '', at: sayMoment(kept.at, language) },
          })}
        </p>
      )}
    </div>
  )
}
