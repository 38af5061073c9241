import '@vermilion/design-system/styles.css';
import '@vermilion/mall-components/styles.css';
import './brand.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app';

const place = document.querySelector('#app');
if (place) hydrateRoot(place, <App />);
