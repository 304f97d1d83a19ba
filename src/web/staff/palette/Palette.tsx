import { Autocomplete } from '@base-ui/react/autocomplete'
import { useEffect, useState } from 'react'
import { useMatch, useNavigate } from 'react-router'
import { workWordOf } from '#domain/application/work.ts'
import type { PhraseKey } from '#phrases/translate.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { applicationPath } from '../parts/application/outlet.ts'
import { fileHref, tabs } from '../parts/application/places.ts'
import { useAsked } from '../parts/asked.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { panelLine } from '../parts/panel.ts'
import { placePath } from '../parts/paths.ts'
import { holding } from '../parts/search.ts'
import { useMay } from '../parts/use-me.ts'

type Command = Readonly<{ id: string; group: string; words: string; to: string }>
type Place = Readonly<{ name: string; words: PhraseKey }>
type PaletteProps = Readonly<{ places: readonly Place[]; onClose: () => void }>

const pauseInTyping = 200

/** Finds an application, leads to a page, and does what is done most: by typing a few letters. */
export function Palette({ places, onClose }: PaletteProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const found = useFound(typed)
  const here = useCommandsHere()
  const pages = places.map(({ name, words }) => ({
    id: `page-${name}`,
    group: t('staff.parts.palette.pages'),
    words: t('staff.parts.palette.go', { page: t(words) }),
    to: placePath(name),
  }))
  const fits = holding(typed)
  const fitting = (all: readonly Command[]) => all.filter(({ words }) => fits(words))
  const commands = [...fitting(here), ...found, ...fitting(pages)]
  const go = (command: Command) => {
    onClose()
    void navigate(command.to)
  }
  return (
    <Dialog title={t('staff.parts.palette.title')} onClose={onClose}>
      <Autocomplete.Root
        open
        inline
        mode="none"
        items={commands}
        itemToStringValue={({ words }) => words}
        value={typed}
        onValueChange={(next, { reason }) => reason === 'item-press' || setTyped(next)}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Input
          aria-label={t('staff.parts.palette.title')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={t('staff.parts.palette.placeholder')}
          className="mt-3 min-h-12 w-full rounded-field border border-edge bg-surface px-3 text-ink placeholder:text-quiet"
        />
        <Autocomplete.List
          aria-label={t('staff.parts.palette.title')}
          className="mt-2 h-72 overflow-y-auto"
        >
          {(command: Command) => (
            <Autocomplete.Item
              key={command.id}
              value={command}
              onClick={() => go(command)}
              className={`${panelLine} justify-between gap-3! data-highlighted:bg-ocean-tint!`}
            >
              <bdi className="min-w-0 truncate">{command.words}</bdi>
              <span className="shrink-0 text-xs text-quiet">{command.group}</span>
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
        <p role="status" className="min-h-6 text-sm text-quiet">
          {commands.length === 0 && t('staff.parts.palette.none')}
        </p>
      </Autocomplete.Root>
    </Dialog>
  )
}

/** Applications that fit what is typed, once somebody stops typing. */
function useFound(typed: string): readonly Command[] {
  const t = useTranslate()
  const may = useMay()
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pauseInTyping)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useAsked(
    ['staff', 'palette', search],
    'GET /api/admin/applications',
    { query: { search, limit: 6 } },
    { enabled: search.length > 1 && may('application.read'), gcTime: 0 },
  )
  if (!data || search !== typed.trim()) return []
  return data.items.map(({ id, reference, contactName, work }) => ({
    id: `application-${id}`,
    group: t(`staff.parts.work.${workWordOf(work)}`),
    words: `${reference} ${contactName}`,
    to: applicationPath(id),
  }))
}

function useCommandsHere(): readonly Command[] {
  const t = useTranslate()
  const may = useMay()
  const match = useMatch(`${staffPages.admin}/applications/:id/*`)
  const id = Number(match?.params.id)
  if (!Number.isSafeInteger(id)) return []
  const group = t('staff.parts.palette.here')
  const work = may('application.work')
    ? [
        { words: t('staff.parts.help.assign'), to: `${applicationPath(id, 'overview')}#assign` },
        { words: t('staff.parts.help.note'), to: `${applicationPath(id, 'overview')}#note` },
        { words: t('staff.parts.help.file'), to: fileHref(id) },
      ]
    : []
  const sides = tabs
    .filter((tab) => tab !== 'actions' || work || may('refund.make'))
    .map((tab) => ({
      words: t('staff.parts.palette.go', { page: t(`staff.application.tab.${tab}`) }),
      to: applicationPath(id, tab),
    }))
  return [...work, ...sides].map((each) => ({
    ...each,
    id: `here-${each.to.replace(/\W/g, '-')}`,
    group,
  }))
}
