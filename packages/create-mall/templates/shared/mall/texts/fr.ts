import type { Texts } from './en';

export const fr: Texts = {
  mallName: 'Harbour',
  messages: 'Messages (F6)',
  dismiss: 'Fermer',
  goods: 'Tous les articles',
  heroTitle: 'Matins paisibles',
  heroText: 'Théières, lampes et lin de petits ateliers.',
  similar: 'Vous aimerez aussi',
  cart: 'Panier',
  profile: 'Votre profil',
  nickname: 'Pseudo',
  nicknameMissing: 'Saisissez un pseudo.',
  save: 'Enregistrer',
  saved: 'Votre profil est enregistré.',
  added: 'L’article est dans votre panier.',
  failed: 'L’opération a échoué. Veuillez réessayer.',
  welcome: 'Bienvenue',
  signIn: 'Se connecter',
  notFound: 'Page introuvable',
  aboutMall: 'À propos',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  notWritten: 'Cette page reste à rédiger.',
  notWrittenDetail:
    'Elle fait partie de l’accord que les clients acceptent en se connectant : rédigez-la avant l’ouverture.',
};
