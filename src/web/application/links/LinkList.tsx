import { type KeyboardEvent, useEffect, useState } from 'react'
import { completeLanguages } from '#domain/reference/languages.ts'
import { type Addressee, matchAddresses } from '#domain/sheet/addresses.ts'
import { formatName } from '#phrases/format.ts'
import { ErrorNotice } from '../../api/ErrorNotice.tsx'
import { boxClass, Field, useControl } from '../../form/Field.tsx'
import { createFields, FieldsProvider, useAll, useField, useFields } from '../../form/fields.tsx'
import { focusField, type Issue, IssuesProvider } from '../../form/issues.tsx'
import { SelectField } from '../../form/SelectField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { languageName } from '../../i18n/language-name.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useName } from '../../i18n/use-name.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import type { Person } from '../applicants/progress.ts'
import type { WizardValues } from '../values.ts'
import { LinkRow } from './LinkRow.tsx'
import { type LinkWork, useLinkWork } from './use-link-work.ts'
import { linkStore, useLinks } from './use-links.ts'

/** From this many travellers on, addresses can be pasted as a list, and rows are collapsed. */
const many = 3
const languages = completeLanguages.map((value) => ({ value, label: languageName(value) }))

/** Each traveller with their link, whether an address is asked for, and whether all is there. */
function useRows(people: readonly Person[], opened: ReadonlySet<number>, issues: readonly Issue[]) {
  const t = useTranslate()
  const nameOf = useName()
  const links = useLinks()
  const applicants = useField<WizardValues, 'applicants'>('applicants').slice(0, people.length)
  const hasLinks = applicants.some(({ linkId }) => linkId)
  useEffect(() => {
    if (hasLinks) void linkStore.refresh().catch(() => undefined)
  }, [hasLinks])
  return applicants.map((applicant, index) => {
    const link = links.find(({ id }) => id === applicant.linkId) ?? null
    const emailPath = `applicants.${index}.linkEmail`
    const isAsked = opened.has(index) || issues.some(({ path }) => path === emailPath)
    const isComplete = people[index]?.state === 'done' && !applicant.linkEmail && !isAsked
    return {
      ...{ index, link, applicant, emailPath, isAsked },
      name: nameOf(applicant) || t('apply.applicants.tab', { number: index + 1 }),
      isDone: link ? link.state === 'finished' : isComplete,
    }
  })
}

/** The links and each traveller's progress; finished ones are collapsed. */
export function LinkList({ people }: Readonly<{ people: readonly Person[] }>) {
  const t = useTranslate()
  const toast = useToast()
  const ownLanguage = useLanguage()
  const [general] = useState(() => createFields({ language: ownLanguage as string }))
  const { language } = useAll(general)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const work = useLinkWork(language)
  const { issues } = work
  const rows = useRows(people, opened, issues)
  // Errors are announced with their field, which is rendered by then.
  useEffect(() => {
    if (issues[0]) focusField(issues[0].path)
  }, [issues])

  const done = rows.filter(({ isDone }) => isDone)
  const waiting = rows.filter(({ isDone }) => !isDone)
  const free = waiting.filter(({ link }) => !link)
  const wanted = free.filter(({ applicant }) => applicant.linkEmail.trim())
  const isFew = waiting.length < many

  const toggle = (index: number) => {
    const next = new Set(opened)
    if (!next.delete(index)) {
      next.add(index)
      focusSoon(`applicants.${index}.linkEmail`)
    }
    setOpened(next)
  }
  const send = async () => {
    const [first] = free
    if (wanted.length === 0 && first) {
      if (free.length >= many) return focusField('addresses.text')
      setOpened(new Set(opened).add(first.index))
      return focusSoon(first.emailPath)
    }
    if (await work.send(wanted.map(({ index }) => index))) {
      setOpened(new Set())
      toast({ title: t('ownLink.sent', { count: wanted.length }), tone: 'success' })
    }
  }
  // The surrounding form would also handle this key.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void send()
  }
  const parts = { work, isFew, onToggle: toggle }
  return (
    <IssuesProvider issues={issues}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter from the form around */}
      <div className="mt-4" onKeyDown={onKeyDown}>
        {free.length > 0 && (
          <div className="space-y-4">
            <FieldsProvider fields={general}>
              <SelectField name="language" label={t('ownLink.language.all')} options={languages} />
            </FieldsProvider>
            {free.length >= many && <AddressList rows={rows} />}
            {free.length < many && <p className="max-w-prose text-sm">{t('ownLink.hint')}</p>}
          </div>
        )}
        {waiting.length > 0 && <Rows rows={waiting} {...parts} />}
        {done.length > 0 && <Finished rows={done} {...parts} />}
        <ErrorNotice error={work.error} className="mt-4" />
        {free.length > 0 && (
          <Button look="secondary" className="mt-4" busy={work.isBusy} onClick={() => void send()}>
            {t('ownLink.send', { count: wanted.length })}
          </Button>
        )}
      </div>
    </IssuesProvider>
  )
}

