/** The longest address, in characters (RFC 5321). */
export const maxEmailLength = 254

const maxLocalLength = 64
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const domainLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

/**
 * Whether the text is one e-mail address: ASCII, one @, a dot in the domain, nothing that could make a
 * second recipient or header of it. Domains in other scripts are written as xn--.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length < 5 || text.length > maxEmailLength) return false
  const [local = '', domain = '', ...more] = text.split('@')
  if (more.length > 0 || local.length > maxLocalLength || !localPart.test(local)) return false
  const labels = domain.split('.')
  if (
    labels.length < 2 ||
    !labels.every((label) => label.length <= 63 && domainLabel.test(label))
  ) {
    return false
  }
  return !/^\d+$/.test(labels.at(-1) ?? '')
}

/** As much of an address as tells its owner which one it is: 'a•••@gmail.com'. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, Math.min(1, Math.max(at, 0)))}•••${at < 0 ? '' : address.slice(at)}`
}

/** The address as it is compared: the domain, and by every large provider the rest, ignores case. */
export function foldEmail(address: string): string {
  return address.trim().toLowerCase()
}

// Where most travellers of our ten languages have their mailbox.
const providers = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.fr',
  'yahoo.de',
  'yahoo.es',
  'yahoo.co.jp',
  'yahoo.co.in',
  'hotmail.com',
  'hotmail.co.uk',
  'hotmail.fr',
  'hotmail.de',
  'hotmail.es',
  'outlook.com',
  'outlook.fr',
  'outlook.de',
  'outlook.es',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'gmx.de',
  'gmx.net',
  'gmx.com',
  'web.de',
  't-online.de',
  'orange.fr',
  'wanadoo.fr',
  'laposte.net',
  'free.fr',
  'mail.com',
  'email.com',
  'ymail.com',
  'mail.ru',
  'yandex.ru',
  'yandex.com',
  'rambler.ru',
  'qq.com',
  '163.com',
  '126.com',
  'sina.com',
  'foxmail.com',
  'naver.com',
  'hanmail.net',
  'daum.net',
  'docomo.ne.jp',
  'btinternet.com',
  'comcast.net',
  'verizon.net',
] as const

const known: ReadonlySet<string> = /* @__PURE__ */ new Set(providers)
const misspeltEndings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  cm: 'com',
  om: 'com',
  comm: 'com',
  coom: 'com',
  cim: 'com',
  cpm: 'com',
  vom: 'com',
  xom: 'com',
  nte: 'net',
  ner: 'net',
  ogr: 'org',
}

/** A likely spelling of a mistyped address, or null when nothing looks mistyped. Never a refusal. */
export function suggestEmail(address: string): string | null {
  const typed = address
    .slice(0, maxEmailLength * 4)
    .trim()
    .slice(0, maxEmailLength)
  const at = typed.lastIndexOf('@')
  if (at < 1) return null
  const local = typed.slice(0, at)
  const written = typed.slice(at + 1).toLowerCase()
  const tidy = written
    .replace(/[\s,;.]+/g, '.')
    .split('.')
    .filter((label) => label !== '')
    .join('.')
  const domain = nearestProvider(withKnownEnding(tidy))
  const suggestion = `${local}@${domain}`
  return domain !== written && isEmailAddress(suggestion) ? suggestion : null
}

/** How sure we are that letters arrive, 0 to 1: 0 is no address at all, 1 a well-known provider. */
export function scoreEmail(address: string): number {
  if (!isEmailAddress(address)) return 0
  if (suggestEmail(address) !== null) return 0.4
  return known.has(address.slice(address.indexOf('@') + 1).toLowerCase()) ? 1 : 0.8
}

function withKnownEnding(domain: string): string {
  const dot = domain.lastIndexOf('.')
  const ending = misspeltEndings[domain.slice(dot + 1)]
  // .cm and .om are countries: only a well-known name before them is a slip.
  if (dot < 0 || !ending) return domain
  const fixed = `${domain.slice(0, dot)}.${ending}`
  return domain.slice(dot + 1).length > 2 || known.has(fixed) ? fixed : domain
}

/** The provider that the domain is a slip of the finger away from, else the domain itself. */
function nearestProvider(domain: string): string {
  if (known.has(domain) || domain.length > 40) return domain
  const near = providers
    .filter((provider) => Math.abs(provider.length - domain.length) <= allowance(provider))
    .map((provider) => ({ provider, steps: editDistance(domain, provider) }))
    .filter(({ provider, steps }) => steps <= allowance(provider))
    .sort((a, b) => a.steps - b.steps)
  return near[0]?.provider ?? domain
}

/** Slips that still point to one provider: none for short names, which have real neighbours. */
function allowance(provider: string): number {
  const name = provider.slice(0, provider.indexOf('.')).length
  if (name < 5) return 0
  return name < 7 ? 1 : 2
}

/** Damerau's distance with adjacent swaps: added, left out, changed and swapped letters. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped && row > 1 && column > 1
          ? at(beforeLast, column - 2) + 1
          : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
