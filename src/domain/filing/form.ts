import { type FilingSource, formatsOf, type LineFormat, sourceOf } from './sources.ts'

/** One question of the portal. */
export type FilingLine = {
  /** Lower case letters, digits and hyphens; the same in every version of the form, for ticks go by it. */
  readonly key: string
  /** In the words of the portal. */
  readonly label: string
  readonly source: FilingSource
  readonly format: LineFormat
  readonly isOn: boolean
  /** The portal's own words for a choice, or for the countries that it calls otherwise (by alpha-2). */
  readonly values?: Readonly<Record<string, string>> | undefined
}

export type FilingSection = {
  readonly key: string
  readonly label: string
  readonly lines: readonly FilingLine[]
}

/** The form of the authority's portal, in its order. */
export type FilingForm = {
  /**
   * The address that the portal writes to. `{reference}` and `{traveller}` stand for the application and the
   * place of a traveller in it, so that each has an address of their own; empty: the company's address.
   */
  readonly mailbox: string
  readonly sections: readonly FilingSection[]
}

export const maxFilingLabel = 80
export const maxFilingValue = 120
export const maxFilingSections = 12
/** Of one section. */
export const maxFilingLines = 40
/** Words of one line: there are some 250 countries. */
export const maxFilingValues = 260

/** Characters of the address that the portal writes to, and of its security question and the answer. */
export const maxMailbox = 200
export const maxSecurityText = 200
/** Ticks of one call. */
export const maxTicks = 200

export const filingKeyPattern = /^[a-z][a-z0-9-]{0,39}$/

/** What is wrong with a form that has the right shape. */
export type FormFault = 'key.twice' | 'format.other-kind' | 'value.unknown' | 'line.none'

function faultOf({ source, format, values = {} }: FilingLine): FormFault | null {
  const { kind, choices } = sourceOf(source)
  if (!formatsOf[kind].includes(format)) return 'format.other-kind'
  const isKnown = (code: string) =>
    kind === 'country' ? /^[A-Z]{2}$/.test(code) : (choices ?? []).includes(code)
  return Object.keys(values).every(isKnown) ? null : 'value.unknown'
}

/** What stands against a form; null when it can be used. */
export function formFault({ sections }: FilingForm): FormFault | null {
  const lines = sections.flatMap((section) => section.lines)
  const keys = [...sections, ...lines].map(({ key }) => key)
  if (new Set(keys).size < keys.length) return 'key.twice'
  if (!lines.some(({ isOn }) => isOn)) return 'line.none'
  return lines.map(faultOf).find((fault) => fault !== null) ?? null
}

const line = (
  key: string,
  label: string,
  source: FilingSource,
  more: Partial<Pick<FilingLine, 'format' | 'isOn' | 'values'>> = {},
): FilingLine => ({
  key,
  label,
  source,
  format: formatsOf[sourceOf(source).kind][0],
  isOn: true,
  ...more,
})

const notAsked = (key: string, label: string, isOn = true): FilingLine =>
  line(key, label, 'not-asked', { isOn })

/**
 * The form as public sources described it from 2018 to 2026. Nobody of us has filed there: it is a first
 * version, to be checked against the portal.
 */
export const shippedForm: FilingForm = {
  mailbox: '',
  sections: [
    {
      key: 'start',
      label: 'Start',
      lines: [
        line('start-email', 'E-mail address', 'mailbox'),
        line('start-passport-number', 'Passport number', 'passport-number'),
        line('start-passport-country', 'Passport issuing country', 'passport-country'),
      ],
    },
    {
      key: 'personal',
      label: 'Personal information',
      lines: [
        line('given-names', 'Given names', 'given-names', { format: 'machine-zone' }),
        line('surname', 'Surname', 'surname', { format: 'machine-zone' }),
        line('sex', 'Sex', 'sex', { values: { male: 'Male', female: 'Female' } }),
        line('date-of-birth', 'Date of birth', 'date-of-birth'),
        line('place-of-birth', 'Place of birth', 'place-of-birth'),
        notAsked('country-of-birth', 'Country of birth'),
        line('nationality', 'Nationality', 'nationality'),
        notAsked('marital-status', 'Marital status'),
        notAsked('father-name', "Father's name", false),
        notAsked('mother-name', "Mother's name", false),
      ],
    },
    {
      key: 'contact',
      label: 'Contact and employment',
      lines: [
        line('phone', 'Phone number', 'phone'),
        line('email', 'E-mail address', 'mailbox'),
        line('present-address', 'Present address', 'address'),
        line('present-city', 'City', 'city'),
        line('present-postal-code', 'Postal code', 'postal-code'),
        line('present-country', 'Country of residence', 'country-of-residence'),
        line('permanent-address', 'Permanent address', 'address'),
        notAsked('employment-status', 'Employment status'),
        notAsked('employer', 'Employer'),
        line('occupation', 'Occupation', 'occupation'),
      ],
    },
    {
      key: 'passport',
      label: 'Passport',
      lines: [
        notAsked('passport-type', 'Type of passport'),
        line('passport-number', 'Passport number', 'passport-number'),
        notAsked('passport-place', 'Place of issue'),
        line('passport-country', 'Country of issue', 'passport-country'),
        line('passport-issued', 'Date of issue', 'passport-issued'),
        line('passport-expires', 'Date of expiry', 'passport-expires'),
      ],
    },
    {
      key: 'travel',
      label: 'Travel and host',
      lines: [
        line('visa-kind', 'Kind of visa', 'visa-kind', {
          values: {
            tourist: 'Ordinary visa (single entry)',
            tourist_multiple: 'Multiple entry visa',
            business: 'Business visa',
            transit: 'Transit visa',
          },
        }),
        line('purpose', 'Purpose of visit', 'purpose', {
          values: {
            tourist: 'Leisure and holidays',
            tourist_multiple: 'Leisure and holidays',
            business: 'Business',
            transit: 'Transit',
          },
        }),
        line('arrival', 'Date of arrival', 'arrival'),
        notAsked('departure', 'Date of departure'),
        notAsked('length-of-stay', 'Length of stay', false),
        line('port', 'Port of entry', 'port'),
        line('first-destination', 'First destination', 'accommodation-city'),
        line('host-address', 'Hotel or host, address', 'accommodation-address'),
        notAsked('host-name', 'Hotel or host, name'),
        notAsked('host-phone', 'Hotel or host, phone'),
        line('companion', 'Travelling with', 'companion'),
        notAsked('earlier-visits', 'Earlier visits'),
        notAsked('funds', 'Funds', false),
      ],
    },
  ],
}
