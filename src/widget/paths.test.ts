import { expect, test } from 'vitest'
import * as contract from '#contract/chat.ts'
import { paths } from './paths.ts'

test('every path is one of the contract', () => {
  expect(paths).toEqual({
    attendance: contract.getAttendance.path,
    sessions: contract.openChat.path,
    messages: contract.sendChatMessage.path,
    signals: contract.signalChat.path,
    transcript: contract.sendTranscript.path,
    stream: contract.streamChat.path,
    parts: contract.getWidgetPart.path.replace('{file}', ''),
  })
  expect(contract.listChatMessages.path).toBe(paths.messages)
  expect([contract.getChat.path, contract.changeChat.path]).toEqual([
    `${paths.sessions}/{sessionId}`,
    `${paths.sessions}/{sessionId}`,
  ])
})
