import { expect, test } from 'vitest'
import { tableOf } from '../../test/support/table.ts'
import { visitSourceOf } from './visit-source.ts'

test.each(tableOf`
  | direct; https://visa.example/tr/visa-fees | own; https://www.google.com/ | search
  https://www.google.co.uk/ | search; https://yandex.ru/search | search
  https://duckduckgo.com/ | search; https://l.facebook.com/l.php?u=x | social
  https://t.co/abc | social; https://old.reddit.com/r/tanzania | social
  https://notgoogle.com/ | other; https://google.com.evil.example/ | other
  https://hotel.example:8443/visas | other; no address | other
`)('%s is %s', (referrer, source) => expect(visitSourceOf(referrer, 'visa.example')).toBe(source))

test('without any it is direct', () => expect(visitSourceOf(null, 'visa.example')).toBe('direct'))
