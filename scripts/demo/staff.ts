import { staffApplicationView } from '#contract/staff/application.ts'
import { type Browser, openBrowser } from './browser.ts'
import { findInLetters } from './outbox.ts'
import { colleagues, demoPassword, ownerEmail } from './people.ts'
import { type Application, grantedVisa } from './traveller.ts'

export type Team = {
  /** A browser with this colleague signed in. */
  as(email: string): Promise<Browser>
  /** The agent of a plan. */
  agent(which: 0 | 1): Promise<Browser>
  manager(): Promise<Browser>
}

const agents = ['agent@example.org', 'second-agent@example.org'] as const
/** Shorter than the idle limit of sessions. */
const sessionMs = 20 * 60_000

/** The invitation token in a letter to somebody, from the outbox. */
const invitationOf = (outbox: string, email: string) =>
  findInLetters(outbox, email, /\/admin-login\S*#\S*?=([\w.-]+)/)

async function signIn(browser: Browser, email: string): Promise<void> {
  await browser.send('POST', '/api/admin/login', { email, password: demoPassword })
}

/** As the owner, invites everyone; they choose passwords. */
async function inviteAll(origin: string, outbox: string): Promise<void> {
  const owner = openBrowser(origin, '203.0.113.1')
  await signIn(owner, ownerEmail)
  await owner.send('POST', '/api/admin/confirm', { password: demoPassword })
  for (const { email, name, role, language } of colleagues) {
    await owner.send('POST', '/api/admin/staff/invitations', { email, name, role, language })
  }
  const accepting = colleagues.map(async ({ email, name }, index) => {
    const token = await invitationOf(outbox, email)
    const invited = openBrowser(origin, `203.0.113.${index + 2}`)
    await invited.send('POST', '/api/admin/invitation/accept', {
      ...{ token, name, password: demoPassword },
    })
  })
  await Promise.all(accepting)
}

export async function formTeam(
  origin: string,
  outbox: string,
  clock: { now(): number },
): Promise<Team> {
  await inviteAll(origin, outbox)
  const sessions = new Map<string, { browser: Browser; since: number }>()
  async function as(email: string): Promise<Browser> {
    const open = sessions.get(email)
    if (open && clock.now() - open.since < sessionMs) return open.browser
    const browser = openBrowser(origin, `203.0.113.${10 + sessions.size}`)
    await signIn(browser, email)
    sessions.set(email, { browser, since: clock.now() })
    return browser
  }
  return { as, agent: (which) => as(agents[which]), manager: () => as('manager@example.org') }
}

const pathOf = ({ id }: Application) => `/api/admin/applications/${id}`
const see = async (by: Browser, application: Application) =>
  staffApplicationView.parse(await by.get(pathOf(application)))

export async function takeOver(by: Browser, application: Application): Promise<void> {
  const { id } = await by.get('/api/auth/user')
  await by.send('PUT', `${pathOf(application)}/assignee`, { staffId: id })
  const { note } = application.plan
  if (note) await by.send('POST', `${pathOf(application)}/notes`, { text: note })
}

/** Accepts every document, or rejects the first one. */
export async function review(
  by: Browser,
  application: Application,
  verdict: 'accepted' | 'first-rejected',
): Promise<void> {
  const seen = await see(by, application)
  const ids = seen.applicants.flatMap(({ documents }) => documents.map(({ id }) => id))
  for (const [index, id] of ids.entries()) {
    const isRejected = verdict === 'first-rejected' && index === 0
    await by.send(
      'POST',
      `/api/admin/documents/${id}/review`,
      isRejected ? { verdict: 'rejected', reason: 'unreadable' } : { verdict: 'accepted' },
    )
  }
}

export async function moveTo(
  by: Browser,
  application: Application,
  status: 'processing' | 'rejected',
): Promise<void> {
  const travellerMessage =
    status === 'rejected' ? 'The authority did not grant the visa. We are sorry.' : undefined
  const adminNotes = status === 'rejected' ? 'As the portal says.' : undefined
  const body = { status, travellerMessage, adminNotes }
  await by.send('PATCH', `${pathOf(application)}/status`, body)
}

export async function approve(by: Browser, application: Application): Promise<void> {
  const form = new FormData()
  form.append('namesConfirmed', 'true')
  form.append('approvalDocument', await grantedVisa(application))
  await by.send('POST', `${pathOf(application)}/approval`, form)
}

/** Refunds everything, with a note. */
export async function payBack(by: Browser, application: Application): Promise<void> {
  await by.send('POST', '/api/admin/confirm', { password: demoPassword })
  const { payments } = await see(by, application)
  const counting = payments.filter(({ state }) => state === 'paid')
  await by.send('POST', `${pathOf(application)}/refund`, {
    ground: 'service-failed',
    amountCents: counting.reduce((sum, { amountCents }) => sum + amountCents, 0),
    note: 'Agreed with the traveller by telephone.',
  })
}
