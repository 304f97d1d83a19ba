import { expect, type Locator, type Page } from '@playwright/test'
import { formOn } from './form.ts'

type Dropped = { name: string; mimeType: string; buffer: Buffer }

export type Effort = { taps: number; keystrokes: number }

/**
 * Counts a thumb's actions on a phone. A tap is any touch: a button, a checkbox, focusing a field;
 * two for a choice from a native list, one for a file. A keystroke is any key, including 'next'.
 * Automatic steps cost nothing; autofill is a tap on the field and one on the suggestion, which
 * fills all it knows.
 */
export function effortOn(page: Page) {
  const effort: Effort = { taps: 0, keystrokes: 0 }
  const form = formOn(page)
  const tap = async (target: Locator) => {
    effort.taps += 1
    await target.click()
  }
  const keys = async (text: string) => {
    effort.keystrokes += [...text].length
    await page.keyboard.type(text)
  }
  const press = async (key: string) => {
    effort.keystrokes += 1
    await page.keyboard.press(key)
  }
  return {
    effort,
    tap,
    keys,
    press,
    button: (name: string | RegExp) => tap(page.getByRole('button', { name })),
    link: (name: string | RegExp) =>
      tap(page.getByRole('main').getByRole('link', { name }).filter({ visible: true }).first()),
    async type(label: string, text: string) {
      await tap(form.box(label))
      await keys(text)
      await expect(form.box(label)).toHaveValue(text)
    },
    /** Fills empty fields by `autocomplete` with what the browser knows. */
    async autofill(known: Readonly<Record<string, string>>) {
      const fields = Object.entries(known).map(([token, text]) => ({
        field: page.locator(`main [autocomplete='${token}']`),
        text,
      }))
      for (const [index, { field, text }] of fields.entries()) {
        if (index === 0) await tap(field)
        if ((await field.inputValue()) === '') await field.fill(text)
      }
      effort.taps += 1
    },
    choose: (label: string, option: string) =>
      tap(form.group(label).getByRole('radio', { name: new RegExp(`^${option}`) })),
    async select(label: string, option: string) {
      effort.taps += 2
      await form.select(label, option)
    },
    tick: (label: RegExp) => tap(page.getByRole('checkbox', { name: label })),
    async country(label: string, letters: string) {
      const field = page.getByRole('combobox', { name: label, exact: true })
      await tap(field)
      await keys(letters)
      await press('Enter')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
    },
    /** Day, month and year in sequence, with automatic advance. */
    async date(label: string, date: string) {
      const [year = '', month = '', day = ''] = date.split('-').map(Number).map(String)
      const { group } = form
      await tap(group(label).getByRole('textbox', { name: 'Day' }))
      // An ambiguous digit needs a leading zero.
      for (const part of [shortest(day, 3), shortest(month, 1), year]) await keys(part)
      await expect(group(label).getByRole('textbox', { name: 'Year' })).toHaveValue(year)
    },
    /** Looking at something, with a scroll or eye movement, is an action too. */
    async look(target: Locator) {
      effort.taps += 1
      await target.scrollIntoViewIfNeeded()
      await expect(target).toBeInViewport()
    },
    /** Drags files from a folder onto the page: one action. */
    async drop(files: readonly Dropped[]) {
      effort.taps += 1
      const given = files.map(({ name, mimeType, buffer }) => ({
        ...{ name, mimeType },
        text: buffer.toString('base64'),
      }))
      const dataTransfer = await page.evaluateHandle((all) => {
        const transfer = new DataTransfer()
        for (const { name, mimeType, text } of all) {
          const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
          transfer.items.add(new File([bytes], name, { type: mimeType }))
        }
        return transfer
      }, given)
      await page.locator('body').dispatchEvent('dragover', { dataTransfer })
      await page.locator('body').dispatchEvent('drop', { dataTransfer })
    },
    async file(card: Locator, file: Parameters<Locator['setInputFiles']>[0]) {
      effort.taps += 1
      await card.getByLabel(/^(Choose a file|Replace): /).setInputFiles(file)
    },
  }
}

function shortest(part: string, last: number): string {
  return part.length === 1 && Number(part) <= last ? `0${part}` : part
}

/** A line of the measurement, printed by `npm run --prefix lab bench -- effort`. */
export function sayEffort(what: string, { taps, keystrokes }: Effort): void {
  process.stdout.write(`effort  ${what}: ${taps} taps, ${keystrokes} keystrokes\n`)
}
