import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  added: { id: 'page.cart.added', defaultMessage: 'Added to the cart' },
  open: { id: 'page.cart.open', defaultMessage: 'View cart' },
  savedJoined: {
    id: 'page.cart.savedJoined',
    defaultMessage: 'What you had saved for later is in your account now.',
  },
  moved: { id: 'page.cart.moved', defaultMessage: 'Moved to the cart' },
  movedPartly: {
    id: 'page.cart.movedPartly',
    defaultMessage: 'There is not enough in stock. What does not fit into the cart stays saved.',
  },
  collected: { id: 'page.cart.collected', defaultMessage: 'Moved to your saved items' },
  joined: {
    id: 'page.cart.joined',
    defaultMessage: 'The items you had chosen are in your cart now.',
  },
  capped: {
    id: 'page.cart.capped',
    defaultMessage:
      'Your carts were merged. For some items there is less in stock than you wanted.',
  },
  refused: {
    id: 'page.cart.refused',
    defaultMessage:
      'Some items could not be added to your account’s cart. They are still in this browser’s cart, which you see when you are signed out.',
  },
});
