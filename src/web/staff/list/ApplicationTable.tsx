import type { ReactNode } from 'react'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { shortMoment } from '../parts/short-moment.ts'
import type { Item } from './merge.ts'
import { Assignee, Due, RowLink, RowStatus } from './RowParts.tsx'
import { priceWords, visaWords } from './row-words.ts'
import type { RowsProps } from './rows.ts'

/** Which columns give way first when there is little room. */
const fromLarge = 'hidden lg:table-cell'
const fromExtraLarge = 'hidden xl:table-cell'

export function ApplicationTable({ rows, ...common }: RowsProps) {
  const t = useTranslate()
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
      <caption className="sr-only">{t('staff.list.label')}</caption>
      <thead>
        <tr>
          <Head className="w-30 rounded-ss-card border-s ps-4 text-start">
            {t('staff.list.column.reference')}
          </Head>
          <Head>{t('staff.list.column.traveller')}</Head>
          <Head className={`w-44 text-start xl:w-56 ${fromLarge}`}>
            {t('staff.list.column.visa')}
          </Head>
          <Head className="w-35 text-start">{t('staff.list.column.status')}</Head>
          <Head className="w-46 text-start">{t('staff.list.column.due')}</Head>
          <Head className={`w-32 text-start ${fromExtraLarge}`}>
            {t('staff.list.column.assignee')}
          </Head>
          <Head className={`w-24 text-end ${fromLarge}`}>{t('staff.list.column.total')}</Head>
          <Head className="w-24 rounded-se-card border-e pe-4 text-end">
            {t('staff.list.column.created')}
          </Head>
        </tr>
      </thead>
      <tbody>
        {rows.map((item) => (
          <Row key={item.id} item={item} {...common} />
        ))}
      </tbody>
    </table>
  )
}

function Head({
  className = 'text-start',
  children,
}: Readonly<{ className?: string; children: ReactNode }>) {
  return (
    <th
      scope="col"
      className={`sticky top-[6.5rem] z-[9] h-9 border-y border-line bg-sunken px-3 text-xs font-medium text-quiet ${className}`}
    >
      {children}
    </th>
  )
}

type RowProps = Omit<RowsProps, 'rows'> & Readonly<{ item: Item }>

function Row({ item, view, gone, currentId, onCurrent, format }: RowProps) {
  const { t, language, now } = format
  const isGone = gone.has(item.id)
  const isCurrent = item.id === currentId
  const ground = isCurrent ? 'bg-ocean-tint' : 'bg-surface group-hover:bg-paper'
  const cell = `h-11 border-b border-line px-3 ${ground}`
  return (
    <tr className={`group relative ${isGone ? 'text-quiet' : ''}`}>
      <td className={`${cell} border-s ps-4 group-last:rounded-es-card`}>
        <RowLink
          item={item}
          view={view}
          onCurrent={onCurrent}
          className="figures font-medium whitespace-nowrap text-ocean"
        >
          {item.reference}
        </RowLink>
      </td>
      <td className={cell}>
        <span className="flex min-w-0 gap-2" title={item.contactEmail}>
          <span className="min-w-0 truncate font-medium 2xl:max-w-[60%] 2xl:shrink-0">
            {item.contactName}
          </span>
          <span className="hidden min-w-0 truncate text-quiet 2xl:inline">{item.contactEmail}</span>
        </span>
      </td>
      <td className={`${cell} truncate ${fromLarge}`}>
        {visaWords(item, t)}
        {item.numberOfApplicants > 1 && (
          <span className="figures ms-1.5 text-quiet">
            <span aria-hidden="true">
              {t('staff.list.row.many', { count: item.numberOfApplicants })}
            </span>
            <span className="sr-only">
              {t('staff.list.row.travellers', { count: item.numberOfApplicants })}
            </span>
          </span>
        )}
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <RowStatus item={item} isGone={isGone} />
      </td>
      <td className={`${cell} truncate`}>
        <Due item={item} format={format} />
      </td>
      <td className={`${cell} truncate text-quiet ${fromExtraLarge}`}>
        <Assignee item={item} />
      </td>
      <td className={`figures ${cell} text-end ${fromLarge}`}>{priceWords(item, language)}</td>
      <td
        className={`figures ${cell} border-e pe-4 text-end whitespace-nowrap text-quiet group-last:rounded-ee-card`}
        title={sayMoment(item.createdAt, language)}
      >
        {shortMoment(item.createdAt, now, language)}
      </td>
    </tr>
  )
}
