import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { differencesBetween } from '#domain/rules/difference.ts'
import { call } from '../../api/client.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { compact } from '../parts/looks.ts'
import { Section } from '../parts/Section.tsx'
import { useMe } from '../parts/use-me.ts'
import { Differences } from './Preview.tsx'
import { type Version, versionQuery, versionsQuery } from './queries.ts'
import { sayAtSeat } from './words.ts'

type HistoryProps = Readonly<{
  versions: readonly Version[]
  /** Begins a draft with the values of a version. */
  onGoBack: (version: Version) => void
}>

/** All versions, the newest first. */
export function History({ versions, onGoBack }: HistoryProps) {
  const t = useTranslate()
  return (
    <Section title={t('staff.rules.history')} lead={t('staff.rules.history.lead')}>
      <ol className="divide-y divide-line">
        {versions.map((version, index) => (
          <VersionLine
            key={version.number}
            version={version}
            before={versions[index + 1] ?? null}
            onGoBack={() => onGoBack(version)}
          />
        ))}
      </ol>
    </Section>
  )
}

const tones: Record<Version['state'], BadgeTone> = {
  waiting: 'warning',
  lapsed: 'neutral',
  withdrawn: 'neutral',
  future: 'info',
  'in-force': 'success',
  past: 'neutral',
}

type VersionLineProps = Readonly<{
  version: Version
  /** The version before it. */
  before: Version | null
  onGoBack: () => void
}>

function VersionLine({ version, before, onGoBack }: VersionLineProps) {
  const t = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  const [asked, ask] = useState<'confirm' | 'withdraw' | null>(null)
  const { number, state, reason, source, createdBy, confirmedBy } = version
  const isPending = state === 'waiting' || state === 'lapsed' || state === 'future'
  const people = [
    createdBy && t('staff.rules.by', { name: createdBy.name }),
    confirmedBy &&
      confirmedBy.id !== createdBy?.id &&
      t('staff.rules.confirmed-by', { name: confirmedBy.name }),
    source,
  ].filter(Boolean)
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{t('staff.rules.version', { number })}</span>
        <Badge tone={tones[state]}>{t(`staff.rules.state.${state}`)}</Badge>
        <span className="text-sm text-quiet">
          {before === null
            ? t('staff.rules.first')
            : t('staff.rules.from', { from: sayAtSeat(version.validFrom, language) })}
        </span>
      </div>
      {reason && <p className="mt-1 text-sm">{reason}</p>}
      {people.length > 0 && <p className="text-sm text-quiet">{people.join(' · ')}</p>}
      <div className="mt-1 -ms-3 flex flex-wrap">
        {before !== null && (
          <Button
            look="quiet"
            className={compact}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('staff.rules.changes.of', { number })}
          </Button>
        )}
        {state === 'waiting' && createdBy?.id !== me.id && (
          <Button look="quiet" className={compact} onClick={() => ask('confirm')}>
            {t('staff.rules.confirm')}
          </Button>
        )}
        {isPending && (
          <Button look="quiet" className={compact} onClick={() => ask('withdraw')}>
            {t('staff.rules.withdraw')}
          </Button>
        )}
        {state === 'past' && (
          <Button look="quiet" className={compact} onClick={onGoBack}>
            {t('staff.rules.go-back', { number })}
          </Button>
        )}
      </div>
      {isOpen && before !== null && <Changes version={version} before={before} />}
      {asked && <AskForVersion what={asked} version={version} onClose={() => ask(null)} />}
    </li>
  )
}

function Changes({ version, before }: Readonly<{ version: Version; before: Version }>) {
  const to = useQuery(versionQuery(version))
  const from = useQuery(versionQuery(before))
  return (
    <Loaded query={to.data === undefined ? to : from} lines={2}>
      {({ document }) =>
        to.data && <Differences list={differencesBetween(document, to.data.document)} />
      }
    </Loaded>
  )
}

type AskForVersionProps = Readonly<{
  what: 'confirm' | 'withdraw'
  version: Version
  onClose: () => void
}>

/** Asks once more before a version is confirmed or taken back. */
function AskForVersion({ what, version: { number, validFrom }, onClose }: AskForVersionProps) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const client = useQueryClient()
  const confirmed = useConfirmed()
  const go = async () => {
    const params = { number }
    await confirmed<unknown>(() =>
      what === 'confirm'
        ? call('POST /api/admin/rules/{number}/confirm', { params })
        : call('DELETE /api/admin/rules/{number}', { params }),
    )
    toast({ tone: 'success', title: t(`staff.rules.${what}.done`, { number }) })
    await client.invalidateQueries({ queryKey: versionsQuery.queryKey, exact: true })
  }
  return (
    <AskDialog
      title={t(`staff.rules.${what}.title`, { number })}
      action={t(`staff.rules.${what}`)}
      isGrave={what === 'withdraw'}
      onYes={go}
      onClose={onClose}
    >
      <p>{t(`staff.rules.${what}.text`, { from: sayAtSeat(validFrom, language) })}</p>
    </AskDialog>
  )
}
