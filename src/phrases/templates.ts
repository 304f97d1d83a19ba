import type { Language } from '#domain/reference/languages.ts'
import { template as ar } from './ar/template.ts'
import { template as de } from './de/template.ts'
import { template as en } from './en/template.ts'
import { template as es } from './es/template.ts'
import { template as fr } from './fr/template.ts'
import { template as ja } from './ja/template.ts'
import { template as ko } from './ko/template.ts'
import type { ProductTexts } from './product-texts.ts'
import { template as ru } from './ru/template.ts'
import { template as tr } from './tr/template.ts'
import { template as zh } from './zh/template.ts'

/** The templates that the product brings along, in every language. */
export const productTexts: Readonly<Record<Language, ProductTexts>> = {
  en,
  tr,
  es,
  fr,
  de,
  ar,
  zh,
  ja,
  ko,
  ru,
}
