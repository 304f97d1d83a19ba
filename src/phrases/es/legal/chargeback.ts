import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { countIn } from '../../span.ts'

export const chargebackPolicy = (company: LegalFacts, rules: Rules): LegalPage => {
  const replyDays = countIn('es')(rules.refund.replyBusinessDays, {
    one: '# día hábil',
    other: '# días hábiles',
  })
  return {
    title: 'Política de pagos, contracargos y 3-D Secure',
    description:
      'Cómo protege su tarjeta 3-D Secure y qué hacer si no está de acuerdo con un cobro.',
    dated: `En vigor desde el ${formatDay(company.effective, 'es')}`,
    intro: [],
    sections: [
      {
        id: '3ds',
        title: '3-D Secure',
        body: [
          'Cuando usted paga, su banco puede pedirle que lo confirme en su aplicación o con un código. Es 3-D Secure (Visa Secure, Mastercard Identity Check y otros). Demuestra que quien paga es el titular de la tarjeta.',
          'El código va a su banco. Nosotros nunca lo vemos ni lo pedimos. Si la confirmación falla, no se le cobra nada y puede intentarlo de nuevo.',
        ],
      },
      {
        id: 'statement',
        title: 'En su extracto bancario',
        body: [
          `El cobro aparece a nombre de ${company.legalName} o de nuestra pasarela de pago, en dólares estadounidenses o en la moneda de su tarjeta.`,
        ],
      },
      {
        id: 'first',
        title: 'Hable primero con nosotros',
        body: [
          `Si no reconoce un cobro o no está de acuerdo con él, escriba a [${company.email}](email) e indique su referencia. Respondemos en un plazo de ${replyDays}. Un pago cobrado dos veces se reembolsa íntegramente.`,
        ],
      },
      {
        id: 'chargeback',
        title: 'Contracargos',
        body: [
          'Usted tiene derecho a un contracargo si su tarjeta se usó indebidamente o si un servicio no se prestó. Su banco nos pide entonces pruebas. Le enviamos:',
          {
            list: [
              'el contrato firmado, con su código de comprobación y la hora de la firma,',
              'el registro del pago y de su confirmación con 3-D Secure,',
              'el registro de la solicitud y de los correos enviados.',
            ],
          },
          'Mientras un contracargo está abierto, interrumpimos el trabajo en la solicitud.',
        ],
      },
      {
        id: 'fraud',
        title: 'Contracargos fraudulentos',
        body: [
          'Impugnamos un contracargo por un servicio prestado según lo acordado. Si resulta ser fraudulento, podemos reclamar el importe y nuestros gastos, y no admitir otras solicitudes.',
        ],
      },
      {
        id: 'stolen',
        title: 'Si su tarjeta se usó indebidamente',
        body: [
          'Llame de inmediato a su banco y pida que bloqueen la tarjeta. Después, avísenos: detendremos la solicitud que se pagó con ella y ayudaremos a averiguar quién la hizo.',
        ],
      },
      {
        id: 'refunds',
        title: 'Reembolsos',
        body: [
          'El reembolso aprobado se hace en la tarjeta con la que pagó. La [Política de reembolsos](refundPolicy) explica las condiciones y cuánto tarda.',
        ],
      },
    ],
  }
}
