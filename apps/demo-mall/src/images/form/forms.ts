import type { Form } from './form';
import { house } from './house';
import { packs } from './packs';
import { papers } from './paper';
import { vessels } from './vessels';

/** Every thing that is drawn here rather than taken from the collection of art. */
export const FORMS: Record<string, Form> = { ...vessels, ...packs, ...house, ...papers };
