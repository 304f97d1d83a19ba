/** The SHA-256 of a file in lower-case hexadecimal, computed on this device. */
export async function fingerprintOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A typed fingerprint without artefacts of printing and copying; null if invalid. */
export function cleanFingerprint(typed: string): string | null {
  const text = typed.replace(/[\s:\-–\u200B-\u200F\uFEFF]/g, '').toLowerCase()
  return /^[0-9a-f]{64}$/.test(text) ? text : null
}

/** In groups of eight, for visual comparison. */
export function groupFingerprint(hash: string): string {
  return hash.match(/.{1,8}/g)?.join(' ') ?? hash
}
