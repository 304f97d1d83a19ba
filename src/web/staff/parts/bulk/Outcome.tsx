import type { AnswerOf } from '#client/route.ts'
import type { ErrorCode } from '#domain/error.ts'
import { phraseKey } from '#phrases/translate.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useLanguageNames } from '../use-language-names.ts'

export function Outcome({ preview: { rows, letters } }: Readonly<{ preview: BulkPreview }>) {
  const t = useTranslate()
  const nameOf = useLanguageNames()
  const refused = refusedIn(rows)
  return (
    <div className="mt-4 space-y-3">
      <p>{t('staff.list.bulk.would', { count: rows.length - refused.length })}</p>
      {refused.length > 0 && (
        <Notice tone="warning" title={t('staff.list.bulk.wouldNot', { count: refused.length })}>
          <RefusalList refused={refused} />
        </Notice>
      )}
      {letters.map((letter) => (
        <details
          key={letter.language}
          className="rounded-field border border-line"
          open={letters.length === 1}
        >
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 text-sm font-semibold">
            <span>{nameOf(letter.language)}</span>
            <span className="figures font-normal text-quiet">
              {t('staff.list.bulk.letters', { count: letter.count })}
            </span>
          </summary>
          <div lang={letter.language} dir="auto" className="border-t border-line px-3 py-2 text-sm">
            <p className="font-semibold">{letter.subject}</p>
            <p className="mt-2 whitespace-pre-wrap">{letter.text}</p>
          </div>
        </details>
      ))}
      {letters.length === 0 && (
        <p className="text-sm text-quiet">{t('staff.list.bulk.noLetters')}</p>
      )}
    </div>
  )
}

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

export type BulkPreview = AnswerOf<'POST /api/admin/applications/bulk/preview'>

type Row = BulkPreview['rows'][number]

/** An application with which nothing is done, and why. */
export type Refusal = Row & { readonly error: NonNullable<Row['error']> }

export const refusedIn = (rows: readonly Row[]): readonly Refusal[] =>
  rows.flatMap((row) => (row.error === null ? [] : [{ ...row, error: row.error }]))
