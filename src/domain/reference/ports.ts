import type { TransportationMethod } from '../application/choice.ts'

/** A port of entry. `tanzanianPost` is set if `name` is the foreign side's. */
export type Port = {
  code: string
  name: string
  city: string
  mode: TransportationMethod
  /** IATA code of an airport. */
  iata: string | null
  /** Alpha-2 code of the country beyond a road border. */
  neighbour: string | null
  tanzanianPost: string | null
}

type Row = readonly [
  code: string,
  name: string,
  city: string,
  mode: TransportationMethod,
  more?: Partial<Pick<Port, 'iata' | 'neighbour' | 'tanzanianPost'>>,
]

// Airport codes: IATA. Kilifi is in Kenya (Kilwa Masoko may be meant) but stays selectable.
const rows: readonly Row[] = [
  ['air-dar', 'Julius Nyerere International Airport', 'Dar es Salaam', 'airports', { iata: 'DAR' }],
  [
    'air-jro',
    'Kilimanjaro International Airport',
    'Kilimanjaro (between Arusha and Moshi)',
    'airports',
    { iata: 'JRO' },
  ],
  [
    'air-znz',
    'Zanzibar Abeid Amani Karume International Airport',
    'Zanzibar',
    'airports',
    { iata: 'ZNZ' },
  ],
  ['air-myw', 'Mtwara Airport', 'Mtwara', 'airports', { iata: 'MYW' }],
  ['air-tbo', 'Tabora Airport', 'Tabora', 'airports', { iata: 'TBO' }],
  ['air-dod', 'Dodoma Airport', 'Dodoma', 'airports', { iata: 'DOD' }],
  ['road-namanga', 'Namanga', 'Namanga (Arusha region)', 'roads', { neighbour: 'KE' }],
  ['road-sirari', 'Sirari', 'Sirari (Mara region)', 'roads', { neighbour: 'KE' }],
  [
    'road-lunga-lunga',
    'Lunga Lunga',
    'Horohoro (Tanga region)',
    'roads',
    { neighbour: 'KE', tanzanianPost: 'Horohoro' },
  ],
  ['road-tunduma', 'Tunduma', 'Tunduma (Songwe region)', 'roads', { neighbour: 'ZM' }],
  ['road-kasumulu', 'Kasumulu', 'Kasumulu (Mbeya region)', 'roads', { neighbour: 'MW' }],
  ['road-mutukula', 'Mutukula', 'Mutukula (Kagera region)', 'roads', { neighbour: 'UG' }],
  ['road-rusumo', 'Rusumo', 'Rusumo (Kagera region)', 'roads', { neighbour: 'RW' }],
  ['road-kabanga', 'Kabanga', 'Kabanga (Kagera region)', 'roads', { neighbour: 'BI' }],
  ['road-kasesya', 'Kasesya', 'Kasesya (Rukwa region)', 'roads', { neighbour: 'ZM' }],
  ['sea-dar', 'Port of Dar es Salaam', 'Dar es Salaam', 'vessel'],
  ['sea-znz', 'Port of Zanzibar (Malindi)', 'Zanzibar', 'vessel'],
  ['sea-myw', 'Port of Mtwara', 'Mtwara', 'vessel'],
  ['sea-tgt', 'Port of Tanga', 'Tanga', 'vessel'],
  ['sea-kilifi', 'Port of Kilifi', 'Kilifi', 'vessel'],
]

/** All ports of entry, in screen order. */
export const ports: readonly Port[] = rows.map(([code, name, city, mode, more]) => ({
  code,
  name,
  city,
  mode,
  iata: null,
  neighbour: null,
  tanzanianPost: null,
  ...more,
}))

/** The ports of a mode of transport. */
export function portsFor(mode: TransportationMethod): readonly Port[] {
  return ports.filter((port) => port.mode === mode)
}

/** The port with a code such as 'air-jro'. */
export function findPort(code: string): Port | undefined {
  return ports.find((port) => port.code === code)
}

/** The displayed name: 'Lunga Lunga (Horohoro)' if the Tanzanian post has another name. */
export function portLabel(port: Port): string {
  return port.tanzanianPost ? `${port.name} (${port.tanzanianPost})` : port.name
}

/** Ports on Zanzibar, which requires inbound insurance. */
export function isZanzibar(code: string): boolean {
  return code === 'air-znz' || code === 'sea-znz'
}
