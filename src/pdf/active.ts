import { latin1Of } from './bytes.ts'
import { attempt, type PdfFile } from './file.ts'
import { dictsIn } from './objects.ts'
import { type Dict, isDict, Name, type PdfValue, Text } from './value.ts'

const activeKeys = new Set(['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA'])
const kindKeys = ['S', 'Type', 'Subtype']
const activeKinds = new Set([
  'EmbeddedFile',
  'FileAttachment',
  'GoToE',
  'ImportData',
  'JavaScript',
  'Launch',
  'Movie',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'Sound',
])

/** Beside those: what has no place in a document that goes out as it came. */
const unwantedKeys = new Set(['AA', 'AF', 'Collection', 'OPI', 'PA', 'Requirements', 'RH'])
const unwantedKinds = new Set([
  '3D',
  'GoTo3DView',
  'GoToDp',
  'GoToR',
  'Hide',
  'Navigator',
  'ResetForm',
  'Screen',
  'SetOCGState',
  'SubmitForm',
])
const harmlessNamed = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage'])

type Get = (value: PdfValue | undefined) => PdfValue

const lenient =
  (file: PdfFile): Get =>
  (value) =>
    attempt(() => file.get(value))

const isOne = (value: PdfValue, kinds: ReadonlySet<string>): boolean =>
  value instanceof Name && kinds.has(value.text)

/** Bytes that a stream keeps in another file. */
export const isElsewhere = (dict: Dict): boolean =>
  ['F', 'FFilter', 'FDecodeParms'].some((key) => dict.has(key))

/** Whether an object acts by itself, carries a file or fetches one. */
export function isActive(object: PdfValue, file: PdfFile): boolean {
  const get = lenient(file)
  // A name may stand by itself, for a dictionary elsewhere to point at.
  if (isOne(object, activeKinds)) return true
  for (const { dict, isOfStream } of dictsIn(object)) {
    if (isOfStream && isElsewhere(dict)) return true
    for (const key of dict.keys()) if (activeKeys.has(key)) return true
    if (kindKeys.some((key) => isOne(get(dict.get(key)), activeKinds))) return true
  }
  return false
}

/** The addresses that a link may have. */
export const isHarmlessAddress = (address: string): boolean =>
  /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+)$/i.test(address)

function isHarmlessAction(action: Dict, get: Get): boolean {
  const kind = get(action.get('S'))
  if (!(kind instanceof Name)) return false
  if (kind.text === 'GoTo') return true
  if (kind.text === 'Named') return isOne(get(action.get('N')), harmlessNamed)
  const address = get(action.get('URI'))
  return (
    kind.text === 'URI' && address instanceof Text && isHarmlessAddress(latin1Of(address.bytes))
  )
}

/** What happens when the document opens: nothing, or a view of one of its own pages. */
function isHarmlessOpening(value: PdfValue, get: Get): boolean {
  if (value === null || Array.isArray(value)) return true
  return isDict(value) && isOne(get(value.get('S')), new Set(['GoTo'])) && !value.has('Next')
}

function isHarmlessDict(dict: Dict, get: Get): boolean {
  for (const key of dict.keys()) if (unwantedKeys.has(key)) return false
  if (kindKeys.some((key) => isOne(get(dict.get(key)), unwantedKinds))) return false
  if (isOne(get(dict.get('S')), new Set(['URI'])) && !isHarmlessAction(dict, get)) return false
  const next = get(dict.get('Next'))
  for (const value of [get(dict.get('A')), ...(Array.isArray(next) ? next.map(get) : [next])]) {
    // Attributes of a structure are called A as well, and the next bookmark Next; they have no S.
    if (isDict(value) && value.has('S') && !isHarmlessAction(value, get)) return false
  }
  // A page that is drawn from another file.
  const reference = get(dict.get('Ref'))
  return !(isDict(reference) && reference.has('F'))
}

/** Whether an object is fit for a document that goes out as it came: known harmless actions only. */
export function isHarmless(object: PdfValue, file: PdfFile): boolean {
  const get = lenient(file)
  if (isOne(object, unwantedKinds)) return false
  for (const { dict } of dictsIn(object)) {
    if (!isHarmlessOpening(get(dict.get('OpenAction')), get)) return false
    if (!isHarmlessDict(dict, get)) return false
  }
  return true
}
