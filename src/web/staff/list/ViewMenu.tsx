import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf, BodyOf } from '#client/route.ts'
import { maxViewName } from '#domain/application/list.ts'
import { call } from '../../api/client.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { bookmarkIcon, chevronDownIcon } from '../../ui/icons.ts'
import { AskDialog } from '../parts/AskDialog.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { FormDialog } from '../parts/FormDialog.tsx'
import { aside } from '../parts/looks.ts'
import { MenuButton, MenuGroup, MenuLine } from '../parts/MenuButton.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'
import type { ChangeView } from './use-view.ts'
import { queryOf, sortOf, type View } from './view.ts'

type Asked = Readonly<
  { kind: 'save' } | { kind: 'change'; saved: SavedView } | { kind: 'remove'; saved: SavedView }
>

/** Views that are kept by name: chosen, saved, renamed, shared, removed. */
export function ViewMenu({ view, change }: Readonly<{ view: View; change: ChangeView }>) {
  const t = useTranslate()
  const views = useViews()
  const [asked, ask] = useState<Asked | null>(null)
  const shown = shownView(views.items, view)
  const show = (saved: SavedView) => change({ filter: saved.filter, sort: saved.sort, search: '' })
  return (
    <>
      <MenuButton
        className={buttonClass('quiet', `${aside} min-w-0`)}
        label={
          <>
            <Icon path={bookmarkIcon} className="size-4.5" />
            <span className="max-w-40 truncate">{shown?.name ?? t('staff.list.view')}</span>
            <Icon path={chevronDownIcon} className="size-4" />
          </>
        }
        panelClass="w-72"
      >
        <ViewLines views={views} shown={shown} onShow={show} onAsk={ask} />
      </MenuButton>
      {asked && asked.kind !== 'remove' && (
        <ViewDialog
          title={t(`staff.list.view.${asked.kind}`)}
          first={asked.kind === 'change' ? asked.saved : { name: '', shared: false }}
          onSave={(given) =>
            asked.kind === 'change'
              ? views.change({ ...asked.saved, ...given })
              : views.add({ ...given, filter: view.filter, sort: view.sort })
          }
          onClose={() => ask(null)}
        />
      )}
      {asked?.kind === 'remove' && (
        <AskDialog
          title={t('staff.list.view.remove.title', { name: asked.saved.name })}
          action={t('staff.list.view.remove')}
          isGrave
          onYes={() => views.remove(asked.saved.id)}
          onClose={() => ask(null)}
        >
          <p>
            {t(asked.saved.shared ? 'staff.list.view.remove.shared' : 'staff.list.view.remove.own')}
          </p>
        </AskDialog>
      )}
    </>
  )
}

type ViewLinesProps = Readonly<{
  views: ReturnType<typeof useViews>
  shown: SavedView | null
  onShow: (saved: SavedView) => void
  onAsk: (asked: Asked) => void
}>

function ViewLines({ views, shown, onShow, onAsk }: ViewLinesProps) {
  const t = useTranslate()
  const groups = [
    { title: t('staff.list.view.own'), items: views.items.filter(({ isOwn }) => isOwn) },
    { title: t('staff.list.view.shared'), items: views.items.filter(({ isOwn }) => !isOwn) },
  ]
  return (
    <>
      <ErrorNotice error={views.error} className="m-2" />
      {views.items.length === 0 && !views.error && (
        <p className="px-3 py-2 text-sm text-quiet">{t('staff.list.view.none')}</p>
      )}
      {groups.map(
        ({ title, items }) =>
          items.length > 0 && (
            <MenuGroup key={title} title={title}>
              {items.map((saved) => (
                <MenuLine
                  key={saved.id}
                  isChosen={saved.id === shown?.id}
                  onChoose={() => onShow(saved)}
                >
                  <span className="min-w-0 flex-1 truncate">{saved.name}</span>
                  {saved.isOwn && saved.shared && (
                    <span className="text-xs text-quiet">{t('staff.list.view.isShared')}</span>
                  )}
                </MenuLine>
              ))}
            </MenuGroup>
          ),
      )}
      <MenuGroup>
        <MenuLine onChoose={() => onAsk({ kind: 'save' })}>{t('staff.list.view.save')}</MenuLine>
        {shown?.isOwn && (
          <>
            <MenuLine onChoose={() => onAsk({ kind: 'change', saved: shown })}>
              {t('staff.list.view.change')}
            </MenuLine>
            <MenuLine isGrave onChoose={() => onAsk({ kind: 'remove', saved: shown })}>
              {t('staff.list.view.remove')}
            </MenuLine>
          </>
        )}
      </MenuGroup>
    </>
  )
}

type SavedView = AnswerOf<'GET /api/admin/views'>['items'][number]
const key = ['staff', 'views']

/** Saved views: one's own, and those that colleagues share; and how to change one's own. */
function useViews() {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/admin/views', { signal }),
    staleTime: 60_000,
  })
  const after = async <T,>(work: Promise<T>): Promise<T> => {
    const answer = await work
    await client.invalidateQueries({ queryKey: key })
    return answer
  }
  return {
    items: query.data?.items ?? [],
    error: query.data ? null : query.error,
    add: (body: BodyOf<'POST /api/admin/views'>) => after(call('POST /api/admin/views', { body })),
    change: ({ id, name, shared, filter, sort }: SavedView) =>
      after(
        call('PUT /api/admin/views/{id}', { params: { id }, body: { name, shared, filter, sort } }),
      ),
    remove: (id: string) => after(call('DELETE /api/admin/views/{id}', { params: { id } })),
  }
}

/** The saved view that the list shows now; null when it shows something else. */
function shownView(items: readonly SavedView[], view: View): SavedView | null {
  const now = addressOf(view)
  return view.search ? null : (items.find((each) => addressOf(each) === now) ?? null)
}

/** What two views that show the same have in common. */
const addressOf = (view: Pick<View, 'filter' | 'sort'>): string =>
  queryOf({ filter: view.filter, sort: sortOf(view) })

type Given = Readonly<{ name: string; shared: boolean }>

type ViewDialogProps = Readonly<{
  title: string
  first: Given
  onSave: (given: Given) => Promise<unknown>
  onClose: () => void
}>

function ViewDialog({ title, first, onSave, onClose }: ViewDialogProps) {
  const t = useTranslate()
  const form = useSendingForm({
    first,
    check: ({ name }) => ({ name: !name.trim() && t('staff.parts.name.needed') }),
    send: ({ name, shared }) => onSave({ name: name.trim(), shared }),
    done: t('staff.parts.saved'),
    onDone: onClose,
  })
  return (
    <FormDialog title={title} form={form} action={t('staff.parts.save')} onClose={onClose}>
      <TextField
        name="name"
        label={t('staff.list.view.name')}
        autoComplete="off"
        maxLength={maxViewName}
      />
      <CheckboxField name="shared" label={t('staff.list.view.share')} />
      <p className="text-sm text-quiet">{t('staff.list.view.hint')}</p>
    </FormDialog>
  )
}
