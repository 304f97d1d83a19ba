import { expect, it } from 'vitest'
import { transportationMethods } from '../application/choice.ts'
import { shippedRules } from '../rules/shipped.ts'
import { findPort, needsInsurance, portLabel, portsFor } from './ports.ts'

it('each way of travelling leads to its ports', () => {
  const counts = transportationMethods.map((mode) => portsFor(shippedRules, mode).length)
  expect(counts).toEqual([6, 9, 5])
})

it('ports belong to one way of travelling and have one code each', () => {
  expect(transportationMethods.flatMap((mode) => portsFor(shippedRules, mode))).toEqual(
    shippedRules.ports,
  )
  expect(new Set(shippedRules.ports.map(({ code }) => code)).size).toBe(shippedRules.ports.length)
})

it('ports name the Tanzanian post beside a Kenyan name', () => {
  const label = (code: string) =>
    shippedRules.ports.filter((port) => port.code === code).map(portLabel)
  expect(label('road-lunga-lunga')).toEqual(['Lunga Lunga (Horohoro)'])
  expect(label('road-namanga')).toEqual(['Namanga'])
})

it('ports know Zanzibar', () => {
  const insured = shippedRules.ports.filter(({ code }) => needsInsurance(shippedRules, code))
  expect(insured.map(({ city }) => city)).toEqual(['Zanzibar', 'Zanzibar'])
  expect(findPort(shippedRules, 'air-jro')?.name).toBe('Kilimanjaro International Airport')
  expect(findPort(shippedRules, 'AIR-JRO')).toBeUndefined()
})
