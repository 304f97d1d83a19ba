import { describe, expect, it } from 'vitest'
import { transportationMethods } from '../application/choice.ts'
import { findPort, isZanzibar, portLabel, ports, portsFor } from './ports.ts'

describe('ports of entry', () => {
  it.each([
    ['airports', 6],
    ['roads', 9],
    ['vessel', 5],
  ] as const)('%s lead to %i', (mode, count) => {
    expect(portsFor(mode)).toHaveLength(count)
  })

  it('belong to one way of travelling and have one code each', () => {
    expect(transportationMethods.flatMap(portsFor)).toEqual(ports)
    expect(new Set(ports.map(({ code }) => code)).size).toBe(ports.length)
  })

  it('name the Tanzanian post beside a Kenyan name', () => {
    const label = (code: string) => ports.filter((port) => port.code === code).map(portLabel)
    expect(label('road-lunga-lunga')).toEqual(['Lunga Lunga (Horohoro)'])
    expect(label('road-namanga')).toEqual(['Namanga'])
  })

  it('know Zanzibar', () => {
    expect(ports.filter(({ code }) => isZanzibar(code)).map(({ city }) => city)).toEqual([
      'Zanzibar',
      'Zanzibar',
    ])
    expect(findPort('air-jro')?.name).toBe('Kilimanjaro International Airport')
    expect(findPort('AIR-JRO')).toBeUndefined()
  })
})
