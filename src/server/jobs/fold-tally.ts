import { foldTallyRows } from '../data/sweep.ts'
import type { Services } from '../services.ts'

export const foldTally = ({ db }: Pick<Services, 'db'>): Promise<void> => foldTallyRows(db)
