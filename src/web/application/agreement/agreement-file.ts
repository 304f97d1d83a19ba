import type { Language } from '#domain/reference/languages.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { call } from '../../api/client.ts'
import { selectionOf } from '../submit.ts'
import { type DetailsValues, signerOf } from '../values.ts'

/** The data of the agreement. */
export function agreementData({ version }: Rules, details: DetailsValues, language: Language) {
  const selection = selectionOf(details)
  return {
    ...signerOf(details),
    language,
    ...(selection ? { selection } : {}),
    rulesVersion: version,
  }
}

type Paper = ReturnType<typeof agreementData>

let last: { about: string; file: Promise<Blob> } | null = null

/** The agreement as a file; cached while its data stays the same. Throws ApiError. */
export function makeAgreementFile(paper: Paper): Promise<Blob> {
  const about = JSON.stringify(paper)
  if (last?.about === about) return last.file
  const making = { about, file: fetchPaper(paper) }
  last = making
  making.file.catch(() => {
    if (last === making) last = null
  })
  return making.file
}

async function fetchPaper(body: Paper): Promise<Blob> {
  const made = await call('POST /api/generate-agreement-pdf', { body })
  if (!(made instanceof Blob)) throw new TypeError('A preview is a file')
  return made
}
