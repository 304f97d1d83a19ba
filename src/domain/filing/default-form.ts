import { defaultFiles } from '../document/portal.ts'
import type { FilingForm, FilingLine } from './form.ts'
import { type FilingSource, formatsOf, sourceOf } from './sources.ts'

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

/** The form as public sources described it from 2018 to 2026. Unverified: to be checked against the portal. */
export const defaultForm: FilingForm = {
  mailbox: '',
  files: defaultFiles,
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
