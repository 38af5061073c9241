import type { DescriptionWords } from './types';

export const es: DescriptionWords = {
  about: 'Por qué nos gusta',
  details: 'De un vistazo',
  known: 'Conviene saber',
  shown: 'Más de cerca',
  goods: {
    promises: [
      'La propia tienda responde a tus preguntas',
      'Se sigue por su número hasta tu puerta',
      'La tienda cobra cuando lo has recibido',
      '{returnDays} días desde que llega para pedir el reembolso',
    ],
  },
  food: {
    promises: [
      'Origen y fecha de consumo en cada etiqueta',
      'Si llega dañado, pide el reembolso en la página del pedido',
    ],
  },
  virtual: {
    promises: [
      'Llega por mensaje',
      'Queda guardado en tu pedido, así no se pierde',
      'Responde la tienda que figura en esta página',
      'Se puede regalar: lo usa quien tenga el código',
    ],
  },
};
