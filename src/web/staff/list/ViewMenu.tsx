import { useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { bookmarkIcon, chevronDownIcon } from '../../ui/icons.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { aside } from '../parts/looks.ts'
import { MenuButton, MenuGroup, MenuLine } from '../parts/MenuButton.tsx'
import type { ChangeView } from './use-view.ts'
import { type SavedView, shownView, useViews } from './use-views.ts'
import { ViewDialog } from './ViewDialog.tsx'
import type { View } from './view.ts'

type ViewMenuProps = Readonly<{ view: View; change: ChangeView }>
type Asked = Readonly<{ kind: 'save' } | { kind: 'change' | 'remove'; saved: SavedView }>

/** Views that are kept by name: chosen, saved, renamed, shared, removed. */
export function ViewMenu({ view, change }: ViewMenuProps) {
  const t = useTranslate()
  const toast = useToast()
  const views = useViews()
  const [asked, ask] = useState<Asked | null>(null)
  const shown = shownView(views.items, view)
  const show = (saved: SavedView) => change({ filter: saved.filter, sort: saved.sort, search: '' })
  const done = () => {
    toast({ tone: 'success', title: t('staff.parts.saved') })
    ask(null)
  }
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
      {asked?.kind === 'save' && (
        <ViewDialog
          title={t('staff.list.view.save')}
          first={{ name: '', shared: false }}
          onSave={(given) => views.add({ ...given, filter: view.filter, sort: view.sort })}
          onDone={done}
          onClose={() => ask(null)}
        />
      )}
      {asked?.kind === 'change' && (
        <ViewDialog
          title={t('staff.list.view.change')}
          first={asked.saved}
          onSave={(given) => views.change({ ...asked.saved, ...given })}
          onDone={done}
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
