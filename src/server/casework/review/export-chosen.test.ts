import { describe, expect, test } from 'vitest'
import { maxBulk } from '#domain/application/list.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { openDeciding, refusal } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { rowsOf } from '../../../../test/support/rows.ts'

const missing = 987_654

const d = await forFile(openDeciding())
const manager = await d.signedIn('manager')

const asked = (ids: readonly unknown[]) => manager.post('/api/admin/export', { ids })
const fileOf = (ids: readonly number[]) => manager.file('/api/admin/export', { ids })
const referencesIn = ({ bytes }: Awaited<ReturnType<typeof fileOf>>) =>
  bytes
    .toString()
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]?.replaceAll('"', ''))
const traces = () =>
  rowsOf(d.db, 'auditEntry', { action: 'application.exported', staffId: manager.staff.id }, 'id')
const made = async () => (await d.application()).id

describe('the file of what was ticked', () => {
  test('has exactly these, newest first, with the lines of the whole file', async () => {
    const [one, , three] = [await made(), await made(), await made()]
    const file = await fileOf([one, three, one])
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(file.headers.get('x-left-out')).toBeNull()
    expect(referencesIn(file)).toEqual([three, one].map(referenceOf))
    const whole = await manager.file('/api/admin/export')
    for (const line of `${file.bytes}`.split('\r\n')) expect(`${whole.bytes}`).toContain(line)
  })

  test('is traced with what went out', async () => {
    const ids = [await made(), await made()]
    const before = (await traces()).length
    await fileOf([...ids, missing])
    expect((await traces()).slice(before)).toMatchObject([
      { details: { state: 'begun', applications: ids.map(referenceOf) } },
      { details: { state: 'done', rows: 2 } },
    ])
  })

  test('names what is not there, and is no file of nothing', async () => {
    const one = await made()
    const file = await fileOf([missing, one, missing + 1])
    expect(file.headers.get('x-left-out')).toBe(`${missing},${missing + 1}`)
    expect(referencesIn(file)).toEqual([referenceOf(one)])
    expect(refusal(await asked([missing]))).toEqual([404, 'application.not-found'])
  })

  test('is made of one to 200 numbers', async () => {
    const one = await made()
    const most = Array.from({ length: maxBulk }, (_, index) => missing + index)
    for (const ids of [[], [0], ['1'], [1.5], [...most, 1]]) {
      expect(refusal(await asked(ids))).toEqual([400, 'request.invalid'])
    }
    expect(referencesIn(await fileOf([...most.slice(1), one]))).toEqual([referenceOf(one)])
  })
})
