import { expect, type Page } from '@playwright/test'
import { owner } from './product.ts'

/** Signs the owner in, in the browser of the page, as the sign-in page would. */
export async function signInAsOwner(page: Page, origin: string): Promise<void> {
  const answer = await page.context().request.post('/api/admin/login', {
    headers: { origin },
    data: owner,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const ofDecisions = ['status-changed', 'applicant-decided', 'visa-approved']

/** The letters of decisions that have not gone, the newest first. */
async function waitingOf(page: Page, id: number): Promise<{ id: string; kind: string }[]> {
  const { request } = page.context()
  const waiting = await request.get(`/api/admin/letters?applicationId=${id}&state=queued`)
  expect(waiting.ok(), await waiting.text()).toBe(true)
  const { items } = (await waiting.json()) as { items: { id: string; kind: string }[] }
  return items.filter(({ kind }) => ofDecisions.includes(kind))
}

/** Sends at once what waits so that it can still be undone, as whoever is signed in in the browser of the page. */
export async function tellNow(page: Page, origin: string, id: number): Promise<void> {
  const { request } = page.context()
  // What was decided first is told first.
  for (const letter of (await waitingOf(page, id)).reverse()) {
    const headers = { origin }
    const answer = await request.post(`/api/admin/letters/${letter.id}/send`, { headers, data: {} })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  // Asked for once more after it went, it would be sent again.
  await expect.poll(async () => (await waitingOf(page, id)).length).toBe(0)
}

type Documents = { id: string; current: boolean; review: { verdict: string } }[]

/** Accepts every document of an application, as whoever is signed in in the browser of the page. */
export async function acceptDocuments(page: Page, origin: string, id: number): Promise<void> {
  const { request } = page.context()
  const view = await request.get(`/api/admin/applications/${id}`)
  expect(view.ok(), await view.text()).toBe(true)
  const { applicants } = (await view.json()) as { applicants: { documents: Documents }[] }
  for (const document of applicants.flatMap(({ documents }) => documents)) {
    if (!document.current || document.review.verdict === 'accepted') continue
    const answer = await request.post(`/api/admin/documents/${document.id}/review`, {
      headers: { origin },
      data: { verdict: 'accepted' },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

/** Chooses from a list of the staff area, as people do. */
export async function choose(page: Page, list: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: list, exact: true }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

/** The dialog of one application, as staff read and work in it. */
export function dialogOn(page: Page) {
  const dialog = page.getByRole('dialog')
  const tab = (name: string) => dialog.getByRole('tab', { name: new RegExp(`^${name}`) })
  return {
    dialog,
    tab,
    async open(name: string) {
      await tab(name).click()
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    },
    /** One document of the checklist. */
    choose: (document: string) =>
      dialog
        .getByRole('navigation', { name: 'Documents of this traveller' })
        .getByRole('button', { name: new RegExp(`^${document}`) })
        .click(),
  }
}
