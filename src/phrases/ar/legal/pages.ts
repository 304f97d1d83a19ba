import { cookiePolicy } from './cookie.ts'

/** The long texts by the page that shows them. */
export const legalPages = { cookiePolicy }
