import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { completeLanguages, type Language } from '#domain/reference/languages.ts'
import { wordsOf } from '../../api/error.ts'
import { createFields, FieldsProvider, useAll, useField } from '../../form/fields.tsx'
import { focusField, IssuesProvider } from '../../form/issues.tsx'
import { SelectField } from '../../form/SelectField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { languageName } from '../../i18n/language-name.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useName } from '../../i18n/use-name.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import type { WizardValues } from '../values.ts'
import { LinkRow } from './LinkRow.tsx'
import type { Rows } from './link-store.ts'
import { useLinkWork } from './use-link-work.ts'
import { linkStore, useLinks } from './use-links.ts'

type LinkListProps = Readonly<{ count: number }>

/** A line for each traveller: an address and a language, or how far they are by their link. */
export function LinkList({ count }: LinkListProps) {
  const t = useTranslate()
  const nameOf = useName()
  const toast = useToast()
  const language = useLanguage()
  const links = useLinks()
  const applicants = useField<WizardValues, 'applicants'>('applicants').slice(0, count)
  const [rows] = useState(() => createRows(count, language))
  const { rows: typed } = useAll(rows)
  const work = useLinkWork(rows)

  const hasLinks = applicants.some(({ linkId }) => linkId)
  useEffect(() => {
    if (hasLinks) void linkStore.refresh().catch(() => undefined)
  }, [hasLinks])

  const languages = useMemo(
    () => completeLanguages.map((value) => ({ value, label: languageName(value) })),
    [],
  )
  const nameAt = (index: number) => {
    const applicant = applicants[index]
    return (applicant && nameOf(applicant)) || t('apply.applicants.tab', { number: index + 1 })
  }
  const linkAt = (index: number) => links.find(({ id }) => id === applicants[index]?.linkId)
  const wanted = applicants.flatMap((_, index) =>
    !linkAt(index) && typed[index]?.email.trim() ? [index] : [],
  )
  const send = async () => {
    const [first] = wanted
    if (first === undefined) {
      const free = applicants.findIndex((_, index) => !linkAt(index))
      return focusField(`rows.${free}.email`)
    }
    if (await work.send(wanted)) {
      toast({ title: t('ownLink.sent', { count: wanted.length }), tone: 'success' })
    }
  }
  // The form around would take this key for itself.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void send()
  }
  const isAllSent = applicants.every((_, index) => linkAt(index))
  return (
    <FieldsProvider fields={rows}>
      <IssuesProvider issues={work.issues}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter from the form around */}
        <div className="mt-4" onKeyDown={onKeyDown}>
          {!isAllSent && <p className="max-w-prose text-sm">{t('ownLink.hint')}</p>}
          <ol className="mt-3 divide-y divide-line border-y border-line">
            {applicants.map((applicant, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: travellers have no other name yet
              <li key={index} className="py-4" aria-label={nameAt(index)}>
                <LinkRow
                  index={index}
                  name={nameAt(index)}
                  link={linkAt(index) ?? null}
                  work={work}
                  fields={
                    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
                      <TextField
                        name={`rows.${index}.email`}
                        label={t('ownLink.email', { name: nameAt(index) })}
                        kind="email"
                        autoComplete="off"
                      />
                      <SelectField
                        name={`rows.${index}.language`}
                        label={
                          <>
                            <span>{t('ownLink.language')}</span>
                            <span className="sr-only">{` ${nameAt(index)}`}</span>
                          </>
                        }
                        options={languages}
                      />
                    </div>
                  }
                />
                {work.shown?.linkId === applicant.linkId && applicant.linkId !== '' && (
                  <ShownAddress name={nameAt(index)} url={work.shown.url} />
                )}
              </li>
            ))}
          </ol>
          {work.error !== null && (
            <Notice tone="error" role="alert" className="mt-4">
              {wordsOf(work.error, t)}
            </Notice>
          )}
          {!isAllSent && (
            <Button className="mt-4" busy={work.isBusy} onClick={() => void send()}>
              {t('ownLink.send', { count: wanted.length })}
            </Button>
          )}
        </div>
      </IssuesProvider>
    </FieldsProvider>
  )
}

const createRows = (count: number, language: Language) =>
  createFields<Rows>({ rows: Array.from({ length: count }, () => ({ email: '', language })) })

/** Where the browser lets nobody write into its clipboard: to be copied by hand. */
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
