import { renderToString } from 'react-dom/server';
import { App } from './app';

/** The page's content as the server writes it. */
export const render = () => renderToString(<App />);
