import { useEffect, useSyncExternalStore } from 'react'
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

/** One for the page: the list of links, the form of a traveller and the check of the answers show it. */
export const linkStore = createLinkStore(async () => {
  const { items } = await call('GET /api/traveller-links', { query: {} })
  return items
})

export const useLinks = () =>
  useSyncExternalStore(linkStore.subscribe, linkStore.snapshot, linkStore.snapshot)

/** How often it is asked what travellers have typed, while somebody looks, in milliseconds. */
const often = 10_000

/**
 * Brings what travellers type by their links into the fields, as long as the page is looked at. What gives
 * way to it is said.
 */
export function useArrivals(): void {
  const t = useTranslate()
  const nameOf = useName()
  const language = useLanguage()
  const toast = useToast()
  const fields = useFields<WizardValues>()

  useEffect(() => {
    const take = async () => {
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
    }
    void take()
    const timer = setInterval(() => void take(), often)
    const again = () => void take()
    addEventListener('focus', again)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', again)
    }
  }, [fields, language, t, toast, nameOf])
}

/** Answers whose label says nothing without its section around it. */
const unlabelled: readonly AnswerField[] = [
  'singleName',
  'portOfEntry',
  'hasCompanion',
  'companionRelationship',
]
const labelled: ReadonlySet<string> = new Set(
  namesOf(applicantFields).filter((field) => !unlabelled.includes(field)),
)
