import { expect, test } from 'vitest'
import { PeerFailure } from '../../platform/peer-failure.ts'
import { kindsOf, openOffice } from '../../staff/alert/test-support.ts'
import { findFacts } from '../health/facts.ts'
import { askReleases } from './ask-releases.ts'

const { d, owner, agent } = await openOffice()
const { services } = d.t
const newest = (release: string) => ({ ...services, releases: { newest: async () => release } })

test('of a newer release owners hear once, and the health page names it', async () => {
  await askReleases(newest('2026.11.28'))
  expect(await kindsOf(owner)).toEqual([])
  await askReleases(newest('2026.12.1'))
  await owner.post('/api/admin/alerts/read', { until: services.clock.now().toISOString() })
  await askReleases(newest('2026.12.1'))
  expect(await kindsOf(owner)).toEqual(['release-newer'])
  expect(await kindsOf(agent)).toEqual([])
  await askReleases(newest('2026.12.2'))
  expect(await kindsOf(owner)).toEqual(['release-newer', 'release-newer'])
  expect((await findFacts(newest(''))).newestRelease).toBe('2026.12.2')
})

test('an installation that asks nobody hears nothing, and goes by no answer of before', async () => {
  await askReleases(newest('2026.12.3'))
  await askReleases(services)
  expect((await findFacts(services)).newestRelease).toBe(null)
})

test('what was known stays while nobody answers', async () => {
  await askReleases(newest('2026.12.3'))
  const away = async () => Promise.reject(new PeerFailure('RELEASES_URL', 'timeout'))
  await expect(askReleases({ ...services, releases: { newest: away } })).rejects.toThrow()
  expect((await findFacts(newest(''))).newestRelease).toBe('2026.12.3')
})
