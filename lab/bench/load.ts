import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openBrowser } from '../../test/faults/browser.ts'
import { signInColleague } from '../../test/faults/changing.ts'
import { lastingPort, type Running } from '../../test/faults/process.ts'
import { type Rig, startRig } from '../../test/faults/rig.ts'
import { travelOnce } from './load/journey.ts'
import { pricesAfter, raisePrice } from './load/price-change.ts'
import { createRecorder, type Recorder } from './load/recorder.ts'
import { growth, tableSizes } from './load/tables.ts'
import type { Result } from './report.ts'
import { residentMB } from './server.ts'

export type Load = { perSecond: number; minutes: number }

const password = 'a load of four purple giraffes'
/** With more in progress no traveller starts: the product is behind, and the rest would only wait. */
const mostAtOnce = 400
const noticed = 8

type Tally = { done: number; failed: number; turnedAway: number; reasons: Map<string, number> }

/** Starts travellers at the given rate, whatever is in progress. */
async function sendOut({ perSecond, minutes }: Load, travel: () => Promise<void>): Promise<Tally> {
  const tally: Tally = { done: 0, failed: 0, turnedAway: 0, reasons: new Map() }
  const underWay = new Set<Promise<void>>()
  const begun = performance.now()
  for (let number = 0; number < perSecond * minutes * 60; number += 1) {
    await pause(Math.max(0, begun + (number * 1000) / perSecond - performance.now()))
    if (underWay.size >= mostAtOnce) {
      tally.turnedAway += 1
      continue
    }
    const journey = travel()
      .then(() => {
        tally.done += 1
      })
      .catch((error: Error) => {
        tally.failed += 1
        const reason = error.message.replace(/"requestId":"[^"]*",/, '')
        tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + 1)
      })
      .finally(() => underWay.delete(journey))
    underWay.add(journey)
  }
  await Promise.all(underWay)
  return tally
}

async function startNodes(rig: Rig) {
  const ports = [Number(new URL(rig.origin).port), await lastingPort()]
  const nodes: Running[] = []
  for (const port of ports) {
    nodes.push(await rig.startNode({ PORT: String(port), ADMIN_PASSWORD: password }))
  }
  // At random: alternating would send each kind of call to the same node.
  const next = () => nodes[randomInt(nodes.length)]?.url ?? rig.origin
  const memory = () => Promise.all(nodes.map(({ pid }) => residentMB(pid)))
  return { next, memory }
}

const kB = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`

function callRows(recorder: Recorder): Result[] {
  return recorder.kinds().map(({ name, counts, failures, p50, p99 }) => ({
    what: `load, ${name}, p99`,
    value: p99,
    unit: 'ms',
    note: `p50 ${p50.toFixed(0)} ms, ${counts} calls, ${failures} failed`,
  }))
}

function outcomeRows({ done, failed, turnedAway, reasons }: Tally, recorder: Recorder): Result[] {
  const why = [...reasons].map(([reason, times]) => `${times} x ${reason}`).join('; ')
  const isUpload = (name: string) => name.endsWith('/documents')
  return [
    { what: 'load, journeys that failed', value: failed, goal: { atMost: 0 }, note: why },
    {
      what: 'load, journeys that could not set out',
      value: turnedAway,
      goal: { atMost: 0 },
      note: `${done} arrived`,
    },
    {
      what: 'load, calls but uploads, p99',
      value: recorder.p99((name) => !isUpload(name)),
      unit: 'ms',
      goal: { atMost: 500 },
    },
    {
      what: 'load, uploads, p99',
      value: recorder.p99(isUpload),
      unit: 'ms',
      goal: { atMost: 2000 },
    },
  ]
}

/**
 * Whole journeys at a steady rate through two nodes, with real gateway and mail server: response
 * times, failures, and growth. A higher price begins after two and a half minutes.
 */
export async function benchLoad(load: Load): Promise<Result[]> {
  const rig = await startRig()
  let letters = 0
  const reading = setInterval(() => {
    letters += rig.mail.forget()
  }, 1_000)
  try {
    const { next, memory } = await startNodes(rig)
    const site = { origin: rig.origin, address: next, onCall() {} }
    const colleague = await signInColleague(site, password)
    await openBrowser(site).surely({ path: '/health/ready' })
    // First-use memory is not growth.
    await sendOut({ perSecond: load.perSecond, minutes: 0.25 }, () =>
      travelOnce(site, colleague, createRecorder()),
    )
    const [memoryBefore, tablesBefore] = [await memory(), await tableSizes(rig.db)]
    const recorder = createRecorder()
    const validFrom = await raisePrice(colleague)
    const tally = await sendOut(load, () => travelOnce(site, colleague, recorder))
    const [memoryAfter, tablesAfter] = [await memory(), await tableSizes(rig.db)]
    const grown = growth(tablesBefore, tablesAfter)
    const whole = grown.reduce((sum, { bytes }) => sum + bytes, 0)
    const perJourney = (bytes: number) => kB(bytes / Math.max(1, tally.done))
    const most = grown.slice(0, noticed).map(({ name, bytes }) => `${name} ${perJourney(bytes)}`)
    return [
      ...outcomeRows(tally, recorder),
      ...(await pricesAfter(rig.db, validFrom)),
      ...memoryAfter.map((after, index) => ({
        what: `load, memory of node ${index + 1}, at the end of that at the beginning`,
        value: after / (memoryBefore[index] ?? after),
        goal: { atMost: 1.5 },
        note: `${memoryBefore[index]?.toFixed(0)} MB, ${after.toFixed(0)} MB`,
      })),
      {
        what: 'load, letters that arrived, of one journey',
        value: letters / Math.max(1, tally.done),
      },
      {
        what: 'load, tables, of one journey',
        value: whole / 1024 / Math.max(1, tally.done),
        unit: 'kB',
        note: most.join(', '),
      },
      ...callRows(recorder),
    ]
  } finally {
    clearInterval(reading)
    await rig.stop()
  }
}
