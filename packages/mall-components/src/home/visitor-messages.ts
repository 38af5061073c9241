import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    whySignIn: {
      id: 'home.whySignIn',
      defaultMessage: 'Sign in for your coupons, points and orders.',
    },
    signIn: { id: 'home.signIn', defaultMessage: 'Sign in' },
    register: { id: 'home.register', defaultMessage: 'Join' },
    coupons: { id: 'home.myCoupons', defaultMessage: 'Coupons' },
    points: { id: 'home.myPoints', defaultMessage: 'Points' },
    collected: { id: 'home.myCollection', defaultMessage: 'Saved' },
  }),
  ...defineMessages<{ welcome: { mall: string }; hello: { name: string } }>({
    welcome: { id: 'home.welcome', defaultMessage: 'Welcome to {mall}' },
    hello: { id: 'home.hello', defaultMessage: 'Hello, {name}' },
  }),
};
