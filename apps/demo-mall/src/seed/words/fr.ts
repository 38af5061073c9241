import type { Words } from './types';

export const fr: Words = {
  reviews: {
    great: [
      'Encore mieux que sur les photos.',
      'Deuxième commande, toujours aussi bien.',
      'Exactement ce que je cherchais.',
      'Offert à ma belle-mère, conquise.',
      'Un goût d’enfance.',
      'Très belle qualité pour le prix.',
      'On sent que c’est fait avec soin.',
      'Adopté par toute la famille.',
      'Parfum délicat, tenue étonnante.',
      'Rien à redire, c’est parfait.',
      'Je recommande les yeux fermés.',
    ],
    good: [
      'Très bien, la couleur est un peu plus foncée qu’à l’écran.',
      'Satisfaite, malgré une petite attente.',
      'Bonne qualité, j’aurais aimé un format au-dessus.',
      'Bien, mais le carton était un peu écrasé.',
    ],
    fair: [
      'Correct, sans plus.',
      'Plus petit que je ne l’imaginais.',
      'Un peu cher pour ce que c’est.',
    ],
    poor: ['Arrivé cassé, remplacé après deux messages.', 'Ce n’est pas ce que j’avais commandé.'],
    parcel: [
      'Livré avec un jour d’avance.',
      'Très bien emballé.',
      'Livreur charmant.',
      'Un petit mot manuscrit dans le colis, quelle attention.',
    ],
  },
  thanks: [
    'Merci mille fois, votre message nous touche.',
    'Quel plaisir de vous lire, à très bientôt !',
  ],
  sorry: [
    'Nous sommes navrés. Écrivez-nous et nous arrangeons cela dès aujourd’hui.',
    'Il n’aurait pas dû partir ainsi ; un nouveau colis est en route.',
  ],
  names: [
    'Solène',
    'Mathilde B',
    'Hugo',
    'Mamie Jo',
    'Clément',
    'Aurore',
    'Léonie',
    'Bastien',
    'Odile',
    'Margaux',
    'Yann',
    'Capucine',
  ],
};
