import { chatLimits, chatStorageKey } from '#domain/chat.ts'
import { consentKeys, cookieLife } from '#domain/cookie.ts'
import { termsVersion } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

const span = spanIn('ko')

export const cookiePolicy = (company: LegalFacts): LegalPage => ({
  title: '쿠키 정책',
  description: '이 사이트에서 사용하는 쿠키의 종류와 목적, 보관 기간, 관리 방법을 안내합니다.',
  dated: `최종 업데이트: ${formatDay(termsVersion, 'ko')}`,
  intro: [],
  sections: [
    {
      id: 'what',
      title: '쿠키란',
      body: [
        '쿠키는 사이트가 브라우저에 저장해 두고 나중에 다시 읽는 작은 텍스트입니다. 프로그램을 실행하거나 파일을 읽을 수는 없습니다.',
      ],
    },
    {
      id: 'types',
      title: '세 가지 유형',
      body: [
        {
          list: [
            '필수: 신청하신 브라우저에서 해당 신청으로 돌아와 결제하고 서류를 업로드할 수 있게 합니다. 필수 쿠키가 없으면 사이트가 작동하지 않으므로 항상 켜져 있습니다.',
            '분석: 어떤 페이지가 이용되는지 파악합니다. 동의하신 경우에만 저장됩니다.',
            '기능: 언어 등 선택하신 내용을 기억합니다. 선택하실 때 저장되며, 이 유형을 끄셨다면 브라우저를 닫을 때까지만 유지됩니다.',
          ],
        },
        '설정에는 네 번째 항목인 ‘마케팅’이 있습니다. 향후 광고를 하게 될 경우에 적용되며, 이 경우에도 동의 없이는 쿠키가 저장되지 않습니다.',
        '브라우저 저장소에는 개인정보를 보관하지 않습니다. 작성 중인 내용은 암호화하여 당사 서버에 보관합니다. 연결을 기다리는 채팅 메시지만 전송될 때까지 해당 탭에 남습니다.',
      ],
    },
    {
      id: 'retention',
      title: '보관 기간',
      body: [
        {
          head: ['쿠키', '유형', '보관 기간'],
          rows: [
            ['세션', '필수', '브라우저를 닫을 때까지'],
            ['본인 신청용 키', '필수', span(cookieLife.ownApplicationDays, 'day')],
            ['언어 설정', '기능', span(cookieLife.languageYears, 'year')],
            ['분석(동의하신 경우)', '분석', span(cookieLife.analyticsYears, 'year')],
          ],
        },
        '본인 신청용 키가 있으면 다시 돌아와 결제하고, 서류를 추가하고, 비자를 다운로드하실 수 있습니다.',
        `쿠키에 대한 선택 자체는 쿠키가 아닙니다. 선택하신 내용(${consentKeys.given}, ${consentKeys.preferences})은 이 사이트의 데이터를 삭제하실 때까지 브라우저에 보관되며, 기기 밖으로 전송되지 않습니다.`,
        `채팅으로 문의하시면 브라우저가 해당 대화의 키(${chatStorageKey})를 보관합니다. 이 키는 ${span(chatLimits.keyDays, 'day')} 동안 유효합니다. 대화 내용 자체는 당사가 보관합니다.`,
      ],
    },
    {
      id: 'control',
      title: '쿠키 관리 방법',
      body: [
        '모든 페이지 하단의 ‘쿠키 설정’에서 언제든지 선택을 변경하실 수 있습니다. 끄신 유형의 쿠키는 즉시 삭제됩니다.',
        '각 브라우저에서도 쿠키를 확인, 차단, 삭제할 수 있습니다.',
        {
          list: [
            'Chrome: 설정 > 개인 정보 보호 및 보안 > 서드 파티 쿠키, 사이트 데이터',
            'Firefox: 설정 > 개인 정보 및 보안 > 쿠키 및 사이트 데이터',
            'Safari: 설정 > 개인정보 보호 > 웹 사이트 데이터 관리',
            'Edge: 설정 > 쿠키 및 사이트 권한',
          ],
        },
        '필수 쿠키를 삭제하신 경우 당사가 이메일로 보내 드린 링크를 통해 신청으로 돌아오실 수 있습니다.',
      ],
    },
    {
      id: 'contact',
      title: '문의',
      body: [`${postalOf(company)}. 이메일: [${company.email}](email)`],
    },
  ],
})
