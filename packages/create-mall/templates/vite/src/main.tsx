import '@vermilion/design-system/styles.css';
import '@vermilion/mall-components/styles.css';
import '../mall/brand.css';
import '../mall/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { locale } from './locale';
import { routes } from './routes';

const root = document.querySelector('#app');
if (!root) throw new Error('index.html has no element #app.');
document.documentElement.lang = locale;
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
