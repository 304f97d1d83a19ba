import { messagesOf, pathOf, Report } from './report.mjs'

export default class JourneyReport extends Report {
  constructor() {
    super('Journeys', 20)
  }

  /** What a first try failed of, by its journey. */
  tried = new Map()

  printsToStdio = () => true

  onTestEnd(test, { status, duration, errors, retry }) {
    const file = pathOf(test.location.file)
    this.spend(file, duration)
    const what = `${file} > ${test.title}`
    if (status === test.expectedStatus) return this.pass(what, retry > 0, this.tried.get(what))
    if (status === 'skipped') return
    const message = messagesOf(errors)
    if (retry < test.retries) return this.tried.set(what, message)
    const again = `npx playwright test ${file}:${test.location.line}`
    this.fail(what, message, again)
  }

  onError(error) {
    this.fail('outside of any journey', messagesOf([error]), 'npx playwright test')
  }

  onEnd() {
    this.write()
  }
}
