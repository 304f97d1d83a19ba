import { ifStated } from '#domain/placeholder.ts'
import { policy } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { opening, spanIn, weekdaysIn } from '../../span.ts'

const { claimYears } = policy
const weekdays = weekdaysIn('ko')
const span = spanIn('ko')

export function termsOfService(company: LegalFacts, rules: Rules): LegalPage {
  const { paymentBusinessDays: payment } = rules.refund
  const { law, place } = company
  return {
    title: '이용약관',
    description:
      '당사가 고객의 비자 신청서를 준비하고 제출할 때 고객과 당사 사이에 적용되는 계약입니다.',
    dated: `시행일: ${formatDay(company.effective, 'ko')}`,
    intro: [
      `이 약관은 영국에 등록된 민간 비자 컨설팅 회사인 ${company.legalName}(이하 ‘당사’)의 서비스에 적용됩니다. 고객이 이 약관에 동의하면 당사와 계약이 체결됩니다.`,
      '당사는 탄자니아 정부 기관이 아니며 탄자니아 정부와 제휴 관계가 없습니다. 비자에 관한 결정은 탄자니아 이민국(이하 ‘이민국’)만이 내리며, 당사는 비자 승인을 보장하지 않습니다. 고객은 당사를 거치지 않고 [공식 사이트](official)에서 직접 신청할 수 있습니다.',
    ],
    sections: [
      {
        id: 'requirements',
        title: '1. 이용 요건',
        body: [
          {
            list: [
              `여권은 도착 후 ${span(rules.passport.daysAfterArrival, 'day')} 이상, 신청일부터 ${span(rules.passport.monthsFromToday, 'month')} 이상 유효하고 빈 사증면이 있어야 합니다.`,
              '입력하는 모든 내용은 여권과 일치하고 사실이며 빠짐이 없어야 합니다.',
              '서류는 위조되지 않은 본인의 것으로, 내용을 읽을 수 있어야 합니다.',
              `고객은 만 ${policy.adultAge}세 이상이어야 하며, 그렇지 않은 경우 부모나 법정후견인이 대신 신청해야 합니다.`,
              '다른 사람을 위해 신청하는 경우 그 사람의 동의를 받아야 합니다.',
              `당사가 서류나 수정을 요청하면 ${rules.refund.documentReplyBusinessDays}영업일 이내에 회신해야 합니다.`,
            ],
          },
        ],
      },
      {
        id: 'prohibitions',
        title: '2. 금지 행위',
        body: [
          '고객은 서비스를 이용하여 다음의 행위를 해서는 안 됩니다.',
          {
            list: [
              '위조·변조하거나 타인에게서 빌린 서류 또는 허위 내용을 제출하는 행위',
              '당사자가 모르게 타인을 위해 신청하는 행위',
              '사용 권한이 없는 카드로 결제하는 행위',
              '사이트의 취약점을 탐색하거나, 사이트에 과부하를 주거나, 사이트를 복제 또는 자동 수집하거나, 타인의 정보에 접근하는 행위',
              '당사의 서면 동의 없이 서비스를 재판매하는 행위',
            ],
          },
        ],
      },
      {
        id: 'links',
        title: '3. 제3자 사이트 링크',
        body: [
          '당사의 페이지에는 비자 공식 사이트를 비롯하여 당사가 운영하지 않는 사이트로 연결되는 링크가 있습니다. 해당 사이트의 내용과 행위에 대한 책임은 그 운영자에게 있습니다.',
        ],
      },
      {
        id: 'ai',
        title: '4. 인공지능의 사용',
        body: [
          '당사는 일반적인 소프트웨어로 날짜, 형식, 파일을 점검합니다. 신청은 사람이 검토하며, 인공지능이 고객의 신청에 대해 결정하지 않습니다. 고객의 입력 내용과 서류를 인공지능 학습에 사용하지 않습니다.',
          '인공지능으로 만들거나 고친 이미지와 문서는 서류로 인정하지 않습니다. 생성하거나 보정한 여권 사진은 비자가 거절되는 원인이 됩니다. 고객은 소프트웨어 학습을 위해 당사의 콘텐츠를 수집해서는 안 됩니다.',
        ],
      },
      {
        id: 'commercial',
        title: '5. 거래 조건',
        body: [
          '요금은 서명과 결제 전에 미국 달러로, 전체 금액과 항목별 내역을 표시합니다. 요금에는 공식 비자 수수료와 당사의 서비스 요금이 포함되어 있으며, 이후 추가되는 비용은 없습니다. 카드를 발급한 은행이 환전 수수료를 부과할 수 있습니다.',
          `당사는 결제가 확인되고 서류가 모두 갖추어지면 업무를 시작합니다. 당사의 처리 기간은 그때부터 영업일(${weekdays(rules.calendar.workingDays)})로 계산합니다. 이후 이민국의 심사 기간이 추가되며, 당사는 그 기간에 영향을 미칠 수 없습니다.`,
          '고객은 당사에 즉시 업무를 시작할 것을 요청합니다. 소비자의 청약철회권은 서비스가 모두 제공된 때에 소멸하며, 그 전까지 환불되는 금액은 [환불 정책](refundPolicy)에 따릅니다.',
        ],
      },
      {
        id: 'suspension',
        title: '6. 서비스의 중단',
        body: [
          '당사는 법률상 의무가 있는 경우, 입력 내용이나 서류가 허위인 경우, 결제에 이의가 제기되었거나 도난 카드로 결제된 경우, 당사 직원이 위협을 받은 경우에 신청을 중단하거나 종료할 수 있습니다. 법률로 금지되지 않는 한 그 사유를 알려 드립니다.',
        ],
      },
      {
        id: 'disclaimers',
        title: '7. 보장의 범위',
        body: [
          '당사는 합리적인 주의와 전문성을 다해 업무를 수행합니다. 다만 비자의 발급, 이민국의 결정 시기, 비자 소지자의 입국 허가는 보장하지 않습니다.',
          '여행 예약에 따른 위험은 고객이 부담합니다. 비자를 받기 전에는 변경할 수 있는 예약만 하십시오.',
        ],
      },
      {
        id: 'liability',
        title: '8. 책임의 제한',
        body: [
          `당사의 책임은 청구 전 ${span(policy.liabilityMonths, 'month')} 동안 고객이 당사에 지불한 요금을 한도로 합니다. 당사는 예약 손실이나 일실이익 등 간접 손해에 대하여 책임을 지지 않습니다.`,
          '이 약관의 어떤 내용도 과실로 인한 사망이나 상해, 사기, 그 밖에 법률상 제한할 수 없는 책임을 제한하지 않습니다. 소비자로서의 권리는 그대로 유지됩니다.',
        ],
      },
      {
        id: 'indemnification',
        title: '9. 손해의 보상',
        body: [
          '고객이 허위 정보를 제공하거나 위조 서류를 사용하거나 이 약관을 위반하여 제3자가 당사에 청구를 하는 경우, 고객은 그에 따른 합리적인 비용을 부담합니다.',
        ],
      },
      {
        id: 'notices',
        title: '10. 통지',
        body: [
          `당사는 신청서에 기재된 이메일 주소로 통지합니다. 고객은 이메일(${company.email})${ifStated(company.address, ` 또는 우편(${postalOf(company)})`)}으로 당사에 통지할 수 있습니다. 이메일에 의한 통지는 다음 영업일에 도달한 것으로 봅니다.`,
          `개인정보 침해로 고객에게 위험이 생기면 ${span(policy.breachNoticeHours, 'hour')} 이내에 알려 드립니다.`,
        ],
      },
      {
        id: 'entire',
        title: '11. 계약의 전부',
        body: [
          '이 약관, 요금이 기재된 서명된 계약서, [개인정보 처리방침](privacyPolicy), [환불 정책](refundPolicy), [결제 정책](paymentPolicy)이 계약의 전부를 이룹니다. 고객이 동의한 버전의 날짜는 신청과 함께 보관하고 계약서에 기재하며, 요청하시면 해당 버전의 전문을 보내 드립니다. 일부 조항이 효력을 잃더라도 나머지 조항은 유효합니다.',
          `상업적 분쟁의 준거법은 ${law}이며, 출입국에 관한 사항의 준거법은 탄자니아법입니다. 분쟁은 ${place} 또는 다르에스살람의 법원에서 심리합니다. 고객이 소비자인 경우 거주 국가의 강행법규에 따른 보호도 받습니다.`,
        ],
      },
      {
        id: 'time',
        title: '12. 청구 기간',
        body: [
          `당사에 대한 청구는 법률이 허용하는 범위에서 그 사유를 안 날부터 ${span(claimYears.fromKnowledge, 'year')} 이내, 늦어도 해당 사실이 있은 날부터 ${span(claimYears.fromAct, 'year')} 이내에 해야 합니다.`,
        ],
      },
      {
        id: 'referrals',
        title: '13. 추천 및 이관',
        body: [
          '당사는 보험이나 모바일 데이터 등 다른 업체를 추천할 수 있습니다. 이용 여부는 고객이 정하며, 이용하는 경우 계약은 고객과 그 업체 사이에 체결됩니다. 다른 사람의 추천으로 당사를 이용하더라도 요금은 같습니다.',
          `일부 국적의 신청은 이민국이 본부로 이관하며, 이 경우 약 ${span(rules.authority.referralDays, 'day')}이 걸립니다. 해당하는 경우 결제 전에 알려 드립니다.`,
        ],
      },
      {
        id: 'refunds',
        title: '14. 환불',
        body: [
          `고객은 결제 후 ${span(rules.refund.requestDays, 'day')} 이내에 이메일로 환불을 요청할 수 있습니다. 당사는 최대 ${rules.refund.reviewBusinessDays}영업일 동안 검토하며, 승인된 환불은 그 후 ${opening(payment, (least) => `${least}~`)}${payment.most}영업일 이내에 결제하신 카드로 지급합니다. 환불 대상은 [환불 정책](refundPolicy)에서 확인하실 수 있습니다.`,
        ],
      },
    ],
  }
}
