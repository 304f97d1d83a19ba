import { toDollars } from '#domain/money/money.ts'
import { ifStated } from '#domain/placeholder.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { opening, spanIn } from '../../span.ts'

const span = spanIn('ko')

export function refundPolicy(company: LegalFacts, rules: Rules): LegalPage {
  const keepsFee = rules.refund.adminFeeCents > 0
  const { paymentBusinessDays: payment } = rules.refund
  const { law, place } = company
  return {
    title: '환불 정책',
    description: '환불되는 경우와 환불되지 않는 경우, 요청 방법과 걸리는 기간을 안내합니다.',
    dated: `시행일: ${formatDay(company.effective, 'ko')}`,
    intro: [],
    sections: [
      {
        id: 'overview',
        title: '개요',
        body: [
          '비자 컨설팅 업무의 대부분은 이민국이 결정하기 전에 이루어집니다. 결제하시기 전에 아실 수 있도록, 어떤 경우에 환불해 드리는지 이 페이지에 분명히 밝힙니다. 소비자 보호 법률에 따른 고객의 권리는 영향을 받지 않습니다.',
          `환불은 결제 후 ${span(rules.refund.requestDays, 'day')} 이내에 요청하실 수 있습니다.`,
        ],
      },
      {
        id: 'non-refundable',
        title: '환불되지 않는 경우',
        body: [
          '두 번 결제된 금액은 항상 환불하며, 약속한 기한보다 늦으면 환불하기로 한 처리 속도 추가 요금도 항상 환불합니다. 그 밖에 다음의 경우에는 환불되지 않습니다.',
          {
            list: [
              `특급 처리(${span(rules.speeds.super_urgent.most, 'hour')})를 이용한 경우. 다만 당사의 기술적 장애로 특급 처리를 제공하지 못한 경우는 제외합니다.`,
              '당사가 신청서를 이미 이민국에 제출한 경우',
              '입력 내용이나 서류가 부정확하거나 위조되었거나 불완전한 경우',
              '이민국이 비자를 거절한 경우',
              '당사가 신청의 처리를 시작한 후 취소하는 경우',
            ],
          },
        ],
      },
      {
        id: 'eligible',
        title: '환불을 요청할 수 있는 경우',
        body: [
          '당사는 다음의 경우 환불 여부를 검토합니다.',
          {
            list: [
              '결제하였으나 당사가 아직 신청의 처리를 시작하지 않은 경우',
              '같은 신청에 대해 두 번 결제한 경우(두 번째 결제는 전액 환불)',
              '당사의 기술적 장애로 서비스를 제공하지 못한 경우',
            ],
          },
        ],
      },
      {
        id: 'request',
        title: '환불 요청 방법',
        body: [
          `다음 내용을 적어 [${company.email}](email) 주소로 보내 주십시오.`,
          {
            list: ['성명', '여권 번호', '결제 번호', '환불 사유'],
          },
          `당사는 ${rules.refund.replyBusinessDays}영업일 이내에 답변하고 ${rules.refund.reviewBusinessDays}영업일 이내에 요청을 검토합니다. 당사가 서류를 요청하면 ${rules.refund.documentReplyBusinessDays}영업일 이내에 보내 주셔야 하며, 그렇지 않으면 환불받을 권리가 소멸합니다.`,
          `승인된 환불은 ${opening(payment, (least) => `${least}~`)}${payment.most}영업일 이내에 결제하신 카드로 지급합니다.`,
        ],
      },
      {
        id: 'cancel',
        title: '취소 요청',
        body: [
          `주문을 취소하시면 다음 조건을 모두 충족하는 경우 ${keepsFee ? '결제하신 금액에서 환불 수수료를 공제하고 환불' : '결제하신 금액 전액을 환불'}합니다.`,
          {
            list: [
              '당사가 신청의 검토 또는 이민국에 대한 제출을 시작하지 않았을 것',
              '업로드된 서류가 없을 것',
              '이민국에 납부된 금액이 없을 것',
              '특급 처리를 주문하지 않았을 것',
              `취소 이메일이 주문 후 ${span(rules.refund.cancellationHours, 'hour')} 이내에 당사에 도착할 것`,
            ],
          },
        ],
      },
      {
        id: 'chargebacks',
        title: '부당한 차지백',
        body: [
          '약정대로 제공된 서비스에 대해 차지백이 제기되면 당사는 서명된 계약서, 신청 기록, 서류를 근거로 이의를 제기합니다. 먼저 이메일로 문의해 주십시오. 대부분의 오해는 한 번의 답변으로 풀립니다. 자세한 내용은 [결제, 차지백 및 3D Secure 정책](chargebackPolicy)에서 확인하실 수 있습니다.',
        ],
      },
      {
        id: 'fee',
        title: '환불 수수료',
        body: [
          keepsFee
            ? `당사는 승인된 환불에서 주문당 한 번 미화 ${toDollars(rules.refund.adminFeeCents)}달러 이상을 공제합니다. 이 금액은 결제 수수료, 인건비, 환전 손실을 충당하기 위한 것입니다. 두 번 결제된 경우, 당사의 잘못인 경우, 당사가 기한보다 늦은 경우에는 공제하지 않습니다.`
            : '당사는 승인된 환불에서 환불 수수료를 공제하지 않습니다.',
        ],
      },
      {
        id: 'force-majeure',
        title: '불가항력',
        body: [
          '당사는 정부 시스템의 중단, 자연재해, 인터넷 장애 또는 소요 사태로 인한 지연에 대하여 책임을 지지 않습니다. 가능해지는 대로 업무를 계속합니다.',
        ],
      },
      {
        id: 'law',
        title: '준거법',
        body: [
          `상업적 분쟁의 준거법은 ${law}이며, 출입국에 관한 사항의 준거법은 탄자니아법입니다. 분쟁은 ${place} 또는 다르에스살람의 법원에서 심리합니다. 소비자는 거주 국가의 법률에 따른 보호를 그대로 받습니다.`,
        ],
      },
      {
        id: 'contact',
        title: '문의',
        body: [
          `${postalOf(company)}. [${company.email}](email)${ifStated(company.phone, ', [전화](phone)')}.`,
        ],
      },
    ],
  }
}
