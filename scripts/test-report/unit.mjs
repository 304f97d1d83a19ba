import { messageOf, pathOf, Report } from './report.mjs'

const quoted = (name) => `'${name.replaceAll("'", "'\\''")}'`
const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export default class UnitReport extends Report {
  constructor() {
    super(1000)
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result()
    const file = pathOf(test.module.moduleId)
    const what = `${file} > ${test.fullName}`
    if (state === 'passed') this.pass(what, test.diagnostic()?.flaky)
    if (state !== 'failed') return
    const again = `npx vitest run ${file} -t ${quoted(escaped(test.fullName.replaceAll(' > ', ' ')))}`
    this.fail(what, errors.map(messageOf).join('\n'), again)
  }

  onTestModuleEnd(module) {
    const file = pathOf(module.moduleId)
    this.spend(file, module.diagnostic().duration)
    for (const error of module.errors()) this.fail(file, messageOf(error), `npx vitest run ${file}`)
  }

  onTestRunEnd(_modules, unhandled) {
    for (const error of unhandled)
      this.fail('outside of any test', messageOf(error), 'npx vitest run')
    this.write()
  }
}
