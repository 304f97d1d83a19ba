import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'

export const chargebackPolicy = (company: LegalFacts, rules: Rules): LegalPage => ({
  title: '결제, 차지백 및 3D Secure 정책',
  description: '3-D Secure가 카드를 보호하는 방법과 결제에 동의하지 않을 때의 절차를 안내합니다.',
  dated: `시행일: ${formatDay(company.effective, 'ko')}`,
  intro: [],
  sections: [
    {
      id: '3ds',
      title: '3-D Secure',
      body: [
        '결제하실 때 카드를 발급한 은행이 앱이나 인증번호로 확인을 요청할 수 있습니다. 이것이 3-D Secure(Visa Secure, Mastercard Identity Check 등)이며, 카드 명의인이 직접 결제하고 있음을 확인합니다.',
        '인증번호는 은행에 전달됩니다. 당사는 인증번호를 볼 수 없으며 요구하지도 않습니다. 확인에 실패하면 결제되지 않으며 다시 시도하실 수 있습니다.',
      ],
    },
    {
      id: 'statement',
      title: '카드 명세서',
      body: [
        `카드 명세서에는 당사(${company.legalName}) 또는 결제대행사의 이름으로, 미국 달러 또는 카드의 통화로 표시됩니다.`,
      ],
    },
    {
      id: 'first',
      title: '먼저 문의해 주십시오',
      body: [
        `모르는 결제이거나 결제에 동의하지 않으시면 신청 번호를 적어 [${company.email}](email) 주소로 문의해 주십시오. ${rules.refund.replyBusinessDays}영업일 이내에 답변드립니다. 두 번 결제된 금액은 전액 환불합니다.`,
      ],
    },
    {
      id: 'chargeback',
      title: '차지백',
      body: [
        '카드가 도용되었거나 서비스가 제공되지 않은 경우 차지백을 신청하실 수 있습니다. 그러면 은행이 당사에 증빙을 요청하며, 당사는 다음을 제출합니다.',
        {
          list: [
            '확인 코드와 서명 일시가 있는 서명된 계약서',
            '결제 기록과 3-D Secure 확인 기록',
            '신청 기록과 보내 드린 이메일 기록',
          ],
        },
        '차지백이 진행되는 동안에는 신청 업무를 중단합니다.',
      ],
    },
    {
      id: 'fraud',
      title: '부당한 차지백',
      body: [
        '약정대로 제공된 서비스에 대해 차지백이 제기되면 당사는 이의를 제기합니다. 부정한 차지백으로 밝혀지면 해당 금액과 당사의 비용을 청구하고 이후의 신청을 거절할 수 있습니다.',
      ],
    },
    {
      id: 'stolen',
      title: '카드가 도용된 경우',
      body: [
        '즉시 은행에 전화하여 카드를 정지해 주십시오. 그다음 당사에 알려 주시면 해당 카드로 결제된 신청을 중단하고, 누가 결제했는지 밝히는 데 협조하겠습니다.',
      ],
    },
    {
      id: 'refunds',
      title: '환불',
      body: [
        '승인된 환불은 결제하신 카드로 지급합니다. 조건과 걸리는 기간은 [환불 정책](refundPolicy)에서 설명합니다.',
      ],
    },
  ],
})
