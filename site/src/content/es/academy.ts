import type { AcademyWords } from '../academy.ts';

export const academy = {
  heading: 'Aprende las señas',
  label: 'Academia de trading',
  lead: 'La lección 1 de cada curso se puede leer aquí. Las demás se están escribiendo.',
  courses: {
    firstTrade: {
      title: 'Tu primera operación on-\u2060chain',
      lessons: [
        'Qué hace una billetera',
        'Qué hace una red de capa\u00a02',
        'Cómo leer un par de trading',
        'Comisiones: de trading, de red e impacto en el precio',
        'Hacer una operación pequeña',
        'Comprobar el resultado',
      ],
      firstLesson:
        'Una billetera cripto no guarda monedas como una de cuero guarda efectivo. Las monedas son anotaciones en una red. La billetera guarda la clave que demuestra que una anotación es tuya y aprueba los cambios en ella. Quien tiene la clave puede mover las monedas. Por eso, la primera destreza del trading no es leer gráficos. Es saber dónde está tu clave, quién puede verla y qué estás aprobando.',
    },
    keys: {
      title: 'Guarda tus claves',
      lessons: [
        'Claves y frases de recuperación',
        'Dónde guardar una frase de recuperación',
        'Leer lo que apruebas',
        'Reconocer sitios y soportes falsos',
        'Retirar aprobaciones antiguas',
      ],
      firstLesson:
        'Una frase de recuperación es una lista de palabras que puede reconstruir tu clave en otro dispositivo. Le sirve a cualquiera que la lea, así que trátala como a la propia clave. Escríbela en papel, mantenla lejos de cámaras y de notas en la nube, y no la introduzcas nunca en un sitio web. Ningún exchange, fabricante de billeteras ni agente de soporte la necesita. Si alguien te la pide, detente.',
    },
    orders: {
      title: 'Precio, volumen y órdenes',
      lessons: [
        'Precio y cambio en 24 horas',
        'El volumen y por qué importa',
        'Spread y profundidad',
        'Impacto en el precio',
        'Órdenes que esperan un precio',
        'Elegir el importe de una operación',
        'Fijar un límite de pérdidas',
        'Llevar un registro de operaciones',
      ],
      firstLesson:
        'Un precio es el de la última operación o una media de las recientes. El cambio en 24\u00a0horas lo compara con el precio de un día antes. Los dos miran hacia atrás. Una moneda que hoy sube un 5% puede bajar un 5% en una hora, y la cifra no da ninguna pista de cuál de las dos cosas viene después. Lee el cambio como una medida de cuánto se mueve un precio, no de hacia dónde irá.',
    },
    bots: {
      title: 'Bots y copy trading',
      lessons: [
        'Qué puede hacer un bot y qué no',
        'Escribir una regla',
        'Probar con precios pasados',
        'Por qué engañan los resultados pasados',
        'Límites y aprobaciones',
        'Elegir a qué trader copiar',
        'Copiar pérdidas',
        'Comisiones a alta frecuencia',
        'Detener un bot',
        'Revisar un mes',
      ],
      firstLesson:
        'Un bot es una regla que funciona sin ti. Puede comprar a un precio fijado, vender con una pérdida fijada o reequilibrar cada hora. No puede valorar noticias, darse cuenta de que un mercado ha dejado de funcionar ni saber que necesitas el dinero el viernes. Repetirá una regla mala con la misma calma que una buena. Antes de escribir una regla, anota cuándo vas a apagarla.',
    },
  },
  levels: { Beginner: 'Inicial', Intermediate: 'Intermedio', Advanced: 'Avanzado' },
  duration: {
    minutes: 'aprox.\u00a0{minutes}\u00a0min',
    hours: 'aprox.\u00a0{hours}\u00a0h',
    hoursAndMinutes: 'aprox.\u00a0{hours}\u00a0h\u00a0{minutes}\u00a0min',
  },
  lessonsPlanned: {
    one: '{count} lección prevista',
    other: '{count} lecciones previstas',
  },
  students: { one: '{count} estudiante', other: '{count} estudiantes' },
  facts: '{lessons}, {duration}',
  factsWithStudents: '{lessons}, {duration}, {students}',
  complete: '{progress} completado',
  start: 'Empezar curso',
  outline: 'Temario',
  lesson: 'Lección 1',
  notSaved: 'El progreso no se guarda en esta página.',
} satisfies AcademyWords;
