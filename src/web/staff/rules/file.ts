import { isCode } from '#client/error.ts'
import type { RulesDocument } from '#domain/rules/rules.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { call } from '../../api/client.ts'
import type { SentDocument } from './queries.ts'

/** What a file holds; undefined where it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A place of a file with what is wrong there. */
export type FileFault = Readonly<{ path: string; text: string }>

type Checked =
  | Readonly<{ document: RulesDocument; faults: readonly FileFault[] }>
  | Readonly<{ document: null; faults: readonly FileFault[] }>

/** What a file says, or everything for which it is refused. `like` has all that one may say. */
export async function checkFile(
  typed: unknown,
  like: RulesDocument,
  t: Translate,
): Promise<Checked> {
  try {
    const body = { document: typed as SentDocument }
    const { document, faults } = await call('POST /api/admin/rules/check', { body })
    return {
      document,
      faults: faults.map(({ path, code }) => ({
        path,
        text: t(phraseKey(`staff.rules.fault.${code}`)),
      })),
    }
  } catch (error) {
    if (!isCode(error, 'request.invalid')) throw error
    const paths = [...new Set(error.fields.map(({ path }) => path.replace(/^document\.?/, '')))]
    return { document: null, faults: paths.flatMap((path) => reasonsAt(path, typed, like, t)) }
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valueAt = (from: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | null | undefined)?.[step],
    from,
  )

/** So much of a value says which one is meant. */
const longest = 60

/** The schema says where; why is seen beside a document that has every key. */
function reasonsAt(path: string, typed: unknown, like: RulesDocument, t: Translate): FileFault[] {
  const steps = path === '' ? [] : path.split('.')
  const [value, example] = [valueAt(typed, steps), valueAt(like, steps)]
  if (value === undefined) return [{ path, text: t('staff.rules.import.missing') }]
  if (isObject(value) && isObject(example)) {
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn(example, key))
    if (unknown.length > 0) {
      return unknown.map((key) => ({
        path: [...steps, key].join('.'),
        text: t('staff.rules.import.unknown'),
      }))
    }
  }
  const text = JSON.stringify(value).slice(0, longest)
  return [{ path, text: t('staff.rules.import.value', { value: text }) }]
}
