import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { box, button, ok, renderStaff, serve } from '../test-support.tsx'
import { Composer } from './Composer.tsx'
import { outboxQuery, readLocal } from './queries.ts'
import { exampleSession } from './test-support.ts'

test('a template is saved beside the message, which is neither sent nor gets its files', async () => {
  const save = 'POST /api/admin/chat/replies'
  const typing = 'POST /api/admin/chat/signals'
  const sent = serve({ [typing]: ok(), [save]: ok() })
  const { user, client } = renderStaff(<Composer session={exampleSession()} />)
  await user.type(box('Reply'), 'Half a thought')
  await user.click(button('Save as template'))
  await user.type(box('Name'), 'Photo')
  await user.paste(filesOf('photo.jpg'))
  await user.click(button('Save'))
  await screen.findByText('The template is saved')
  expect(sent.filter(({ route }) => route !== typing)).toEqual([
    { route: save, query: '', body: { name: 'Photo', language: 'en', text: 'Half a thought' } },
  ])
  expect(box('Reply').value).toBe('Half a thought')
  expect(readLocal(client(), outboxQuery)).toEqual([])
})

function filesOf(name: string): DataTransfer {
  const data = new DataTransfer()
  data.items.add(new File(['x'], name, { type: 'image/jpeg' }))
  return data
}
