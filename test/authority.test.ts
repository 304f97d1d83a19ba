import { describe, expect, test } from 'vitest'
import { type Role, roles } from '#domain/staff/permission.ts'
import type { Route } from '../src/server/http/route.ts'
import { type Answered, codeOf } from './support/app.ts'
import type { Ask, Line } from './support/authority-line.ts'
import { authorityTable } from './support/authority-table.ts'
import { ask, missing, startWorld } from './support/authority-world.ts'
import { forFile } from './support/for-file.ts'

const world = await forFile(startWorld())

const lines = Object.entries<Line>(authorityTable)
const nameOf = ({ endpoint: { method, path } }: Route) => `${method} ${path}`

const as = (told: number | string) => expect.stringMatching(`^${told}`)

/** An answer without its varying parts. */
function toldBy({ status, body }: Answered) {
  const { requestId, ...told } = body
  return { status, ...told }
}

/** The table's lines with a call, for `test.each`. */
function asked(who: 'application' | 'staff'): [route: string, ask: Ask, line: Line][] {
  return lines.flatMap(([route, line]): [string, Ask, Line][] =>
    line.who === who && 'ask' in line && line.ask ? [[route, line.ask, line]] : [],
  )
}

const rolesOf = (line: Line): readonly Role[] => ('roles' in line && line.roles) || []

test('the table has a line for each call that is served, of the kind that its row has', () => {
  const served = world.routes.map((row) => [nameOf(row), row.access]).sort()
  expect(lines.map(([route, { who }]) => [route, who]).sort()).toEqual(served)
})

test('what needs no authority says what stands for it', () => {
  const open = lines.flatMap(([, line]) => (line.who === 'anyone' ? [line.why] : []))
  expect(open.filter((why) => why.length < 10)).toEqual([])
})

/** Has an application of its own, and access to no other one. */
const other = (await world.subjectFor({ twice: [0, 0] })).browser
const manager = await world.colleague('manager')

test.each(asked('application'))('a call about an application: %s', async (route, line) => {
  const { subject, browser } = await world.subjectFor(line)
  const before = await world.recordsOf(subject)

  // Without a session nothing reveals whether there is anything.
  for (const caller of [world.stranger(), manager]) {
    const refused = await ask(caller, route, line, subject)
    expect(codeOf(refused)).toBe('401 request.unauthorized')
    expect(toldBy(await ask(caller, route, line, missing))).toEqual(toldBy(refused))
  }
  // Foreign and missing subjects get the same answer.
  const foreign = await ask(other, route, line, subject)
  expect(foreign.status).toBe(404)
  expect(toldBy(await ask(other, route, line, missing))).toEqual(toldBy(foreign))
  expect(await world.recordsOf(subject)).toEqual(before)

  for (const told of line.twice) {
    expect(codeOf(await ask(browser, route, line, subject))).toEqual(as(told))
  }
})

describe('a call of the staff', () => {
  const ofStaff = lines.filter(([, { who }]) => who === 'staff' || who === 'visitor')

  test.each(roles)('is open to the role %s as the table says', async (role) => {
    const opened: string[] = []
    for (const [route, line] of ofStaff) {
      if (line.who === 'visitor' && rolesOf(line).length === 0) continue
      const caller = await world.colleague(role)
      const { status, body } = await ask(caller, route, { twice: [0, 0] }, missing)
      expect([route, status]).not.toEqual([route, 401])
      if (body.code !== 'staff.forbidden') opened.push(route)
    }
    const expected = ofStaff.filter(([, line]) => rolesOf(line).includes(role))
    expect(opened.sort()).toEqual(expected.map(([route]) => route).sort())
  })

  test.each(asked('staff'))('%s', async (route, line, whole) => {
    const { subject, browser } = await world.subjectFor(line)
    const before = await world.recordsOf(subject)
    for (const caller of [world.stranger(), browser]) {
      const refused = await ask(caller, route, line, subject)
      expect(codeOf(refused)).toBe('401 request.unauthorized')
    }
    const may = rolesOf(whole)
    // From the role that may most to the one that may least.
    const refused = roles.find((each) => !may.includes(each))
    if (refused) {
      const answer = await ask(await world.colleague(refused), route, line, subject)
      expect([refused, codeOf(answer)]).toEqual([refused, '403 staff.forbidden'])
    }
    expect(await world.recordsOf(subject)).toEqual(before)

    const caller = await world.colleague(may.at(-1) ?? 'owner')
    expect((await ask(caller, route, line, missing)).status).toBe(404)
    for (const told of line.twice) {
      expect(codeOf(await ask(caller, route, line, subject))).toEqual(as(told))
    }
  })
})
