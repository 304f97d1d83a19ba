import type { ApplicationRow } from '../data/application.ts'
import type { LetterRow } from '../data/letter.ts'
import type { Services } from '../services.ts'
import type { linksFor } from './links.ts'

/** A letter that is about to be sent. */
export type Work = { services: Services; letter: LetterRow; now: Date }

/** One about an application, with the addresses it may name. */
export type ApplicationWork = Work & { row: ApplicationRow; links: ReturnType<typeof linksFor> }
