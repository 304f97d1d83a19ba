import { apostrophes, cleanText, dashes, foldText, latinLookalikes, typedFactor } from './text.ts'

/** Maximum length of an address (RFC 5321). */
export const maxEmailLength = 254

const maxLocalLength = 64
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
/** Carriers that issued addresses with consecutive dots or one before the @. */
const looseDots = /^(?:docomo\.ne\.jp|(?:[a-z0-9]+\.)?ezweb\.ne\.jp|au\.com)$/i
const domainLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

/**
 * Whether the text is one e-mail address: ASCII, one @, a dot in the domain, no way to inject a
 * second recipient or header. Domains in other scripts are written as xn--.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length < 5 || text.length > maxEmailLength) return false
  const [local = '', domain = '', ...more] = text.split('@')
  const strict = looseDots.test(domain) ? local.replace(/\.+(?=\.|$)/g, '') : local
  if (more.length > 0 || local.length > maxLocalLength || !localPart.test(strict)) return false
  const labels = domain.split('.')
  if (
    labels.length < 2 ||
    !labels.every((label) => label.length <= 63 && domainLabel.test(label))
  ) {
    return false
  }
  return !/^\d+$/.test(labels.at(-1) ?? '')
}

/** Signs before and after an address: quotes, list numbers, bullets, emoji. */
const opening = /^(?:[^\p{L}\p{N}!#$%&*+?^_~@.-]|[-*#+/=|~]+ |\*|\d{1,2}[.)] )+/u
const closing = /[^\p{L}\p{N}@]+$/u
const label = /^(?:mailto:\/\/|[^@:]{1,60}:(?! ?\/\/) ?)(?=[^:]*@)/i
/**
 * Words before an address that cannot be its beginning: of another script, set off by a sign, two and
 * a comma or dash, or a label. 'ada, muster@…' is probably one address with a slip.
 */
const before =
  /^(?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Arab}\p{sc=Thai}\s]+|[^@]{1,99} [=>|/·•] |[^@,;|]{1,60} [^@,;|]{1,60}(?:[,;،；，、|]| -) |(?:[^\p{sc=Latin}\p{N}@]{1,40}|e-?mail|mail|e-?posta|correo|courriel|adresse|address|home|work|private?) )(?=[!#-'*+.-9=?A-Z^-~-]+@[^@]+$)/iu
/** Of 'Ana Maria - Silva@…' the rest would be a stranger's, unless one of the names is in it. */
const fullName = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+(?:\S| -) \p{Lu}\p{Ll}/u
const ownName = /\b(\p{L}{3,}).* \S*\1\S*@/iu
const isCutIn = (text: string): boolean => fullName.test(text) && !ownName.test(text)
/** Words likewise behind an address. */
const behind = /^([^\s@]+@[^\s@,;،；，、|]+)(?:[,;،；，、] (?=[^@]*\p{L}{4})| ?[|] | [-=–] )[^@]*$/u
const bracketed =
  /^[^<>]*<([^<>]*)(?:>[^<>@]*)?$|^[^@]*[([「【《‹] ?([^()[\]@]+@[^()[\]「」【】《》‹›@]+)[)\]」】》›][^@]*$/
const signsAround = /[^\s<>()[\]"“”„«»「」【】《》‹›,;:]+@[^\s<>()[\]{}"“”„«»「」【】《》‹›,;:=?]+/g

/** The address that a copied link repeats: 'ada@… <mailto:ada@…>'. */
function repeatedIn(text: string): string | null {
  const found = (text.match(signsAround) ?? []).map((each) => each.replace(closing, ''))
  const [only = null, ...others] = new Set(found.map(foldEmail))
  const isOne = only !== null && others.length === 0 && !only.startsWith('//')
  return isOne && found.length > 1 ? (found[0] ?? null) : null
}

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text)

/** A domain in another script as mail servers take it: müller.de is xn--mller-kva.de. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  // No domain ends in letters of two kinds: words stuck to the address, 'ada@qq.com谢谢'.
  const isWord = /^[\p{L}\p{M}\p{N}.-]{1,254}$/u.test(domain) && /\.([a-z]+|[^a-z]+)$/i.test(domain)
  if (at === 0 || isAscii(domain) || !isWord) return address
  const url = `https://${domain}`
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address
}

/**
 * Removes what links, address books and sentences add ('mailto:', 'Ada <…>', a trailing comma) and
 * invisible characters, and normalises full-width characters. Words without a colon or brackets
 * stay: 'ada muster@…' may be one address. A domain in another script becomes its ASCII form, unless
 * it only looks like one in Latin letters, or is probably a slip for a provider's: 'wéb.de'.
 */
export function cleanEmail(typed: string): string {
  const address = plainEmail(typed)
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return !isAscii(domain) && isProvider(likelyDomain(domain)) ? address : inAscii(address)
}

/** The same without the providers, for which the chat has no room. */
export const asciiEmail = (typed: string): string => inAscii(plainEmail(typed))

const inAscii = (address: string): string =>
  isAscii(latinLookalikes(address)) ? address : withAsciiDomain(address)

function plainEmail(typed: string): string {
  const text = cleanText(typed.slice(0, maxEmailLength * typedFactor))
    .replace(/[。｡․]/g, '.')
    .replace(/﹫/g, '@')
    .replace(dashes, '-')
    .replace(apostrophes, (sign) => (sign === '`' ? sign : "'"))
  const isLink = /mailto:/i.test(text)
  const plain = isLink
    ? text.replace(/%([2-7][0-9a-f])/gi, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
  if (!plain.includes('@')) return plain
  const [, inAngles, inBrackets] = bracketed.exec(plain) ?? []
  return (repeatedIn(plain) ?? inAngles ?? inBrackets ?? plain)
    .replace(opening, '')
    .replace(label, '')
    .replace(opening, '')
    .replace(before, (words, _, all) => (isCutIn(all) ? words : ''))
    .replace(behind, '$1')
    .replace(/ ?\([^()@]*\)$/, '')
    .replace(/(@[^?]*)\?.*$/, '$1')
    .replace(closing, '')
    .replace(/^([^"@]+)"@/, '$1@')
    .replace(/ ?@ ?/g, '@')
    .trim()
}

/** Removes the quotes that servers put around a local part with consecutive dots: "a..b"@docomo.ne.jp. */
export function withoutQuotedLocals(text: string): string {
  return text.replace(/"([^"@\s<>]{1,64})"@/g, '$1@')
}

/** Enough of an address for its owner to recognise it: 'a•••@gmail.com'. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, Math.min(1, Math.max(at, 0)))}•••${at < 0 ? '' : address.slice(at)}`
}

/**
 * The address for comparison: the domain, and at every large provider the local part, ignores case.
 * Either form of a domain in another script is the same.
 */
export function foldEmail(address: string): string {
  return withAsciiDomain(address.trim().toLowerCase())
}

// The most common providers in our ten languages, by the name before the first dot.
const families: Readonly<Record<string, string>> = {
  gmail: 'com',
  googlemail: 'com',
  yahoo:
    'com co.uk fr de es it ca in ie gr se dk no pl ro at be nl ch pt co.jp co.in co.id co.kr co.nz co.th co.za com.ar com.au com.br com.co com.hk com.mx com.my com.ph com.sg com.tr com.tw com.vn',
  hotmail:
    'com co.uk fr de es it nl be se dk no fi gr ch at ca cl cz hu jp co.jp co.kr co.nz co.th co.za co.id co.il com.ar com.au com.br com.hk com.tr com.tw com.vn my ph rs sg sk',
  outlook:
    'com fr de es it pt at be cl cz dk gr hu ie in jp kr lv my ph ro sa sg sk co.id co.il co.th com.ar com.au com.br com.gr com.tr com.vn',
  live: 'com co.uk fr de nl be it se dk no fi at ca cl cn ie in jp hk ru co.kr co.za com.ar com.au com.mx com.my com.ph com.pt com.sg',
  msn: 'com',
  icloud: 'com',
  me: 'com',
  mac: 'com',
  aol: 'com co.uk de fr es it',
  proton: 'me',
  protonmail: 'com ch',
  gmx: 'de net com at ch fr es co.uk',
  web: 'de',
  't-online': 'de',
  freenet: 'de',
  orange: 'fr es pl',
  wanadoo: 'fr',
  laposte: 'net',
  free: 'fr',
  mail: 'com ru',
  email: 'com',
  ymail: 'com',
  rocketmail: 'com',
  fastmail: 'com fm',
  yandex: 'ru com by kz ua com.tr',
  rambler: 'ru',
  qq: 'com',
  163: 'com',
  126: 'com',
  sina: 'com cn',
  foxmail: 'com',
  naver: 'com',
  hanmail: 'net',
  daum: 'net',
  docomo: 'ne.jp',
  ezweb: 'ne.jp',
  softbank: 'ne.jp',
  btinternet: 'com',
  comcast: 'net',
  verizon: 'net',
}
const names = /* @__PURE__ */ Object.keys(families)
const endingsOf = (name: string): readonly string[] => families[name]?.split(' ') ?? []
const isProvider = (domain: string): boolean => {
  const [name, ending] = partsOf(domain)
  return Object.hasOwn(families, name) && endingsOf(name).includes(ending)
}

/** 'yahoo' and 'co.uk'. */
function partsOf(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf('.')
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)]
}

const misspeltEndings: Readonly<Record<string, string>> = {
  co: 'com',
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
  ed: 'de',
  ti: 'it',
  ft: 'fr',
  rf: 'fr',
  ur: 'ru',
  ry: 'ru',
}
const misspeltCom =
  /\.(?:con|cmo|ocm|comm|cim|vom)(?=\.(?:ar|au|br|cn|co|hk|mx|my|pe|ph|sg|tr|tw|ua|vn)$)/

/** Providers of one country, whose names others use elsewhere. */
const national =
  'libero.it virgilio.it tiscali.it seznam.cz centrum.cz wp.pl o2.pl onet.pl interia.pl uol.com.br bol.com.br ukr.net abv.bg sfr.fr bluewin.ch ziggo.nl telenet.be'.split(
    ' ',
  )

/** An address as it is said, or hidden from programs: 'ada (at) gmail dot com'. */
const said = {
  at: /^([^\s@()[\]{}]+) ?[([{]? ?(?:(?<=[\s([{])(?:at|ät|arroba|arobase|chiocciola|kukac|собака)(?=[\s)\]}])) ?[)\]}]? ?/iu,
  dot: / ?[([{]? ?(?<=[\s([{])(?:dot|punkt|point|punto|ponto|точка|nokta)(?=[\s)\]}]) ?[)\]}]? ?/giu,
}

/** The likely spelling of a mistyped address, or null. Never a refusal. */
export function suggestEmail(address: string): string | null {
  const clean = plainEmail(address).slice(0, maxEmailLength)
  const typed = clean.includes('@') ? clean : clean.replace(said.at, '$1@').replace(said.dot, '.')
  const at = typed.lastIndexOf('@')
  if (at < 1) return null
  const latin = latinLookalikes(typed)
  const local = latin.slice(0, at).replace(/@+$/, '')
  const written = typed.slice(at + 1).toLowerCase()
  const inLatin = latin.slice(at + 1).toLowerCase()
  const words = (isAscii(inLatin) ? inLatin : written).replace(/ ?\. ?/g, '.').split(' ')
  // 'gmail com' and 'g mail.com' are domains, 'gmail.com is mine' begins with one.
  const whole = words.length > 2 ? (words[0] ?? '') : words.join('.')
  const domain = isProvider(words.join('')) ? words.join('') : likelyDomain(whole)
  // Gmail ignores dots: it is the same mailbox.
  const known = domain === 'gmail.com' ? local.replace(/^\.+|\.+(?=\.|$)/g, '') : local
  const suggestion = withAsciiDomain(`${known}@${domain}`)
  const isOther = typed !== clean || domain !== written || known !== typed.slice(0, at)
  return isOther && isEmailAddress(suggestion) ? suggestion : null
}

function likelyDomain(written: string): string {
  const tidy = written
    .replace(/[,;.]+/g, '.')
    .split('.')
    .filter((label) => label !== '')
    .join('.')
    .replace(misspeltCom, '.com')
  const inner = tidy.replace(/^www\./, '').replace(/\.com$/, '')
  const [whole] = [tidy, inner, tidy.replace(/^www\./, ''), foldText(tidy)].filter(isProvider)
  return whole ?? nearestProvider(withKnownEnding(tidy))
}

/** Likelihood that mail arrives, 0 to 1: 0 is no address, 1 a well-known provider. */
export function scoreEmail(address: string): number {
  const clean = cleanEmail(address)
  if (!isEmailAddress(clean)) return 0
  if (suggestEmail(address) !== null) return 0.4
  return isProvider(clean.slice(clean.indexOf('@') + 1).toLowerCase()) ? 1 : 0.8
}

function withKnownEnding(domain: string): string {
  const dot = domain.lastIndexOf('.')
  const ending = misspeltEndings[domain.slice(dot + 1)]
  // .co, .cm and .om are countries: a typo only after a well-known name, of .co after a long one.
  if (dot < 0 || !ending || (dot < 5 && domain.endsWith('.co'))) return domain
  const fixed = `${domain.slice(0, dot)}.${ending}`
  if (domain.slice(dot + 1).length <= 2) {
    return isProvider(nearestProvider(fixed)) || national.includes(fixed) ? fixed : domain
  }
  const [name] = partsOf(domain)
  // Short names are others' too.
  const own = name.length > 3 && national.find((each) => partsOf(each)[0] === name)
  const [only, ...others] = endingsOf(name)
  // Not hanmail.com for hanmail.con: its mailboxes are at hanmail.net.
  return own || (only && others.length === 0 ? `${name}.${only}` : fixed)
}

const country = /^(?:(?:com?|ne|net|org)\.)?[a-z]{2}$/

/**
 * The provider the domain is probably a typo of, else the domain. Name or ending must match:
 * hotmail.it never becomes hotmail.fr, or someone else's mailbox.
 */
function nearestProvider(domain: string): string {
  const [name, ending] = partsOf(domain)
  if (domain.length > 40 || isProvider(domain)) return domain
  if (Object.hasOwn(families, name)) {
    const [sole = '', ...more] = endingsOf(name)
    if (ending === '' && more.length === 0) return `${name}.${sole}`
    // A country is no typo: the address may be at another provider.
    const isCut = (each: string) => ending.length === 1 && each.startsWith(ending)
    const near = endingsOf(name).filter((each) => isCut(each) || editDistance(ending, each) === 1)
    const [only] = near
    return only && near.length === 1 && !country.test(ending) ? `${name}.${only}` : domain
  }
  if (ending === '') {
    const joined = names.flatMap((each) => endingsOf(each).map((other) => `${each}.${other}`))
    const bare = domain.replace(/[-_]/g, '')
    return joined.find((each) => each.replace(/[.-]/g, '') === bare) ?? domain
  }
  const [nearest] = names
    .filter((each) => endingsOf(each).includes(ending) && isSlip(name, each))
    .sort((a, b) => editDistance(name, a) - editDistance(name, b))
  return nearest ? `${nearest}.${ending}` : domain
}

/**
 * Whether a name is probably a typo of the provider's: one edit, or two in a long name. Short names
 * have real neighbours, as do names with another first letter (qmail, horizon).
 */
function isSlip(name: string, provider: string): boolean {
  if (provider.length < 5 || Math.abs(provider.length - name.length) > 1) return false
  const isOther = name.length === provider.length && name.slice(1) === provider.slice(1)
  const steps = editDistance(name, provider)
  return (
    !isOther && (steps === 1 || (steps === 2 && provider.length > 6 && name[0] === provider[0]))
  )
}

/** Damerau distance with adjacent swaps: insertions, deletions, substitutions and transpositions. */
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
