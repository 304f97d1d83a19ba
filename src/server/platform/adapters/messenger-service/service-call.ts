import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { AppError } from '#domain/error.ts'
import { type Messenger, messengerLimits } from '#domain/messenger.ts'
import { kindOfFailure } from '../../failure-kind.ts'
import { type FetchedFile, type MessengerEvent, MessengerUnavailable } from './port.ts'

/** What every service is made with, beside what it knows us by. */
export type ServiceOptions = {
  apiUrl: string
  clock: { now(): Date }
  fetch: typeof fetch
  timeoutMs: number
  /** Opens the person's own app, where that is not the service's usual address. */
  linkUrl?: string
  isSandbox?: boolean
}

/** Events of one call; WhatsApp sends a thousand at most. */
const mostEvents = 1000
/** Letters of a message; WhatsApp and Telegram send 4096 at most. */
const longestText = 4096
const mostAnswerBytes = 1024 * 1024
/** A file takes longer than a call. */
const fileTimes = 6
const dayMs = 86_400_000
/** The longest pause that a service may ask for. */
const longestRestSeconds = 3600

/** Part of a message that may be missing or of another shape. */
export const part = <S extends z.ZodMiniType>(schema: S, given: unknown): z.output<S> | undefined =>
  schema.safeParse(given).data

/** An id as services make them. */
export const id = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))

export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares in constant time. */
export const isSame = (given: string | null, right: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(right))

/** A text that the database can store. */
const cut = (text: string, max: number): string =>
  text.replaceAll('\0', '').slice(0, max).toWellFormed()

export const cutText = (text: string | undefined): string => cut(text ?? '', longestText)

/** The name of a person or a file; null if it has none. */
export const cutName = (name: string | undefined): string | null =>
  cut(name ?? '', messengerLimits.nameLength).trim() || null

/** A time in seconds, never in the future: the reply window begins with it. */
export function timeOf(seconds: unknown, now: Date): Date {
  const ms = Number(seconds) * 1000
  return ms > 0 && ms < now.getTime() ? new Date(ms) : now
}

/** A place as a link to a map. */
export const placeText = (latitude: number, longitude: number, ...words: (string | undefined)[]) =>
  [...words, `https://maps.google.com/?q=${latitude},${longitude}`].filter(Boolean).join('\n')

/** Throws request.unreadable. */
export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new AppError('request.unreadable')
  }
}

/** At most so many, without those that are as old as what we have forgotten: those were taken. */
export function fitting(events: MessengerEvent[], now: Date): MessengerEvent[] {
  const oldest = now.getTime() - messengerLimits.eventDays * dayMs
  return events.filter(({ at }) => at.getTime() > oldest).slice(0, mostEvents)
}

/** Reads at most so many bytes; null if there are more. */
async function bytesOf(answer: Response, most: number): Promise<Buffer<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the rest.
  for await (const piece of answer.body ?? []) {
    size += piece.byteLength
    if (size > most) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** What a service answered; `json` is undefined where it is none. */
export type Answer = { status: number; json: unknown; retryAfter: number | null }

export type Caller = ReturnType<typeof createCaller>

/** Calls of one service. Errors name a code alone: addresses and answers hold tokens and numbers. */
export function createCaller(messenger: Messenger, options: ServiceOptions) {
  const unavailable = (
    code: string | number,
    told: { retryAfter?: number | null; isTokenWrong?: boolean } = {},
  ) => new MessengerUnavailable(`${messenger}: ${code}`, told)

  async function ask<T>(
    url: string,
    init: RequestInit,
    timeoutMs: number,
    read: (answer: Response) => Promise<T>,
  ): Promise<T> {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      // A redirect may lead anywhere, and takes the token along.
      return await read(await options.fetch(url, { ...init, redirect: 'manual', signal }))
    } catch (error) {
      throw error instanceof MessengerUnavailable ? error : unavailable(kindOfFailure(error))
    }
  }

  return {
    unavailable,
    /** Throws MessengerUnavailable where nothing answers. */
    call: (path: string, init: RequestInit): Promise<Answer> =>
      ask(options.apiUrl + path, init, options.timeoutMs, async (answer) => ({
        status: answer.status,
        retryAfter: secondsOf(answer.headers.get('retry-after'), options.clock.now()),
        json: jsonOf((await bytesOf(answer, mostAnswerBytes))?.toString() ?? ''),
      })),
    /**
     * A file. Where its address `mayLead` to another, that is asked without our credentials. Throws
     * MessengerUnavailable.
     */
    fetchFile(url: string, { headers, most, mayLead }: FileRequest): Promise<FetchedFile> {
      return ask(url, { headers }, options.timeoutMs * fileTimes, async (answer) => {
        if (answer.status === 200) {
          const told = Number(answer.headers.get('content-length') ?? 0)
          if (told <= most) return (await bytesOf(answer, most)) ?? 'too-large'
        }
        await answer.body?.cancel()
        if (answer.status === 200) return 'too-large'
        const next = answer.headers.get('location')
        if (answer.status >= 300 && answer.status < 400 && next && mayLead?.(next)) {
          return this.fetchFile(next, { headers: {}, most })
        }
        if ([404, 410].includes(answer.status)) return 'gone'
        throw unavailable(`status-${answer.status}`)
      })
    },
  }
}

type FileRequest = {
  headers: Record<string, string>
  most: number
  mayLead?: (url: string) => boolean
}

/** Retry-After in seconds or as a date; null when missing or invalid. */
export function secondsOf(given: unknown, now: Date): number | null {
  if (given === null || given === undefined || given === '') return null
  const seconds = Number.isNaN(Number(given))
    ? Math.ceil((Date.parse(String(given)) - now.getTime()) / 1000)
    : Number(given)
  return seconds > 0 ? Math.min(seconds, longestRestSeconds) : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
