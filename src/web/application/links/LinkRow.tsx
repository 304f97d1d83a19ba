import { useState } from 'react'
import { completeLanguages } from '#domain/reference/languages.ts'
import { canShare } from '../../api/share-link.ts'
import { now } from '../../clock.ts'
import type { ApplicantValues } from '../../form/applicant/values.ts'
import { languageName } from '../../i18n/language-name.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, chevronDownIcon, penIcon } from '../../ui/icons.ts'
import { useToast } from '../../ui/Toasts.tsx'
import type { TravellerLink } from './link-store.ts'
import type { LinkWork } from './use-link-work.ts'

const tones: Readonly<Record<TravellerLink['state'], BadgeTone>> = {
  unopened: 'neutral',
  begun: 'info',
  finished: 'success',
}

type Addressed = Pick<ApplicantValues, 'linkEmail' | 'linkLanguage'>

type LinkRowProps = Readonly<{
  index: number
  name: string
  link: TravellerLink | null
  applicant: Addressed
  work: LinkWork
  /** Whether all actions are shown, and the toggle; null if they always are. */
  isOpen: boolean
  onToggle: ((index: number) => void) | null
}>

/** A traveller's row: where the link goes, or progress and actions. */
export function LinkRow({ index, name, link, applicant, work, isOpen, onToggle }: LinkRowProps) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const [pressed, setPressed] = useState<string | null>(null)
  const small = 'px-3! min-h-11!'
  const way = canShare() ? 'share' : 'copy'
  const shareLink = async () => {
    const isDone = link ? await work.shareLink(link.id) : await work.makeToShare(index)
    if (isDone && way === 'copy') toast({ title: t('ownLink.copied'), tone: 'success' })
  }
  const mayRemind = link?.hasEmail === true && link.state !== 'finished'
  const from = mayRemind ? link.mayRemindFrom : null
  const isEarly = from !== null && new Date(from) > now()
  const remind = async (id: string) => {
    if (await work.remind(id)) toast({ title: t('ownLink.reminded'), tone: 'success' })
  }
  const revoke = async (id: string) => {
    if (await work.revoke(id, index)) toast({ title: t('ownLink.revoked') })
  }
  const press = (words: 'copy' | 'share' | 'remind' | 'revoke', act: () => Promise<void>) => (
    <Button
      look="quiet"
      className={small}
      busy={pressed === words}
      aria-label={t(`ownLink.${words}.for`, { name })}
      onClick={() => {
        if (work.isBusy) return
        setPressed(words)
        void act().finally(() => setPressed(null))
      }}
    >
      {t(`ownLink.${words}`)}
    </Button>
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-end">
        <div className="min-w-0 flex-1 basis-38">
          <p>
            <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          </p>
          {link ? <Progress state={link.state} /> : <Recipient {...applicant} />}
        </div>
        <div className="flex items-center">
          {link && mayRemind && !isEarly
            ? press('remind', () => remind(link.id))
            : press(way, shareLink)}
          {onToggle && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={link ? t('ownLink.more', { name }) : t('ownLink.edit', { name })}
              onClick={() => onToggle(index)}
              className="grid size-11 shrink-0 place-items-center rounded-field text-quiet hover:text-ocean"
            >
              <Icon
                path={link ? chevronDownIcon : penIcon}
                className={`size-5 ${link && isOpen ? 'rotate-180' : ''}`}
              />
            </button>
          )}
        </div>
      </div>
      {link && isOpen && (
        <div className="flex flex-wrap items-center gap-x-3">
          <div className="-ms-3 flex flex-wrap">
            {mayRemind && !isEarly && press(way, shareLink)}
            {press('revoke', () => revoke(link.id))}
          </div>
          {isEarly && (
            <p className="text-sm text-quiet">
              {t('ownLink.remindFrom', { moment: sayMoment(from, language) })}
            </p>
          )}
        </div>
      )}
    </>
  )
}

function Progress({ state }: Pick<TravellerLink, 'state'>) {
  const t = useTranslate()
  return (
    <Badge tone={tones[state]} {...(state === 'finished' && { icon: checkIcon })}>
      {t(`ownLink.state.${state}`)}
    </Badge>
  )
}

/** Where a link would go, and in which language if not in that of all. */
function Recipient({ linkEmail, linkLanguage }: Addressed) {
  const t = useTranslate()
  const chosen = completeLanguages.find((each) => each === linkLanguage)
  return (
    <p className="flex flex-wrap gap-x-1 text-sm text-quiet">
      <bdi className="wrap-anywhere">{linkEmail || t('ownLink.noEmail')}</bdi>
      {chosen && <span>{`· ${languageName(chosen)}`}</span>}
    </p>
  )
}
