import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { letterWords, standingLooks } from '../parts/letter/letter-words.ts'
import { useMay } from '../parts/use-me.ts'
import { OpenLetter } from './OpenLetter.tsx'
import { SendAgain } from './SendAgain.tsx'
import { type Letter, lettersKey } from './use-letters.ts'

export function LetterLine({ letter }: Readonly<{ letter: Letter }>) {
  const t = useTranslate()
  const client = useQueryClient()
  const { standing, isCopy } = letter
  return (
    <li className="flex flex-col gap-x-6 gap-y-1 px-4 py-3 sm:flex-row sm:items-center">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{letterWords(letter, t)}</span>
          {isCopy && <span className="text-sm text-quiet">{t('staff.letter.copy')}</span>}
          <Badge {...standingLooks[standing]}>{t(`staff.letter.state.${standing}`)}</Badge>
        </p>
        <Particulars letter={letter} />
      </div>
      <div className="-mx-3 flex flex-wrap items-center sm:mx-0">
        <OpenLetter letter={letter} />
        <SendAgain
          letter={letter}
          onSent={() => client.invalidateQueries({ queryKey: lettersKey })}
        />
      </div>
    </li>
  )
}

function Particulars({ letter }: Readonly<{ letter: Letter }>) {
  const t = useTranslate()
  const language = useLanguage()
  const may = useMay()
  const { recipient, attempts, applicationId, reference, conversationId, sentAt } = letter
  const at = sayMoment(sentAt ?? letter.createdAt, language)
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
      <span className="reads-ltr break-all">{recipient}</span>
      {applicationId !== null && reference !== null && (
        <Link
          to={`${staffPages.admin}/applications/${applicationId}`}
          className="link figures reads-ltr"
        >
          {reference}
        </Link>
      )}
      {conversationId !== null && may('chat.read') && (
        <Link to={`${staffPages.admin}/chat/${conversationId}`} className="link">
          {t('staff.letter.fact.conversation')}
        </Link>
      )}
      <span className="figures">
        {t(sentAt ? 'staff.letter.sent' : 'staff.letter.created', { at })}
      </span>
      {attempts > 1 && <span>{t('staff.letter.attempts', { count: attempts })}</span>}
    </p>
  )
}
