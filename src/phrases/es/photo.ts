import type { Dictionary } from '../index.ts'

export const photo: Dictionary['photo'] = {
  title: 'Encuadre su foto',
  close: 'Cerrar sin usar esta foto',
  looking: 'Buscando el rostro',
  slow: 'Este dispositivo necesita un poco más de tiempo.',
  stop: 'Colocarla sin la comprobación',
  stage: 'Su foto. Arrástrela a su sitio. Las flechas la mueven, más y menos cambian su tamaño.',
  smaller: 'Más pequeña',
  larger: 'Más grande',
  turn: 'Girar',
  use: 'Usar esta foto',
  another: 'Elegir otra',
  failed:
    'No hemos podido guardar la foto aquí. Elija otra, o recargue la página e inténtelo de nuevo.',
  good: 'Esta foto está bien',
  'good.text':
    'Solo la hemos recortado, enderezado y cambiado de tamaño, y la hemos comprobado en su propio dispositivo.',
  warned:
    '{count, plural, one {Hay algo que podría mejorar} other {Hay # cosas que podrían mejorar}}',
  'warned.text':
    'Una foto mejor ahora le ahorra un correo nuestro más tarde. Puede enviar esta de todos modos: nuestro equipo mira cada foto personalmente.',
  unchecked:
    'No hemos podido comprobar esta foto en su dispositivo. Ajuste el rostro al contorno; nuestro equipo la revisará.',
  ask: 'Lo que solo usted puede ver',
  'ask.text':
    '¿Los dos ojos abiertos, la boca cerrada, nada delante del rostro y, si puede, sin gafas? ¿Y muestra cómo es usted hoy?',
  right: 'Bien',
  wrong: 'Mal',
  example: 'Ejemplos',
  'example.right': 'De frente a la cámara, pared blanca lisa, luz uniforme',
  'example.wrong': 'De lejos, con cosas detrás o medio en sombra',
  'complaint.noFace': 'No se ha encontrado ningún rostro',
  'complaint.noFace.do': 'Mire a la cámara, con toda la cabeza en la imagen y nada que la tape.',
  'complaint.severalFaces': 'Hay más de un rostro',
  'complaint.severalFaces.do':
    'En la foto solo puede haber una persona. Pida a los demás que se aparten.',
  'complaint.tooSmall': 'La foto tiene poco detalle',
  'complaint.tooSmall.do': 'Acérquese, o tome una foto nueva en vez de fotografiar otra imagen.',
  'complaint.blurred': 'El rostro no está nítido',
  'complaint.blurred.do':
    'Sujete el teléfono sin moverlo, limpie la lente y toque el rostro en la pantalla antes de tomar la foto.',
  'complaint.tooDark': 'Está demasiado oscura',
  'complaint.tooDark.do': 'Gírese hacia una ventana o salga al exterior, con la luz de frente.',
  'complaint.tooBright': 'Está demasiado clara',
  'complaint.tooBright.do':
    'Parte del rostro se pierde en la luz. Apártese del sol o apague el flash.',
  'complaint.shadow': 'Un lado del rostro está en sombra',
  'complaint.shadow.do': 'Gírese para que la luz venga de frente.',
  'complaint.tooNear': 'La cabeza es demasiado grande o está cortada',
  'complaint.tooNear.do':
    'Reduzca la foto, o tómela de nuevo desde más lejos, con espacio sobre la cabeza.',
  'complaint.tooFar': 'La cabeza es demasiado pequeña',
  'complaint.tooFar.do': 'Amplíe la foto hasta que la cabeza llene el contorno.',
  'complaint.offCentre': 'El rostro no está en el centro',
  'complaint.offCentre.do': 'Arrastre la foto hasta que el rostro quede en la línea central.',
  'complaint.tilted': 'La cabeza está inclinada',
  'complaint.tilted.do': 'Mantenga la cabeza erguida, con los dos ojos a la misma altura.',
  'complaint.background': 'El fondo no es liso y claro',
  'complaint.background.do': 'Colóquese delante de una pared blanca, a un brazo de distancia.',
}
