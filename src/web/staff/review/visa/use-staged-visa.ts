import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { upload } from '#client/upload.ts'
import { maxUploadBytes } from '#domain/document/document.ts'
import type { PhraseKey } from '#phrases/translate.ts'
import { call } from '../../../api/client.ts'
import type { Applicant } from '../../parts/application/application.ts'
import { useMay, useMe } from '../../parts/use-me.ts'
import { useSending } from '../../parts/use-sending.ts'
import { documentFor, isOwnMismatch, unmatchedOf, type VisaDocument } from './match.ts'

/**
 * The visa document that waits for these travellers of an application: sent as soon as it is chosen, and
 * there again for whoever comes back to it, or is handed it.
 */
function useStagedVisa(applicationId: number, ids: readonly number[], isWanted: boolean) {
  const client = useQueryClient()
  const key = ['staff', 'visa-documents', applicationId] as const
  const { send, isBusy, error } = useSending()
  const [file, setFile] = useState<File | null>(null)
  const [part, setPart] = useState(0)
  const stop = useRef<AbortController | null>(null)
  const { data } = useQuery({
    enabled: isWanted,
    queryKey: key,
    queryFn: ({ signal }) =>
      call('GET /api/admin/visa-documents', { query: { applicationId }, signal }),
  })
  const [putInId, setPutInId] = useState<string | null>(null)
  const items = (isWanted && data?.items) || []
  const document = items.find(({ id }) => id === putInId) ?? documentFor(items, ids)
  const show = async (items: VisaDocument[]) => {
    // What was asked before would tell of the time before.
    await client.cancelQueries({ queryKey: key })
    client.setQueryData(key, { items })
  }

  const take = async (chosen: File) => {
    const form = new FormData()
    form.append('applicationId', String(applicationId))
    form.append('file', chosen, chosen.name)
    stop.current = new AbortController()
    const { signal } = stop.current
    const onProgress = (sent: number, total: number) => setPart(total > 0 ? sent / total : 0)
    const putIn = await upload('POST /api/admin/visa-documents', form, { onProgress, signal })
    await show([putIn, ...items])
    setPutInId(putIn.id)
    setFile(null)
    // It takes the place of the one that was shown; what stays behind goes after a day.
    if (document) await forget(document).catch(() => {})
  }
  const forget = async ({ id }: VisaDocument) => {
    await call('DELETE /api/admin/visa-documents/{id}', { params: { id } })
    const now = client.getQueryData<{ items: VisaDocument[] }>(key)
    await show((now?.items ?? []).filter((each) => each.id !== id))
  }
  return {
    file,
    document,
    /** 0 to 1 of what is sent. */
    part,
    isBusy,
    error,
    refused: file ? refusalOf(file) : null,
    choose: (chosen: File | null) => {
      stop.current?.abort()
      setFile(chosen)
      setPart(0)
      if (chosen) {
        if (!refusalOf(chosen)) void send(() => take(chosen))
      } else if (document) void send(() => forget(document))
    },
    /** Somebody approved with it, or it is gone. */
    refresh: () => void client.invalidateQueries({ queryKey: key }),
  }
}

export type StagedVisa = ReturnType<typeof useStagedVisa>

/** The visa document for these travellers that waits, and what approving with it means. */
export function useApprovalDocument(
  applicationId: number,
  applicants: readonly Applicant[],
  isWanted: boolean,
) {
  const me = useMe()
  const mayOverride = useMay()('application.override')
  const ids = applicants.map(({ id }) => id)
  const visa = useStagedVisa(applicationId, ids, isWanted)
  const { document } = visa
  const unmatched = document ? unmatchedOf(document, ids).map((each) => each.applicantId) : []
  const isOwn = document !== null && isOwnMismatch(document, ids, me.id)
  return {
    visa,
    document,
    /** Pressing on in spite of the notice means that it was compared. */
    isUnmatched: unmatched.length > 0,
    /** Added by this colleague, and does not name everybody. */
    isOwn,
    /** Then it takes somebody else, or a reason of those who may go against it. */
    needsOther: isOwn && !mayOverride,
    toHandOver: isOwn
      ? applicants.filter(({ id, handOver }) => unmatched.includes(id) && handOver === null)
      : [],
  }
}

type Refused = Readonly<{
  key: PhraseKey
  params?: Readonly<Record<string, string | number>>
}>

type Chosen = Readonly<{ name: string; type: string; size: number }>

const megabyte = 1024 * 1024

const isPdf = ({ name, type }: Chosen) => type === 'application/pdf' || /\.pdf$/i.test(name)
const isPicture = ({ name, type }: Chosen) =>
  type === 'image/jpeg' || type === 'image/png' || (!type && /\.(jpe?g|png)$/i.test(name))

/** Why a file cannot be an approval document, before it is sent; the server looks into it again. */
export function refusalOf(file: Chosen): Refused | null {
  if (!isPdf(file) && !isPicture(file)) {
    return { key: 'error.document.wrong-type', params: { allowed: 'PDF, JPG, PNG' } }
  }
  if (file.size === 0) return { key: 'error.document.empty' }
  if (file.size > maxUploadBytes) {
    return { key: 'error.document.too-large', params: { limit: maxUploadBytes / megabyte } }
  }
  return null
}
