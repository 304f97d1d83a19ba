import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { WorkIsland } from '../api/WorkIsland.tsx'
import { splitIsland } from '../i18n/island.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { button, ok, problem, serve } from '../test-support.tsx'
import { useLoadedPart } from './use-loaded.ts'

function Title() {
  return <p>{useTranslate()('sheet.title')}</p>
}

const load = () => Promise.resolve({ Title })

function Page() {
  const part = useLoadedPart(load)
  if (part.state === 'loading') return null
  if (part.state === 'failed')
    return (
      <button type="button" onClick={part.retry}>
        Again
      </button>
    )
  return <part.value.Title />
}

test('a part is shown once the phrases that the page came without are there', async () => {
  const { island, file } = splitIsland('de', ['sheet', 'site'], [], ['sheet.'])
  expect(island.phrases).not.toContain('sheet.')
  const address = `GET ${island.late}`
  serve({ [address]: [problem(503, 'server.busy'), ok(JSON.parse(file))] })
  render(
    <WorkIsland {...island}>
      <Page />
    </WorkIsland>,
  )
  await screen.findByText('Again')
  await userEvent.click(button('Again'))
  expect(await screen.findByText(JSON.parse(file)['sheet.title'])).toBeTruthy()
})
