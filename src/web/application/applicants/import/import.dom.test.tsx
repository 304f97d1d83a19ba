import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderForm } from '../../../form/test-support.tsx'
import { emptyValues } from '../../values.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { sheetsIn } from './read-sheet.ts'

const open = async (given: string | File) =>
  sheetsIn(typeof given === 'string' ? given : new Uint8Array(await given.arrayBuffer()), ['en'])

const draw = (firstName = '') => {
  const values = emptyValues('family')
  const [first] = values.applicants
  const onDone = vi.fn()
  const onSubmit = vi.fn()
  const applicants = first ? [{ ...first, firstName }, ...values.applicants.slice(1)] : []
  const form = renderForm(<ImportDialog open={open} onClose={() => undefined} onDone={onDone} />, {
    values: { ...values, applicants },
    onSubmit,
  })
  return { ...form, onDone, onSubmit }
}
const press = (name: string) => screen.getByRole('button', { name, hidden: true })
const head = 'First name\tLast name\tDOB\tNationality\tSex\tE-mail\n'
const three = `${head}Ada\tMuster\t3/4/1990\tSwiss\tf\ta@example.org\nBruno\tMuster\t27.3.1988\tAtlantis\tm\nCleo\tMuster\t2001-01-02\tDE\tf`

const paste = async (user: ReturnType<typeof draw>['user'], text: string) => {
  await user.click(screen.getByRole('textbox', { name: 'Paste rows here', hidden: true }))
  await user.paste(text)
}

test('pasted text is parsed at once, corrected in its cell, and imported with its count', async () => {
  const { user, fields, onDone, onSubmit } = draw()
  await paste(user, three)
  await screen.findByRole('heading', { name: '3 applicants found', hidden: true })
  await user.click(screen.getByRole('radio', { name: 'The day: 3 April', hidden: true }))
  const cell = screen.getByRole('textbox', { name: /^Nationality.*Bruno/, hidden: true })
  await user.clear(cell)
  await user.type(cell, 'France{Enter}')
  await user.click(press('Use these 3 applicants'))
  expect(onDone).toHaveBeenCalledWith(3)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(fields.all()).toMatchObject({
    details: { applicationType: 'family', numberOfApplicants: '3' },
    applicants: [
      {
        firstName: 'Ada',
        dateOfBirth: { day: '3', month: '4', year: '1990' },
        linkEmail: 'a@example.org',
      },
      { firstName: 'Bruno', nationality: 'FR', gender: 'male', sameAsFirst: true },
      { firstName: 'Cleo', nationality: 'DE' },
    ],
  })
})

test('a row is left out, and comes back; existing answers are replaced only after confirmation', async () => {
  const { user, fields, onDone } = draw('Zora')
  await paste(user, three)
  const box = await screen.findByRole('checkbox', { name: 'Use row 2: Bruno Muster', hidden: true })
  await user.click(box)
  expect(press('Use these 2 applicants')).toBeTruthy()
  await user.click(box)
  await user.click(press('Use these 3 applicants'))
  expect(screen.getByText('This replaces what you filled in for 1 applicant.')).toBeTruthy()
  await user.click(press('Cancel'))
  expect(fields.get('applicants.0.firstName')).toBe('Zora')
  await user.click(press('Use these 3 applicants'))
  await user.click(press('Replace with these 3 applicants'))
  expect(onDone).toHaveBeenCalledWith(3)
  expect(fields.get('applicants.0.firstName')).toBe('Ada')
})

test('more than an application has room for are not taken', async () => {
  const { user, fields, onDone } = draw()
  const rows = Array.from({ length: 52 }, () => 'Ada\tMuster\t1990-03-27\tCH\tf')
  await paste(user, head + rows.join('\n'))
  await screen.findByText('An application has room for 50 applicants. Untick 2 rows.')
  await user.click(press('Use these 52 applicants'))
  expect(onDone).not.toHaveBeenCalled()
  expect(fields.get('details.numberOfApplicants')).toBe('2')
})

test.each([
  ['hello', /No applicants were found/],
  ['\u0000', /Only .xlsx and .csv files can be read/],
])('%j is refused in words', async (text, words) => {
  const { user } = draw()
  await paste(user, text)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a day that its month does not have is named as in the form, and stands there', async () => {
  const { user, fields } = draw()
  await paste(user, `${head}Ada\tMuster\t31.02.2015\tCH\tf`)
  expect(await screen.findByText(/^February 2015 has 28 days/)).toBeTruthy()
  await user.click(press('Use this applicant'))
  const typed = { day: '31', month: '2', year: '2015' }
  expect(fields.all()).toMatchObject({ applicants: [{ dateOfBirth: typed }] })
})

test('what a column holds may be said, and no cell that was mended is lost by it', async () => {
  const { user, fields } = draw()
  await paste(user, `${head.trim()}\tRoom\tAyah\nAda\tMuster\t1.2.1990\tAtlantis\tf\t\t7\tOmar`)
  const nationality = await screen.findByRole('textbox', { name: /^Nationality/, hidden: true })
  await user.clear(nationality)
  await user.type(nationality, 'France{Enter}')
  expect(screen.getByText('Columns not used: Room, Ayah')).toBeTruthy()
  const column = screen.getByRole('combobox', { name: 'Ayah', hidden: true })
  await user.selectOptions(column, 'Other given names')
  expect(screen.getByText('Columns not used: Room')).toBeTruthy()
  await user.click(press('Use this applicant'))
  expect(fields.all()).toMatchObject({
    applicants: [{ firstName: 'Ada Omar', lastName: 'Muster', nationality: 'FR' }],
  })
})
