import { expect, type Page } from '@playwright/test'
import { ok } from './ok.ts'
import { owner } from './product.ts'

/** Signs the owner in in the page's browser. */
export async function signInAsOwner(page: Page, origin: string): Promise<void> {
  const { request } = page.context()
  await ok(request.post('/api/admin/login', { headers: { origin }, data: owner }))
}

const held = ['status-changed', 'applicant-decided', 'visa-approved', 'documents-asked']

/** Unsent letters of decisions and verdicts, newest first. */
async function waitingOf(page: Page, id: number): Promise<{ id: string; kind: string }[]> {
  const { request } = page.context()
  const waiting = await ok(request.get(`/api/admin/letters?applicationId=${id}&state=queued`))
  const { items } = (await waiting.json()) as { items: { id: string; kind: string }[] }
  return items.filter(({ kind }) => held.includes(kind))
}

/** Sends undoable letters immediately, as the user signed in in the page's browser. */
export async function tellNow(page: Page, origin: string, id: number): Promise<void> {
  const { request } = page.context()
  // In the order of the decisions.
  for (const letter of (await waitingOf(page, id)).reverse()) {
    const said = { headers: { origin }, data: {} }
    await ok(request.post(`/api/admin/letters/${letter.id}/send`, said))
  }
  // Requesting it again after it was sent would resend it.
  await expect.poll(async () => (await waitingOf(page, id)).length).toBe(0)
}

type Documents = { id: string; current: boolean; review: { verdict: string } }[]

/** Accepts all documents of an application, as the user signed in in the page's browser. */
export async function acceptDocuments(page: Page, origin: string, id: number): Promise<void> {
  const { request } = page.context()
  const view = await ok(request.get(`/api/admin/applications/${id}`))
  const { applicants } = (await view.json()) as { applicants: { documents: Documents }[] }
  for (const document of applicants.flatMap(({ documents }) => documents)) {
    if (!document.current || document.review.verdict === 'accepted') continue
    const verdict = { headers: { origin }, data: { verdict: 'accepted' } }
    await ok(request.post(`/api/admin/documents/${document.id}/review`, verdict))
  }
}

/** Selects an option of a staff list, as a user does. */
export async function choose(page: Page, list: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: list, exact: true }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

/** An application's dialog in the staff area. */
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
    /** Opens a document of the checklist. */
    choose: (document: string) =>
      dialog
        .getByRole('navigation', { name: 'Documents of this traveller' })
        .getByRole('button', { name: new RegExp(`^${document}`) })
        .click(),
  }
}
