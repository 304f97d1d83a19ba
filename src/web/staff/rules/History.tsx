import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { differencesBetween } from '#domain/rules/difference.ts'
import { call } from '../../api/client.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AskButton, AskDialog } from '../parts/AskDialog.tsx'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { OpenButton } from '../parts/OpenButton.tsx'
import { Section } from '../parts/Section.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useMe } from '../parts/use-me.ts'
import { aroundOf } from './draft.ts'
import { type Version, versionQuery, versionsQuery } from './queries.ts'
import { Differences, Review } from './Review.tsx'
import { sayAtSeat } from './words.ts'

type HistoryProps = Readonly<{
  versions: readonly Version[]
  /** Begins a draft with the values of a version. */
  onBegin: (version: Version) => void
}>

/** All versions, the newest first. */
export function History({ versions, onBegin }: HistoryProps) {
  const t = useTranslate()
  return (
    <Section title={t('staff.rules.history')} lead={t('staff.rules.history.lead')}>
      <ol className="divide-y divide-line">
        {versions.map((version) => (
          <VersionLine
            key={version.number}
            version={version}
            versions={versions}
            onBegin={() => onBegin(version)}
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
  versions: readonly Version[]
  onBegin: () => void
}>

function VersionLine({ version, versions, onBegin }: VersionLineProps) {
  const { t, language } = useWords()
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  const { number, state, reason, source, createdBy, confirmedBy } = version
  const { before } = aroundOf(versions, version)
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
          {before === undefined
            ? t('staff.rules.first')
            : t('staff.rules.from', { from: sayAtSeat(version.validFrom, language) })}
        </span>
      </div>
      {reason && <p className="mt-1 text-sm">{reason}</p>}
      {people.length > 0 && <p className="text-sm text-quiet">{people.join(' · ')}</p>}
      <div className="mt-1 -ms-3 flex flex-wrap">
        {before !== undefined && (
          <SmallButton look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('staff.rules.changes.of', { number })}
          </SmallButton>
        )}
        {state === 'waiting' && createdBy?.id !== me.id && (
          <OpenButton
            isSmall
            look="quiet"
            opens={(close) => (
              <ConfirmDialog version={version} versions={versions} onClose={close} />
            )}
          >
            {t('staff.rules.confirm')}
          </OpenButton>
        )}
        {isPending && <Withdraw version={version} />}
        {state !== 'in-force' && (
          <SmallButton look="quiet" onClick={onBegin}>
            {t(state === 'past' ? 'staff.rules.go-back' : 'staff.rules.begin-with', { number })}
          </SmallButton>
        )}
      </div>
      {isOpen && before !== undefined && <Changes version={version} before={before} />}
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

/** Does something grave to a version, says so, and reads the list anew. */
function useActOn({ number }: Version, what: 'confirm' | 'withdraw') {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const confirmed = useConfirmed()
  return async () => {
    const params = { number }
    await confirmed<unknown>(() =>
      what === 'confirm'
        ? call('POST /api/admin/rules/{number}/confirm', { params })
        : call('DELETE /api/admin/rules/{number}', { params }),
    )
    toast({ tone: 'success', title: t(`staff.rules.${what}.done`, { number }) })
    await client.invalidateQueries({ queryKey: versionsQuery.queryKey, exact: true })
  }
}

type ConfirmDialogProps = Pick<HistoryProps, 'versions'> &
  Readonly<{ version: Version; onClose: () => void }>

/** What the second person confirms: as its author saw it, beside what is in force until then. */
function ConfirmDialog({ version, versions, onClose }: ConfirmDialogProps) {
  const { number, validFrom } = version
  const { t, language } = useWords()
  const whole = useQuery(versionQuery(version))
  const act = useActOn(version, 'confirm')
  return (
    <AskDialog
      title={t('staff.rules.confirm.title', { number })}
      action={t('staff.rules.confirm')}
      onYes={whole.data ? act : null}
      shown={
        <Loaded query={whole}>
          {({ document }) => (
            <Review version={{ number, validFrom, document }} versions={versions} />
          )}
        </Loaded>
      }
      onClose={onClose}
    >
      <p>{t('staff.rules.confirm.text', { from: sayAtSeat(validFrom, language) })}</p>
    </AskDialog>
  )
}

function Withdraw({ version }: Readonly<{ version: Version }>) {
  const { number, validFrom } = version
  const { t, language } = useWords()
  const from = sayAtSeat(validFrom, language)
  return (
    <AskButton
      isSmall
      look="quiet"
      ask={{
        title: t('staff.rules.withdraw.title', { number }),
        action: t('staff.rules.withdraw'),
        isGrave: true,
        onYes: useActOn(version, 'withdraw'),
        children: <p>{t('staff.rules.withdraw.text', { from })}</p>,
      }}
    >
      {t('staff.rules.withdraw')}
    </AskButton>
  )
}
