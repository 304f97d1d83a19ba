import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { completeLanguages } from '#domain/reference/languages.ts'
import { ErrorNotice } from '../../api/ErrorNotice.tsx'
import { createFields, FieldsProvider, useAll, useField } from '../../form/fields.tsx'
import { focusField, IssuesProvider } from '../../form/issues.tsx'
import { SelectField } from '../../form/SelectField.tsx'
import { languageName } from '../../i18n/language-name.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useName } from '../../i18n/use-name.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import type { Person } from '../applicants/progress.ts'
import type { WizardValues } from '../values.ts'
import { AddressList } from './AddressList.tsx'
import { LinkFields } from './LinkFields.tsx'
import { LinkRow } from './LinkRow.tsx'
import { useLinkWork } from './use-link-work.ts'
import { linkStore, useLinks } from './use-links.ts'

type LinkListProps = Readonly<{ people: readonly Person[] }>

/** From this many travellers on, addresses can be pasted as a list, and rows are collapsed. */
const many = 3

/** The links and each traveller's progress; finished ones are collapsed. */
export function LinkList({ people }: LinkListProps) {
  const t = useTranslate()
  const nameOf = useName()
  const toast = useToast()
  const links = useLinks()
  const ownLanguage = useLanguage()
  const [general] = useState(() => createFields({ language: ownLanguage as string }))
  const { language } = useAll(general)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const applicants = useField<WizardValues, 'applicants'>('applicants').slice(0, people.length)
  const work = useLinkWork(language)
  const { issues } = work

  const hasLinks = applicants.some(({ linkId }) => linkId)
  useEffect(() => {
    if (hasLinks) void linkStore.refresh().catch(() => undefined)
  }, [hasLinks])
  // Errors are announced with their field, which is rendered by then.
  useEffect(() => {
    if (issues[0]) focusField(issues[0].path)
  }, [issues])

  const languages = useMemo(
    () => completeLanguages.map((value) => ({ value, label: languageName(value) })),
    [],
  )
  const rows = applicants.map((applicant, index) => {
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
  const listOf = (shown: typeof rows) => (
    <ol className="mt-3 divide-y divide-line border-y border-line">
      {shown.map(({ index, name, link, applicant, isAsked, isDone }) => (
        <li key={index} className="py-2" aria-label={name}>
          <LinkRow
            {...{ index, name, link, work, applicant }}
            isOpen={isAsked || (isFew && !isDone)}
            onToggle={isFew && !isDone ? null : toggle}
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
  return (
    <IssuesProvider issues={issues}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter from the form around */}
      <div className="mt-4" onKeyDown={onKeyDown}>
        {free.length > 0 && (
          <div className="space-y-4">
            <FieldsProvider fields={general}>
              <SelectField name="language" label={t('ownLink.language.all')} options={languages} />
            </FieldsProvider>
            {free.length < many ? (
              <p className="max-w-prose text-sm">{t('ownLink.hint')}</p>
            ) : (
              <AddressList rows={rows} />
            )}
          </div>
        )}
        {waiting.length > 0 && listOf(waiting)}
        {done.length > 0 && (
          <div className="mt-2">
            <Disclosure
              summary={
                <span className="font-semibold">{t('ownLink.done', { count: done.length })}</span>
              }
            >
              {listOf(done)}
            </Disclosure>
          </div>
        )}
        <ErrorNotice error={work.error} className="mt-4" />
        {free.length > 0 && (
          <Button className="mt-4" busy={work.isBusy} onClick={() => void send()}>
            {t('ownLink.send', { count: wanted.length })}
          </Button>
        )}
      </div>
    </IssuesProvider>
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
