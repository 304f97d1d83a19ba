import { useState } from 'react'
import { isCode } from '#client/error.ts'
import type { Language } from '#domain/reference/languages.ts'
import { call } from '../../api/client.ts'
import { shareLink } from '../../api/share-link.ts'
import { type Fields, useFields } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useSaveNow } from '../use-draft.ts'
import type { WizardValues } from '../values.ts'
import { arrivals } from './link-store.ts'
import { linkStore } from './use-links.ts'

type Wanted = Readonly<{ positions: readonly number[]; withEmail: boolean; general: string }>

/** Makes links for these travellers, and notes them with the travellers. */
async function makeLinks(
  wizard: Fields<WizardValues>,
  language: Language,
  { positions, withEmail, general }: Wanted,
) {
  const items = positions.map((position) => {
    const { linkEmail, linkLanguage } = wizard.get(`applicants.${position}`)
    return {
      position,
      language: (linkLanguage || general) as Language,
      ...(withEmail && { email: linkEmail.trim() }),
    }
  })
  const made = await call('POST /api/traveller-links', { body: { language, items } })
  for (const { position, id } of made.items) {
    const applicant = wizard.get(`applicants.${position}`)
    const sent = withEmail ? { linkEmail: '' } : {}
    wizard.set(`applicants.${position}`, { ...applicant, ...sent, linkId: id })
  }
  return made.items
}

/** The travellers whose addresses were refused. Throws any other failure. */
function refusedOf(failure: unknown, positions: readonly number[], text: string): Issue[] {
  if (!isCode(failure, 'request.invalid')) throw failure
  return failure.fields.flatMap(({ path }) => {
    const [, item] = /^items\.(\d+)\.email$/.exec(path) ?? []
    if (item === undefined) return []
    const row = positions[Number(item)] ?? 0
    return [{ path: `applicants.${row}.linkEmail`, text, severity: 'error' as const }]
  })
}

/**
 * Creates, shares, reminds and revokes links; failures are in `error`, those of fields in `issues`.
 * `general` is the language of links without one of their own.
 */
export function useLinkWork(general: string) {
  const t = useTranslate()
  const language = useLanguage()
  const wizard = useFields<WizardValues>()
  const saveNow = useSaveNow()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [shown, setShown] = useState<{ linkId: string; url: string } | null>(null)

  /** Returns null on failure, and reports it. */
  const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
    setBusy(true)
    setError(null)
    setIssues([])
    try {
      const done = await work()
      await linkStore.refresh().catch(() => undefined)
      return done
    } catch (failure) {
      setError(failure)
      return null
    } finally {
      setBusy(false)
    }
  }

  const make = async (positions: readonly number[], withEmail: boolean) => {
    // The server refuses travellers that are not saved yet.
    await saveNow()
    return makeLinks(wizard, language, { positions, withEmail, general })
  }

  const give = async (linkId: string, url: string): Promise<boolean> => {
    const given = await shareLink(url)
    if (given !== 'shut') setShown(given === 'refused' ? { linkId, url } : null)
    return given === 'done'
  }

  return {
    ...{ isBusy, error, issues, shown },
    /** True if all were sent. */
    send: async (positions: readonly number[]): Promise<boolean> => {
      const made = await attempt(() =>
        make(positions, true).catch((failure: unknown) => {
          setIssues(refusedOf(failure, positions, t('rule.contactEmail.malformed')))
          return null
        }),
      )
      return made !== null
    },
    /** True if the address was copied or shared; otherwise it is shown, unless the menu was closed. */
    makeToShare: async (position: number): Promise<boolean> => {
      const made = await attempt(() => make([position], false))
      const [link] = made ?? []
      return link ? give(link.id, link.url) : false
    },
    shareLink: async (id: string): Promise<boolean> => {
      const found = await attempt(() =>
        call('POST /api/traveller-links/{id}/copy', { params: { id } }),
      )
      return found ? give(id, found.url) : false
    },
    remind: async (id: string): Promise<boolean> => {
      const done = await attempt(() =>
        call('POST /api/traveller-links/{id}/reminder', { params: { id }, body: {} }),
      )
      return done !== null
    },
    revoke: async (id: string, index: number): Promise<boolean> => {
      const done = await attempt(async () => {
        const link = await call('DELETE /api/traveller-links/{id}', { params: { id } })
        // Includes answers newer than those shown here.
        for (const { applicant } of arrivals([wizard.get(`applicants.${index}`)], [link])) {
          wizard.set(`applicants.${index}`, applicant)
        }
        wizard.set(`applicants.${index}.linkId`, '')
        return true
      })
      return done ?? false
    },
  }
}

export type LinkWork = ReturnType<typeof useLinkWork>
