import type { ProductTexts } from '../product-texts.ts'

export const template: ProductTexts = {
  greeting: 'Hola, gracias por escribirnos. Lo estoy revisando y le responderé en un momento.',
  reference:
    '¿Podría enviarme la referencia de su solicitud? Empieza por TZ- y figura en el correo que confirmó su pago.',
  status:
    'Puede ver en qué punto está su solicitud y qué viene después en nuestra página «Consultar el estado», con la referencia y su correo electrónico.',
  documents:
    'Puede añadir sus documentos con el enlace del correo que confirmó su pago. Basta una foto tomada con el teléfono si se ven las cuatro esquinas y se lee cada línea.',
  payment:
    'Su banco rechazó el pago y no se ha cobrado nada. Sus respuestas están guardadas: puede intentarlo de nuevo o usar otra tarjeta.',
  waiting:
    'Su solicitud está en manos de la autoridad migratoria, que decide en su propio plazo; no podemos acelerarlo. Le escribiremos en cuanto haya una decisión.',
  email:
    'Tengo que consultarlo y le responderé por correo electrónico. Su conversación sigue aquí.',
  closing: '¿Puedo ayudarle en algo más? Si no, le deseo un buen viaje.',
  'photo-unusable':
    'No podemos usar la foto de pasaporte de {?traveller}. La autoridad migratoria exige una foto reciente, de frente, con fondo blanco liso, luz uniforme y el rostro completo a la vista.\n\nTome una nueva y añádala en la página de su solicitud: {link}\nSirve una foto tomada con el teléfono.',
  'passport-unclear':
    'Una parte de la página del pasaporte de {?traveller} no se puede leer. Envíenos una nueva imagen de la página con la foto: con las cuatro esquinas visibles, sin reflejos y con todas las líneas nítidas, incluidas las dos de la parte inferior.\n\nPuede añadirla en la página de su solicitud: {link}',
  'passport-expires':
    'El pasaporte de {?traveller} caduca el {?expires}. Tanzania exige un pasaporte válido durante al menos 180 días después de la llegada, y su llegada está prevista para el {arrival}.\n\nRenuévelo y responda con una imagen de la página del pasaporte nuevo, o díganos si viajará con otro pasaporte. Su solicitud seguirá abierta hasta entonces.',
  'return-ticket':
    'Todavía falta un documento para {reference}: el billete que muestra cuándo sale de Tanzania. Basta una confirmación de reserva con los nombres de los viajeros y la fecha; puede ser un PDF o una captura de pantalla.\n\nPuede añadirlo en la página de su solicitud: {link}',
  'payment-question':
    'Tenemos una pregunta sobre su pago de {reference}. El {?day} recibimos {?amount} que no podemos atribuir con certeza a ninguna solicitud.\n\n¿Podría respondernos si ese pago es suyo y a nombre de quién se hizo? No nos envíe nunca un número de tarjeta.',
  'extra-days':
    'La autoridad migratoria necesita unos días más para su solicitud {reference}. Ahora esperamos la decisión a más tardar el {?day}.\n\nNo tiene que hacer nada: le escribiremos en cuanto haya una decisión. Si su llegada del {arrival} se acerca demasiado, responda a este mensaje y buscaremos juntos una solución.',
  'visa-arrived':
    'Su visa está aprobada. Así puede imprimirla:\n\n1. Abra {link} e introduzca su referencia {reference} y su correo electrónico.\n2. Descargue el PDF de cada viajero y compruebe que el nombre y el número de pasaporte son correctos.\n3. Imprímalo en papel A4, una página por hoja. Puede ser en blanco y negro.\n\nLleve la copia impresa con el pasaporte: la aerolínea y el control migratorio de Tanzania se la pedirán. Conviene llevar otra copia en el teléfono.',
  'refund-explained':
    'Le hemos reembolsado {?amount} de {reference}. El dinero vuelve por la misma vía por la que pagó, normalmente a la misma tarjeta.\n\nEl plazo depende de su banco; puede tardar hasta dos semanas. Si para entonces no lo ve, responda a este mensaje y averiguaremos dónde está.',
  supplement:
    'El cambio que nos ha pedido para {reference} cuesta {?amount} más.\n\nPuede hacerlo en la página de su solicitud, en «Cambiar su pedido», y pagar allí la diferencia: {link}\n\nCambiaremos su pedido en cuanto recibamos el pago. Hasta entonces, todo sigue igual.',
  'cancellation-explained':
    'Puede pedir la cancelación de {reference} en la página de su solicitud: {link}\n\nAntes de que confirme, esa página le muestra cuánto le reembolsaríamos. Mientras no se haya presentado nada ante la autoridad migratoria, eso incluye la tarifa oficial de la visa; una vez presentada la solicitud, la autoridad no reembolsa su tarifa. Nada cambia hasta que usted confirme.',
  'contact-asked':
    'Nos gustaría comunicarnos con usted por {reference}, pero no lo conseguimos con los datos que tenemos.\n\nResponda con un número de teléfono, incluido el código de país, y díganos cuándo le viene bien. Si consulta más a menudo otro correo electrónico, envíenos también esa dirección.',
}
