import type { ProductTemplate } from '#domain/template.ts'

/** The templates of the product in one language. Their braces are variables of templates, no ICU messages. */
export type ProductTexts = Readonly<Record<ProductTemplate, string>>
