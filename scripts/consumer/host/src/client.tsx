import '@vermilion/design-system/tokens.css';
import '@vermilion/design-system/components.css';
import '@vermilion/mall-components/styles.css';
import './brand.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app';

const place = document.querySelector('#app');
if (place) hydrateRoot(place, <App />);
