import type { TransportationMethod } from '../application/choice.ts'
import type { Port, Rules } from '../rules/rules.ts'

/** The ports of a mode of transport. */
export function portsFor({ ports }: Rules, mode: TransportationMethod): readonly Port[] {
  return ports.filter((port) => port.mode === mode)
}

/** The port with a code such as 'air-jro'. */
export function findPort({ ports }: Rules, code: string): Port | undefined {
  return ports.find((port) => port.code === code)
}

/** The displayed name: 'Lunga Lunga (Horohoro)' if the post on our side has another name. */
export function portLabel(port: Port): string {
  return port.localName ? `${port.name} (${port.localName})` : port.name
}

/** Whether arriving at a port requires the insurance bought on entry. */
export function needsInsurance(rules: Rules, code: string): boolean {
  return findPort(rules, code)?.needsInsurance ?? false
}
