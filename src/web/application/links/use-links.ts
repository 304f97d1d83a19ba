import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type AnswerField, applicantFields, namesOf } from '#domain/application/fields.ts'
import { formatList } from '#phrases/format.ts'
import { phraseKey } from '#phrases/translate.ts'
import { call } from '../../api/client.ts'
import { useFields } from '../../form/fields.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useName } from '../../i18n/use-name.ts'
import { useToast } from '../../ui/Toasts.tsx'
import type { WizardValues } from '../values.ts'
import { arrivals, createLinkStore } from './link-store.ts'

/** A single store for the list of links, the travellers' forms and the check page. */
export const linkStore = createLinkStore(async () => {
  const { items } = await call('GET /api/traveller-links', { query: {} })
  return items
})

export const useLinks = () =>
  useSyncExternalStore(linkStore.subscribe, linkStore.snapshot, linkStore.snapshot)

/** Polling interval in milliseconds while the page is visible. */
const often = 10_000

/**
 * Copies travellers' answers from their links into the form while the page is visible, and reports
 * overwritten fields.
 */
export function useArrivals(): void {
  const t = useTranslate()
  const nameOf = useName()
  const language = useLanguage()
  const toast = useToast()
  const fields = useFields<WizardValues>()

  const take = useEffectEvent(async () => {
    if (document.hidden || !fields.get('applicants').some(({ linkId }) => linkId)) return
    const links = await linkStore.refresh().catch(() => [])
    for (const { index, applicant, replaced } of arrivals(fields.get('applicants'), links)) {
      fields.set(`applicants.${index}`, applicant)
      const labels = replaced.flatMap((name) =>
        labelled.has(name) ? [t(phraseKey(`apply.${name}.label`))] : [],
      )
      if (labels.length === 0) continue
      const name = nameOf(applicant) || t('apply.applicants.tab', { number: index + 1 })
      toast({ title: t('ownLink.replaced', { name, fields: formatList(labels, language) }) })
    }
  })
  useEffect(() => {
    const now = () => void take()
    now()
    const timer = setInterval(now, often)
    addEventListener('focus', now)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', now)
    }
  }, [])
}

/** Fields whose label needs its section for context. */
const unlabelled: readonly AnswerField[] = [
  'singleName',
  'portOfEntry',
  'hasCompanion',
  'companionRelationship',
]
const labelled: ReadonlySet<string> = new Set(
  namesOf(applicantFields).filter((field) => !unlabelled.includes(field)),
)
