import { useEffect, useRef } from 'react'
import type { ContactField } from '#domain/application/correction.ts'
import { cleanPhone } from '#domain/phone-text.ts'
import { isolated } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import type { Contact } from './contact.ts'
import { useInput, useText } from './fields.tsx'

type MessengerTooProps = Readonly<{
  path: (field: ContactField) => string
  stands: Contact
}>

const name = 'messengerToo'

/** Asks whether the messenger's number changes too, if it was the old phone number. */
export function MessengerToo({ path, stands }: MessengerTooProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [phone] = useText(path('contactPhone'))
  const [id, setId] = useText(path('communicationId'))
  const [isTicked] = useInput(name)
  const last = useRef(phone)
  useEffect(() => {
    // Once ticked it follows the phone number unless edited by hand.
    if (isTicked === true && id === last.current) setId(phone)
    last.current = phone
  })
  const old = stands.communicationId ?? ''
  const wasPhone = old !== '' && cleanPhone(old) === cleanPhone(stands.contactPhone)
  const isNew = phone.trim() !== '' && cleanPhone(phone) !== cleanPhone(stands.contactPhone)
  const isOpen = id === old || (isTicked === true && id === phone)
  if (!wasPhone || !isNew || !isOpen) return null
  const channel = t(`apply.communicationChannel.${stands.communicationChannel}`)
  return (
    <CheckboxField
      name={name}
      label={t('correction.contact.messenger', { channel, number: isolated(old, language) })}
      onTick={(isNow) => setId(isNow ? phone : old)}
    />
  )
}
