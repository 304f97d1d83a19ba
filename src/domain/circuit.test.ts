import { expect, test } from 'vitest'
import { createCircuit } from './circuit.ts'

type Step = ['asks' | 'may not ask' | 'fails' | 'succeeds' | 'rests', number]

test.each<[string, Step[]]>([
  [
    'lets everybody through at first',
    [
      ['asks', 0],
      ['asks', 0],
      ['asks', 0],
    ],
  ],
  [
    'opens with the third failure in a row',
    [
      ['fails', 0],
      ['fails', 1],
      ['asks', 1],
      ['fails', 2],
      ['may not ask', 3],
    ],
  ],
  [
    'forgets failures with a success between them',
    [
      ['fails', 0],
      ['fails', 1],
      ['succeeds', 2],
      ['fails', 3],
      ['asks', 4],
    ],
  ],
  [
    'lets one try through when its time is over',
    [
      ['fails', 0],
      ['fails', 0],
      ['fails', 0],
      ['may not ask', 99],
      ['asks', 100],
      ['may not ask', 101],
    ],
  ],
  [
    'closes when that try succeeds',
    [
      ['fails', 0],
      ['fails', 0],
      ['fails', 0],
      ['asks', 100],
      ['succeeds', 110],
      ['asks', 110],
      ['asks', 110],
    ],
  ],
  [
    'stays open when that try fails',
    [
      ['fails', 0],
      ['fails', 0],
      ['fails', 0],
      ['asks', 100],
      ['fails', 150],
      ['may not ask', 249],
      ['asks', 250],
    ],
  ],
  [
    'does not wait for ever for a try that never ends',
    [
      ['fails', 0],
      ['fails', 0],
      ['fails', 0],
      ['asks', 100],
      ['may not ask', 199],
      ['asks', 200],
    ],
  ],
  [
    'rests for as long as it is asked to, whatever fails meanwhile',
    [
      ['rests', 0],
      ['may not ask', 499],
      ['fails', 499],
      ['asks', 500],
      ['succeeds', 510],
      ['asks', 510],
    ],
  ],
])('a circuit %s', (_, steps) => {
  const circuit = createCircuit({ failures: 3, openMs: 100 })
  for (const [step, now] of steps) {
    if (step === 'fails') circuit.failed(now)
    else if (step === 'succeeds') circuit.succeeded()
    else if (step === 'rests') circuit.rest(now, 500)
    else {
      // Whoever looks changes nothing; who may ask may do so, and then the others wait.
      expect(circuit.isOpen(now), `${step} at ${now}`).toBe(step === 'may not ask')
      expect(circuit.mayAsk(now), `${step} at ${now}`).toBe(step === 'asks')
    }
  }
})
