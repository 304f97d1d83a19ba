import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

export const paymentPolicy = (company: LegalFacts, rules: Rules): LegalPage => ({
  title: '결제 정책',
  description: '요금, 통화, 결제 방법, 결제 후의 절차를 안내합니다.',
  dated: `시행일: ${formatDay(company.effective, 'ko')}`,
  intro: [],
  sections: [
    {
      id: 'price',
      title: '요금',
      body: [
        '서명하고 결제하시기 전에 전체 요금을 항목별로 확인하실 수 있습니다. 요금에는 공식 비자 수수료와 당사의 서비스 요금이 포함되어 있습니다. 미리 선택된 항목은 없으며 이후 추가되는 비용도 없습니다. 현재 요금은 [홈](home) 페이지에 있습니다.',
        '요금은 결제하실 때 확정됩니다. 신청을 시작하신 후 요금이 변경되었으면 새 요금을 보여 드리고 다시 동의를 받습니다.',
      ],
    },
    {
      id: 'currency',
      title: '통화',
      body: [
        '모든 요금은 미국 달러(USD)입니다. 카드의 통화가 다르면 카드를 발급한 은행이 환전하며 환전 수수료를 부과할 수 있습니다.',
      ],
    },
    {
      id: 'ways',
      title: '결제 방법',
      body: [
        '주요 신용카드와 체크카드로 결제하실 수 있습니다. 결제는 PCI DSS 인증을 받은 결제대행사의 보안 페이지에서 하며, 카드 번호는 당사에 전달되지 않습니다.',
      ],
    },
    {
      id: 'moment',
      title: '결제 시점',
      body: [
        '결제대행사의 페이지에서 확인하실 때 한 번 결제됩니다. 결제대행사가 당사에 결제를 확인해 주면 신청 업무를 시작합니다. 이후 신청 번호와 금액이 적힌 이메일을 보내 드립니다.',
      ],
    },
    {
      id: 'failed',
      title: '실패하거나 취소된 결제',
      body: [
        '결제되는 금액은 없으며 입력하신 내용은 그대로 보관됩니다. 같은 카드나 다른 카드로 다시 시도해 주십시오. 은행 내역에 승인 대기 금액이 표시되는 경우 며칠 안에 사라집니다.',
      ],
    },
    {
      id: 'twice',
      title: '두 번 결제된 경우',
      body: [
        '신청 한 건은 한 번만 결제합니다. 그럼에도 두 번째 결제가 들어오면 수수료 없이 전액 환불합니다.',
      ],
    },
    {
      id: 'refunds',
      title: '환불 및 취소',
      body: [
        `[환불 정책](refundPolicy)이 적용됩니다. 주문은 업무를 시작하지 않은 경우 ${spanIn('ko')(rules.refund.cancellationHours, 'hour')} 이내에 취소하실 수 있습니다.`,
      ],
    },
    {
      id: 'questions',
      title: '결제에 관한 문의',
      body: [
        `신청 번호를 적어 [${company.email}](email) 주소로 문의해 주십시오. 카드 번호는 절대로 보내지 마십시오. 이의 제기와 3-D Secure의 절차는 [결제, 차지백 및 3D Secure 정책](chargebackPolicy)에서 설명합니다.`,
      ],
    },
  ],
})
