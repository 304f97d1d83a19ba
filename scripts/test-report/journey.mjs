import { messageOf, pathOf, Report } from './report.mjs'

export default class JourneyReport extends Report {
  constructor() {
    super(20)
  }

  printsToStdio = () => true

  onTestEnd(test, { status, duration, errors, retry }) {
    const file = pathOf(test.location.file)
    this.spend(file, duration)
    const what = `${file} > ${test.title}`
    if (status === test.expectedStatus) return this.pass(what, retry > 0)
    if (status === 'skipped' || retry < test.retries) return
    const again = `npx playwright test ${file}:${test.location.line}`
    this.fail(what, errors.map(messageOf).join('\n'), again)
  }

  onError(error) {
    this.fail('outside of any journey', messageOf(error), 'npx playwright test')
  }

  onEnd() {
    this.write()
  }
}
