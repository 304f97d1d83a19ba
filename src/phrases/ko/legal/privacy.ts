import { policy, termsVersion } from '#domain/policy.ts'
import type { Company } from '#domain/reference/company.ts'
import { formatDay } from '../../format.ts'
import type { LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

const { retentionYears: years, rightsReplyMonths: reply } = policy
const span = spanIn('ko')

export const privacyPolicy = (company: Company): LegalPage => ({
  title: '개인정보 처리방침',
  description:
    '탄자니아 비자 신청을 위해 수집하는 정보와 목적, 제공받는 자, 보관 기간, 삭제를 요청하는 방법을 안내합니다.',
  dated: `최종 업데이트: ${formatDay(termsVersion, 'ko')}`,
  intro: [
    `고객은 여권 정보, 주소, 여행 계획을 당사에 제공합니다. 이 페이지에서는 ${company.legalName}(이하 ‘당사’)에서 그 정보를 어떻게 처리하는지, 고객이 당사에 무엇을 요청할 수 있는지 알기 쉽게 설명합니다.`,
  ],
  sections: [
    {
      id: 'who',
      title: '개인정보 처리의 책임자',
      body: [
        `영국 개인정보보호규정(UK GDPR)과 2018년 정보보호법(Data Protection Act 2018)에 따른 고객 개인정보의 컨트롤러는 다음과 같습니다: ${company.legalName}, ${company.address}. 당사는 민간 컨설팅 회사이며 탄자니아 정부 기관이 아닙니다.`,
        '개인정보에 관한 문의는 [이메일](email) 또는 [문의 페이지](contact)를 이용해 주십시오.',
      ],
    },
    {
      id: 'what',
      title: '수집하는 정보',
      body: [
        '비자 신청에 필요한 정보와 이를 안전하게 지키는 데 필요한 정보만 수집합니다.',
        {
          list: [
            '연락처: 이름, 이메일 주소, 전화번호, 선택하신 경우 메신저와 메신저 ID',
            '여행자별 정보: 성명, 생년월일, 출생지, 국적, 성별, 직업, 여권 번호, 여권 발급일과 만료일, 여권 발급국, 거주지 주소, 여행 날짜, 입국 장소, 숙소, 동행인',
            '서류: 여권 사진, 여권 인적사항면, 항공권, 경유 비자와 상용 비자의 경우 추가 서류',
            '계약서: 서명, 서명 일시, 서명 시의 IP 주소, 문서의 확인 코드',
            '결제: 금액, 시각, 결과, 결제대행사의 거래 번호. 카드 번호는 결제대행사에만 전달되며 당사는 볼 수 없습니다.',
            '문의 기록: 고객이 이메일이나 채팅으로 보내신 내용과 당사의 답변',
            '기술 정보: 각 요청의 IP 주소와 브라우저 종류. 악용을 막기 위해 짧은 기간만 보관합니다.',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: '다른 사람과 미성년자의 정보',
      body: [
        '다른 사람을 위해 신청하시는 경우, 그 사람이 이를 알고 동의하였음을 확인하시게 됩니다.',
        `만 ${policy.adultAge}세 미만인 사람의 정보는 부모나 법정후견인이, 또는 그 동의를 받아 입력합니다. 당사는 미성년자에게 직접 정보를 요구하지 않습니다.`,
      ],
    },
    {
      id: 'why',
      title: '이용 목적과 법적 근거',
      body: [
        {
          head: ['목적', '법적 근거'],
          rows: [
            ['신청서의 준비, 확인, 제출 및 진행 상황 안내', '고객과의 계약'],
            ['결제, 환불, 회계 처리', '계약, 법적 의무'],
            [
              '사기와 악용으로부터 서비스와 여행자 보호, 분쟁 대응',
              '안전한 서비스에 대한 당사의 정당한 이익',
            ],
            ['완료되지 않은 신청에 관한 안내 메일(수신을 중단하실 수 있음)', '정당한 이익'],
            ['분석 및 마케팅 쿠키(고객이 켜신 경우)', '고객의 동의'],
          ],
        },
        '자동화된 처리만으로 고객에 대해 결정하지 않습니다. 당사는 개인정보를 판매하지 않으며, 고객의 입력 내용과 서류를 소프트웨어 학습에 사용하지 않습니다.',
      ],
    },
    {
      id: 'who-sees',
      title: '정보를 제공받는 자',
      body: [
        {
          list: [
            '탄자니아 이민국: 당사가 고객의 신청서를 제출하는 기관입니다.',
            '결제대행사: 카드 결제를 처리합니다.',
            '서버, 저장소, 이메일을 운영하는 업체: 계약에 따라 당사의 지시대로만 처리합니다.',
            '당사 직원: 업무상 필요한 직원만, 각자의 계정으로 접근합니다.',
            '법원, 경찰, 감독기관: 법률상 의무가 있는 경우에 한합니다.',
          ],
        },
      ],
    },
    {
      id: 'abroad',
      title: '국외 이전',
      body: [
        '비자 신청서는 탄자니아로 전달되어야 합니다. 이 이전은 고객과의 계약을 이행하는 데 필요합니다(UK GDPR 제49조 제1항 (b)호). 그 밖에 영국 외의 업체는 적정성 결정이 있거나 영국 정보위원회(Information Commissioner)의 표준 계약 조항이 적용되는 경우에만 이용합니다.',
      ],
    },
    {
      id: 'how-long',
      title: '보관 기간',
      body: [
        {
          head: ['정보', '최대 보관 기간'],
          rows: [
            ['비자 신청 정보(서류 포함)', span(years.application, 'year')],
            ['결제 기록', span(years.payment, 'year')],
            ['문의 기록', span(years.correspondence, 'year')],
            ['완료하지 않으신 신청의 입력 내용', span(policy.draftDays, 'day')],
          ],
        },
        `요청하시면 법률상 보관 의무가 있는 정보를 제외하고 ${span(policy.erasureDays, 'day')} 이내에 개인정보를 삭제하거나 익명 처리합니다.`,
      ],
    },
    {
      id: 'rights',
      title: '고객의 권리',
      body: [
        '고객은 언제든지 개인정보의 사본, 정정, 삭제, 이용 제한을 요청하고, 이용에 반대하고, 다른 서비스에서 읽을 수 있는 형식으로 받고, 동의를 철회하실 수 있습니다.',
        `당사는 ${span(reply.usual, 'month')} 이내에 답변합니다. 복잡한 요청의 경우 법률에 따라 최대 ${span(reply.extended, 'month')}까지 걸릴 수 있으며, 이 경우 첫 ${span(reply.usual, 'month')} 이내에 알려 드립니다. 비용은 없습니다.`,
        '다른 사람이 고객의 정보를 받지 못하도록 본인 확인을 요청할 수 있습니다.',
      ],
    },
    {
      id: 'security',
      title: '보호 방법',
      body: [
        `연결은 암호화되고, 서류는 암호화하여 보관하며, 직원은 업무에 필요한 정보만 볼 수 있습니다. 개인정보 침해로 고객에게 위험이 생기면 이를 안 때부터 ${span(policy.breachNoticeHours, 'hour')} 이내에 고객과 감독기관에 알립니다. 자세한 내용은 [보안 정책](securityPolicy)에서 확인하실 수 있습니다.`,
      ],
    },
    {
      id: 'cookies',
      title: '쿠키',
      body: [
        '쿠키는 같은 브라우저에서 신청으로 돌아오실 수 있게 합니다. 그 밖의 내용은 [쿠키 정책](cookiePolicy)에서 설명합니다.',
      ],
    },
    {
      id: 'complaints',
      title: '불만 제기',
      body: [
        '먼저 당사에 알려 주십시오. 대부분 빠르게 해결됩니다. 영국 정보위원회(Information Commissioner’s Office, ico.org.uk)나 거주지의 개인정보 보호 기관에 불만을 제기하실 수도 있습니다.',
      ],
    },
    {
      id: 'changes',
      title: '이 방침의 변경',
      body: [
        '이 방침을 변경하면 페이지 위쪽의 날짜도 바뀝니다. 진행 중인 신청에는 법률에 달리 정한 바가 없는 한 고객이 동의하신 버전이 계속 적용됩니다.',
      ],
    },
  ],
})
