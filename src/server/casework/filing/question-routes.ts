import { answerQuestions } from '#contract/question.ts'
import * as contract from '#contract/staff/filing-question.ts'
import { perMinute, type Route, route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import { askTravellersFor, questionsOf, takeBack } from './questions.ts'
import { answerAsTraveller } from './traveller-answers.ts'

const reading = { permission: 'application.read', limit: perMinute(600) } as const
const work = { permission: 'application.work', limit: perMinute(120) } as const

/** What the portal asks beside the application: asked by staff, answered by travellers. */
export function questionRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(
      contract.getQuestions,
      { ...reading, audit: 'application.read' },
      async ({ params, trace }) => {
        const body = await questionsOf(db, services, params.id)
        await trace(db, { applicationId: params.id })
        return { status: 200, body }
      },
    ),

    staffRoute(contract.askTravellers, { ...work, audit: 'filing.asked' }, async (call) => {
      const { id } = call.params
      await askTravellersFor(services, { ...call, id }, call.body)
      return { status: 200, body: await questionsOf(db, services, id) }
    }),

    staffRoute(contract.withdrawQuestion, { ...work, audit: 'filing.unasked' }, async (call) => {
      const { id, line } = call.params
      await takeBack(services, { ...call, id }, line)
      return { status: 204 }
    }),

    route(answerQuestions, { access: 'application', limit: perMinute(60) }, async (call) => {
      const { answers } = call.body
      const body = await answerAsTraveller(services, { ...call, id: call.params.id, answers })
      return { status: 200, body }
    }),
  ]
}
