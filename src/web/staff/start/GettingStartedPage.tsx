import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import type { GettingStartedStep } from '#domain/staff/getting-started.ts'
import { call } from '../../api/client.ts'
import { company } from '../../company.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ActButton } from '../parts/ActButton.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import {
  type GettingStarted,
  gettingStartedQuery,
  useGettingStarted,
} from '../parts/use-getting-started.ts'

/** What a new installation needs before travellers come: told by facts, done where each belongs. */
export function GettingStartedPage() {
  const t = useTranslate()
  const started = useGettingStarted(true)
  return (
    <PageFrame
      title={t('staff.start.title')}
      lead={t('staff.start.lead', { company: company.name })}
      width="narrow"
    >
      <Loaded query={started} lines={8}>
        {(data) => <List started={data} />}
      </Loaded>
    </PageFrame>
  )
}

function List({ started }: Readonly<{ started: GettingStarted }>) {
  const t = useTranslate()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { steps, closed } = started
  const close = async () => {
    await call('POST /api/admin/getting-started/close', {})
    await client.invalidateQueries({ queryKey: gettingStartedQuery.queryKey })
  }
  const open = steps.filter(({ done }) => !done)
  return (
    <>
      {open.length === 0 && (
        <Notice tone="success" title={t('staff.start.all')}>
          {t('staff.start.all.text')}
        </Notice>
      )}
      <Card>
        <ol className="divide-y divide-line">
          {steps.map(({ name, done }) => (
            <Step key={name} name={name} done={done} isNext={name === open[0]?.name} />
          ))}
        </ol>
      </Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to={staffPages.admin}
          className={buttonClass(open.length === 0 ? 'primary' : 'secondary')}
        >
          {t('staff.parts.toDesk')}
        </Link>
        {!closed && (
          <ActButton
            look="quiet"
            act={close}
            onDone={() => void navigate(staffPages.admin)}
            errorClass="w-full"
          >
            {t('staff.start.close')}
          </ActButton>
        )}
      </div>
    </>
  )
}

/** Where each step is done. What the server's settings decide has no place in these screens. */
const places = {
  'second-factor': 'account',
  'own-email': 'account',
  'test-letter': 'email-test',
  colleagues: 'staff',
} as const

type Placed = keyof typeof places

const isPlaced = (name: GettingStartedStep): name is Placed => name in places

function Step({
  name,
  done,
  isNext,
}: GettingStarted['steps'][number] & Readonly<{ isNext: boolean }>) {
  const t = useTranslate()
  return (
    <li className="flex gap-3.5 p-4 sm:px-6 sm:py-5">
      <Tick done={done} />
      <div className="min-w-0 flex-1 sm:flex sm:items-start sm:justify-between sm:gap-6">
        <div>
          <h2 className="text-base font-semibold">
            <span>{t(`staff.start.${name}`)}</span>
            <span className="sr-only">{` ${t(done ? 'staff.start.done' : 'staff.start.open')}`}</span>
          </h2>
          {!done && (
            <p className="mt-0.5 max-w-prose text-sm text-quiet">{t(`staff.start.${name}.text`)}</p>
          )}
        </div>
        {!done && isPlaced(name) && (
          <Link
            to={`${staffPages.admin}/${places[name]}`}
            className={buttonClass(isNext ? 'primary' : 'secondary', 'mt-3 shrink-0 sm:mt-0')}
          >
            {t(`staff.start.${name}.action`)}
          </Link>
        )}
      </div>
    </li>
  )
}

function Tick({ done }: Readonly<{ done: boolean }>) {
  return done ? (
    <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf">
      <Icon path={checkIcon} className="size-4" />
    </span>
  ) : (
    <span
      aria-hidden="true"
      className="mt-0.5 size-6 shrink-0 rounded-full border-2 border-edge bg-surface"
    />
  )
}
