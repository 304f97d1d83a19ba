import type { Gender } from '../application/choice.ts'
import { foldText } from '../text.ts'

const words: Readonly<Record<Gender, string>> = {
  male: 'm|male|man|boy|mr|männlich|mann|herr|junge|maskulin|masculino|hombre|varón|h|masculin|homme|garçon|erkek|e|bay|мужской|муж|м|мужчина|ذكر|男|男性|남|남성|남자',
  female:
    'f|female|woman|girl|mrs|ms|miss|weiblich|frau|w|mädchen|feminin|femenino|mujer|féminin|femme|fille|kadın|k|bayan|kız|женский|жен|ж|женщина|أنثى|انثى|女|女性|여|여성|여자',
}

const known = new Map(
  (Object.keys(words) as Gender[]).flatMap((gender) =>
    words[gender].split('|').map((word): [string, Gender] => [foldText(word), gender]),
  ),
)

/** The sex of a cell. In a column with 'H' (hombre), 'M' is mujer: see `hasH`. */
export function readSexCell(text: string, hasH: boolean): Gender | null {
  const word = foldText(text.slice(0, 30)).replace(/\.$/, '')
  return hasH && word === 'm' ? 'female' : (known.get(word) ?? null)
}
