import type { DescriptionWords } from './types';

export const es: DescriptionWords = {
  about: 'Por qué nos gusta',
  details: 'De un vistazo',
  known: 'Conviene saber',
  shown: 'Más de cerca',
  goods: {
    promises: [
      'Embalado en papel, sin film de plástico',
      'La propia tienda responde a tus preguntas',
      'Se sigue por su número hasta tu puerta',
      'Revisado a mano antes de salir del estante',
      'La tienda cobra cuando lo has recibido',
      '{returnDays} días desde que llega para pedir el reembolso',
      'Hecho en lotes pequeños',
      'Con una tarjeta de instrucciones escrita por una persona',
    ],
    stories: [
      'Lo usamos nosotros durante mucho tiempo antes de ponerlo a la venta, y cambiamos dos detalles por el camino. Lo que recibes es la tercera versión, con la que nos quedamos.',
      'Empezó como el encargo de una clienta en la segunda fila de nuestro mercado de los sábados. Nueve muestras después quedó perfecto, y no ha cambiado desde entonces.',
      'Los hay más baratos y los hay más llamativos. Este está hecho para que te olvides de él, porque simplemente funciona, hasta que alguien te pregunta dónde lo compraste.',
      'Las fotos están hechas con luz de día, sobre una mesa lisa y sin trucos. Los colores varían un poco según la pantalla; si no es lo que esperabas, devuélvelo.',
      'Un buen regalo para quien dice que lo tiene todo. Podemos quitar el precio del albarán y añadir unas líneas tuyas.',
    ],
  },
  food: {
    promises: [
      'Embalado en papel y paja, sin film de plástico',
      'Elegido por gente que también lo come',
      'Origen y fecha de consumo en cada etiqueta',
      'Revisado a mano antes de salir del estante',
      'Embalado para conservar el frío cuando hace falta',
      'Si llega dañado, pide el reembolso en la página del pedido',
      'Hecho en lotes pequeños',
      'Con una tarjeta que explica cómo conservarlo y cómo servirlo',
    ],
    stories: [
      'Estuvo mucho tiempo en nuestra propia mesa antes de llegar a la tienda. Lo comparamos con otros nueve, y este es el que nos quedamos.',
      'Empezó como el encargo de una clienta en la segunda fila de nuestro mercado de los sábados. Desde entonces nunca nos ha faltado.',
      'Los hay más baratos y los hay más llamativos. Este sabe a lo que es, y por eso la gente repite.',
      'Las fotos están hechas con luz de día, sobre una mesa lisa y sin trucos. No hay dos iguales; si no es lo que esperabas, escríbenos.',
      'Un buen regalo para quien dice que lo tiene todo. Podemos quitar el precio del albarán y añadir unas líneas tuyas.',
    ],
  },
  virtual: {
    promises: [
      'Llega por mensaje',
      'Queda guardado en tu pedido, así no se pierde',
      'Responde la tienda que figura en esta página',
      'Se puede regalar: lo usa quien tenga el código',
    ],
    stories: [],
  },
};
