import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { captureConsole } from './capture-console';

/** Server-rendered markup: without window and document. */
export function serverMarkup(ui: ReactNode): string {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  try {
    return renderToString(ui);
  } finally {
    vi.unstubAllGlobals();
  }
}

/** Renders on the server and hydrates, in strict mode; returns all errors and warnings. */
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
