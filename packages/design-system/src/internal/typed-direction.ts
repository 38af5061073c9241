import type { HTMLInputTypeAttribute } from 'react';

const directions: Partial<Record<HTMLInputTypeAttribute, 'auto' | 'ltr'>> = {
  text: 'auto',
  search: 'auto',
  email: 'ltr',
  tel: 'ltr',
  url: 'ltr',
  password: 'ltr',
};

/** The `dir` of an input: words have their own direction, whatever that of the page; addresses and numbers are left-to-right. */
export const typedDirection = (type: HTMLInputTypeAttribute = 'text') => directions[type];
