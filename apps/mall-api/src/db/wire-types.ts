import pg from 'pg';

const INT8 = 20;

/** Parses counts and sums (int8) as numbers, which are large enough for every amount in a mall. */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
};
