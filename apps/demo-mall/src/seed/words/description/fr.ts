import type { DescriptionWords } from './types';

export const fr: DescriptionWords = {
  about: 'Pourquoi nous l’aimons',
  details: 'En bref',
  known: 'Bon à savoir',
  shown: 'De plus près',
  goods: {
    promises: [
      'La boutique répond elle-même aux questions',
      'Suivi par son numéro jusqu’à votre porte',
      'La boutique est payée une fois que vous l’avez reçu',
      '{returnDays} jours après l’arrivée pour demander le remboursement',
    ],
  },
  food: {
    promises: [
      'Origine et date de consommation sur chaque étiquette',
      'S’il arrive abîmé, demandez le remboursement sur la page de la commande',
    ],
  },
  virtual: {
    promises: [
      'Envoyé par message',
      'Reste visible dans votre commande, impossible à perdre',
      'La boutique nommée sur cette page en répond',
      'À offrir librement : il suffit d’avoir le code',
    ],
  },
};
