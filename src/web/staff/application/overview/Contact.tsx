import { useQueryClient } from '@tanstack/react-query'
import type { StaffMessenger } from '#contract/staff/messenger.ts'
import { deliveryReason } from '#domain/mail/delivery.ts'
import { cleanPhone } from '#domain/phone-text.ts'
import { call } from '../../../api/client.ts'
import { useLanguage, useTranslate, useWords } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { AskButton } from '../../parts/AskDialog.tsx'
import type { Application } from '../../parts/application/application.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { Block } from '../../parts/Block.tsx'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Facts } from '../../parts/Facts.tsx'
import { addressWords, endWords, isReached } from '../../parts/messenger/messenger.ts'
import { messengersKey, useContacts } from '../../parts/messenger/use-messengers.ts'
import { useMay } from '../../parts/use-me.ts'

/** Who receives our letters, and how to reach them. */
export function Contact({ correct }: Readonly<{ correct: Elements }>) {
  const t = useTranslate()
  const uiLanguage = useLanguage()
  const { application } = useDetail()
  const { contactName, contactEmail, contactPhone, unreachable } = application
  const messengers = useContacts(application.id)
  const reached = messengers.find(isReached)
  const named = new Intl.DisplayNames([uiLanguage], { type: 'language' })
  return (
    <Block title={t('staff.application.contact.title')} aside={correct}>
      {unreachable && (
        <Notice tone="error" className="mb-4" title={t('staff.delivery.returned.title')}>
          <p>
            {t('staff.delivery.returned.text', {
              reason: t(`staff.delivery.reason.${deliveryReason(unreachable.code)}`),
            })}
          </p>
          {reached && (
            <p className="mt-1 font-semibold">
              {t('staff.messenger.instead', {
                messenger: t(`staff.messenger.${reached.messenger}`),
              })}
            </p>
          )}
        </Notice>
      )}
      <Facts
        facts={[
          { name: t('staff.application.contact.name'), value: contactName },
          {
            name: t('staff.application.contact.email'),
            value: contactEmail && (
              <a className="link break-all" href={`mailto:${encodeURIComponent(contactEmail)}`}>
                {contactEmail}
              </a>
            ),
            action: contactEmail && (
              <CopyButton text={contactEmail} what={t('staff.application.contact.email')} />
            ),
          },
          {
            name: t('staff.application.contact.phone'),
            value: contactPhone && (
              <a className="link" dir="ltr" href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>
                {contactPhone}
              </a>
            ),
          },
          {
            name: t('staff.application.contact.channel'),
            value: <Channel application={application} messengers={messengers} />,
          },
          ...messengers.map((contact) => ({
            name: t(`staff.messenger.${contact.messenger}`),
            value: <MessengerFact contact={contact} />,
            action: <EndMessenger contact={contact} />,
          })),
          {
            name: t('staff.application.contact.language'),
            value: named.of(application.language) ?? application.language,
          },
        ]}
      />
    </Block>
  )
}

type ChannelProps = Readonly<{ application: Application; messengers: readonly StaffMessenger[] }>

/**
 * How they like to be written to. A press opens the conversation in the colleague's own app, where there is an
 * address for it and they are not connected with us.
 */
function Channel({ application, messengers }: ChannelProps) {
  const t = useTranslate()
  const { communicationChannel, communicationId } = application
  const words = [t(`apply.communicationChannel.${communicationChannel}`), communicationId]
    .filter(Boolean)
    .join(': ')
  const isConnected = messengers.some(
    ({ messenger, state }) => messenger === communicationChannel && state === 'proved',
  )
  const link = channelLink(application)
  if (!link || isConnected) return <span>{words}</span>
  return (
    <a className="link break-words" href={link} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
}

type MessengerProps = Readonly<{ contact: StaffMessenger }>

const tones = {
  claimed: 'warning',
  proved: 'success',
  unknown: 'warning',
  ended: 'neutral',
} as const

/** An address at a messenger, and how it stands. */
function MessengerFact({ contact }: MessengerProps) {
  const { t, language } = useWords()
  const { state, wantsNews } = contact
  const why =
    endWords(contact, { t, language }) ?? (wantsNews ? null : t('staff.messenger.answers'))
  return (
    <>
      <span dir="ltr" className="figures me-2">
        {addressWords(contact)}
      </span>
      <Badge tone={tones[state]}>{t(`staff.messenger.state.${state}`)}</Badge>
      {why && <span className="block text-xs text-quiet">{why}</span>}
    </>
  )
}

/** Ends a messenger that is somebody else's, or no longer wanted; asked once more before. */
function EndMessenger({ contact }: MessengerProps) {
  const t = useTranslate()
  const client = useQueryClient()
  const may = useMay()
  const { application, refreshRelated } = useDetail()
  if (contact.state === 'ended' || !may('letter.send')) return null
  const messenger = t(`staff.messenger.${contact.messenger}`)
  const { id } = application
  const end = async () => {
    await call('DELETE /api/admin/applications/{id}/messengers/{messenger}', {
      params: { id, messenger: contact.messenger },
    })
    await client.invalidateQueries({ queryKey: messengersKey(id) })
    await refreshRelated()
  }
  return (
    <AskButton
      isSmall
      look="quiet"
      className="-my-2"
      aria-label={t('staff.messenger.end.label', { messenger })}
      ask={{
        title: t('staff.messenger.end.ask', { messenger }),
        action: t('staff.messenger.end'),
        isGrave: true,
        onYes: end,
        done: t('staff.messenger.end.done', { messenger }),
        children: <p>{t('staff.messenger.end.text', { address: addressWords(contact) })}</p>,
      }}
    >
      {t('staff.messenger.end')}
    </AskButton>
  )
}

type Reached = Pick<Application, 'communicationChannel' | 'communicationId' | 'contactPhone'>

/** Digits of an international number; null for anything that is none. */
function digitsOf(text: string): string | null {
  const digits = cleanPhone(text)
  return /^\+\d{7,15}$/.test(digits) ? digits.slice(1) : null
}

/** Where a conversation with the traveller opens; null where a channel has no addresses. */
export function channelLink(reached: Reached): string | null {
  const typed = reached.communicationId?.trim() || reached.contactPhone
  const digits = digitsOf(typed)
  switch (reached.communicationChannel) {
    case 'whatsapp':
      return digits && `https://wa.me/${digits}`
    case 'telegram': {
      if (digits) return `https://t.me/+${digits}`
      const name = /^@?([a-z]\w{4,31})$/i.exec(typed)?.[1]
      return name ? `https://t.me/${name}` : null
    }
    case 'viber':
      return digits && `viber://chat?number=%2B${digits}`
    default:
      return null
  }
}
