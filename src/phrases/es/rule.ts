import type { Dictionary } from '../index.ts'

export const rule: Dictionary['rule'] = {
  'applicants.count':
    '{expected, plural, one {Añada los datos de # viajero} other {Añada los datos de # viajeros}}. Ha añadido {given}.',
  'applicationType.required': 'Elija quién solicita la visa: una persona, una familia o un grupo',
  'communicationChannel.required': 'Elija cómo podemos comunicarnos con usted',
  'communicationId.required': 'Escriba su usuario o número en ese canal, o elija otro',
  'communicationId.too-short': 'El usuario o número debe tener al menos 3 caracteres',
  'companionName.missing': 'Escriba el nombre de la persona con la que viaja, si lo sabe',
  'contactEmail.malformed': 'Escriba una dirección de correo electrónico válida',
  'contactEmail.misspelt': '¿Quiso decir {suggestion}?',
  'contactEmail.required': 'Escriba su correo electrónico',
  'contactName.required': 'Escriba el nombre de contacto',
  'contactName.too-short': 'El nombre debe tener al menos 2 caracteres',
  'contactPhone.impossible':
    'Esto no parece un número de teléfono. Escríbalo con + y el código de país, por ejemplo +44 20 7946 0123.',
  'contactPhone.invalid':
    'En ese país no existe un número así. Revise el código de país y cada cifra.',
  'contactPhone.no-country': 'Empiece con + y el código de país, por ejemplo +44 20 7946 0123',
  'contactPhone.required': 'Escriba su número de teléfono',
  'contactPhone.too-short': 'El número de teléfono debe tener al menos 8 caracteres',
  'date.clamped':
    'Este mes tiene {days, plural, one {# día} other {# días}}, así que hemos cambiado el día a {days}. Compruebe que es correcto.',
  'date.day': 'Escriba el día como un número del 1 al 31',
  'date.malformed': 'Escriba día, mes y año, por ejemplo 27 3 1990',
  'date.month': 'Escriba el mes como un número del 1 al 12 o con su nombre',
  'date.no-such-day':
    '{month} de {year} tiene {days, plural, one {# día} other {# días}}. Revise el día y el mes.',
  'date.unreal': 'Esta fecha no existe. Revise el día y el mes.',
  'date.year': 'Escriba el año con cuatro cifras',
  'date.year-range': 'Escriba un año entre {from} y {to}',
  'dateOfBirth.future': 'La fecha de nacimiento no puede ser posterior a hoy',
  'dateOfBirth.minor':
    'Menor de 18 años: tenga a mano el certificado de nacimiento y la autorización escrita de los padres. La autoridad migratoria puede pedirlos.',
  'dateOfBirth.minor-alone':
    'Menor de 18 años y sin un adulto: indique abajo quién viaja también. Tenga a mano el certificado de nacimiento y la autorización escrita de los padres. La autoridad migratoria puede pedirlos.',
  'dateOfBirth.required': 'Escriba la fecha de nacimiento',
  'dateOfBirth.too-young': 'El solicitante debe tener al menos 1 año',
  'digitalSignature.incomplete': 'Firma incompleta: complete su firma antes de continuar.',
  'digitalSignature.required': 'Para continuar con el pago, firme electrónicamente',
  'firstName.required': 'Escriba el nombre',
  'form.incomplete': 'Complete todos los campos obligatorios',
  'gender.required': 'Seleccione el sexo',
  'intendedDateOfArrival.past': 'Elija una fecha de llegada a partir de hoy',
  'intendedDateOfArrival.required': 'Escriba la fecha prevista de llegada',
  'intendedDateOfArrival.short-notice':
    'Viaje con poca antelación: llega en menos de {days, plural, one {# día} other {# días}}. Es posible que su visa no esté lista para entonces.',
  'intendedDateOfArrival.before-decision':
    'Con la modalidad elegida, la decisión de la autoridad migratoria se espera hacia el {day}. Es demasiado tarde para esta llegada.',
  'intendedDateOfArrival.too-soon':
    'Ninguna modalidad le da una decisión antes de su llegada. Espérela hacia el {day}, o hacia el {earliest} con la más rápida. Si puede, viaje más tarde, y no compre todavía los billetes.',
  'intendedDateOfArrival.too-far':
    'Elija una fecha de llegada dentro de los próximos {days, plural, one {# día} other {# días}}',
  'lastName.required': 'Escriba los apellidos',
  'name.no-letters':
    'Escríbalo como figura en el pasaporte. Si no hay apellido, marque «En mi pasaporte no figura apellido» y deje esto en blanco.',
  'name.not-latin':
    'Use la grafía en letras latinas que figura en su pasaporte, por ejemplo en las dos líneas al pie de la página con la foto',
  'name.placeholder':
    'Escriba el nombre como figura en el pasaporte. Si no hay apellido, marque «En mi pasaporte no figura apellido».',
  'name.short':
    'Debe tener al menos 2 caracteres. Si en su pasaporte figura una sola letra, continúe.',
  'name.symbols': 'Use las letras que figuran en el pasaporte, sin cifras ni otros símbolos',
  'nationality.referral':
    'Las solicitudes de esta nacionalidad pasan por una segunda oficina y tardan unos {days, plural, one {# día} other {# días}}. Espere la aprobación antes de pagar los billetes.',
  'nationality.required': 'Seleccione su nacionalidad',
  'nationality.visa-free':
    'Los titulares de este pasaporte no necesitan visa para visitar Tanzania. Continúe solo si sabe que la necesita.',
  'numberOfApplicants.too-few': 'Indique cuántas personas viajan, al menos 1',
  'numberOfApplicants.too-many':
    '{max, plural, one {Una solicitud individual es para # persona. Para más, elija familia o grupo.} other {Este tipo de solicitud admite como máximo # personas}}',
  'passportExpiryDate.before-issue': 'La fecha de caducidad debe ser posterior a la de expedición',
  'passportExpiryDate.expired': 'El pasaporte ya ha caducado. Renuévelo primero.',
  'passportExpiryDate.required': 'Escriba la fecha de caducidad del pasaporte',
  'passportExpiryDate.six-months':
    'El pasaporte debe ser válido durante al menos {months, plural, one {# mes} other {# meses}} desde hoy. Renuévelo primero: el nuevo debe ser válido al menos hasta el {day}.',
  'passportExpiryDate.too-short-for-arrival':
    'El pasaporte debe ser válido durante al menos {days, plural, one {# día} other {# días}} después de su llegada. Renuévelo primero o llegue antes.',
  'passportIssueDate.before-birth': 'La fecha de expedición debe ser posterior a la de nacimiento',
  'passportIssueDate.future': 'La fecha de expedición no puede ser posterior a hoy',
  'passportIssueDate.old':
    'Este pasaporte se expidió hace más de {years, plural, one {# año} other {# años}}. Compare la fecha con su pasaporte.',
  'passportIssueDate.required': 'Escriba la fecha de expedición del pasaporte',
  'passportIssuingCountry.required': 'Seleccione el país emisor del pasaporte',
  'passportNumber.long':
    'Los números de pasaporte tienen como máximo 9 letras y cifras. Compárelo con su pasaporte; si es correcto, continúe.',
  'passportNumber.repeated':
    'El solicitante {number} tiene el mismo número de pasaporte. Cada viajero, también un menor, hace la solicitud con su propio pasaporte.',
  'passportNumber.required': 'Escriba el número de pasaporte',
  'passportNumber.short':
    'Debe tener al menos 6 caracteres. Compárelo con su pasaporte; si es correcto, continúe.',
  'passportNumber.symbols':
    'Un número de pasaporte solo tiene cifras y letras de la A a la Z, sin Ñ ni acentos',
  'passportNumber.too-short': 'El número de pasaporte debe tener al menos 3 caracteres',
  'portOfEntry.other-method':
    'A este punto de entrada no se llega por esta vía. Elija uno de la lista o cambie cómo entrará.',
  'portOfEntry.required': 'Seleccione el punto de entrada',
  'portOfEntry.zanzibar-insurance':
    'Zanzíbar exige a cada visitante un seguro de viaje obligatorio propio, que vende la Zanzibar Insurance Corporation. Nuestro seguro de viaje no lo sustituye.',
  'privacyPolicyAccepted.payment':
    'Para continuar con el pago, debe aceptar la Política de privacidad',
  'privacyPolicyAccepted.required': 'Para continuar, debe aceptar la Política de privacidad',
  'processingType.required': 'Elija la modalidad de tramitación',
  'residentialAddress.required': 'Escriba la dirección',
  'residentialAddress.short':
    'Debe tener al menos 10 caracteres. Si su dirección es así de corta, continúe.',
  'residentialAddress.too-short': 'La dirección debe tener al menos 3 caracteres',
  'residentialCity.required': 'Escriba la ciudad',
  'residentialCity.short':
    'Debe tener al menos 2 caracteres. Si el nombre de su ciudad tiene una sola letra, continúe.',
  'residentialCountry.required': 'Seleccione su país',
  'singleName.both':
    'Ha marcado «En mi pasaporte no figura apellido». Deje el único nombre que figura y borre el otro, o quite la marca.',
  'singleName.required': 'Escriba el único nombre que figura en su pasaporte',
  'termsOfServiceAccepted.payment':
    'Para continuar con el pago, debe aceptar las Condiciones del servicio',
  'termsOfServiceAccepted.required': 'Para continuar, debe aceptar las Condiciones del servicio',
  'text.control': 'Este texto contiene caracteres que no se pueden leer. Escríbalo de nuevo.',
  'text.not-latin': 'Use letras latinas, para que la autoridad migratoria pueda leerlo',
  'text.too-long': 'Use como máximo {max} caracteres',
  'transportationMethod.required': 'Elija cómo entrará en Tanzania',
  'value.unreadable': 'No hemos podido leer esta respuesta. Escríbala de nuevo.',
  'visaType.multiple-required':
    'Con este pasaporte debe elegir la visa de turismo de entradas múltiples. Elija «Turismo, entradas múltiples».',
  'visaType.required': 'Elija el tipo de visa que necesita',
}
