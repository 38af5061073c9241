import { rows } from './lao.gen';

/** Lao names of all countries by their code, for browsers, which have no Lao locale data. */
export const laoCountryNames: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => row.split('|') as [code: string, name: string]),
);
