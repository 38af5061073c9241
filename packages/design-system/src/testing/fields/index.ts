import { choiceFields } from './choice';
import type { FieldCase } from './field-case';
import { listFields } from './list';
import { numberFields } from './number';
import { textFields } from './text';

export type { FieldCase } from './field-case';

/** Every field. */
export const fields: FieldCase[] = [...textFields, ...choiceFields, ...listFields, ...numberFields];
