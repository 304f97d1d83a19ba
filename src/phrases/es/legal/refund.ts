import { toDollars } from '#domain/money/money.ts'
import { ifStated } from '#domain/placeholder.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { countIn, opening, spanIn } from '../../span.ts'

const span = spanIn('es')
const count = countIn('es')
const businessDays = (days: number) => count(days, { one: '# día hábil', other: '# días hábiles' })

export function refundPolicy(company: LegalFacts, rules: Rules): LegalPage {
  const keepsFee = rules.refund.adminFeeCents > 0
  const { paymentBusinessDays: payment } = rules.refund
  const adminFee = `${toDollars(rules.refund.adminFeeCents)} USD`
  const { law, place } = company
  return {
    title: 'Política de reembolsos',
    description: 'Cuándo se puede reembolsar un pago, cuándo no, cómo pedirlo y cuánto tarda.',
    dated: `En vigor desde el ${formatDay(company.effective, 'es')}`,
    intro: [],
    sections: [
      {
        id: 'overview',
        title: 'Resumen',
        body: [
          'Una consultora de visas hace la mayor parte de su trabajo antes de que decida la autoridad migratoria. Esta página dice con claridad qué pagos reembolsamos, para que usted lo sepa antes de pagar. Sus derechos como consumidor no se ven afectados.',
          `Puede pedir un reembolso en un plazo de ${span(rules.refund.requestDays, 'day')} desde el pago.`,
        ],
      },
      {
        id: 'non-refundable',
        title: 'Casos sin reembolso',
        body: [
          'Un pago cobrado dos veces se reembolsa siempre, y también el recargo por rapidez que prometimos reembolsar en caso de retraso nuestro. Por lo demás, no hay reembolso en estos casos:',
          {
            list: [
              `La tramitación superurgente (${span(rules.speeds.super_urgent.most, 'hour')}), salvo que un fallo técnico nuestro nos impidiera prestarla.`,
              'Una solicitud que ya hemos presentado ante la autoridad migratoria.',
              'Información o documentos inexactos, falsificados o incompletos.',
              'Una visa que la autoridad deniega.',
              'La cancelación cuando ya hemos empezado a tramitar la solicitud.',
            ],
          },
        ],
      },
      {
        id: 'eligible',
        title: 'Casos en los que puede haber reembolso',
        body: [
          'Estudiamos un reembolso si:',
          {
            list: [
              'usted pagó y todavía no hemos empezado a tramitar la solicitud;',
              'usted pagó dos veces la misma solicitud (el segundo pago se reembolsa íntegramente);',
              'un fallo técnico nuestro nos impidió prestar el servicio.',
            ],
          },
        ],
      },
      {
        id: 'request',
        title: 'Cómo pedir un reembolso',
        body: [
          `Escriba a [${company.email}](email) e indique:`,
          {
            list: [
              'su nombre completo,',
              'su número de pasaporte,',
              'la referencia del pago,',
              'el motivo del reembolso.',
            ],
          },
          `Respondemos en un plazo de ${businessDays(rules.refund.replyBusinessDays)} y revisamos la petición en un plazo de ${businessDays(rules.refund.reviewBusinessDays)}. Si le pedimos documentos, envíelos en un plazo de ${businessDays(rules.refund.documentReplyBusinessDays)}; de lo contrario, perderá el derecho al reembolso.`,
          `El reembolso aprobado se hace en la tarjeta con la que pagó y tarda ${opening(payment, (least) => `de ${least} a `)}${businessDays(payment.most)}.`,
        ],
      },
      {
        id: 'cancel',
        title: 'Peticiones de cancelación',
        body: [
          `Si cancela un pedido, le reembolsamos lo que pagó${keepsFee ? ', menos los gastos administrativos' : ''}, siempre que se cumpla todo lo siguiente:`,
          {
            list: [
              'no hemos empezado a revisar su solicitud ni a presentarla,',
              'no se ha subido ningún documento,',
              'no se ha pagado nada a la autoridad,',
              'usted no ha contratado la tramitación superurgente,',
              `su correo nos llega en un plazo de ${span(rules.refund.cancellationHours, 'hour')} desde el pedido.`,
            ],
          },
        ],
      },
      {
        id: 'chargebacks',
        title: 'Contracargos fraudulentos',
        body: [
          'Si se pide un contracargo por un servicio prestado según lo acordado, lo impugnamos con el contrato firmado, el registro de la solicitud y sus documentos. Le rogamos que nos escriba primero: la mayoría de los malentendidos se aclaran con una respuesta. La [Política de pagos, contracargos y 3-D Secure](chargebackPolicy) da más detalles.',
        ],
      },
      {
        id: 'fee',
        title: 'Gastos administrativos',
        body: [
          keepsFee
            ? `De un reembolso aprobado retenemos al menos ${adminFee}, una sola vez por pedido. Con ello se cubren las comisiones de pago, el tiempo del personal y las pérdidas por el cambio de divisas. No retenemos nada si un pago se cobró dos veces, si el fallo fue nuestro o si nos retrasamos.`
            : 'De un reembolso aprobado no retenemos gastos administrativos.',
        ],
      },
      {
        id: 'force-majeure',
        title: 'Fuerza mayor',
        body: [
          'No somos responsables de los retrasos causados por fallos de los sistemas gubernamentales, catástrofes naturales, interrupciones de internet o disturbios. Continuamos en cuanto es posible.',
        ],
      },
      {
        id: 'law',
        title: 'Derecho aplicable',
        body: [
          `Las controversias comerciales se rigen por ${law}, y los asuntos migratorios, por el derecho de Tanzania. Son competentes los tribunales con sede ${place} o en Dar es Salaam. Los consumidores conservan la protección de la ley del país en el que residen.`,
        ],
      },
      {
        id: 'contact',
        title: 'Contacto',
        body: [
          `${postalOf(company)}. [${company.email}](email)${ifStated(company.phone, ', [teléfono](phone)')}.`,
        ],
      },
    ],
  }
}
