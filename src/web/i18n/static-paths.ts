import {
  completeLanguages,
  fallbackLanguage,
  type Language,
  staffLanguages,
} from '#domain/reference/languages.ts'

type LanguagePath = { params: { lang: string | undefined }; props: { language: Language } }

/** English without a prefix, others with theirs. */
const pathsIn = (languages: readonly Language[]): LanguagePath[] =>
  languages.map((language) => ({
    params: { lang: language === fallbackLanguage ? undefined : language },
    props: { language },
  }))

/** One page per complete language. */
export const languagePaths = () => pathsIn(completeLanguages)

/** One page per language of the staff area; the server serves all at the English address. */
export const staffLanguagePaths = () => pathsIn(staffLanguages)
