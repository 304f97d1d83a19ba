import { now } from '../../clock.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { checkIcon } from '../../ui/icons.ts'
import { useToast } from '../../ui/Toasts.tsx'
import type { TravellerLink } from './link-store.ts'
import type { LinkWork } from './use-link-work.ts'

const tones: Readonly<Record<TravellerLink['state'], BadgeTone>> = {
  unopened: 'neutral',
  begun: 'info',
  finished: 'success',
}

type LinkRowProps = Readonly<{
  index: number
  name: string
  link: TravellerLink | null
  work: LinkWork
  /** Where a link goes that is not made yet. */
  fields: Elements
}>

/** One traveller: where the link goes, or how far they are by it and what can be done. */
export function LinkRow({ index, name, link, work, fields }: LinkRowProps) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const small = 'px-3! min-h-11!'
  const copy = async () => {
    const isCopied = link ? await work.copy(link.id) : await work.makeToCopy(index)
    if (isCopied) toast({ title: t('ownLink.copied'), tone: 'success' })
  }
  const copyButton = (
    <Button
      look="quiet"
      className={small}
      busy={work.isBusy}
      aria-label={t('ownLink.copy.for', { name })}
      onClick={() => void copy()}
    >
      {t('ownLink.copy')}
    </Button>
  )
  if (!link) {
    return (
      <>
        {fields}
        <div className="-ms-3 mt-1">{copyButton}</div>
      </>
    )
  }
  const { state, mayRemindFrom: from } = link
  const mayRemind = state !== 'finished' && link.hasEmail
  const isEarly = from !== null && new Date(from) > now()
  const remind = async () => {
    if (await work.remind(link.id)) toast({ title: t('ownLink.reminded'), tone: 'success' })
  }
  const revoke = async () => {
    if (await work.revoke(link.id, index)) toast({ title: t('ownLink.revoked') })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">
          <bdi>{name}</bdi>
        </span>
        <Badge tone={tones[state]} {...(state === 'finished' && { icon: checkIcon })}>
          {t(`ownLink.state.${state}`)}
        </Badge>
      </p>
      <div className="-ms-3 flex flex-wrap sm:-me-3 sm:ms-0">
        {mayRemind && !isEarly && (
          <Button
            look="quiet"
            className={small}
            busy={work.isBusy}
            aria-label={t('ownLink.remind.for', { name })}
            onClick={() => void remind()}
          >
            {t('ownLink.remind')}
          </Button>
        )}
        {copyButton}
        <Button
          look="quiet"
          className={small}
          busy={work.isBusy}
          aria-label={t('ownLink.revoke.for', { name })}
          onClick={() => void revoke()}
        >
          {t('ownLink.revoke')}
        </Button>
      </div>
      {mayRemind && isEarly && (
        <p className="w-full text-sm text-quiet">
          {t('ownLink.remindFrom', { moment: sayMoment(from, language) })}
        </p>
      )}
    </div>
  )
}
