import type { Gender } from '../application/choice.ts'
import { foldText } from '../text.ts'

const words: Readonly<Record<Gender, string>> = {
  male: 'm|male|man|boy|mr|masc|♂|männlich|männl|mann|herr|junge|maskulin|masculino|hombre|varón|sr|señor|h|masculin|homme|garçon|monsieur|erkek|e|bay|мужской|муж|м|мужчина|г-н|ч|чоловіча|чоловік|ذكر|男|男性|남|남성|남자|maschio|maschile|uomo|homem|dhr|mężczyzna|pan|muž|férfi|bărbat|mies|άνδρας|άρρεν|laki-laki|lelaki|pria|nam|mwanaume',
  female:
    'f|female|woman|girl|mrs|ms|miss|fem|♀|weiblich|weibl|frau|w|mädchen|feminin|femenino|mujer|sra|srta|señora|señorita|féminin|femme|fille|mme|mlle|madame|mademoiselle|kadın|k|bayan|kız|женский|жен|ж|женщина|г-жа|жіноча|жінка|أنثى|انثى|أنثي|女|女性|여|여성|여자|femmina|femminile|donna|feminino|mulher|vrouw|mevr|kobieta|pani|žena|ž|femeie|nainen|kvinna|kvinne|kvinde|γυναίκα|θήλυ|perempuan|wanita|nữ|mwanamke',
}

const known = new Map(
  (Object.keys(words) as Gender[]).flatMap((gender) =>
    words[gender].split('|').map((word): [string, Gender] => [foldText(word), gender]),
  ),
)

/** Letters that mean something else beside others in their column. */
export type SexLetters = Readonly<Record<string, Gender | null>>

const lettersOfMalay: SexLetters = { l: 'male', p: 'female' }

/**
 * Beside H (hombre), M is mujer. V and M are vrouw and man below Dutch headings, varón and mujer
 * below Spanish ones; below others as in the languages of the `nationalities` (country codes), else
 * either: null. Beside N (nő) F is férfi or female: null. L and P are laki-laki and perempuan, W and P
 * wanita and pria.
 */
export function sexLettersOf(
  cells: readonly string[],
  nationalities: readonly (string | null)[] = [],
  headings: readonly string[] = [],
): SexLetters {
  const found = new Set(cells.flatMap(wordsIn))
  if (found.has('h') || found.has('hombre')) return { m: 'female' }
  if (found.has('v')) return found.has('f') ? { v: 'male' } : lettersOfV(nationalities, headings)
  if (found.has('m')) return {}
  if (found.has('n')) return { f: null }
  const isMalay = ['l', 'laki-laki', 'perempuan'].some((word) => found.has(word))
  if (!found.has('p') || isMalay === found.has('w')) return {}
  return isMalay ? lettersOfMalay : { p: 'male' }
}

const dutch = 'NL BE SR'.split(' ')
const spanish = 'ES MX AR BO CL CO CR CU DO EC GQ GT HN NI PA PE PY SV UY VE'.split(' ')

function lettersOfV(
  nationalities: readonly (string | null)[],
  headings: readonly string[],
): SexLetters {
  const has = (countries: readonly string[]) =>
    nationalities.some((code) => code !== null && countries.includes(code))
  const isHeaded = (words: RegExp) => headings.some((heading) => words.test(heading))
  const below = [isHeaded(/geslacht|naam/i), isHeaded(/sexo|nombre/i)] as const
  const [isDutch, isSpanish] = below[0] === below[1] ? [has(dutch), has(spanish)] : below
  if (isDutch === isSpanish) return { m: null }
  return isDutch ? { v: 'female', m: 'male' } : { v: 'male', m: 'female' }
}

/** 'M (male)' has two. */
const wordsIn = (text: string): readonly string[] =>
  foldText(text.slice(0, 30))
    .split(/[/()]|\s[-–]\s/)
    .map((part) => part.replace(/[\s.]+$/, '').trim())
    .filter(Boolean)

/** The sex of a cell, also where it is said twice. */
export function readSexCell(text: string, letters: SexLetters = {}): Gender | null {
  const [only = null, ...others] = new Set(
    wordsIn(text).map((word) => (Object.hasOwn(letters, word) ? letters[word] : known.get(word))),
  )
  return others.length === 0 ? (only ?? null) : null
}

const anyLetters: SexLetters = { ...lettersOfMalay, v: 'female' }

/** Whether a cell may say the sex, beside whichever others. */
export const isSexCell = (text: string): boolean => readSexCell(text, anyLetters) !== null
