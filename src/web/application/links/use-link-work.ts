import { useState } from 'react'
import { ApiError } from '#client/error.ts'
import { pause } from '#client/retry.ts'
import { call } from '../../api/client.ts'
import { handOn } from '../../api/hand-on.ts'
import { useFields } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import type { WizardValues } from '../values.ts'
import { arrivals } from './link-store.ts'
import { linkStore } from './use-links.ts'

/** What was typed a moment ago is on its way to the server: links wait for it, in milliseconds. */
const saving: Readonly<{ tries: number; delay: number }> = { tries: 4, delay: 1500 }

/** Waits until the server has these travellers; what never arrives is left to the server to refuse. */
async function untilSaved(positions: readonly number[]): Promise<void> {
  for (let left = saving.tries; left > 0; left -= 1) {
    const draft = await call('GET /api/draft', {})
    if (draft && draft.content.applicants.length > Math.max(...positions)) return
    await pause(saving.delay)
  }
}

/**
 * Makes, hands on, reminds and takes back; what does not work stands in `error`, beside fields in `issues`.
 * Links are in `general` where a traveller has no language of their own.
 */
export function useLinkWork(general: string) {
  const t = useTranslate()
  const language = useLanguage()
  const wizard = useFields<WizardValues>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [shown, setShown] = useState<{ linkId: string; url: string } | null>(null)

  /** Answers null where it did not work, and says why. */
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
    const items = positions.map((position) => {
      const { linkEmail, linkLanguage } = wizard.get(`applicants.${position}`)
      return {
        position,
        language: (linkLanguage || general) as typeof language,
        ...(withEmail && { email: linkEmail.trim() }),
      }
    })
    await untilSaved(positions)
    const made = await call('POST /api/traveller-links', { body: { language, items } })
    for (const { position, id } of made.items) {
      const applicant = wizard.get(`applicants.${position}`)
      const sent = withEmail ? { linkEmail: '' } : {}
      wizard.set(`applicants.${position}`, { ...applicant, ...sent, linkId: id })
    }
    return made.items
  }

  const give = async (linkId: string, url: string): Promise<boolean> => {
    const given = await handOn(url)
    if (given !== 'shut') setShown(given === 'refused' ? { linkId, url } : null)
    return given === 'done'
  }

  return {
    ...{ isBusy, error, issues, shown },
    /** True when all went out. */
    send: async (positions: readonly number[]): Promise<boolean> => {
      const made = await attempt(() =>
        make(positions, true).catch((failure: unknown) => {
          if (!(failure instanceof ApiError) || failure.code !== 'request.invalid') throw failure
          const wrong = failure.fields.flatMap(({ path }) => {
            const [, item] = /^items\.(\d+)\.email$/.exec(path) ?? []
            return item === undefined ? [] : [positions[Number(item)] ?? 0]
          })
          const text = t('rule.contactEmail.malformed')
          setIssues(
            wrong.map((row) => ({ path: `applicants.${row}.linkEmail`, text, severity: 'error' })),
          )
          return null
        }),
      )
      return made !== null
    },
    /** True when the address is in the clipboard or handed on; else it is shown, but to who shut the menu. */
    makeToHandOn: async (position: number): Promise<boolean> => {
      const made = await attempt(() => make([position], false))
      const [link] = made ?? []
      return link ? give(link.id, link.url) : false
    },
    handOn: async (id: string): Promise<boolean> => {
      const found = await attempt(() =>
        call('POST /api/traveller-links/{id}/copy', { params: { id } }),
      )
      return found ? give(id, found.url) : false
    },
    remind: async (id: string): Promise<boolean> => {
      const body = {}
      const done = await attempt(() =>
        call('POST /api/traveller-links/{id}/reminder', { params: { id }, body }),
      )
      return done !== null
    },
    revoke: async (id: string, index: number): Promise<boolean> => {
      const done = await attempt(async () => {
        const link = await call('DELETE /api/traveller-links/{id}', { params: { id } })
        // What was typed until then, which may be newer than what is shown here.
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
