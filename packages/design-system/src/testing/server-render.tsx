import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { captureConsole } from './capture-console';

/** The markup that a server sends: while it renders there is neither window nor document. */
export function serverMarkup(ui: ReactNode): string {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  try {
    return renderToString(ui);
  } finally {
    vi.unstubAllGlobals();
  }
}

/** Renders as a server does, takes it over as a browser does, twice in strict mode; tells every complaint. */
export function hydrationErrors(ui: ReactNode): string[] {
  const { messages, capture, stop } = captureConsole();
  const container = document.createElement('div');
  try {
    container.innerHTML = serverMarkup(ui);
    document.body.append(container);
    render(ui, { container, hydrate: true, reactStrictMode: true, onRecoverableError: capture });
    return messages;
  } finally {
    stop();
  }
}
