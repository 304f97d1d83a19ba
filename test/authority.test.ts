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

test.each(asked('application'))('a call about an application: %s', async (route, line) => {
  const { subject, browser } = await world.subjectFor(line)
  const other = await world.subjectFor({ twice: line.twice })
  const manager = await world.colleague('manager')
  const before = await world.recordsOf(subject)

  // Without a session nothing reveals whether there is anything.
  for (const caller of [world.stranger(), manager]) {
    const refused = await ask(caller, route, line, subject)
    expect(codeOf(refused)).toBe('401 request.unauthorized')
    expect(toldBy(await ask(caller, route, line, missing))).toEqual(toldBy(refused))
  }
  // Foreign and missing subjects get the same answer.
  const foreign = await ask(other.browser, route, line, subject)
  expect(foreign.status).toBe(404)
  expect(toldBy(await ask(other.browser, route, line, missing))).toEqual(toldBy(foreign))
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
    for (const role of roles.filter((each) => !may.includes(each))) {
      const refused = await ask(await world.colleague(role), route, line, subject)
      expect([role, codeOf(refused)]).toEqual([role, '403 staff.forbidden'])
    }
    expect(await world.recordsOf(subject)).toEqual(before)

    for (const role of may) {
      const caller = await world.colleague(role)
      expect([role, (await ask(caller, route, line, missing)).status]).toEqual([role, 404])
      const own = await world.subjectFor(line)
      for (const told of line.twice) {
        const answer = await ask(caller, route, line, own.subject)
        expect([role, codeOf(answer)]).toEqual([role, as(told)])
      }
    }
  })
})
