import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// as patient as a busy machine needs; what is there is found at once all the same
configure({ asyncUtilTimeout: 5000 });

// jsdom has none of these
URL.createObjectURL = (blob) => `blob:${blob instanceof File ? blob.name : ''}`;
URL.revokeObjectURL = () => undefined;
globalThis.scrollTo = () => undefined;

// the files of a worker have one page in common: each begins with an empty one
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

afterEach(cleanup);
