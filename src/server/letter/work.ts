import type { ApplicationRow } from '../application/queries.ts'
import type { Services } from '../services.ts'
import type { linksFor } from './links.ts'
import type { LetterRow } from './queries.ts'

/** A letter that is about to be sent. */
export type Work = { services: Services; letter: LetterRow; now: Date }

/** One about an application, with the addresses it may name. */
export type ApplicationWork = Work & { row: ApplicationRow; links: ReturnType<typeof linksFor> }
