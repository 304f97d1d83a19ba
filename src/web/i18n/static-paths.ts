import { completeLanguages, fallbackLanguage, type Language } from '#domain/reference/languages.ts'

/** One page per complete language: English without a prefix, the others under theirs. */
export function languagePaths(): {
  params: { lang: string | undefined }
  props: { language: Language }
}[] {
  return completeLanguages.map((language) => ({
    params: { lang: language === fallbackLanguage ? undefined : language },
    props: { language },
  }))
}
