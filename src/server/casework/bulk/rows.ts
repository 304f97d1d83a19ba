import { referenceOf } from '#domain/application/reference.ts'
import { AppError, type ErrorCode } from '#domain/error.ts'
import type { Services } from '../../services.ts'

export type Row = { id: number; reference: string; error: ErrorCode | null }

/** Rows in progress at once: enough to use the database, few enough to share it. */
const atOnce = 4

/** Runs `work` once for each id in ascending order, independently: a refusal is reported and stops no other. */
export async function forEachRow(
  { log }: Pick<Services, 'log'>,
  ids: readonly number[],
  work: (id: number) => Promise<void>,
): Promise<Row[]> {
  const wanted = [...new Set(ids)].sort((one, other) => one - other)
  const rows: Row[] = wanted.map((id) => ({ id, reference: referenceOf(id), error: null }))
  const left = rows.values()
  const workOn = async () => {
    for (const row of left) row.error = await refusalOf(log, () => work(row.id))
  }
  await Promise.all(Array.from({ length: atOnce }, workOn))
  return rows
}

async function refusalOf(
  log: Services['log'],
  work: () => Promise<void>,
): Promise<ErrorCode | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof AppError) return error.code
    log.error({ err: error }, 'one of many applications was not changed')
    return 'server.failed'
  }
}
