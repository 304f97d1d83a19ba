import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { applicationPath } from '../parts/application/outlet.ts'
import { hasTrouble, letterWords, standingLooks } from '../parts/letter/letter-words.ts'
import { SendAgain } from '../parts/letter/SendAgain.tsx'
import type { Column } from '../parts/list/columns.ts'
import { placePath } from '../parts/paths.ts'
import type { useMay } from '../parts/use-me.ts'
import { OpenLetter } from './OpenLetter.tsx'
import { type Letter, lettersKey } from './use-letters.ts'

/** What stands in the list of letters, and on its cards. */
export const columnsOf = (
  t: Translate,
  language: Language,
  may: ReturnType<typeof useMay>,
): readonly Column<Letter>[] => [
  {
    name: 'kind',
    head: t('staff.letter.kind.label'),
    cell: (letter) => (
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{letterWords(letter, t)}</span>
        {letter.isCopy && <span className="text-quiet">{t('staff.letter.copy')}</span>}
      </span>
    ),
    card: { line: 1 },
  },
  {
    name: 'state',
    head: t('staff.letter.state'),
    width: 'w-34',
    cell: (letter) => (
      <span className="flex flex-wrap items-center gap-x-2">
        <Badge {...standingLooks[letter.standing]}>
          {t(`staff.letter.state.${letter.standing}`)}
        </Badge>
        {hasTrouble(letter) && (
          <span className="text-sm text-quiet">{t(`staff.letter.trouble.${letter.trouble}`)}</span>
        )}
      </span>
    ),
    card: { line: 4, isEnd: true },
  },
  {
    name: 'recipient',
    head: t('staff.letter.fact.recipient'),
    width: 'w-56',
    cell: ({ recipient }) => (
      <span className="reads-ltr wrap-anywhere text-quiet">{recipient}</span>
    ),
    card: { line: 2 },
  },
  {
    name: 'about',
    head: t('staff.letter.fact.application'),
    width: 'w-32',
    cell: ({ applicationId, reference, conversationId }) =>
      applicationId !== null && reference !== null ? (
        <Link to={applicationPath(applicationId)} className="link figures reads-ltr">
          {reference}
        </Link>
      ) : (
        conversationId !== null &&
        may('chat.read') && (
          <Link to={placePath(`chat/${conversationId}`)} className="link">
            {t('staff.letter.fact.conversation')}
          </Link>
        )
      ),
    card: { line: 3 },
  },
  {
    name: 'when',
    head: t('staff.letter.fact.sent'),
    width: 'w-44',
    cell: ({ sentAt, createdAt, attempts }) => {
      const at = sayMoment(sentAt ?? createdAt, language)
      return (
        <span className="flex flex-wrap gap-x-3 text-quiet">
          <span className="figures">{sentAt ? at : t('staff.letter.created', { at })}</span>
          {attempts > 1 && <span>{t('staff.letter.attempts', { count: attempts })}</span>}
        </span>
      )
    },
    card: { line: 3 },
  },
  {
    name: 'open',
    head: <span className="sr-only">{t('staff.letter.open')}</span>,
    width: 'w-52',
    isEnd: true,
    cell: (letter) => <Actions letter={letter} />,
    card: { line: 4 },
  },
]

function Actions({ letter }: Readonly<{ letter: Letter }>) {
  const client = useQueryClient()
  return (
    <div className="-mx-3 flex flex-wrap items-center md:justify-end">
      <OpenLetter letter={letter} />
      <SendAgain
        letter={letter}
        onSent={() => client.invalidateQueries({ queryKey: lettersKey })}
      />
    </div>
  )
}
