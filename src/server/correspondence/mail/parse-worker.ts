import type { ParseTask } from './parsed.ts'
import { takeApart } from './take-apart.ts'

process.once('message', async (task: ParseTask) => process.send?.(await takeApart(task)))
