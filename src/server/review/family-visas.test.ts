import { beforeEach, describe, expect, test } from 'vitest'
import { openDeciding, refusal, visaFor } from '../../../test/support/deciding.ts'
import { photo } from '../../../test/support/document-samples.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'

const start = new Date('2026-11-21T09:00:00Z')

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent')
const manager = await d.signedIn('manager')
beforeEach(() => {
  d.t.time.now = start
})

const filed = async () => {
  const made = await d.familyOf('Ana', 'Ben', 'Cleo')
  const [ana = 0, ben = 0, cleo = 0] = made.ids
  await d.move(agent, made.id, 'processing')
  d.t.time.now = new Date(start.getTime() + 60_000)
  return { ...made, ana, ben, cleo }
}
const visaOf = async (name: string) => ({ bytes: await visaFor(`${name} Muster`) })

describe('taking visas home', () => {
  async function approvedFamily() {
    const made = await filed()
    await d.decide(agent, made.ana, { decision: 'approved' }, await visaOf('Ana'))
    // A picture names nobody: who may compares it, and says so.
    const compared = { namesConfirmed: 'true', override: 'Compared with the passport' }
    const picture = { bytes: await photo(), type: 'image/jpeg', name: 'ben.jpg' }
    const ben = await d.decide(manager, made.ben, { decision: 'approved', ...compared }, picture)
    expect(ben.status).toBe(200)
    const browser = d.app.browser()
    await browser.get(`/api/status?orderId=${made.orderId}`)
    return { ...made, browser }
  }

  test('each has a file, several come as a ZIP with names that every system takes', async () => {
    const { id, ana, ben, cleo, orderId, browser } = await approvedFamily()
    const one = await browser.send('GET', `/api/applicants/${ana}/visa`)
    expect(one.headers.get('content-type')).toBe('application/pdf')
    expect(one.headers.get('content-disposition')).toContain('-1-Ana-Muster.pdf')
    const picture = await browser.send('GET', `/api/applicants/${ben}/visa`)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect((await browser.send('GET', `/api/applicants/${cleo}/visa`)).status).toBe(404)
    const headers = { 'x-order-id': orderId }
    const all = await fetch(`${d.app.origin}/api/applications/${id}/visa`, { headers })
    expect(all.headers.get('content-type')).toBe('application/zip')
    const zip = Buffer.from(await all.arrayBuffer()).toString('latin1')
    expect(zip.slice(0, 2)).toBe('PK')
    expect(zip).toContain('-1-Ana-Muster.pdf')
    expect(zip).toContain('-2-Ben-Muster.jpg')
  })

  test('by the number as a number, too', async () => {
    const { id, browser } = await approvedFamily()
    for (const applicationId of [id, `${id}`]) {
      const { status, headers } = await browser.send('POST', '/api/download-visa', {
        body: JSON.stringify({ applicationId }),
        headers: { 'content-type': 'application/json' },
      })
      expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
    }
  })

  test('strangers learn nothing', async () => {
    const { id, ana, cleo } = await approvedFamily()
    const other = await approvedFamily()
    const paths = [
      `/api/applications/${id}/visa`,
      `/api/applicants/${ana}/visa`,
      `/api/applicants/${cleo}/visa`,
      '/api/applications/999999/visa',
      '/api/applicants/999999/visa',
    ]
    for (const path of paths) {
      expect(refusal(await other.browser.get(path))).toEqual([404, 'application.not-found'])
      expect(refusal(await d.app.browser().get(path))).toEqual([401, 'request.unauthorized'])
    }
  })

  test('what was taken back is gone', async () => {
    const { id, ana, ben, browser } = await approvedFamily()
    await d.decide(agent, ana, { decision: 'filed', reason: 'Wrong date' })
    expect((await browser.get(`/api/applicants/${ana}/visa`)).status).toBe(404)
    const rest = await browser.send('GET', `/api/applications/${id}/visa`)
    expect(rest.headers.get('content-type')).toBe('image/jpeg')
    await d.decide(agent, ben, { decision: 'rejected', reason: 'Wrong date' })
    expect((await browser.get(`/api/applications/${id}/visa`)).status).toBe(404)
    const kept = await agent.send('GET', `/api/admin/applicants/${ana}/visa`)
    expect(kept.status).toBe(200)
  })
})

test('every promise of the database is kept', async () => {
  expect(await brokenInvariants(d.db)).toEqual([])
})
