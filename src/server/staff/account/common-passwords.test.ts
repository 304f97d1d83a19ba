import { expect, test } from 'vitest'
import { passwordWeakness } from '#domain/staff/password.ts'
import { commonPasswords } from './common-passwords.ts'

const personal = ['Neema Mushi', 'neema.mushi@mail.example', 'Karibu Visa', 'visa.karibu.example']

test('the list holds enough that somebody could choose', async () => {
  const { long } = await commonPasswords()
  expect([...long].filter((each) => each.length >= 12).length).toBeGreaterThan(10_000)
})

test.each([
  ...['1q2w3e4r5t6y', '1qaz2wsx3edc4rfv', 'qazwsxedcrfv', 'q1w2e3r4t5y6', 'zaq12wsxcde3'],
  ...[
    'correcthorsebatterystaple',
    'Correct Horse Battery Staple',
    'motherfucker',
    'thisismypassword',
  ],
  ...['finalfantasy', 'unbelievable', 'leavemealone', 'sonyericsson', 'chickenwing101'],
  ...[
    'F1nalF4nta5y',
    'ＬｅａｖｅＭｅＡｌｏｎｅ',
    '  motherfucker  ',
    'unbelievable!',
    'Un-Be-Liev-Able',
  ],
  ...['manchester2023', 'Elizabeth1234!', 'christopher1', 'barcelona2010', 'samanthasamantha'],
  ...[
    'TheQuickBrownFox1',
    'passwordpassword',
    'Administrator2026!',
    'qwertyuiop123',
    'iloveyouforever',
  ],
  ...['gfhjkmgfhjkm', 'ghjcnjgfhjkm', '123456qwerty', 'elbaveilebnu', 'letmein123456'],
])('%s is known to be tried', async (password) => {
  expect(passwordWeakness(password, personal, await commonPasswords())).toBe('common')
})

test.each([
  ...['karibuvisa2026', 'Visa.Karibu.Example', 'neema.mushi2026', 'MushiNeema!!', 'n33maMush1-99'],
])('%s is personal', async (password) => {
  expect(passwordWeakness(password, personal, await commonPasswords())).toBe('personal')
})

test.each([
  ...['otter lamp rooftop', 'purple-kettle-sings-loud', 'x8Qf!2kLwz0P', '73920518462937'],
  ...[
    'kırmızı şemsiye uçuyor',
    'bugün çay içmedim ama',
    'yağmurlu Salı günleri',
    'üç kaplumbağa dans',
  ],
  ...[
    '今天的茶有点凉所以我不喝',
    '红色雨伞在屋顶上唱歌跳舞',
    '三只乌龟在月亮下面弹钢琴',
    'ненужный зонтик летом',
  ],
  ...[
    'تسعة طيور على السطح',
    '屋根の上で歌う赤い傘とカエル',
    '지붕 위의 빨간 우산 노래',
    'fünf Igel tanzen quer',
  ],
  ...[
    'tres nubes azules comen pan',
    'un hibou mange des clous',
    'giraffe4socks7violin',
    'Vk9-tuN3-qRm8-zLd5',
  ],
  ...[
    'the bus was late, again',
    'my aunt paints tractors',
    'quiet harbour, loud goose',
    'walnut.mirror.seven.kite',
  ],
  ...[
    'rain over Dodoma at noon',
    'Blumentopf springt hinaus',
    'neema likes rooftop lamps',
    'hunter9gatherer4moss',
  ],
  ...['abcd-wxyz-river-stone', 'dktm-8wpq-zz4r-vhju'],
])('%s may be chosen', async (password) => {
  expect(passwordWeakness(password, personal, await commonPasswords())).toBeNull()
})
