'use client';
import { useMemo, useState } from 'react';
import type { IntlConfig } from 'react-intl';

type OnError = NonNullable<IntlConfig['onError']>;
type IntlError = Parameters<OnError>[0];

/** Reported without an `onError`, by any provider: a server renders one for each request. */
const reported = new Set<string>();

const report: OnError = (error) => console.error(error);

const keyOf = (locale: string, error: IntlError) => {
  const id =
    'descriptor' in error ? (error.descriptor as { id?: string } | undefined)?.id : undefined;
  return [locale, error.code, id ?? String(error)].join(' ');
};

/** Passes each error of a message on once for each language, instead of whenever the message is rendered. */
export function useMessageErrors(locale: string, onError: OnError | undefined): OnError {
  const [own] = useState(() => new Set<string>());
  return useMemo(() => {
    const told = onError ? own : reported;
    return (error) => {
      const key = keyOf(locale, error);
      if (told.has(key)) return;
      told.add(key);
      (onError ?? report)(error);
    };
  }, [locale, onError, own]);
}
