import { staffPages } from '../../paths.ts'

/** Where the list of what a new installation needs stands. */
export const startPath = `${staffPages.admin}/getting-started`
