export const passwordLength = { min: 12, max: 128 } as const

/** Why a password is too weak, as the parameter `reason` of staff.password-weak. */
export type PasswordWeakness = 'short' | 'long' | 'common' | 'personal'

/** Components of the passwords tried first. */
const commonParts = [
  // Well-known sentences, and the most printed example.
  ...['correcthorsebatterystaple', 'thequickbrownfox', 'maytheforcebewithyou', 'tobeornottobe'],
  ...['openthepodbaydoors', 'alohomora', 'opensesame', 'inthebeginning', 'onceuponatime'],
  ...['password', 'passwort', 'passwd', 'welcome', 'willkommen', 'letmein', 'iloveyou', 'changeme'],
  ...['trustno', 'administrator', 'admin', 'superuser', 'login', 'signin', 'secret', 'default'],
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qwerty'],
  ...['qwertz', 'azerty', 'asdfgh', 'zxcvbn', 'qazwsxedc', 'qazwsx', 'wsxedc', 'abcdefghijklm'],
  ...['abcdefgh', 'abcdef', 'abcd', 'abc', 'monkey', 'dragon', 'football', 'baseball', 'sunshine'],
  ...['princess', 'superman', 'batman', 'starwars', 'master', 'shadow', 'michael', 'jordan'],
  ...['liverpool', 'chelsea', 'arsenal', 'charlie', 'computer', 'internet', 'google', 'whatever'],
  ...['freedom', 'hello', 'access', 'test', 'guest', 'root', 'user', 'pass', 'word', 'summer'],
  ...['winter', 'spring', 'autumn', 'january', 'february', 'august', 'september', 'october'],
  ...['november', 'december', 'monday', 'friday', 'safari', 'serengeti', 'kilimanjaro', 'zanzibar'],
  ...['tanzania', 'visa', 'travel', 'karibu', 'hakunamatata', 'company', 'office', 'love', 'god'],
].sort((a, b) => b.length - a.length)

const looks: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const looksLike = (text: string): string => text.replace(/[013457@$!]/g, (c) => looks[c] ?? c)

/**
 * Normalises a password so that variants compare equal: capitals, compatibility forms, look-alike
 * digits and signs, and separators do not count.
 */
export function foldPassword(password: string): string {
  const plain = password.normalize('NFKC').toLowerCase()
  return looksLike(plain).replace(/[\s\p{P}\p{C}_~^`|+=<>$]/gu, '')
}

/** A word without surrounding digits and signs, the usual additions. */
const bareOf = (password: string): string =>
  foldPassword(password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))

/** Known passwords, and known words to decorate; both folded. */
export type CommonPasswords = { long: ReadonlySet<string>; words: ReadonlySet<string> }

/** Whether a password is on the list: as it is, decorated, or doubled. */
function isListed(password: string, { long, words }: CommonPasswords): boolean {
  const folded = foldPassword(password)
  const bare = bareOf(password)
  const half = (text: string) => {
    const middle = text.length / 2
    return text.slice(0, middle) === text.slice(middle) ? text.slice(0, middle) : text
  }
  const reversed = [...folded].reverse().join('')
  return (
    [folded, bare, reversed].some((each) => long.has(each) || words.has(half(each))) ||
    words.has(bare)
  )
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '')
const readAs = (text: string): string => letters(looksLike(text))

/** The text without these parts. */
function without(text: string, parts: readonly string[]): string {
  return parts.reduce((rest, part) => rest.replaceAll(part, ''), text)
}

/** How many characters do not follow from the previous one: 'aaaa' has one, '1234' one, 'abab' two. */
function surprises(text: string): number {
  const codes = [...text.toLowerCase()].map((char) => char.codePointAt(0) ?? 0)
  const repeats = (at: number) =>
    [1, 2, 3, 4].some((step) => at >= step && codes[at] === codes[at - step])
  const follows = (at: number) => Math.abs((codes[at] ?? 0) - (codes[at - 1] ?? 0)) === 1
  return codes.filter((_, at) => at === 0 || !(repeats(at) || follows(at))).length
}

const leastSurprises = 6
const leastLeft = 4

/** Whether too little remains besides known parts, in letters as typed or as read. */
function isMadeOf(password: string, parts: readonly string[]): boolean {
  const digits = password.replace(/\D/g, '')
  const left = [letters(password), readAs(password)].map((text) => without(text, parts).length)
  const hasParts = Math.min(...left) < letters(password).length || letters(password) === ''
  return hasParts && Math.min(...left) < leastLeft && surprises(digits) < leastSurprises
}

const none: CommonPasswords = { long: new Set(), words: new Set() }

/**
 * Why a password is refused, or null. `personal`: name, e-mail address, company, host name as a
 * whole, and their words of four letters or more. `common`: on a list, or built like one of its
 * entries.
 */
export function passwordWeakness(
  given: string,
  personal: readonly string[],
  common: CommonPasswords = none,
): PasswordWeakness | null {
  // Compatibility forms are equal; full-width letters and surrounding spaces add nothing.
  const password = given.length > passwordLength.max ? given : given.normalize('NFKC').trim()
  if (password.length > passwordLength.max) return 'long'
  if ([...password].length < passwordLength.min) return 'short'
  const words = personal
    .flatMap((text) => [letters(text), ...text.toLowerCase().split(/[^\p{L}]+/u)])
    .filter((word) => word.length >= 4)
    .sort((a, b) => b.length - a.length)
  const read = readAs(password)
  const isPersonal = words.some((word) => read.includes(word) || letters(password).includes(word))
  if (isPersonal && isMadeOf(password, [...words, ...commonParts])) return 'personal'
  if (surprises(password) < leastSurprises || isMadeOf(password, commonParts)) return 'common'
  if (isListed(password, common)) return 'common'
  return null
}
