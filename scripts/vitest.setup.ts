import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has none of these
URL.createObjectURL = (blob) => `blob:${blob instanceof File ? blob.name : ''}`;
URL.revokeObjectURL = () => undefined;
window.scrollTo = () => undefined;

afterEach(cleanup);
