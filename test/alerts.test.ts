import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { keepInvariantCheck } from '../src/server/data/operation/invariant-check.ts'
import { noteScheduledRun } from '../src/server/data/operation/scheduled-run.ts'
import { startServer } from './support/server.ts'

const rulesPath = 'ops/prometheus/alerts.yml'
const token = 'a token for the figures'
const up = { goodAt: null, badAt: null, failingSince: null, isOpen: false }

const { t, app } = await startServer({
  app: {
    metricsToken: token,
    surroundings: async () => ({
      ...{ gateway: up, store: up, scanner: { ...up, isOpen: true }, clockAheadSeconds: 0 },
      disk: { freeBytes: 5, sizeBytes: 10 },
    }),
  },
})

const figures = async (): Promise<string> =>
  (await fetch(`${app.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()

/** PromQL keywords and Prometheus's own metrics. */
const notOurs = new Set(
  `sum rate histogram_quantile max min by and on unless or absent topk le up ALERTS`.split(' '),
)

/** The metrics of an expression, without labels, ranges and groupings. */
function namedIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\b(by|on|without|ignoring)\s*\([^)]*\)/g, ' ')
  return [...bare.matchAll(/[A-Za-z_]\w*/g)]
    .map(([name]) => name)
    .filter((name) => !notOurs.has(name))
}

/** Every `expr` of a rules file, on one line or several. */
const expressionsIn = (yaml: string): string[] =>
  [...yaml.matchAll(/^( *)(?:- )?expr: (?:\|\n((?:\1 +.*\n)+)|(.*)\n)/gm)].map(
    ([, , block, line]) => block ?? line ?? '',
  )

type Panel = { targets?: { expr: string }[] }
async function inDashboard(): Promise<string[]> {
  const { panels } = JSON.parse(await readFile('ops/grafana/karibu-visa.json', 'utf8')) as {
    panels: Panel[]
  }
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
}

describe('what alerts and dashboard name', () => {
  const notYet = ['mailbox_failures', 'backup_age_seconds', 'database_replication_lag_seconds']

  test('is what /metrics says, of an installation in which everything has happened', async () => {
    const { db, clock } = t.services
    const at = clock.now()
    await noteScheduledRun(db, { name: 'sweep', everySeconds: 300, isGood: true, seconds: 1, at })
    await keepInvariantCheck(db, { askedAt: at, broken: 0, names: [] })
    await app.browser().get('/api/draft')
    const said = await figures()
    const known = new Set(
      [...said.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', kind]) =>
        kind === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    )
    const rules = expressionsIn(await readFile(rulesPath, 'utf8'))
    const expressions = [...rules, ...(await inDashboard())]
    expect(rules.length).toBeGreaterThan(15)
    expect(expressions.length).toBeGreaterThan(40)
    const named = [...new Set(expressions.flatMap(namedIn))]
    expect(named.filter((name) => !known.has(name))).toEqual([])
    // Each has a value, except those this installation lacks.
    const silent = named.filter(
      (name) => !new RegExp(`^${name}(\\{[^}]*\\})? [\\d.e+-]+$`, 'm').test(said),
    )
    expect(silent.filter((name) => !name.startsWith('csp_')).sort()).toEqual([...notYet].sort())
  })

  test('says of what surrounds a node what the node knows', async () => {
    const said = await figures()
    expect(said).toContain('peer_circuit_open{peer="scanner"} 1')
    expect(said).toContain('peer_up{peer="scanner"} 0')
    expect(said).toContain('disk_bytes{of="free"} 5')
    expect(said).toContain('health_urgency{part="nodes"} 2')
    expect(said).toContain('trace_spans_total{outcome="sent"} 0')
  })
})

const promtool = spawnSync('promtool', ['--version']).status === 0
if (!promtool) {
  console.warn(
    'SKIPPED: the rules for alerts are not tried: promtool is missing (apt install prometheus)',
  )
}
describe.skipIf(!promtool)('the rules for alerts', () => {
  test.each([
    ['can be read', ['check', 'rules', rulesPath]],
    ['say what they should, and nothing else', ['test', 'rules', 'ops/prometheus/alerts.test.yml']],
  ])('%s', (_, args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' })
    expect(status, `${stdout}${stderr}`).toBe(0)
  })
})
