import type { DescriptionWords } from './types';

export const fr: DescriptionWords = {
  about: 'Pourquoi nous l’aimons',
  details: 'En bref',
  known: 'Bon à savoir',
  shown: 'De plus près',
  goods: {
    promises: [
      'Emballé dans du papier, sans film plastique',
      'La boutique répond elle-même aux questions',
      'Suivi par son numéro jusqu’à votre porte',
      'Vérifié à la main avant de quitter l’étagère',
      'La boutique est payée une fois que vous l’avez reçu',
      '{returnDays} jours après l’arrivée pour demander le remboursement',
      'Fabriqué en petites séries',
      'Accompagné d’une notice écrite par une vraie personne',
    ],
    stories: [
      'Nous l’avons utilisé nous-mêmes longtemps avant de le proposer, et corrigé deux petits détails en chemin. Vous recevez la troisième version, celle que nous avons gardée.',
      'Tout est parti de la demande d’une cliente, au deuxième rang de notre marché du samedi. Neuf échantillons plus tard, il était parfait ; il n’a pas changé depuis.',
      'Il en existe de moins chers et de plus voyants. Celui-ci est fait pour se faire oublier, parce qu’il marche, tout simplement, jusqu’au jour où l’on vous demande où vous l’avez trouvé.',
      'Les photos sont prises à la lumière du jour, sur une table nue, sans retouche. Les couleurs varient un peu d’un écran à l’autre ; si la vôtre vous surprend, renvoyez-le.',
      'Une jolie attention pour qui prétend avoir déjà tout. Nous pouvons retirer le prix du bon de livraison et ajouter un mot de votre part.',
    ],
  },
  food: {
    promises: [
      'Emballé dans du papier et de la paille, sans film plastique',
      'Choisi par des gens qui en mangent eux-mêmes',
      'Origine et date de consommation sur chaque étiquette',
      'Vérifié à la main avant de quitter l’étagère',
      'Emballé pour rester au frais quand il le faut',
      'S’il arrive abîmé, demandez le remboursement sur la page de la commande',
      'Fabriqué en petites séries',
      'Accompagné d’une carte : comment le conserver, comment le servir',
    ],
    stories: [
      'Il est resté longtemps sur notre propre table avant d’arriver en boutique. Nous l’avons comparé à neuf autres, et c’est lui que nous avons gardé.',
      'Tout est parti de la demande d’une cliente, au deuxième rang de notre marché du samedi. Depuis, nous n’en avons jamais manqué.',
      'Il en existe de moins chers et de plus voyants. Celui-ci a le goût de ce qu’il est, et c’est pour cela qu’on y revient.',
      'Les photos sont prises à la lumière du jour, sur une table nue, sans retouche. Il n’y en a pas deux pareils ; si le vôtre vous surprend, écrivez-nous.',
      'Une jolie attention pour qui prétend avoir déjà tout. Nous pouvons retirer le prix du bon de livraison et ajouter un mot de votre part.',
    ],
  },
  virtual: {
    promises: [
      'Envoyé par message',
      'Reste visible dans votre commande, impossible à perdre',
      'La boutique nommée sur cette page en répond',
      'À offrir librement : il suffit d’avoir le code',
    ],
    stories: [],
  },
};
