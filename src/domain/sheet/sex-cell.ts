import type { Gender } from '../application/choice.ts'
import { foldText } from '../text.ts'

const words: Readonly<Record<Gender, string>> = {
  male: 'm|male|man|boy|mr|masc|♂|männlich|männl|mann|herr|junge|maskulin|masculino|hombre|varón|sr|señor|h|masculin|homme|garçon|monsieur|erkek|e|bay|мужской|муж|м|мужчина|г-н|ч|чоловіча|чоловік|ذكر|男|男性|남|남성|남자|maschio|maschile|uomo|homem|dhr|mężczyzna|pan|muž|férfi|bărbat|mies|άνδρας|άρρεν|l|laki-laki|lelaki|nam|mwanaume',
  female:
    'f|female|woman|girl|mrs|ms|miss|fem|♀|weiblich|weibl|frau|w|mädchen|feminin|femenino|mujer|sra|srta|señora|señorita|féminin|femme|fille|mme|mlle|madame|mademoiselle|kadın|k|bayan|kız|женский|жен|ж|женщина|г-жа|жіноча|жінка|أنثى|انثى|أنثي|女|女性|여|여성|여자|femmina|femminile|donna|feminino|mulher|vrouw|mevr|kobieta|pani|žena|ž|femeie|nainen|kvinna|kvinne|kvinde|γυναίκα|θήλυ|p|perempuan|nữ|mwanamke',
}

const known = new Map(
  (Object.keys(words) as Gender[]).flatMap((gender) =>
    words[gender].split('|').map((word): [string, Gender] => [foldText(word), gender]),
  ),
)

/** Letters that mean something else beside others in their column. */
export type SexLetters = Readonly<Record<string, Gender | null>>

/**
 * Beside H (hombre), M is mujer; beside N (nainen, nő), F is férfi unless there is an M. Beside V
 * (varón or vrouw) M is mujer or man: null.
 */
export function sexLettersOf(cells: readonly string[]): SexLetters {
  const found = new Set(cells.map((cell) => foldText(cell.slice(0, 30))))
  if (found.has('h') || found.has('hombre')) return { m: 'female' }
  if (found.has('v')) return found.has('f') ? { v: 'male' } : { m: null }
  if (!found.has('n')) return {}
  if (found.has('m')) return { n: 'female' }
  return found.has('f') ? { n: 'female', f: 'male' } : {}
}

/** The sex of a cell, also where it is said twice: 'M (male)'. */
export function readSexCell(text: string, letters: SexLetters = {}): Gender | null {
  const parts = foldText(text.slice(0, 30)).split(/[/()]|\s[-–]\s/)
  const said = parts.map((part) => part.replace(/[\s.]+$/, '').trim()).filter(Boolean)
  const [only = null, ...others] = new Set(
    said.map((word) => (Object.hasOwn(letters, word) ? letters[word] : known.get(word))),
  )
  return others.length === 0 ? (only ?? null) : null
}
