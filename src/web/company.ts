import { type Company, defaultCompany } from '#domain/reference/company.ts'

/** Put in by the build (astro.config.ts); tests run without it. */
declare const __COMPANY__: Company | undefined

/** Who runs this site, as the configuration of the build says. */
export const company: Company = typeof __COMPANY__ === 'undefined' ? defaultCompany : __COMPANY__
