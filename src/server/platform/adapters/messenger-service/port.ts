import type { MessageReport, Messenger, MessengerEnd, MessengerNews } from '#domain/messenger.ts'
import type { Language } from '#domain/reference/languages.ts'

/** What a service calls us with. `key` is unique per service: the same event comes again. */
export type MessengerEvent = { key: string; at: Date } & (
  | {
      kind: 'message'
      /** Digits with country code, the id of the chat, or WhatsApp's id of somebody who shows no number. */
      address: string
      /** As the service calls the person; null if it does not. */
      name: string | null
      text: string
      /** The file that came with it, to be fetched by this; null without one. */
      file: { ref: string; name: string | null } | null
      /** The service's id of our message that it quotes. */
      quotes: string | null
    }
  | {
      kind: 'report'
      /** The service's id of our message. */
      serviceId: string
      /** Our own id of it, where the service repeats that. */
      messageId: string | null
      report: MessageReport
      code: string | null
      /** The contact can no longer be written to. */
      ends: MessengerEnd | null
    }
  | { kind: 'ended'; address: string; reason: MessengerEnd }
  | {
      kind: 'template'
      name: string
      language: string
      state: TemplateState
      reason: string | null
    }
  | { kind: 'quality'; quality: string }
)

export type TemplateState = 'pending' | 'approved' | 'rejected' | 'paused'

export type NewMessengerMessage = {
  /** Our id, repeated in reports where the service can. */
  id: string
  address: string
} & (
  | { kind: 'text'; text: string }
  /** An approved template; `values` fill {{1}}, {{2}}. */
  | { kind: 'template'; name: string; language: string; values: readonly string[] }
)

export type SendOutcome =
  /** `address` as the service writes it, where it says so: their messages come from there. */
  | { outcome: 'sent'; serviceId: string; address?: string }
  /** Refused for good. `ends`: the contact cannot be written to; `window`: only a template may go. */
  | { outcome: 'refused'; code: string; ends: MessengerEnd | null; isWindow: boolean }

/** The service does not answer, or asks to wait; try again. */
export class MessengerUnavailable extends Error {
  override name = 'MessengerUnavailable'
  /** Seconds to wait, where the service says so. */
  readonly retryAfter: number | null
  /** The token counts no more: staff have to act. */
  readonly isTokenWrong: boolean

  constructor(message: string, { retryAfter = null as number | null, isTokenWrong = false } = {}) {
    super(message)
    this.retryAfter = retryAfter
    this.isTokenWrong = isTokenWrong
  }
}

/** A file's bytes, or why there are none. */
export type FetchedFile = Buffer<ArrayBuffer> | 'gone' | 'too-large'

export type WebhookCall = { url: string; headers: Headers; body: Buffer<ArrayBuffer> }

export type TemplateText = { news: MessengerNews; language: Language; name: string; text: string }

export type MessengerService = {
  readonly messenger: Messenger
  /** A stand-in: no real person is written to. */
  readonly isSandbox: boolean
  /** The address that opens the person's own app with these words typed in; Telegram passes the code only. */
  connectUrl(connect: { code: string; words: string }): string
  /**
   * What a call says, once its signature over the raw bytes was checked; nothing is parsed before.
   * Throws messenger.signature-wrong, request.too-large, request.unreadable. Unknown events are left out.
   */
  read(call: WebhookCall): MessengerEvent[]
  /** The answer to the service's handshake; null if its token is wrong or there is none. */
  handshake(query: URLSearchParams): string | null
  /** Throws MessengerUnavailable. */
  send(message: NewMessengerMessage): Promise<SendOutcome>
  /** A file of a message of at most `maxBytes`. Throws MessengerUnavailable. */
  fetchFile(ref: string, maxBytes: number): Promise<FetchedFile>
  /** Approval of templates, where the service asks for it. */
  readonly templates: {
    list(): Promise<
      { name: string; language: string; state: TemplateState; reason: string | null }[]
    >
    /** Null: the call was refused, and the service does not have it. Throws MessengerUnavailable. */
    submit(template: TemplateText): Promise<TemplateState | null>
  } | null
  /** Has the service call us, as far as its console does not. Throws MessengerUnavailable. */
  register(webhookUrl: string): Promise<void>
}

export type MessengerServices = Readonly<Partial<Record<Messenger, MessengerService>>>