type RowsProps = Readonly<{
  rows: ReturnType<typeof useRows>
  work: LinkWork
  isFew: boolean
  onToggle: (index: number) => void
}>

function Rows({ rows, work, isFew, onToggle }: RowsProps) {
  return (
    <ol className="mt-3 divide-y divide-line border-y border-line">
      {rows.map(({ index, name, link, applicant, isAsked, isDone }) => (
        <li key={index} className="py-2" aria-label={name}>
          <LinkRow
            {...{ index, name, link, work, applicant }}
            isOpen={isAsked || (isFew && !isDone)}
            onToggle={isFew && !isDone ? null : onToggle}
          />
          {!link && (isAsked || (isFew && !isDone)) && (
            <LinkFields index={index} name={name} languages={languages} />
          )}
          {work.shown?.linkId === applicant.linkId && applicant.linkId !== '' && (
            <ShownAddress name={name} url={work.shown.url} />
          )}
        </li>
      ))}
    </ol>
  )
}

function Finished(props: RowsProps) {
  const t = useTranslate()
  const words = t('ownLink.done', { count: props.rows.length })
  return (
    <div className="mt-2">
      <Disclosure summary={<span className="font-semibold">{words}</span>}>
        <Rows {...props} />
      </Disclosure>
    </div>
  )
}

/** Focuses a field that is about to be rendered. */
const focusSoon = (path: string) => requestAnimationFrame(() => focusField(path))

/** For manual copying where the clipboard is unavailable. */
function ShownAddress({ name, url }: Readonly<{ name: string; url: string }>) {
  const t = useTranslate()
  return (
    <label className="mt-3 block text-sm">
      <span className="font-semibold">{t('ownLink.address', { name })}</span>
      <input
        readOnly
        dir="ltr"
        value={url}
        onFocus={(event) => event.target.select()}
        className="mt-1 block min-h-11 w-full rounded-field border border-edge bg-sunken px-3"
      />
    </label>
  )
}

type AddressListProps = Readonly<{
  rows: readonly Readonly<{ isDone: boolean; link: unknown }>[]
}>

const name = 'addresses.text'

/** Pasted addresses, distributed to the travellers below; unmatched ones stay for correction. */
function AddressList({ rows }: AddressListProps) {
  const t = useTranslate()
  const language = useLanguage()
  const fields = useFields<WizardValues>()
  const { control } = useControl({ name, hint: true })
  const [text, setText] = useState('')
  const [said, setSaid] = useState<{ found: number; left: number } | null>(null)

  const take = (list: string) => {
    const people = rows.map(({ isDone, link }, index): Addressee => {
      const applicant = fields.get(`applicants.${index}`)
      return {
        name: formatName(applicant, language),
        isOpen: !isDone && !link,
        hasAddress: applicant.linkEmail !== '',
      }
    })
    const { found, left } = matchAddresses(list, people)
    for (const [index, address] of found) fields.set(`applicants.${index}.linkEmail`, address)
    setText(left.join('\n'))
    setSaid({ found: found.size, left: left.length })
  }
  return (
    <div>
      <Field name={name} label={t('ownLink.addresses')} hint={t('ownLink.addresses.hint')}>
        <textarea
          {...control}
          rows={3}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            if (text.trim() !== '' || pasted.trim() === '') return
            event.preventDefault()
            take(pasted)
          }}
          onChange={(event) => setText(event.target.value)}
          className={boxClass(false, 'text-sm')}
        />
      </Field>
      <div role="status" className="text-sm">
        {said && said.found > 0 && (
          <p className="mt-1 text-leaf">{t('ownLink.addresses.found', { count: said.found })}</p>
        )}
        {said && said.left > 0 && (
          <p className="mt-1 text-amber">{t('ownLink.addresses.left', { count: said.left })}</p>
        )}
      </div>
      {text.trim() !== '' && (
        <Button look="secondary" className="mt-2" onClick={() => take(text)}>
          {t('ownLink.addresses.use')}
        </Button>
      )}
    </div>
  )
}

type LinkFieldsProps = Readonly<{
  index: number
  name: string
  languages: readonly Readonly<{ value: string; label: string }>[]
}>

/** Address of a traveller's link, and its language if different from the general one. */
function LinkFields({ index, name, languages }: LinkFieldsProps) {
  const t = useTranslate()
  return (
    <div className="grid gap-3 py-2 sm:grid-cols-2">
      <TextField
        name={`applicants.${index}.linkEmail`}
        label={t('ownLink.email', { name })}
        kind="email"
        autoComplete="off"
      />
      <SelectField
        name={`applicants.${index}.linkLanguage`}
        label={
          <>
            <span>{t('ownLink.language')}</span>
            <span className="sr-only">{` ${name}`}</span>
          </>
        }
        empty={t('ownLink.language.same')}
        options={languages}
      />
    </div>
  )
}
