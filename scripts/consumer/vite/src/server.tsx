import { renderToString } from 'react-dom/server';
import { App } from './app';

/** The server-rendered content. */
export const render = () => renderToString(<App />);
