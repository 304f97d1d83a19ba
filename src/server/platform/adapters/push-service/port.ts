/** A browser's subscription, as its push service issued it. */
export type PushTarget = {
  endpoint: string
  /** The browser's public key: a point of P-256, 65 bytes. */
  publicKey: Uint8Array
  /** 16 bytes shared with the browser. */
  authSecret: Uint8Array
}

/** `gone`: the push service has dropped the subscription for good. */
export type PushOutcome = 'taken' | 'gone'

/** How long the push service holds a message for an offline browser; 4 hours by default. */
export type PushOptions = { keptSeconds?: number }

export type PushService = {
  /** Our public VAPID key, base64url, for subscribing. */
  readonly key: string
  /** Whether an address is on a known push service; no other is called. */
  isKnown(endpoint: string): boolean
  /** Whether the bytes are a valid browser key. */
  isKey(publicKey: Uint8Array): boolean
  /**
   * Sends a text of at most 3,000 bytes, encrypted for one browser. Throws when the push service
   * does not accept it now.
   */
  send(target: PushTarget, text: string, options?: PushOptions): Promise<PushOutcome>
}
