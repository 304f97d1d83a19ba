import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { openBrowser } from './demo/browser.ts'
import { inventFamily, demoPassword, ownerEmail } from './demo/people.ts'
import { seededRandom } from './demo/random.ts'
import { apply, pay, upload, handOver } from './demo/traveller.ts'
import { approve, moveTo, review, takeOver } from './demo/staff.ts'
const origin = process.env.ORIGIN ?? 'http://localhost:43950'
const n = Number(process.argv[2] ?? 1)
const step = (s: string) => console.log(new Date().toISOString().slice(11, 19), s)
const plan = { number: n, stage: 'approved', daysAgo: 0, minute: 0, people: 1, visaType: 'tourist', processingType: 'normal', agent: 0, note: null } as const
const family = inventFamily(seededRandom(n), n, 1, Date.now())
const a = await apply(origin, plan as never, family); step('created and signed ' + a.id + ' ' + family.home.language)
await pay(a); step('paid by the sandbox')
await upload(a); step('uploaded photo, passport and the rest')
await handOver(a); step('handed over')
const jar = (browser: any) => browser
const pdf = async (browser: any, path: string) => { for (let i = 0; i < 90; i += 1) { try { return await browser.raw(path) } catch (e) { if (i === 89) throw e; await pause(1000) } } }
// receipt as the traveller: by the order's id
const owner = openBrowser(origin, '203.0.113.1')
await owner.send('POST', '/api/admin/login', { email: ownerEmail, password: demoPassword }); step('owner signed in')
await takeOver(owner, a); await review(owner, a, 'accepted'); await moveTo(owner, a, 'processing'); await approve(owner, a); step('visa uploaded, approved')
const login = await fetch(`${origin}/api/admin/login`, { method: 'POST', headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' }, body: JSON.stringify({ email: ownerEmail, password: demoPassword }) })
const cookie = login.headers.getSetCookie().map((c) => c.split(';')[0]).join('; ')
for (const path of [`/api/admin/applications/${a.id}/agreement`, `/api/admin/applications/${a.id}/receipts`, `/api/admin/applications/${a.id}/approval`]) {
  for (let i = 0; i < 100; i += 1) {
    const r = await fetch(origin + path, { headers: { cookie } })
    const bytes = Buffer.from(await r.arrayBuffer())
    if (r.ok && !path.endsWith('receipts')) { step(`${path} ${r.status} ${r.headers.get('content-type')} ${bytes.length} ${bytes.subarray(0, 5)}`); await writeFile(`/tmp/h/b-measure/${path.split('/').at(-1)}.pdf`, bytes); break }
    if (r.ok) {
      const { items } = JSON.parse(bytes.toString()); if (items.length === 0) { await pause(1000); continue }
      const [{ number }] = items
      const f = await fetch(`${origin}/api/admin/applications/${a.id}/receipts/${number}`, { headers: { cookie } })
      const b = Buffer.from(await f.arrayBuffer()); step(`receipt ${number} ${f.status} ${b.length} ${b.subarray(0, 5)}`); await writeFile('/tmp/h/b-measure/receipt.pdf', b); break
    }
    if (i === 99) step(`${path} ${r.status} ${bytes}`); await pause(1000)
  }
}
for (const path of ['/', '/de', '/api/docs', '/api/docs/swagger-ui-bundle.js', '/api/openapi.json', '/api/widget.js', '/health/ready', '/assets/heic-to/heic-to-1.5.2.js', '/assets/heic-to/LICENSE.txt']) {
  const r = await fetch(origin + path); step(`${path} ${r.status} ${(await r.arrayBuffer()).byteLength}`)
}
