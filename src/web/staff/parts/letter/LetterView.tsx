import { Link } from 'react-router'
import type { LetterStanding } from '#domain/letter.ts'
import { deliveryReason } from '#domain/mail/delivery.ts'
import { sayMoment } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { staffPages } from '../../../paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useDetail } from '../application/use-detail.tsx'
import { type Fact, Facts } from '../Facts.tsx'
import { Loaded } from '../Loaded.tsx'
import { useMay } from '../use-me.ts'
import { LetterAttachments } from './LetterAttachments.tsx'
import { LetterContent } from './LetterContent.tsx'
import { hasTrouble, standingLooks } from './letter-words.ts'
import { SendAgain } from './SendAgain.tsx'
import { type LetterDetail, useLetter } from './use-letter.ts'

type LetterViewProps = Readonly<{
  id: string
  /** Where all that is shown is of one application already. */
  isWithinApplication?: boolean
}>

/** A letter as it was sent: whereto, when, what became of it, its page in a frame, its text, its attachments. */
export function LetterView({ id, isWithinApplication = false }: LetterViewProps) {
  const letter = useLetter(id)
  return (
    <Loaded query={letter} lines={6}>
      {(detail) => (
        <div className="space-y-4">
          <LetterFacts letter={detail} isWithinApplication={isWithinApplication} />
          {isWithinApplication && <AgainWithin letter={detail} />}
          <Missing letter={detail} />
          <LetterAttachments letter={detail} />
          {detail.html !== null && <LetterContent key={id} letter={detail} />}
        </div>
      )}
    </Loaded>
  )
}

function AgainWithin({ letter }: Readonly<{ letter: LetterDetail }>) {
  const { refreshRelated } = useDetail()
  return <SendAgain letter={letter} className="-ms-3" onSent={refreshRelated} />
}

const isOff = (standing: LetterStanding) => standing === 'bounced' || standing === 'delayed'

type FactsProps = Readonly<{ letter: LetterDetail; isWithinApplication: boolean }>

function LetterFacts({ letter, isWithinApplication }: FactsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const may = useMay()
  const { standing, subject, recipient, attempts, createdAt, sentAt, deliveryAt } = letter
  const { applicationId, reference, conversationId, sentAgainBy, resentAt, deliveryCode } = letter
  const at = (moment: string | null) => moment && sayMoment(moment, language)
  const about: Fact[] = [
    { name: t('staff.letter.fact.recipient'), value: recipient },
    {
      name: t('staff.letter.fact.application'),
      value: !isWithinApplication && applicationId !== null && (
        <Link to={`${staffPages.admin}/applications/${applicationId}`} className="link figures">
          {reference}
        </Link>
      ),
    },
    {
      name: t('staff.letter.fact.conversation'),
      value: conversationId !== null && may('chat.read') && (
        <Link to={`${staffPages.admin}/chat/${conversationId}`} className="link">
          {t('staff.letter.conversation.open')}
        </Link>
      ),
    },
    { name: t('staff.letter.fact.againBy'), value: sentAgainBy?.name ?? null },
  ]
  const way: Fact[] = [
    {
      name: t('staff.letter.state'),
      value: <Badge {...standingLooks[standing]}>{t(`staff.letter.state.${standing}`)}</Badge>,
      aside: hasTrouble(letter) ? (
        <span className="ms-2 text-quiet">
          <span>{t(`staff.letter.trouble.${letter.trouble}`)}</span>{' '}
          <bdi className="font-mono text-xs">{letter.troubleCode}</bdi>
        </span>
      ) : (
        isOff(standing) && (
          <span className="ms-2 text-quiet">
            <span>{t(`staff.delivery.reason.${deliveryReason(deliveryCode)}`)}</span>{' '}
            <span className="figures">{deliveryCode}</span>
          </span>
        )
      ),
    },
    { name: t('staff.letter.fact.written'), value: at(createdAt) },
    { name: t('staff.letter.fact.sent'), value: at(sentAt) },
    { name: t('staff.letter.fact.heard'), value: at(deliveryAt) },
    { name: t('staff.letter.fact.resent'), value: at(resentAt) },
    {
      name: t('staff.letter.fact.attempts'),
      value:
        (attempts > 1 || hasTrouble(letter)) && t('staff.letter.attempts', { count: attempts }),
    },
  ]
  return (
    <div className="@container">
      {subject !== null && (
        <p className="mb-2 font-semibold">
          <bdi>{subject}</bdi>
        </p>
      )}
      <div className="grid gap-x-8 @xl:grid-cols-2">
        <Facts facts={about} />
        <Facts facts={way} />
      </div>
    </div>
  )
}

/** Why there is nothing to open, and why its last try failed. */
function Missing({ letter }: Readonly<{ letter: LetterDetail }>) {
  const t = useTranslate()
  const { missing } = letter
  if (missing === null) return null
  return (
    <Notice tone="info">
      <p>{t(`staff.letter.missing.${missing}`)}</p>
      {hasTrouble(letter) && <p>{t(`staff.letter.trouble.text.${letter.trouble}`)}</p>}
    </Notice>
  )
}
