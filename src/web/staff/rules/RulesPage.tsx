import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isCode } from '#client/error.ts'
import type { RulesDocument } from '#domain/rules/rules.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { call } from '../../api/client.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { useMe } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { type Beginning, keepDraft, keptDraft } from './draft.ts'
import { Editor } from './Editor.tsx'
import { ReadGroups } from './Groups.tsx'
import { History } from './History.tsx'
import { type SentDocument, type Version, versionQuery, versionsQuery } from './queries.ts'
import { sayAtSeat } from './words.ts'

/** Prices and rules as data: what is in force, a draft of what comes, and what was. */
export function RulesPage() {
  const t = useTranslate()
  const versions = useQuery(versionsQuery)
  return (
    <PageFrame title={t('staff.rules.title')} lead={t('staff.rules.lead')}>
      <Loaded query={versions} lines={12}>
        {({ items }) => <Versions items={items} />}
      </Loaded>
    </PageFrame>
  )
}

function Versions({ items }: Readonly<{ items: readonly Version[] }>) {
  const { id } = useMe()
  const [kept] = useState(() => keptDraft(id))
  const [beginning, setBeginning] = useState<Beginning | null>(kept?.beginning ?? null)
  const end = () => {
    keepDraft(null)
    setBeginning(null)
  }
  const draft = kept?.beginning === beginning ? kept?.draft : undefined
  if (beginning) return <Editor beginning={beginning} kept={draft} onEnd={end} />
  const inForce = items.find(({ state }) => state === 'in-force')
  return inForce && <InForce items={items} inForce={inForce} onBegin={setBeginning} />
}

type InForceProps = Readonly<{
  items: readonly Version[]
  inForce: Version
  onBegin: (beginning: Beginning) => void
}>

function InForce({ items, inForce, onBegin }: InForceProps) {
  const { t, language } = useWords()
  const client = useQueryClient()
  const whole = useQuery(versionQuery(inForce))
  const { isBusy, error, send } = useSending()
  const [isNoJson, setNoJson] = useState(false)
  const [refused, setRefused] = useState<readonly FileFault[]>([])
  const next = items.find(({ state }) => state === 'future' || state === 'waiting')
  const documentOf = async (version: Version) =>
    (await client.ensureQueryData(versionQuery(version))).document
  const begin = (
    from: Version,
    file: string | null = null,
    read: (base: RulesDocument) => Promise<RulesDocument | null> = () => documentOf(from),
  ) => {
    setNoJson(false)
    setRefused([])
    return send(async () => {
      const base = await documentOf(inForce)
      const document = await read(base)
      if (document) onBegin({ document, from, file, isChanged: document !== base, versions: items })
    })
  }
  const bringIn = async (file: File) => {
    const typed = readJson(await file.text())
    if (typed === undefined) {
      setRefused([])
      return setNoJson(true)
    }
    await begin(inForce, file.name, async (base) => {
      const { document, faults } = await checkFile(typed, base, t)
      setRefused(faults)
      return faults.length > 0 ? null : document
    })
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <p className="me-auto text-sm text-quiet max-sm:w-full">
          {t('staff.rules.in-force', { number: inForce.number })}
        </p>
        {whole.data && (
          <Button
            look="secondary"
            className="max-sm:px-3!"
            onClick={() => takeOut(inForce.number, whole.data.document)}
          >
            {t('staff.rules.export')}
          </Button>
        )}
        <FileButton
          label={t('staff.rules.import')}
          accept="application/json,.json"
          onFiles={([file]) => file && void bringIn(file)}
        >
          {t('staff.rules.import')}
        </FileButton>
        <Button className="max-sm:px-3!" busy={isBusy} onClick={() => void begin(inForce)}>
          {t('staff.rules.change')}
        </Button>
      </div>
      {isNoJson && (
        <Notice tone="error" role="alert">
          {t('staff.rules.import.no-json')}
        </Notice>
      )}
      {refused.length > 0 && <Refused faults={refused} />}
      <ErrorNotice error={error} />
      {next && (
        <Notice>
          {t(`staff.rules.next.${next.state === 'waiting' ? 'waiting' : 'future'}`, {
            number: next.number,
            from: sayAtSeat(next.validFrom, language),
          })}
        </Notice>
      )}
      <Loaded query={whole} lines={12}>
        {({ document }) => <ReadGroups document={document} />}
      </Loaded>
      <History versions={items} onBegin={(version) => void begin(version)} />
    </>
  )
}

function Refused({ faults }: Readonly<{ faults: readonly FileFault[] }>) {
  const t = useTranslate()
  return (
    <Notice tone="error" role="alert" title={t('staff.rules.import.faults')}>
      <ul>
        {faults.map(({ path, text }) => (
          <li key={`${path} ${text}`} className="break-words">
            <code>{path}</code>
            <span>{`: ${text}`}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function takeOut(number: number, document: RulesDocument): void {
  const $schema = new URL('/api/rules.schema.json', location.origin).href
  const text = `${JSON.stringify({ $schema, ...document }, null, 2)}\n`
  saveFile(new Blob([text], { type: 'application/json' }), `rules-${number}`, '.json')
}

/** What a file holds; undefined where it is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A place of a file with what is wrong there. */
type FileFault = Readonly<{ path: string; text: string }>

type Checked = Readonly<{ document: RulesDocument | null; faults: readonly FileFault[] }>

/** What a file says, or everything for which it is refused. `like` has all that one may say. */
async function checkFile(typed: unknown, like: RulesDocument, t: Translate): Promise<Checked> {
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
