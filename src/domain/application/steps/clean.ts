import {
  apostrophes,
  cleanText,
  dashes,
  hasOtherScript,
  latinDigits,
  latinLookalikes,
} from '../../text.ts'

/** Upper case without spaces and dashes, digits as 0 to 9, letters of other keyboards as they look. */
export function cleanCode(typed: string): string {
  const code = latinDigits(cleanText(typed))
    .replace(dashes, '')
    .replace(/[\s-]|<+$/g, '')
  return latinLookalikes(code.toUpperCase())
}

/** Dots that keyboards give for the one of Gal·la. */
const middleDots = /[•∙⋅‧・･]/g

/** A full stop belongs to the name after these: initials and short forms that passports print. */
const shortForm = /(?:^|[^\p{L}])(?:\p{L}|jr|sr|st|ste|ma|md|mohd|muhd|abd|dr|esq|ph\.?d)\.$/iu

/** Words that look Latin and have such letters too: a keyboard of another script was on. */
function withoutLookalikes(name: string): string {
  if (!hasOtherScript(name)) return name
  return name.replace(/[\p{L}\p{M}'’]+/gu, (word) => {
    const seen = /\p{Script=Latin}/u.test(word) ? latinLookalikes(word) : word
    return hasOtherScript(seen) ? word : seen
  })
}

/**
 * A name without what devices insert: a dash for two hyphens, curly apostrophes, a full stop for two
 * spaces, the comma of a list.
 */
export function cleanName(typed: string): string {
  const name = withoutLookalikes(cleanText(typed))
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .replace(/-{2,}/g, '-')
    .replace(middleDots, '·')
    .replace(/(?<![,;:、。｡ ])[,;:、。｡ ]+$/, '')
  return shortForm.test(name) ? name : name.replace(/(\p{L})[ .…,;:、。｡]+$/u, '$1')
}

/** A date as typed, digits as 0 to 9. */
export function cleanDate(typed: string): string {
  return latinDigits(cleanText(typed))
}
