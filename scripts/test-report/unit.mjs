import { messagesOf, pathOf, Report } from './report.mjs'

const quoted = (name) => `'${name.replaceAll("'", "'\\''")}'`
const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export default class UnitReport extends Report {
  constructor() {
    super('Unit tests', 1000)
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result()
    const file = pathOf(test.module.moduleId)
    const what = `${file} > ${test.fullName}`
    if (state === 'passed') this.pass(what, test.diagnostic()?.flaky, messagesOf(errors))
    if (state !== 'failed') return
    const again = `npx vitest run ${file} -t ${quoted(escaped(test.fullName.replaceAll(' > ', ' ')))}`
    this.fail(what, messagesOf(errors), again)
  }

  onTestModuleEnd(module) {
    const file = pathOf(module.moduleId)
    this.spend(file, module.diagnostic().duration)
    const errors = module.errors()
    if (errors.length > 0) this.fail(file, messagesOf(errors), `npx vitest run ${file}`)
  }

  onTestRunEnd(_modules, unhandled) {
    if (unhandled.length > 0)
      this.fail('outside of any test', messagesOf(unhandled), 'npx vitest run')
    this.write()
  }
}
