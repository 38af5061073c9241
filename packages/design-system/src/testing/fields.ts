import { choiceFields } from './fields/choice';
import type { FieldCase } from './fields/field-case';
import { listFields } from './fields/list';
import { numberFields } from './fields/number';
import { textFields } from './fields/text';

export type { FieldCase } from './fields/field-case';

/** All fields. */
export const fields: FieldCase[] = [...textFields, ...choiceFields, ...listFields, ...numberFields];
