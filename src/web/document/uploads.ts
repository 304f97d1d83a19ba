import { delayAfter } from '#client/back-off.ts'
import { chance } from '#client/random.ts'
import { isRetryable } from '#client/retry.ts'
import type { DocumentType } from '#domain/document/document.ts'

/** A document slot of an applicant. */
export type Slot = Readonly<{ applicantId: number; documentType: DocumentType }>

export type Files = readonly [File, ...File[]]

export type UploadState = 'preparing' | 'waiting' | 'sending' | 'checking' | 'again' | 'failed'

export type Upload = Slot &
  Readonly<{
    /** The chosen files: several are pages of one document. */
    files: Files
    file: File
    state: UploadState
    /** Bytes sent and in total; 0 before the start. */
    sent: number
    total: number
    error: unknown
  }>

export type Work<Plan, Result> = Readonly<{
  /** Prepares the chosen files before they are queued. Throws if they are refused. */
  look: (upload: Upload, signal: AbortSignal) => Promise<Plan>
  send: (
    upload: Upload,
    plan: Plan,
    onProgress: (sent: number, total: number) => void,
    signal: AbortSignal,
  ) => Promise<Result>
  pause: (milliseconds: number) => Promise<void>
  onDone: (upload: Upload, result: Result) => void
  onFailed: (upload: Upload) => void
}>

const mostAtOnce = 2

export function slotKey({ applicantId, documentType }: Slot): string {
  return `${applicantId}/${documentType}`
}

/** Maximum milliseconds that the answer about a file that was taken back is awaited. */
export const longestCheck = 60_000

type Entry<Plan> = { upload: Upload; stop: AbortController; plan: Plan | null }

/** An upload queue: two at a time, each tried twice, kept in memory until done. */
export class Uploads<Plan = unknown, Result = unknown> {
  readonly #work: Work<Plan, Result>
  readonly #entries = new Map<string, Entry<Plan>>()
  readonly #running = new Set<Entry<Plan>>()
  /** By slot: settles once nothing more can come of what was sent last. */
  readonly #ended = new Map<string, Promise<unknown>>()
  readonly #listeners = new Set<() => void>()
  #shown: ReadonlyMap<string, Upload> = new Map()

  constructor(work: Work<Plan, Result>) {
    this.#work = work
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** By slot; the same object until something changes. */
  readonly snapshot = (): ReadonlyMap<string, Upload> => this.#shown

  /** Adds a file, or several as pages of one, replacing any upload of that slot. */
  add(slot: Slot, ...files: Files): void {
    void this.#prepare(this.#put(slot, files))
  }

  /** Shows a refusal known before preparation. */
  refuse(slot: Slot, error: unknown, file = new File([], '')): void {
    this.#change(this.#put(slot, [file]), { state: 'failed', error })
  }

  cancel(slot: Slot): void {
    this.#drop(slot)
    this.#publish()
  }

  retry(slot: Slot): void {
    const upload = this.#entries.get(slotKey(slot))?.upload
    if (upload?.state === 'failed') this.add(slot, ...upload.files)
  }

  /** Retries uploads that failed offline. */
  retryLost(): void {
    for (const { upload } of [...this.#entries.values()]) {
      if (isRetryable(upload.error)) this.retry(upload)
    }
  }

  async #prepare(entry: Entry<Plan>): Promise<void> {
    try {
      entry.plan = await this.#work.look(entry.upload, entry.stop.signal)
      // Stored before an older file, the newer one would not stand.
      await this.#ended.get(slotKey(entry.upload))
      this.#change(entry, { state: 'waiting' })
      this.#startWaiting()
    } catch (error) {
      this.#fail(entry, error)
    }
  }

  #startWaiting(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#running.size >= mostAtOnce) return
      if (entry.upload.state !== 'waiting' || entry.plan === null) continue
      const { signal } = entry.stop
      const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve))
      this.#ended.set(key, Promise.race([this.#run(entry, entry.plan), stopped]))
    }
  }

  async #run(entry: Entry<Plan>, plan: Plan): Promise<void> {
    this.#running.add(entry)
    try {
      const result = await this.#sendTwice(entry, plan)
      const key = slotKey(entry.upload)
      if (this.#isCurrent(entry)) this.#entries.delete(key)
      this.#publish()
      // Also if it was cancelled too late; of a replaced one nothing is said.
      if (!this.#entries.has(key)) this.#work.onDone(entry.upload, result)
    } catch (error) {
      this.#fail(entry, error)
    } finally {
      this.#running.delete(entry)
      this.#startWaiting()
    }
  }

  async #sendTwice(entry: Entry<Plan>, plan: Plan): Promise<Result> {
    try {
      return await this.#send(entry, plan)
    } catch (error) {
      if (!isRetryable(error) || !this.#isCurrent(entry)) throw error
      this.#change(entry, { state: 'again', sent: 0 })
      await this.#work.pause(delayAfter(2, chance()))
      if (!this.#isCurrent(entry)) throw error
      return this.#send(entry, plan)
    }
  }

  #send(entry: Entry<Plan>, plan: Plan): Promise<Result> {
    this.#change(entry, { state: 'sending', sent: 0 })
    const onProgress = (sent: number, total: number) =>
      this.#change(entry, { sent, total, state: sent < total ? 'sending' : 'checking' })
    return this.#work.send(entry.upload, plan, onProgress, entry.stop.signal)
  }

  #put({ applicantId, documentType }: Slot, files: Files): Entry<Plan> {
    this.#drop({ applicantId, documentType })
    const slot = { applicantId, documentType }
    const [file] = files
    const upload = { ...slot, files, file, sent: 0, total: file.size, error: null }
    const entry: Entry<Plan> = {
      upload: { ...upload, state: 'preparing' },
      stop: new AbortController(),
      plan: null,
    }
    this.#entries.set(slotKey(slot), entry)
    this.#publish()
    return entry
  }

  #drop(slot: Slot): void {
    const key = slotKey(slot)
    const entry = this.#entries.get(key)
    this.#entries.delete(key)
    // Wholly sent it may be stored already.
    if (entry?.upload.state !== 'checking') entry?.stop.abort()
    else void this.#work.pause(longestCheck).then(() => entry.stop.abort())
  }

  /** Whether this upload was neither replaced nor cancelled. */
  #isCurrent(entry: Entry<Plan>): boolean {
    return this.#entries.get(slotKey(entry.upload)) === entry
  }

  #change(entry: Entry<Plan>, changes: Partial<Upload>): void {
    if (!this.#isCurrent(entry)) return
    entry.upload = { ...entry.upload, ...changes }
    this.#publish()
  }

  #fail(entry: Entry<Plan>, error: unknown): void {
    if (!this.#isCurrent(entry)) return
    this.#change(entry, { state: 'failed', error })
    this.#work.onFailed(entry.upload)
  }

  #publish(): void {
    this.#shown = new Map([...this.#entries].map(([key, { upload }]) => [key, upload]))
    for (const listener of this.#listeners) listener()
  }
}
