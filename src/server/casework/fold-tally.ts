import { foldTallyRows } from '../data/operation/sweep.ts'
import type { Services } from '../services.ts'

export const foldTally = ({ db }: Pick<Services, 'db'>): Promise<void> => foldTallyRows(db)
