/** A browser that may be told, as its push service named it. */
export type PushTarget = {
  endpoint: string
  /** Of the browser: a point of P-256, 65 bytes. */
  publicKey: Uint8Array
  /** 16 bytes that only the browser and we know. */
  authSecret: Uint8Array
}

/** `gone`: the push service knows the browser no more, for ever. */
export type PushOutcome = 'taken' | 'gone'

/** How long a push service keeps a message for a browser that is away; 4 hours where nothing is said. */
export type PushOptions = { keptSeconds?: number }

export type PushService = {
  /** Our public key of VAPID, base64url: browsers subscribe under it. */
  readonly key: string
  /** Whether an address is one of a push service that we know: no other is ever asked. */
  isKnown(endpoint: string): boolean
  /** Whether these bytes are a key that a browser can have. */
  isKey(publicKey: Uint8Array): boolean
  /**
   * Hands over a text of at most 3,000 bytes, encrypted for that browser alone. Throws where the push
   * service does not take it now.
   */
  send(target: PushTarget, text: string, options?: PushOptions): Promise<PushOutcome>
}
