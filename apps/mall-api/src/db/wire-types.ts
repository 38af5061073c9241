import pg from 'pg';

const INT8 = 20;

/** How values arrive: counts and sums (int8) as numbers, which hold every amount that a mall can reach. */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
};
