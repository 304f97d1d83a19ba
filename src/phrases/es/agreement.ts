import type { Dictionary } from '../index.ts'

export const agreement: Dictionary['agreement'] = {
  title: 'Contrato de servicios',
  subtitle: 'Consultoría de visas para Tanzania',
  'preview.mark': 'Vista previa, sin firmar',
  'preview.note': 'Léalo con calma. Lo firmará en el paso del pago, antes de pagar.',
  'preview.signature': 'Aquí aparecerá su firma.',
  'party.company': 'Consultora',
  'party.client': 'Cliente',
  'order.title': 'Lo que usted contrata',
  'order.reference': 'Solicitud',
  'order.visa': 'Visa',
  'order.speed': 'Modalidad de tramitación',
  'order.travellers': 'Viajeros',
  'order.extras': 'Servicios opcionales',
  'order.noExtras': 'Ninguno',
  'order.open': 'Su pedido y el precio se añadirán aquí en cuanto haya elegido.',
  'visaType.tourist': 'Turismo, entrada única',
  'visaType.tourist_multiple': 'Turismo, entradas múltiples',
  'visaType.business': 'Negocios',
  'visaType.transit': 'Tránsito',
  'processingType.normal':
    'Normal, {apart, plural, =0 {} other {de {least} a }}{most, plural, one {# día hábil} other {# días hábiles}}',
  'processingType.urgent':
    'Urgente, {apart, plural, =0 {} other {de {least} a }}{most, plural, one {# día hábil} other {# días hábiles}}',
  'processingType.super_urgent': 'Superurgente, {most, plural, one {# hora} other {# horas}}',
  'price.title': 'Precio',
  'price.item': 'Concepto',
  'price.quantity': 'Cantidad',
  'price.unit': 'Precio unitario',
  'price.amount': 'Importe',
  'price.total': 'Total en dólares estadounidenses',
  'price.note': 'Todo está incluido. No tendrá que pagarnos nada más.',
  'price.frozen': 'El precio vigente cuando se creó la solicitud {reference}.',
  'line.base': 'Tarifa de la visa y preparación',
  'line.processing': 'Gastos de tramitación',
  'line.discount': 'Descuento para grupos',
  'line.speed.normal': 'Tramitación más rápida',
  'line.speed.urgent':
    'Tramitación urgente, {apart, plural, =0 {} other {de {least} a }}{most, plural, one {# día hábil} other {# días hábiles}}',
  'line.speed.super_urgent':
    'Tramitación superurgente, {most, plural, one {# hora} other {# horas}}',
  'line.insurance': 'Seguro de viaje',
  'line.esim': 'eSIM',
  'line.document': 'Revisión de documentos y presentación',
  'clause.title': 'Lo que acordamos',
  'clause.who-we-are.title': 'Quiénes somos',
  'clause.who-we-are.text':
    '{company} es una consultora privada registrada en el Reino Unido. No formamos parte del Gobierno de Tanzania ni actuamos en su nombre. También puede presentar la solicitud por su cuenta en el sitio oficial, {official}, pagando solo la tarifa oficial.',
  'clause.service.title': 'Lo que hacemos por usted',
  'clause.service.text': 'Por cada viajero de este pedido:',
  'clause.service.1': 'revisamos las respuestas y los documentos y le indicamos qué debe corregir;',
  'clause.service.2':
    'preparamos la solicitud de visa y la presentamos ante la autoridad migratoria de Tanzania (en adelante, «la autoridad»);',
  'clause.service.3': 'pagamos la tarifa oficial de la visa con cargo al precio de este contrato;',
  'clause.service.4': 'le informamos por correo electrónico y le enviamos la decisión.',
  'clause.no-guarantee.title': 'Lo que no podemos prometer',
  'clause.no-guarantee.text':
    'La decisión corresponde únicamente a la autoridad, que tarda lo mismo en decidir con cualquier modalidad de tramitación. No garantizamos que la visa se conceda. La visa permite viajar hasta la frontera; la entrada se decide allí.',
  'clause.your-part.title': 'Sus obligaciones',
  'clause.your-part.text': 'Usted se compromete a:',
  'clause.your-part.1': 'dar respuestas veraces y completas, que coincidan con cada pasaporte;',
  'clause.your-part.2':
    'viajar con un pasaporte que sea válido durante al menos {passportDays, plural, one {# día} other {# días}} después de la llegada y, el día en que haga la solicitud, durante al menos {passportMonths, plural, one {# mes} other {# meses}};',
  'clause.your-part.3':
    'responder en un plazo de {days, plural, one {# día hábil} other {# días hábiles}} cuando le pidamos un documento o una corrección;',
  'clause.your-part.4':
    'solicitar la visa de un menor de {adultAge} años solo como padre, madre o tutor, o con el consentimiento de uno de ellos.',
  'clause.price.title': 'Precio y pago',
  'clause.price.text':
    'El precio de este contrato es el precio total en dólares estadounidenses e incluye la tarifa oficial de la visa. Se paga una sola vez, con tarjeta de crédito o de débito, a través de nuestra pasarela de pago. Nunca vemos ni guardamos el número de su tarjeta.',
  'clause.cancel.title': 'Cancelación',
  'clause.cancel.text':
    'Si cancela por correo electrónico {hours, plural, one {en la hora siguiente} other {en las # horas siguientes}} al pedido, le reembolsamos lo que pagó{adminFee, plural, =0 {} other {, menos los gastos administrativos}}, siempre que:',
  'clause.cancel.1': 'no hayamos empezado a revisar su solicitud ni a presentarla;',
  'clause.cancel.2': 'no se haya subido ningún documento;',
  'clause.cancel.3': 'no se haya pagado nada a la autoridad;',
  'clause.cancel.4': 'usted no haya contratado la tramitación superurgente.',
  'clause.refund.title': 'Reembolsos que puede pedir',
  'clause.refund.text':
    'Pídalos {days, plural, one {en el día siguiente} other {en los # días siguientes}} al pago. Estudiamos todos los casos en los que:',
  'clause.refund.1': 'usted pagó y todavía no hemos empezado a tramitar la solicitud;',
  'clause.refund.2': 'usted pagó dos veces el mismo pedido;',
  'clause.refund.3': 'un fallo técnico nuestro nos impidió prestar el servicio.',
  'clause.no-refund.title': 'Lo que no se reembolsa',
  'clause.no-refund.text':
    'Un pago cobrado dos veces se reembolsa siempre, y también el recargo por rapidez que prometimos reembolsar en caso de retraso nuestro. Por lo demás, no hay reembolso:',
  'clause.no-refund.1':
    'por la tramitación superurgente ({hours, plural, one {# hora} other {# horas}}), salvo que un fallo técnico nuestro nos impidiera prestarla;',
  'clause.no-refund.2': 'una vez que hayamos presentado la solicitud ante la autoridad;',
  'clause.no-refund.3':
    'si las respuestas o los documentos eran inexactos, falsificados o incompletos;',
  'clause.no-refund.4': 'si la autoridad deniega la visa;',
  'clause.no-refund.5': 'si usted cancela cuando ya hemos empezado a tramitar la solicitud.',
  'clause.refund-course.title': 'Cómo se tramita un reembolso',
  'clause.refund-course.text':
    'Escríbanos por correo electrónico e indique su nombre completo, el número de pasaporte, la referencia del pago y el motivo. Después:',
  'clause.refund-course.1':
    'respondemos en un plazo de {replyDays, plural, one {# día hábil} other {# días hábiles}} y terminamos la revisión en un plazo de {reviewDays, plural, one {# día hábil} other {# días hábiles}};',
  'clause.refund-course.2':
    'si le pedimos documentos, envíelos en un plazo de {answerDays, plural, one {# día hábil} other {# días hábiles}}; de lo contrario, perderá el derecho al reembolso;',
  'clause.refund-course.3':
    'el reembolso aprobado se hace en la tarjeta con la que usted pagó, en un plazo de {apart, plural, =0 {} other {{leastDays} a }}{mostDays, plural, one {# día hábil} other {# días hábiles}};',
  'clause.refund-course.4':
    '{adminFee, plural, =0 {no retenemos gastos administrativos.} other {retenemos unos gastos administrativos de al menos {adminFee, plural, one {# dólar estadounidense} other {# dólares estadounidenses}}, una sola vez por pedido, por las comisiones de pago, el tiempo del personal y el cambio de divisas. No los retenemos si un pago se cobró dos veces, si el fallo fue nuestro o si nos retrasamos.}}',
  'clause.chargeback.title': 'Contracargos',
  'clause.chargeback.text':
    'Si hay algún problema con un pago, escríbanos primero. Si un pago se impugna ante el banco sin motivo fundado, responderemos con este contrato y los registros del pedido.',
  'clause.data.title': 'Datos personales',
  'clause.data.text':
    'Usamos sus datos únicamente para este pedido. Conservamos los datos de la solicitud durante un máximo de {applicationYears, plural, one {# año} other {# años}}, los registros de pago durante un máximo de {paymentYears, plural, one {# año} other {# años}} y la correspondencia durante un máximo de {correspondenceYears, plural, one {# año} other {# años}}. Cuando usted lo pida, eliminaremos o anonimizaremos en un plazo de {erasureDays, plural, one {# día} other {# días}} lo que la ley no nos obligue a conservar. Si sus datos llegaran a quedar expuestos, se lo comunicaremos en un plazo de {breachHours, plural, one {# hora} other {# horas}}.',
  'clause.force-majeure.title': 'Fuerza mayor',
  'clause.force-majeure.text':
    'No somos responsables de retrasos ni incumplimientos causados por fallos de los sistemas gubernamentales, catástrofes naturales, interrupciones de internet o disturbios.',
  'clause.liability.title': 'Responsabilidad y reclamaciones',
  'clause.liability.text':
    'Nuestra responsabilidad se limita a las cantidades que usted nos pagó {months, plural, one {en el mes anterior} other {en los # meses anteriores}} a la reclamación. Toda reclamación debe presentarse en el plazo de {claimYears, plural, one {# año} other {# años}} desde que usted conozca su causa y, en todo caso, en el plazo de {actYears, plural, one {# año} other {# años}} desde el hecho. Nada de lo aquí dispuesto limita un derecho que la ley no permita limitar.',
  'clause.law.title': 'Derecho aplicable y tribunales',
  'clause.law.text':
    'Las controversias comerciales se rigen por {law}, y los asuntos migratorios, por el derecho de Tanzania. Son competentes los tribunales con sede {place} o en Dar es Salaam.',
  'clause.signature.title': 'Firma electrónica',
  'clause.signature.text':
    'Su firma trazada en pantalla, la fecha y la hora en que firmó y la dirección IP desde la que lo hizo se guardan con este contrato. El código de comprobación que figura más abajo se calcula a partir de todo ello: si cambiara una sola letra, el código sería otro.',
  'signature.title': 'Firma',
  'signature.signedBy': 'Firmado por',
  'signature.signedAt': 'Fecha y hora',
  'signature.networkAddress': 'Dirección IP',
  'signature.agreement': 'Número de contrato',
  'signature.accepted': 'Textos aceptados',
  'signature.acceptedTexts':
    'Condiciones del servicio y Política de privacidad, versión del {date}',
  'signature.rules': 'Versión de los precios y las condiciones',
  'signature.alt': 'Firma de {name}',
  'check.title': 'Código de comprobación (SHA-256)',
  'check.text': 'Cualquier persona puede comprobarlo en',
  'footer.page': 'Página {page} de {pages}',
  'footer.company': '{company} es una consultora privada y no forma parte de ningún gobierno.',
  'mark.alt': '{company}',
}
