/** Who runs the site. An operator replaces any of it by configuration. */
export type Company = {
  name: string
  /** The name in the company register and in legal texts. */
  legalName: string
  /** Where travellers write to. */
  email: string
  /** E.164. */
  phone: string
  /** The postal address in one line. */
  address: string
  founded: number
  service: string
  businessHours: { days: 'monday-friday'; opens: string; closes: string; timeZone: string }
  /** The official site, where travellers may apply without us. */
  officialSite: string
}

export const defaultCompany: Company = {
  name: 'Karibu Visa',
  legalName: 'Karibu Visa Ltd',
  email: 'help@karibu-visa.example',
  // A number that Ofcom keeps free for drama: no subscriber can have it.
  phone: '+442079460123',
  address: '1 Example Street, London EC1A 1AA, United Kingdom',
  founded: 2025,
  service: 'Visa consultancy for Tanzania',
  businessHours: {
    days: 'monday-friday',
    opens: '09:00',
    closes: '18:00',
    timeZone: 'Europe/London',
  },
  officialSite: 'https://visa.immigration.go.tz',
}
