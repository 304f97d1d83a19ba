import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

const opened = 'fails 0, fails 0, fails 0'

test.each([
  ['lets everybody through at first', 'asks 0, asks 0, asks 0'],
  ['opens with the third failure in a row', 'fails 0, fails 1, asks 1, fails 2, waits 3'],
  ['forgets failures with a success between them', 'fails 0, fails 1, succeeds 2, fails 3, asks 4'],
  ['lets one try through when its time is over', `${opened}, waits 99, asks 100, waits 101`],
  ['closes when that try succeeds', `${opened}, asks 100, succeeds 110, asks 110, asks 110`],
  ['stays open when that try fails', `${opened}, asks 100, fails 150, waits 249, asks 250`],
  ['does not wait for ever for a try that never ends', `${opened}, asks 100, waits 199, asks 200`],
  ['rests as it is asked to, whatever fails meanwhile', `rests 0, ${opened}, waits 499, asks 500`],
  ['is well after a rest', 'rests 0, asks 500, succeeds 510, asks 510'],
])('a circuit %s', (_, steps) => {
  const circuit = createCircuitBreaker({ failures: 3, openMs: 100 })
  for (const each of steps.split(', ')) {
    const [step, at] = each.split(' ')
    const now = Number(at)
    if (step === 'fails') circuit.failed(now)
    else if (step === 'succeeds') circuit.succeeded()
    else if (step === 'rests') circuit.rest(now, 500)
    else {
      // Looking changes nothing; a granted try makes the others wait.
      expect(circuit.isOpen(now), each).toBe(step === 'waits')
      expect(circuit.mayAsk(now), each).toBe(step === 'asks')
    }
  }
})
