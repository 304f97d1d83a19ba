import { expect, type Locator, type Page } from '@playwright/test'

/** Fields by their visible labels. */
export function formOn(scope: Page | Locator) {
  const box = (label: string) => scope.getByRole('textbox', { name: label, exact: true })
  const group = (label: string) => scope.getByRole('group', { name: label, exact: true })
  return {
    box,
    group,
    type: (label: string, text: string) => box(label).fill(text),
    choose: (label: string, option: string) =>
      group(label)
        .getByRole('radio', { name: new RegExp(`^${option}`) })
        .check(),
    select: (label: string, option: string) =>
      scope.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option }),
    tick: (label: string | RegExp) => scope.getByRole('checkbox', { name: label }).check(),
    /** Types to identify a country and selects the first match. */
    async country(label: string, text: string) {
      const combobox = scope.getByRole('combobox', { name: label, exact: true })
      await combobox.fill(text)
      await combobox.press('Enter')
      await expect(combobox).toHaveAttribute('aria-expanded', 'false')
    },
    async date(label: string, day: string) {
      const [year = '', month = '', date = ''] = day.split('-')
      const fields = group(label)
      await fields.getByRole('textbox', { name: 'Day' }).fill(date)
      await fields.getByRole('textbox', { name: 'Month' }).fill(month)
      await fields.getByRole('textbox', { name: 'Year' }).fill(year)
    },
  }
}
