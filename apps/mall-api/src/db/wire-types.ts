import pg from 'pg';

const INT8 = 20;
const DATE = 1082;

/**
 * Parses counts and sums (int8) as numbers, which are large enough for every amount in a mall; leaves days the texts that
 * they are, without a time in some zone.
 */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (id === INT8 && format !== 'binary') return Number;
    if (id === DATE && format !== 'binary') return String;
    return pg.types.getTypeParser(id, format as 'text');
  }) as typeof pg.types.getTypeParser,
};
