import type { Words } from './types';

export const es: Words = {
  reviews: {
    great: [
      'Mejor que en las fotos.',
      'Es la segunda vez que compro y repetiré.',
      'Calidad de la de antes.',
      'Se lo regalé a mi madre y está encantada.',
      'Justo lo que buscaba.',
      'Sabe a pueblo, a verano, a verdad.',
      'Relación calidad-precio inmejorable.',
      'Se nota que está hecho con cariño.',
      'En casa ha durado dos días, con eso lo digo todo.',
      'Muy contentos con la compra.',
      'De diez.',
    ],
    good: [
      'Muy bueno, aunque el color es algo más oscuro que en la pantalla.',
      'Contento, solo que tardaron en reponerlo.',
      'Buena calidad; habría preferido un tamaño más.',
      'Todo bien, la caja venía un poco golpeada.',
    ],
    fair: [
      'Está bien sin más.',
      'Es más pequeño de lo que imaginaba.',
      'Correcto, pero esperaba algo más por ese precio.',
    ],
    poor: ['Llegó roto; lo cambiaron, pero tuve que insistir.', 'No es lo que pedí. Devuelto.'],
    parcel: [
      'Llegó un día antes.',
      'Muy bien embalado.',
      'El repartidor, amabilísimo.',
      'Envío rápido y con nota escrita a mano.',
    ],
  },
  thanks: ['¡Mil gracias! Nos alegra mucho leerte.', 'Gracias de corazón, vuelve cuando quieras.'],
  sorry: [
    'Lo sentimos mucho. Escríbenos y lo arreglamos hoy mismo.',
    'No debió salir así de casa; ya va otro en camino.',
  ],
  names: [
    'Marisol',
    'Paco R',
    'Lucía',
    'Iñaki',
    'abuela_carmen',
    'Nerea',
    'Tomás G',
    'Rocío',
    'Álvaro',
    'Pilar S',
    'Jordi',
    'Elena M',
    'Santi',
  ],
};
