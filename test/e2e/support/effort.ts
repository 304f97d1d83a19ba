import { expect, type Locator, type Page } from '@playwright/test'
import { formOn } from './form.ts'

type Dropped = { name: string; mimeType: string; buffer: Buffer }

export type Effort = { taps: number; keystrokes: number }

/**
 * Counts what a thumb does on a phone. A tap is every touch: a button, a box, a field that takes the focus,
 * two for a choice from the system's list, one for a file. A keystroke is every key, the one that says
 * 'next' included. What follows by itself (a date that leads on, what is filled in) costs nothing; what the
 * browser remembers is a tap on the field and one on what it offers, which fills in all that it knows.
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
    /** What the browser knows of its owner, by the `autocomplete` of each field; nothing filled in is replaced. */
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
    /** Day, month and year one after the other, as they lead on. */
    async date(label: string, date: string) {
      const [year = '', month = '', day = ''] = date.split('-').map(Number).map(String)
      const { group } = form
      await tap(group(label).getByRole('textbox', { name: 'Day' }))
      // A digit that another may follow waits for the zero before it.
      for (const part of [shortest(day, 3), shortest(month, 1), year]) await keys(part)
      await expect(group(label).getByRole('textbox', { name: 'Year' })).toHaveValue(year)
    },
    /** Looks at something, which takes a scroll or a move of the eyes: an action as well. */
    async look(target: Locator) {
      effort.taps += 1
      await target.scrollIntoViewIfNeeded()
      await expect(target).toBeInViewport()
    },
    /** So many files from a folder, dragged onto the page together: one action. */
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

/** One line of the measurement, as `npm run --prefix lab bench -- effort` prints it. */
export function sayEffort(what: string, { taps, keystrokes }: Effort): void {
  process.stdout.write(`effort  ${what}: ${taps} taps, ${keystrokes} keystrokes\n`)
}
