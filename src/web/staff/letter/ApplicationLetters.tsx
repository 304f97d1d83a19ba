import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Block } from '../parts/Block.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { letterWords, standingLooks } from '../parts/letter/letter-words.ts'
import { useMay } from '../parts/use-me.ts'
import { OpenLetter } from './OpenLetter.tsx'
import { SendAgain } from './SendAgain.tsx'
import { useApplicationLetters } from './use-application-letters.ts'
import type { Letter } from './use-letters.ts'

/** Every letter about this application. */
export function ApplicationLetters() {
  const t = useTranslate()
  const { application } = useDetail()
  const letters = useApplicationLetters(application.id)
  return (
    <Block title={t('staff.letter.application.title')}>
      <Loaded query={letters} lines={2}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-quiet">{t('staff.letter.application.none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map((letter) => (
                <Line key={letter.id} letter={letter} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Block>
  )
}

function Line({ letter }: Readonly<{ letter: Letter }>) {
  const t = useTranslate()
  const language = useLanguage()
  const may = useMay()
  const { refreshRelated } = useDetail()
  const { standing, recipient, createdAt, sentAt, isCopy } = letter
  return (
    <li className="py-2.5 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{letterWords(letter, t)}</span>
        <Badge tone={standingLooks[standing].tone}>{t(`staff.letter.state.${standing}`)}</Badge>
      </p>
      <p className="text-xs break-all text-quiet">
        <bdi>{recipient}</bdi>
        <span>{`, ${sayMoment(sentAt ?? createdAt, language)}`}</span>
        {isCopy && <span>{`, ${t('staff.letter.copy')}`}</span>}
      </p>
      {may('letter.read') && (
        <div className="-ms-3 flex flex-wrap">
          <OpenLetter letter={letter} isWithinApplication />
          <SendAgain letter={letter} onSent={refreshRelated} />
        </div>
      )}
    </li>
  )
}
