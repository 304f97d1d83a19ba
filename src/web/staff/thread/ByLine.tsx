import { sayTime } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { type Entry, kindIcons } from './thread.ts'

type ByLineProps = Readonly<{ entry: Entry; who: string }>

/** Who, of which kind, and when; above what was said. */
export function ByLine({ entry, who }: ByLineProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <p className="figures flex max-w-full flex-wrap items-center gap-x-1.5 px-1 text-xs text-quiet">
      <Icon path={kindIcons[entry.kind]} className="size-3.5" />
      <span>
        {entry.kind === 'chat' && entry.writtenIn
          ? t(`staff.messenger.${entry.writtenIn}`)
          : t(`staff.thread.one.${entry.kind}`)}
      </span>
      {who && <bdi className="truncate font-medium">{who}</bdi>}
      <time dateTime={entry.at}>{sayTime(entry.at, language)}</time>
    </p>
  )
}
