import type { Dictionary } from '../index.ts'

export const agreement: Dictionary['agreement'] = {
  title: 'Contrato de servicios',
  subtitle: 'Consultoría de visas para Tanzania',
  'preview.mark': 'Vista previa, sin firmar',
  'preview.note': 'Léalo con calma. Se firma en el paso del pago, antes de pagar.',
  'preview.signature': 'Aquí aparecerá su firma.',
  'party.company': 'Consultora',
  'party.client': 'Cliente',
  'order.title': 'Lo que usted contrata',
  'order.reference': 'Solicitud',
  'order.visa': 'Visa',
  'order.speed': 'Nuestra gestión',
  'order.travellers': 'Viajeros',
  'order.extras': 'Extras',
  'order.noExtras': 'Ninguno',
  'order.open': 'El pedido y su precio se añaden aquí una vez que usted haya elegido.',
  'visaType.tourist': 'Turismo, una entrada',
  'visaType.tourist_multiple': 'Turismo, entradas múltiples',
  'visaType.business': 'Negocios',
  'visaType.transit': 'Tránsito',
  'processingType.normal': '5-7 días hábiles',
  'processingType.urgent': '2-3 días hábiles',
  'processingType.super_urgent': '24 horas',
  'price.title': 'Precio',
  'price.item': 'Concepto',
  'price.quantity': 'Cantidad',
  'price.unit': 'Por unidad',
  'price.amount': 'Importe',
  'price.total': 'Total en dólares estadounidenses',
  'price.note': 'Todo está incluido. No tendrá que pagarnos nada más.',
  'price.frozen': 'El precio vigente cuando se creó la solicitud {reference}.',
  'line.base': 'Visa y su preparación',
  'line.processing': 'Tramitación',
  'line.speed.normal': 'Gestión más rápida',
  'line.speed.urgent': 'Gestión más rápida, 2-3 días hábiles',
  'line.speed.super_urgent': 'Gestión más rápida, 24 horas',
  'line.insurance': 'Seguro de viaje',
  'line.esim': 'e-SIM',
  'line.document': 'Revisión de documentos y presentación',
  'clause.title': 'Lo que acordamos',
  'clause.who-we-are.title': 'Quiénes somos',
  'clause.who-we-are.text':
    '{company} es una consultora privada registrada en el Reino Unido. No formamos parte del Gobierno de Tanzania ni actuamos en su nombre. También puede presentar la solicitud por su cuenta en el sitio oficial, visa.immigration.go.tz, pagando solo la tarifa oficial.',
  'clause.service.title': 'Lo que hacemos por usted',
  'clause.service.text': 'Por cada viajero de este pedido:',
  'clause.service.1': 'revisamos las respuestas y los documentos y le indicamos qué debe corregir;',
  'clause.service.2':
    'preparamos la solicitud de visa y la presentamos ante la autoridad migratoria;',
  'clause.service.3': 'pagamos la tarifa oficial de la visa con cargo al precio de este contrato;',
  'clause.service.4': 'le informamos por correo electrónico y le enviamos la decisión.',
  'clause.no-guarantee.title': 'Lo que no podemos prometer',
  'clause.no-guarantee.text':
    'La decisión corresponde únicamente a la autoridad migratoria, y ninguna de nuestras modalidades acorta el tiempo que necesita. No garantizamos la aprobación. La visa permite viajar hasta la frontera; la entrada se decide allí.',
  'clause.your-part.title': 'Sus obligaciones',
  'clause.your-part.text': 'Usted se compromete a:',
  'clause.your-part.1': 'dar respuestas veraces y completas, que coincidan con cada pasaporte;',
  'clause.your-part.2':
    'viajar con un pasaporte válido durante al menos {passportMonths} meses después del inicio del viaje;',
  'clause.your-part.3':
    'responder en un plazo de {days} días hábiles cuando le pidamos un documento o una corrección;',
  'clause.your-part.4':
    'solicitar la visa de un menor de {adultAge} años solo como padre, madre o tutor, o con el consentimiento de uno de ellos.',
  'clause.price.title': 'Precio y pago',
  'clause.price.text':
    'El precio de este contrato es el precio total en dólares estadounidenses e incluye la tarifa oficial de la visa. Se paga una sola vez, con tarjeta, a través de nuestro proveedor de pagos. Nunca vemos ni guardamos el número de su tarjeta.',
  'clause.cancel.title': 'Cancelación',
  'clause.cancel.text':
    'Puede cancelar por correo electrónico en las {hours} horas siguientes al pedido, siempre que:',
  'clause.cancel.1': 'no hayamos empezado a revisar ni a presentar su solicitud;',
  'clause.cancel.2': 'no se haya subido ningún documento;',
  'clause.cancel.3': 'no se haya pagado nada a la autoridad migratoria.',
  'clause.refund.title': 'Reembolsos que puede pedir',
  'clause.refund.text':
    'Pídalo en los {days} días siguientes al pago. Estudiamos todos los casos en los que:',
  'clause.refund.1': 'usted pagó y todavía no hemos tramitado la solicitud;',
  'clause.refund.2': 'usted pagó dos veces el mismo pedido;',
  'clause.refund.3': 'un fallo técnico nos impidió prestar el servicio.',
  'clause.no-refund.title': 'Lo que no se reembolsa',
  'clause.no-refund.text': 'No hay reembolso:',
  'clause.no-refund.1':
    'en los servicios exprés de {firstHours} hora, {secondHours}, {thirdHours} o {lastHours} horas;',
  'clause.no-refund.2': 'una vez presentada la solicitud;',
  'clause.no-refund.3':
    'si las respuestas o los documentos eran inexactos, falsificados o incompletos;',
  'clause.no-refund.4': 'si la autoridad migratoria deniega la visa;',
  'clause.no-refund.5': 'si usted cancela una vez iniciada la tramitación.',
  'clause.refund-course.title': 'Cómo se hace un reembolso',
  'clause.refund-course.text':
    'Escríbanos con su nombre completo, el número de pasaporte, la referencia del pago y el motivo. Después:',
  'clause.refund-course.1':
    'respondemos en un plazo de {replyDays} días hábiles y terminamos la revisión en un plazo de {reviewDays} días hábiles;',
  'clause.refund-course.2':
    'si le pedimos documentos, envíelos en un plazo de {answerDays} días hábiles; de lo contrario, perderá el derecho al reembolso;',
  'clause.refund-course.3':
    'el reembolso aprobado se paga en un plazo de {leastDays} a {mostDays} días hábiles, por el mismo medio con el que usted pagó;',
  'clause.refund-course.4':
    'de cada reembolso aprobado retenemos un cargo administrativo de al menos {adminFee} dólares estadounidenses por las comisiones de la pasarela de pago, el tiempo del personal y el cambio de divisas.',
  'clause.chargeback.title': 'Contracargos',
  'clause.chargeback.text':
    'Si hay algún problema con un pago, escríbanos primero. Si se impugna un pago ante el banco sin fundamento, responderemos con este contrato y los registros del pedido.',
  'clause.data.title': 'Datos personales',
  'clause.data.text':
    'Usamos sus datos únicamente para este pedido. Conservamos los datos de la solicitud hasta {applicationYears} años, los registros de pago hasta {paymentYears} y la correspondencia hasta {correspondenceYears}. Cuando usted lo pida, eliminaremos o anonimizaremos en un plazo de {erasureDays} días lo que la ley no nos obligue a conservar. Si sus datos llegaran a quedar expuestos, se lo comunicaremos en un plazo de {breachHours} horas.',
  'clause.force-majeure.title': 'Fuerza mayor',
  'clause.force-majeure.text':
    'No respondemos de retrasos ni incumplimientos causados por fallos de los sistemas gubernamentales, catástrofes naturales, interrupciones de internet o disturbios.',
  'clause.liability.title': 'Responsabilidad y reclamaciones',
  'clause.liability.text':
    'Nuestra responsabilidad se limita a lo que usted nos pagó en los {months} meses anteriores a la reclamación. Toda reclamación prescribe {claimYears, plural, one {# año} other {# años}} después de que usted conozca su causa y, como máximo, {actYears} años después del hecho. No se limita ningún derecho que la ley no permita limitar.',
  'clause.law.title': 'Ley y jurisdicción',
  'clause.law.text':
    'Las controversias comerciales se rigen por la ley del Reino Unido, y los asuntos migratorios, por la ley de Tanzania. Son competentes los tribunales de Londres o de Dar es Salaam.',
  'clause.signature.title': 'Firma electrónica',
  'clause.signature.text':
    'Su firma manuscrita en pantalla, la fecha y hora en que firmó y la dirección de red desde la que lo hizo se guardan con este contrato. El código de comprobación que figura más abajo se calcula a partir de todo ello: si cambiara una sola letra, el código sería otro.',
  'signature.title': 'Firma',
  'signature.signedBy': 'Firmado por',
  'signature.signedAt': 'Fecha y hora',
  'signature.networkAddress': 'Dirección de red',
  'signature.agreement': 'Contrato',
  'signature.accepted': 'Textos aceptados',
  'signature.acceptedTexts':
    'Condiciones del servicio y Política de privacidad, versión del {date}',
  'signature.alt': 'Firma de {name}',
  'check.title': 'Código de comprobación (SHA-256)',
  'check.text': 'Cualquier persona puede comprobarlo en',
  'footer.page': 'Página {page} de {pages}',
  'footer.company': '{company} es una consultora privada y no forma parte de ningún gobierno.',
  'mark.alt': '{company}',
}
