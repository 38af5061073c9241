import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// long timeouts for busy machines; queries resolve as soon as possible
configure({ asyncUtilTimeout: 5000 });

// missing in jsdom
URL.createObjectURL = (blob) => `blob:${blob instanceof File ? blob.name : ''}`;
URL.revokeObjectURL = () => undefined;
globalThis.scrollTo = () => undefined;

// files of a worker share a document: each starts with an empty one
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

afterEach(cleanup);
