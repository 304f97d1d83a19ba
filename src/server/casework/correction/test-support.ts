import type { LetterKind } from '#domain/letter.ts'
import type { Agent, Application, Deciding } from '../../../../test/support/deciding.ts'
import { readMail } from '../../../../test/support/mail-sink.ts'
import { cookieOf } from '../../../../test/support/owner.ts'
import { sendLetter } from '../../correspondence/letter/send.ts'
import { findApplicants } from '../../data/application/applicant.ts'

/** Corrections by travellers, each from its own network. */
export function travellersOf(d: Deciding) {
  const stranger = () => d.app.visitor()
  const own = ({ orderId }: Pick<Application, 'orderId'>) => cookieOf({ orderId })

  async function applicantsOf({ id }: Pick<Application, 'id'>) {
    return findApplicants(d.db, id)
  }

  return {
    stranger,
    applicantsOf,
    async applicantOf(made: Application) {
      const [first] = await applicantsOf(made)
      if (!first) throw new Error('No applicant')
      return first
    },
    correct: (made: Application, applicantId: number, body: object) =>
      stranger().patch(`/api/applicants/${applicantId}`, body, own(made)),
    contact: (made: Application, body: object) =>
      stranger().patch(`/api/applications/${made.id}/contact`, body, own(made)),
    trip: (made: Application, body: object) =>
      stranger().patch(`/api/applications/${made.id}/trip`, body, own(made)),
    confirm: (made: Application, code: string) =>
      stranger().post(`/api/applications/${made.id}/contact/confirm`, { code }, own(made)),
    corrections: (made: Application) =>
      stranger().send('GET', `/api/applications/${made.id}/corrections`, { headers: own(made) }),

    /** A colleague files all applicants. */
    async file({ id }: Application, by: Agent): Promise<void> {
      await d.move(by, id, 'processing')
      const filed = { state: 'filed', filedAt: d.t.time.now } as const
      await d.db.updateTable('applicant').set(filed).where('applicationId', '=', id).execute()
    },

    /** The newest letter of a kind, as its reader gets it. */
    async read({ id }: Application, kind: LetterKind, recipient?: string) {
      const newest = (await d.of(id).letters()).findLast(
        (each) => each.kind === kind && each.recipient === (recipient ?? each.recipient),
      )
      d.t.sink.received.length = 0
      await sendLetter(d.t.services, newest?.id ?? '')
      return readMail(d.t.sink.received[0]).text
    },
  }
}

/** The six digits in a letter. */
export const codeIn = (text: string): string => /^\d{6}$/m.exec(text)?.[0] ?? ''
