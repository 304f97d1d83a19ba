import { cleanText, foldText, hasOtherScript } from '../../text.ts'
import { cleanName } from './clean.ts'
import { type Finding, finding } from './finding.ts'

// Characters that real passports print between letters: A/L and @ (Malaysia, Singapore), l·l
// (Catalonia).
const printable = /^[\p{Script=Latin}\p{M} '.,\-/()@·]*$/u

/** Placeholders that other forms and authorities use for a missing name, without accents and separators. */
const placeholders = new Set(
  [
    'na|n a|nil|none|null|fnu|lnu|nfn|nln|nmn|unknown|unk|undefined|blank|not applicable|not available|not given',
    'given name unknown|first name unknown|last name unknown|surname unknown|name unknown',
    'same|same as above|as above|ditto|idem|see passport|as in passport|as per passport|tba|tbc|tbd',
    'kein|keine|keiner|keine angabe|entfallt|nicht zutreffend',
    'nicht vorhanden|unbekannt|ohne|siehe oben|wie oben|siehe pass|dito',
    'aucun|aucune|neant|sans objet|s o',
    'inconnu|inconnue|non applicable|non renseigne',
    'ninguno|ninguna|no aplica|no aplicable|no tiene|no consta',
    'desconocido|desconocida|igual|lo mismo|nn',
    'nenhum|nenhuma|nao aplicavel|nao se aplica|nao tem|desconhecido',
    'nessuno|nessuna|non applicabile|sconosciuto|sconosciuta',
    'geen|niet van toepassing|nvt|n v t|onbekend',
    'yok|ad yok|adi yok|soyad yok|soyadi yok|bilinmiyor|uygulanamaz|gecerli degil',
    'tidak ada|tiada|tidak berkenaan|brak|nie dotyczy|nieznane|ingen|saknas|okand|ukendt|ukjent|zadne|neuvedeno',
    'net|otsutstvuet|neizvestno|hakuna|haijulikani|nincs|ei ole|mevcut degil|yoktur|belum ada|khong co',
    'n n|not provided|not mentioned|not known|not stated|not specified|none given|only name|single name|one name',
    // What the field asks for, or a title alone.
    'first name|given name|given names|last name|family name|surname|vorname|nachname|familienname',
    'prenom|nombre|nombres|apellido|apellidos|cognome|sobrenome|soyadi|soyad',
    'mr|mrs|ms|mme|mlle|sra|srta|dhr|mevr|sin datos|ohne angabe|nicht angegeben|kosong',
    'keine angaben|nicht bekannt|non communique|non indicato|no informado|no especificado|nao informado',
  ]
    .join('|')
    .split('|'),
)
const kind = '(?:(?:given|first|fore|middle|last|family|sur) ?)?names?'
/** 'No' and a kind of name, by language. */
const lacking = new RegExp(
  `^(?:${[
    `(?:(?:no|without) )?(?:${kind} )?(?:not )?(?:in|on) (?:the |my )?passport`,
    `${kind} not (?:given|known|available|provided|stated)`,
    '(?:no|without) (?:(?:given|first|fore|middle|second|last|family|sur) ?)?names?',
    '(?:keine?n?|ohne) (?:vor|nach|familien|zweit)?namen?',
    '(?:sans|aucun|pas de) (?:nom|prenom|nom de famille|deuxieme prenom|second prenom)',
    '(?:sin|no tiene) (?:nombre|apellidos?|segundo nombre|segundo apellido)',
    '(?:sem|nenhum|nao tem) (?:nome|sobrenome|apelido|segundo nome|nome do meio)',
    '(?:senza|nessun) (?:nome|cognome|secondo nome)',
    '(?:geen|zonder) (?:naam|voornaam|achternaam|tweede naam)',
    '(?:brak|bez|nema) (?:nazwiska|imienia|prijmeni|jmena|prezimena|imena)',
    '(?:ingen|inget|intet|utan|uden|uten) (?:for|efter|etter|mellan|mellem|mellom)na(?:mn|vn)',
    'ei (?:etu|suku)nimea',
    '(?:tidak ada|tiada|tanpa) (?:nama|nama keluarga|nama belakang|marga)',
    'walang (?:apelyido|pangalan)|khong co (?:ho|ten|ten dem)|hakuna jina(?: la ukoo)?',
  ].join('|')})$`,
)
/** Never in a passport. Dr may be, and M. is an initial. */
export const title =
  /^(?:mr|mrs|ms|miss|mstr|herr|frau|mme|mlle|monsieur|madame|se[ñn]ora?|sra|srta|г-н|г-жа)\.? (?=\S)/iu
const titleBehind = /\S \(?(?:mr|mrs|ms|miss|mstr)\.?\)?$/i
/** 'N/A', 'S/N' of 'sin nombre'. */
const inLetters = /^[ns]\/[adin]\.?$/i
const repeated = /^(\w{3,}|n a)(?: \1)+$/
const isPlaceholder = (name: string): boolean => {
  const words = foldText(name)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .replace(repeated, '$1')
  const isUnknown = words.split(' ').every((word) => /^(?:[fl]nu|n[fml]n)$/.test(word))
  return placeholders.has(words) || isUnknown || lacking.test(words) || /^x[x ]+$/.test(words)
}

/** The name as printed in the passport: accented Latin letters and separators. */
export function checkName(path: 'firstName' | 'lastName', typed: string): Finding[] {
  const name = cleanName(typed)
  if (hasOtherScript(name)) return [finding(path, 'name.not-latin')]
  if (!/\p{L}/u.test(name)) return [finding(path, 'name.no-letters')]
  if (!printable.test(name)) return [finding(path, 'name.symbols')]
  const isTitled = title.test(name) || titleBehind.test(name)
  if (isTitled || isPlaceholder(name) || inLetters.test(name))
    return [finding(path, 'name.placeholder')]
  return name.length < 2 ? [finding(path, 'name.short')] : []
}

/** Both names, or exactly one if the passport has no surname (ICAO 9303: a single name). */
export function checkNames(values: {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly singleName?: boolean | '' | undefined
}): Finding[] {
  const paths = ['firstName', 'lastName'] as const
  const filled = paths.filter((path) => cleanText(values[path] ?? '') !== '')
  const checked = filled.flatMap((path) => checkName(path, values[path] ?? ''))
  if (!values.singleName) {
    const missing = paths.filter((path) => !filled.includes(path))
    return [...missing.map((path) => finding(path, `${path}.required`)), ...checked]
  }
  if (filled.length === 0) return [finding('firstName', 'singleName.required')]
  return filled.length === 2 ? [finding('lastName', 'singleName.both'), ...checked] : checked
}
