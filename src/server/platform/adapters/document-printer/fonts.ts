import type { Language } from '#domain/reference/languages.ts'

const latin = 'Noto Sans'
const arabic = 'Noto Sans Arabic'
const chinese = 'Noto Sans S Chinese'
const japanese = 'BIZ UDGothic'
const korean = 'NanumGothic'

/** Scripts that none of our languages uses but names may: each is official in some country. */
const otherScripts = [
  'Thai',
  'Hebrew',
  'Georgian',
  'Armenian',
  'Ethiopic',
  'Bengali',
  'Tamil',
  'Sinhala',
  'Khmer',
  'Lao',
  'Myanmar',
  'Thaana',
]

/** Files of npm packages, each resolved from its package's main module. */
export const fontFiles = [
  {
    package: '@expo-google-fonts/noto-sans',
    files: [
      '400Regular/NotoSans_400Regular.ttf',
      '600SemiBold/NotoSans_600SemiBold.ttf',
      '700Bold/NotoSans_700Bold.ttf',
    ],
  },
  {
    package: '@expo-google-fonts/noto-sans-arabic',
    files: [
      '400Regular/NotoSansArabic_400Regular.ttf',
      '600SemiBold/NotoSansArabic_600SemiBold.ttf',
      '700Bold/NotoSansArabic_700Bold.ttf',
    ],
  },
  {
    package: '@embedpdf/fonts-sc',
    files: ['../fonts/NotoSansHans-Regular.otf', '../fonts/NotoSansHans-Bold.otf'],
  },
  {
    package: '@expo-google-fonts/biz-udgothic',
    files: ['400Regular/BIZUDGothic_400Regular.ttf', '700Bold/BIZUDGothic_700Bold.ttf'],
  },
  {
    package: '@expo-google-fonts/nanum-gothic',
    files: ['400Regular/NanumGothic_400Regular.ttf', '700Bold/NanumGothic_700Bold.ttf'],
  },
  ...otherScripts.map((script) => ({
    package: `@expo-google-fonts/noto-sans-${script.toLowerCase()}`,
    files: ['400Regular', '600SemiBold', '700Bold'].map(
      (weight) => `${weight}/NotoSans${script}_${weight}.ttf`,
    ),
  })),
]

/** A font family for Typst; `without` names characters left to a later family. */
export type FontChoice = { name: string; without: string }

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * The families in the order in which each character looks for a glyph. Chinese and Japanese share
 * characters that they draw differently: the language decides, or else kana anywhere in the text. A
 * family that is not needed is never read.
 */
export function fontOrder(language: Language, text: string): FontChoice[] {
  const isJapanese = language === 'ja' || (language !== 'zh' && kana.test(text))
  const han = isJapanese ? [japanese, chinese] : [chinese, japanese]
  const eastern = language === 'ko' ? [korean, ...han] : [...han, korean]
  const isWide = language === 'zh' || language === 'ja'
  const near = isWide ? [...eastern, arabic] : [arabic, ...eastern]
  const others = [...near, ...otherScripts.map((script) => `Noto Sans ${script}`)]
  return [
    { name: latin, without: isWide ? '·—“”…' : '' },
    ...others.map((name) => ({ name, without: '' })),
  ]
}
