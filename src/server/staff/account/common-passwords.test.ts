import { expect, test } from 'vitest'
import { passwordWeakness } from '#domain/staff/password.ts'
import { commonPasswords } from './common-passwords.ts'

const personal = ['Neema Mushi', 'neema.mushi@mail.example', 'Karibu Visa', 'visa.karibu.example']

test('the list holds enough that somebody could choose', async () => {
  const { long } = await commonPasswords()
  expect([...long].filter((each) => each.length >= 12).length).toBeGreaterThan(10_000)
})

test.each([
  ...['1qaz2wsx3edc4rfv', 'correcthorsebatterystaple', 'thisismypassword', 'finalfantasy'],
  ...['F1nalF4nta5y', 'ＬｅａｖｅＭｅＡｌｏｎｅ', '  motherfucker  ', 'Un-Be-Liev-Able'],
  ...['manchester2023', 'samanthasamantha', 'TheQuickBrownFox1', 'gfhjkmgfhjkm', '123456qwerty'],
  'elbaveilebnu',
])('%s is known to be tried', async (password) => {
  expect(passwordWeakness(password, personal, await commonPasswords())).toBe('common')
})

test('a name is personal', async () => {
  for (const password of ['Visa.Karibu.Example', 'neema.mushi2026', 'n33maMush1-99'])
    expect(passwordWeakness(password, personal, await commonPasswords())).toBe('personal')
})

test.each([
  ...['otter lamp rooftop', 'x8Qf!2kLwz0P', '73920518462937', 'kırmızı şemsiye uçuyor'],
  ...['今天的茶有点凉所以我不喝', 'ненужный зонтик летом', 'تسعة طيور على السطح'],
  ...['屋根の上で歌う赤い傘とカエル', '지붕 위의 빨간 우산 노래', 'giraffe4socks7violin'],
  ...['my aunt paints tractors', 'neema likes rooftop lamps', 'abcd-wxyz-river-stone'],
])('%s may be chosen', async (password) => {
  expect(passwordWeakness(password, personal, await commonPasswords())).toBeNull()
})
