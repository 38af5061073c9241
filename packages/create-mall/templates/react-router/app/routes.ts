import { index, route } from '@react-router/dev/routes';

export default [
  index('routes/list.tsx'),
  route('goods/:id', 'routes/goods.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('api/*', 'routes/api.ts'),
  route('*', 'routes/not-found.tsx'),
];
