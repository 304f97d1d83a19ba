import { phraseKey } from '#phrases/translate.ts'
import { company } from '../../company.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { offersMessenger } from '../../offered-messengers.ts'
import type { DetailsValues } from '../values.ts'

type MessengerNewsProps = Readonly<{ channel: DetailsValues['communicationChannel'] }>

/** Whether news comes in the chosen messenger, and the consent to it where a number suffices. */
export function MessengerNews({ channel }: MessengerNewsProps) {
  const t = useTranslate()
  if (channel === '' || channel === 'other') return null
  if (channel === 'whatsapp' && offersMessenger(channel)) {
    return (
      <CheckboxField
        name="details.messengerNews"
        label={t('messenger.step.tick')}
        hint={t('messenger.step.consent', { company: company.name })}
      />
    )
  }
  return (
    <p className="text-sm text-quiet">
      {channel === 'telegram' && offersMessenger(channel)
        ? t('messenger.step.telegram')
        : t('messenger.step.none', {
            channel: t(phraseKey(`apply.communicationChannel.${channel}`)),
          })}
    </p>
  )
}
