import { misspelt } from '@vermilion/settings';
import type { Setup } from './doctor/check';
import { examine, type Finding } from './doctor/examine';
import { openDatabaseFor } from './open-mall';

/** Examines the mall of these settings: they, its database, and what it needs of the world. Changes nothing. */
export async function examineMall(setup: Setup): Promise<Finding[]> {
  const found = await examine(setup, async (work) => {
    const database = await openDatabaseFor(setup.settings);
    return work({ ...setup, database }).finally(() => database.close());
  });
  const misspellings = misspelt(process.env).map((text) => {
    return { check: 'misspelt', level: 'warning', text } as const;
  });
  return [...found, ...misspellings];
}
