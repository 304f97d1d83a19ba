import type { BodyOf } from '#client/route.ts'
import type { DocumentType } from '#domain/document/document.ts'
import { maxPortalBytes, minPortalBytes, portalNamePattern } from '#domain/document/portal.ts'
import {
  askedLines,
  type FilingLine,
  type FilingSection,
  filingKeyPattern,
  maxAskedLines,
  maxFilingLines,
} from '#domain/filing/form.ts'
import { formatsOf, isValueOf, sourceOf } from '#domain/filing/sources.ts'

type Sent = NonNullable<BodyOf<'PUT /api/admin/filing-form'>['form']>

/** The form as it is edited: numbers as they are typed. */
export type Draft = Readonly<{
  mailbox: string
  /** Kilobytes. */
  pictures: string
  pdfs: string
  names: Readonly<Record<DocumentType, string>>
  sections: readonly FilingSection[]
}>

const KB = 1024

const mapped = <K extends string, A, B>(from: Readonly<Record<K, A>>, to: (value: A) => B) =>
  Object.fromEntries(
    (Object.entries(from) as [K, A][]).map(([key, value]) => [key, to(value)]),
  ) as Record<K, B>

export function draftOf({ mailbox, files, sections }: Sent): Draft {
  return {
    mailbox,
    pictures: String(Math.floor(files.pictureBytes / KB)),
    pdfs: String(Math.floor(files.pdfBytes / KB)),
    names: files.names,
    sections,
  }
}

/** What is sent of a draft in which nothing is wrong. */
export function sentOf(draft: Draft): Sent {
  const { pictures, pdfs, names, sections } = draft
  return {
    mailbox: draft.mailbox.trim(),
    files: {
      pictureBytes: Number(pictures) * KB,
      pdfBytes: Number(pdfs) * KB,
      names: mapped(names, (name) => name.trim()),
    },
    sections: sections.map(({ lines, ...section }) => ({
      ...section,
      lines: lines.map(({ values, ...line }) => ({
        ...line,
        ...(values && { values: { ...values } }),
      })),
    })),
  }
}

export type DraftProblem = 'form.limit.wrong' | 'form.name.wrong' | 'form.none' | 'form.asked.many'

const isLimit = (typed: string): boolean => {
  const bytes = Number(typed) * KB
  return /^\d{1,5}$/.test(typed.trim()) && bytes >= minPortalBytes && bytes <= maxPortalBytes
}

export function draftProblems(draft: Draft): Partial<Record<string, DraftProblem>> {
  const wrong: [string, DraftProblem][] = []
  for (const name of ['pictures', 'pdfs'] as const) {
    if (!isLimit(draft[name])) wrong.push([name, 'form.limit.wrong'])
  }
  for (const [type, name] of Object.entries(draft.names)) {
    if (!portalNamePattern.test(name.trim())) wrong.push([`names.${type}`, 'form.name.wrong'])
  }
  const isShown = draft.sections.some(({ lines }) => lines.some(({ isOn }) => isOn))
  if (!isShown) wrong.unshift(['sections', 'form.none'])
  else if (askedLines(draft).length > maxAskedLines) wrong.unshift(['sections', 'form.asked.many'])
  return Object.fromEntries(wrong)
}

type Sections = readonly FilingSection[]

const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, list[from] as T)
}

/** One place up (-1) or down (1): from the edge of a section into the next one. The same where there is no room. */
export function moveLine(sections: Sections, key: string, step: -1 | 1): Sections {
  const at = sections.findIndex(({ lines }) => lines.some((line) => line.key === key))
  const from = sections[at]
  if (!from) return sections
  const place = from.lines.findIndex((line) => line.key === key)
  const to = place + step
  if (to >= 0 && to < from.lines.length) {
    return sections.with(at, { ...from, lines: moved(from.lines, place, to) })
  }
  const next = sections[at + step]
  const line = from.lines[place]
  if (!next || !line || next.lines.length >= maxFilingLines) return sections
  return sections.with(at, { ...from, lines: from.lines.toSpliced(place, 1) }).with(at + step, {
    ...next,
    lines: next.lines.toSpliced(step > 0 ? 0 : next.lines.length, 0, line),
  })
}

export function moveSection(sections: Sections, key: string, step: -1 | 1): Sections {
  const from = sections.findIndex((section) => section.key === key)
  const to = from + step
  return from < 0 || to < 0 || to >= sections.length ? sections : moved(sections, from, to)
}

/** In the place of the line of that key, else at the end of a section. */
export function putLine(sections: Sections, section: string, line: FilingLine): Sections {
  const isThere = (lines: FilingSection['lines']) => lines.some(({ key }) => key === line.key)
  return sections.map((each) => {
    if (each.key !== section) return each
    const lines = isThere(each.lines)
      ? each.lines.map((old) => (old.key === line.key ? line : old))
      : [...each.lines, line]
    return { ...each, lines }
  })
}

export function removeLine(sections: Sections, key: string): Sections {
  return sections.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => line.key !== key),
  }))
}

/** Renames the section of that key, or adds it at the end. */
export function putSection(sections: Sections, key: string, label: string): Sections {
  if (!sections.some((section) => section.key === key))
    return [...sections, { key, label, lines: [] }]
  return sections.map((section) => (section.key === key ? { ...section, label } : section))
}

/** A key for something new of that name, which no other has. */
export function freeKey(sections: Sections, label: string): string {
  const taken = new Set(sections.flatMap(({ key, lines }) => [key, ...lines.map((l) => l.key)]))
  const plain = label
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 34)
  const first = filingKeyPattern.test(plain) ? plain : 'line'
  let key = first
  for (let count = 2; taken.has(key); count += 1) key = `${first}-${count}`
  return key
}

/** The line with what its source has: one of its formats, and words for what it may say. */
export function fitted({ values, ...line }: FilingLine): FilingLine {
  const { kind } = sourceOf(line.source)
  const said = Object.entries(values ?? {})
    .map(([code, word]) => [code, word.trim()] as const)
    .filter(([code, word]) => isValueOf(line.source, code) && word !== '')
  const format = formatsOf[kind].includes(line.format) ? line.format : formatsOf[kind][0]
  return { ...line, format, ...(said.length > 0 && { values: Object.fromEntries(said) }) }
}

/** How many lines come before one, itself counted, and how many there are. */
export function placeOf(sections: Sections, key: string): { place: number; count: number } {
  const keys = sections.flatMap(({ lines }) => lines.map((line) => line.key))
  return { place: keys.indexOf(key) + 1, count: keys.length }
}
