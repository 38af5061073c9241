import { index, route } from '@react-router/dev/routes';

export default [
  index('routes/list.tsx'),
  route('goods/:id', 'routes/goods.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('language/:tag', 'routes/language.ts'),
  route('api/*', 'routes/api.ts'),
  route('*', 'routes/not-found.tsx'),
];
