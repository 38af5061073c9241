import { prerender } from 'react-dom/static';
import { App } from './app';

/** The server-rendered content, with everything that it waits for. */
export async function render(): Promise<string> {
  const { prelude } = await prerender(<App />);
  return new Response(prelude).text();
}
