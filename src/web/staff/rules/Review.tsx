import { useQuery } from '@tanstack/react-query'
import type { RulesDocument } from '#domain/rules/rules.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { aroundOf } from './draft.ts'
import { Preview } from './Preview.tsx'
import { type Version, versionQuery } from './queries.ts'
import { sayAtSeat } from './words.ts'

type ReviewProps = Readonly<{
  /** Without a number: a draft. */
  version: Readonly<{ validFrom: string; document: RulesDocument; number?: number }>
  /** The number of the version that a draft goes out from. */
  from?: number
  versions: readonly Version[]
}>

/** A version beside what would be in force without it, before it is published or confirmed. */
export function Review({ version, from, versions }: ReviewProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { before, after } = aroundOf(versions, version)
  const say = ({ number, validFrom }: Version) => ({
    ...{ number, from: sayAtSeat(validFrom, language) },
  })
  const isUndone = before?.state === 'future' && from !== undefined && before.number !== from
  return (
    <>
      {isUndone && (
        <Notice tone="warning" className="mt-4">
          {t('staff.rules.preview.before', say(before))}
        </Notice>
      )}
      {after && (
        <Notice tone="warning" className="mt-4">
          {t('staff.rules.preview.after', say(after))}
        </Notice>
      )}
      {before && <Compared before={before} {...version} />}
    </>
  )
}

function Compared({ before, document, validFrom }: ReviewProps['version'] & { before: Version }) {
  const query = useQuery(versionQuery(before))
  const day = dayAtSeat(new Date(validFrom))
  return (
    <Loaded query={query}>
      {({ document: base }) => <Preview base={base} document={document} day={day} />}
    </Loaded>
  )
}
