import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

export const paymentPolicy = (company: LegalFacts, rules: Rules): LegalPage => ({
  title: 'Política de pagos',
  description: 'Precios, moneda, formas de pago y qué sucede con su pago.',
  dated: `En vigor desde el ${formatDay(company.effective, 'es')}`,
  intro: [],
  sections: [
    {
      id: 'price',
      title: 'El precio',
      body: [
        'Usted ve el precio completo y desglosado antes de firmar y antes de pagar. Incluye la tarifa oficial de la visa y nuestros honorarios. Nada viene marcado de antemano y después no se añade nada. Los precios vigentes figuran en la [página de inicio](home).',
        'El precio queda fijado cuando usted paga. Si ha cambiado desde que empezó, le mostramos el nuevo y volvemos a pedirle su conformidad.',
      ],
    },
    {
      id: 'currency',
      title: 'Moneda',
      body: [
        'Todos los precios se expresan en dólares estadounidenses (USD). Si su tarjeta está en otra moneda, su banco convierte el importe y puede cobrarle por ello.',
      ],
    },
    {
      id: 'ways',
      title: 'Cómo pagar',
      body: [
        'Con las principales tarjetas de crédito o de débito. El pago se hace en la página segura de nuestra pasarela de pago, que cuenta con la certificación PCI DSS; el número de su tarjeta nunca nos llega.',
      ],
    },
    {
      id: 'moment',
      title: 'Cuándo se le cobra',
      body: [
        'Una sola vez, cuando usted confirma en la página de la pasarela de pago. El trabajo en su solicitud empieza cuando la pasarela nos ha confirmado el pago. Entonces recibirá un correo electrónico con su referencia y el importe.',
      ],
    },
    {
      id: 'failed',
      title: 'Pagos fallidos y cancelados',
      body: [
        'No se le cobra nada y sus respuestas se conservan. Inténtelo de nuevo con la misma tarjeta o con otra. Si su banco muestra un importe pendiente, desaparecerá en unos días.',
      ],
    },
    {
      id: 'twice',
      title: 'Pago por duplicado',
      body: [
        'Una solicitud se paga una sola vez. Si, aun así, llega un segundo pago, se reembolsa íntegramente, sin retener gastos.',
      ],
    },
    {
      id: 'refunds',
      title: 'Reembolsos y cancelación',
      body: [
        `Se aplica la [Política de reembolsos](refundPolicy). Un pedido se puede cancelar en un plazo de ${spanIn('es')(rules.refund.cancellationHours, 'hour')}, siempre que no se haya empezado nada.`,
      ],
    },
    {
      id: 'questions',
      title: 'Preguntas sobre un pago',
      body: [
        `Escriba a [${company.email}](email) e indique su referencia. No envíe nunca un número de tarjeta. La [Política de pagos, contracargos y 3-D Secure](chargebackPolicy) explica cómo funcionan las disputas y 3-D Secure.`,
      ],
    },
  ],
})
