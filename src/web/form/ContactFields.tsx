import { useEffect, useRef } from 'react'
import type { BodyOf } from '#client/route.ts'
import type { ApplicationView } from '#contract/application.ts'
import { type CommunicationChannel, communicationChannels } from '#domain/application/choice.ts'
import {
  type Change,
  type ContactField,
  changesBetween,
  contactFields,
  isMailbox,
  judgeDetails,
} from '#domain/application/correction.ts'
import type { DetailsAnswers } from '#domain/application/steps/details.ts'
import type { Finding } from '#domain/application/steps/finding.ts'
import { cleanEmail } from '#domain/email.ts'
import { cleanPhone } from '#domain/phone-text.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { cleanText } from '#domain/text.ts'
import { isolated } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { useTranslate, useWords } from '../i18n/provider.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { Chosen, useOpened } from './Chosen.tsx'
import { EmailField } from './EmailField.tsx'
import { useInput, useText } from './fields.tsx'
import { PhoneField } from './PhoneField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

type ContactFieldsProps = Readonly<{
  /** Maps a field to its path in the form. */
  path: (field: ContactField) => string
  emailHint?: string
  /** The messenger address follows the phone number. */
  isTaken?: boolean
  /** The stored contact, when correcting. */
  stands?: Contact
  /** The name comes from a passport. */
  isNameTaken?: boolean
  /** Collapses the usual messenger at the phone number. */
  foldsMessenger?: boolean
}>

/** 'Your WhatsApp number', or the user name of other messengers. */
export function messengerLabel(typed: string, t: Translate): string {
  const channel = communicationChannels.find((each) => each === typed) ?? 'whatsapp'
  const hasName = channel === 'wechat' || channel === 'telegram'
  return t(hasName ? 'apply.communicationId.name' : 'apply.communicationId.number', {
    channel: t(`apply.communicationChannel.${channel}`),
  })
}

/** The contact details of an application. */
export function ContactFields(props: ContactFieldsProps) {
  const { path, emailHint, isTaken = false, isNameTaken = false, stands, foldsMessenger } = props
  const t = useTranslate()
  const [typed] = useText(path('communicationChannel'))
  const channel = communicationChannels.find((each) => each === typed) ?? 'whatsapp'
  const [id] = useText(path('communicationId'))
  const isUsual = channel === 'whatsapp' && (isTaken || id === '')
  const [isOpen, open] = useOpened(path('communicationId'), !isUsual)
  return (
    <>
      <TextField
        name={path('contactName')}
        label={t('apply.contactName.label')}
        hint={t(isNameTaken ? 'apply.contactName.taken' : 'apply.contactName.hint')}
        autoComplete="name"
        maxLength={128}
        isName
      />
      <EmailField
        name={path('contactEmail')}
        label={t('apply.contactEmail.label')}
        hint={emailHint ?? t('apply.contactEmail.hint')}
      />
      <PhoneField
        name={path('contactPhone')}
        label={t('apply.contactPhone.label')}
        hint={t('apply.contactPhone.hint')}
      />
      {stands && channel !== 'other' && <MessengerToo path={path} stands={stands} />}
      {foldsMessenger && isUsual && !isOpen ? (
        <Chosen
          title={t('apply.communicationChannel.whatsapp')}
          text={t('apply.communicationId.same')}
          about={t('apply.communicationChannel.label')}
          onChange={open}
        />
      ) : (
        <Messenger channel={channel} isTaken={isTaken} path={path} />
      )}
    </>
  )
}

type MessengerProps = Pick<ContactFieldsProps, 'path'> &
  Readonly<{ channel: CommunicationChannel; isTaken: boolean }>

function Messenger({ path, channel, isTaken }: MessengerProps) {
  const t = useTranslate()
  return (
    <>
      <SelectField
        name={path('communicationChannel')}
        label={t('apply.communicationChannel.label')}
        options={communicationChannels.map((value) => ({
          value,
          label: t(`apply.communicationChannel.${value}`),
        }))}
      />
      {channel !== 'other' && (
        <TextField
          name={path('communicationId')}
          label={messengerLabel(channel, t)}
          hint={isTaken && t('apply.communicationId.taken')}
          autoComplete="off"
          maxLength={128}
          isName
          readsLtr
        />
      )}
    </>
  )
}

type MessengerTooProps = Readonly<{
  path: (field: ContactField) => string
  stands: Contact
}>

const name = 'messengerToo'

/** Asks whether the messenger's number changes too, if it was the old phone number. */
function MessengerToo({ path, stands }: MessengerTooProps) {
  const { t, language } = useWords()
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

/** The contact as typed. */
type ContactValues = Record<ContactField, string>

type Contact = Pick<ApplicationView, ContactField>

/** The current contact as typed values. */
export function contactValues(contact: Contact): ContactValues {
  return { ...contact, communicationId: contact.communicationId ?? '' }
}

type ContactSent = Omit<BodyOf<'PATCH /api/applications/{id}/contact'>, 'reason' | 'version'>

/** A correction before it is sent, and the findings on it. */
export function contactCorrection(
  rules: Rules,
  contact: Contact,
  values: ContactValues,
): {
  sent: ContactSent
  changes: readonly Change<ContactField>[]
  findings: readonly Finding[]
} {
  const typed = Object.fromEntries(
    contactFields.map((field) => [
      field,
      (isMailbox(field) ? cleanEmail : cleanText)(values[field]),
    ]),
  ) as ContactValues
  const changes = changesBetween(contactFields, contact, typed)
  const changed = changes.map(({ field }) => field)
  return {
    changes,
    sent: Object.fromEntries(changed.map((field) => [field, typed[field]])) as ContactSent,
    findings: judgeDetails(typed as DetailsAnswers, changed, { rules }),
  }
}
