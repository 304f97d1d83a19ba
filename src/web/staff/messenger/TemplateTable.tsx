import { useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { type MessengerNews, messengerNews } from '#domain/messenger.ts'
import { languages } from '#domain/reference/languages.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, clockIcon, errorIcon, minusIcon, pauseIcon } from '../../ui/icons.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { ScrollTable } from '../parts/ScrollTable.tsx'
import { useLanguageNames } from '../parts/use-language-names.ts'

/** How each notice stands at WhatsApp, by language; a press shows its text and why it was refused. */
export function TemplateTable({ templates }: Readonly<{ templates: readonly Template[] }>) {
  const t = useTranslate()
  const say = useSaying()
  const [open, setOpen] = useState<Template | null>(null)
  const refused = templates.filter(({ state }) => state === 'rejected' || state === 'paused')
  return (
    <>
      {refused.length > 0 && (
        <ul className="mt-3 space-y-1 text-sm">
          {refused.map((each) => (
            <li key={`${each.news} ${each.language}`}>
              <span className="font-medium">{say(each)}</span>
              {each.reason && <bdi className="block text-quiet">{each.reason}</bdi>}
            </li>
          ))}
        </ul>
      )}
      <details open={templates.some(({ state }) => state !== 'approved')}>
        <summary className="min-h-11 cursor-pointer py-2.5">
          <span className="inline-flex flex-wrap gap-1.5 align-middle">
            {countsOf(templates).map(({ state, count }) => (
              <Badge key={state} tone={templateLooks[state].tone} icon={templateLooks[state].icon}>
                {t('staff.messenger.templates.count', {
                  count,
                  state: t(`staff.messenger.templates.state.${state}`),
                })}
              </Badge>
            ))}
          </span>
        </summary>
        <ScrollTable caption={t('staff.messenger.templates')} className="mt-2">
          <thead>
            <tr className="bg-sunken text-xs text-quiet">
              <th scope="col" className="sticky start-0 bg-sunken px-3 py-2 text-start font-medium">
                {t('staff.messenger.templates.news')}
              </th>
              {languages.map((language) => (
                <th key={language} scope="col" className="px-1 py-2 font-medium uppercase">
                  <abbr title={say.language(language)} className="no-underline">
                    {language}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(templates).map(({ news, cells }) => (
              <tr key={news} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky start-0 max-w-32 bg-surface px-3 text-start font-normal sm:max-w-none"
                >
                  {t(`staff.messenger.news.${news}`)}
                </th>
                {languages.map((language) => (
                  <td key={language} className="p-0">
                    <Cell
                      template={cells.find((each) => each.language === language)}
                      onOpen={setOpen}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </details>
      {open && <TemplateDialog template={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function useSaying() {
  const t = useTranslate()
  const nameOf = useLanguageNames()
  const say = (template: Template) =>
    t('staff.messenger.templates.cell', {
      news: t(`staff.messenger.news.${template.news}`),
      language: nameOf(template.language),
      state: t(`staff.messenger.templates.state.${stateOf(template)}`),
    })
  return Object.assign(say, { language: nameOf })
}

type CellProps = Readonly<{ template: Template | undefined; onOpen: (template: Template) => void }>

function Cell({ template, onOpen }: CellProps) {
  const say = useSaying()
  if (!template) return null
  const { icon, ink } = templateLooks[stateOf(template)]
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={say(template)}
      onClick={() => onOpen(template)}
      className={`grid min-h-11 w-full min-w-9 place-items-center hover:bg-sunken ${ink}`}
    >
      <Icon path={icon} label={say(template)} className="size-4.5" />
    </button>
  )
}

type TemplateDialogProps = Readonly<{ template: Template; onClose: () => void }>

function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const t = useTranslate()
  const reader = useLanguage()
  const say = useSaying()
  const { text, reason, askedAt, language } = template
  return (
    <Dialog title={say(template)} onClose={onClose}>
      <blockquote
        dir="auto"
        lang={language}
        className="mt-4 rounded-field bg-sunken p-3 text-sm wrap-anywhere"
      >
        {text}
      </blockquote>
      {reason && (
        <p className="mt-3 text-sm text-clay">
          {t('staff.messenger.templates.reason', { reason })}
        </p>
      )}
      {askedAt && (
        <p className="mt-3 text-sm text-quiet">
          {t('staff.messenger.templates.asked', { at: sayMoment(askedAt, reader) })}
        </p>
      )}
      <DialogButtons onClose={onClose} />
    </Dialog>
  )
}

export type MessengerServices = AnswerOf<'GET /api/admin/messengers'>
export type Template = MessengerServices['templates'][number]

const templateStates = ['approved', 'pending', 'rejected', 'paused', 'missing'] as const
type TemplateState = (typeof templateStates)[number]

const stateOf = ({ state }: Template): TemplateState => state ?? 'missing'

const templateLooks = {
  approved: { icon: checkIcon, tone: 'success', ink: 'text-leaf' },
  pending: { icon: clockIcon, tone: 'info', ink: 'text-ocean' },
  rejected: { icon: errorIcon, tone: 'error', ink: 'text-clay' },
  paused: { icon: pauseIcon, tone: 'warning', ink: 'text-amber' },
  missing: { icon: minusIcon, tone: 'neutral', ink: 'text-quiet' },
} as const satisfies Record<TemplateState, object>

/** How many templates stand in each state, without those in which none does. */
const countsOf = (templates: readonly Template[]) =>
  templateStates
    .map((state) => ({ state, count: templates.filter((one) => stateOf(one) === state).length }))
    .filter(({ count }) => count > 0)

/** A row for each news, in the order of the domain; its cells are in the order of `languages`. */
const rowsOf = (
  templates: readonly Template[],
): readonly Readonly<{ news: MessengerNews; cells: readonly Template[] }>[] =>
  messengerNews
    .map((news) => ({ news, cells: templates.filter((each) => each.news === news) }))
    .filter(({ cells }) => cells.length > 0)
