import type { Form } from './form';
import { house } from './house';
import { packs } from './packs';
import { papers } from './paper';
import { vessels } from './vessels';

/** All objects that are drawn in code instead of taken from the emoji set. */
export const FORMS: Record<string, Form> = { ...vessels, ...packs, ...house, ...papers };
