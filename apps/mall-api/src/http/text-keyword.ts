import type { KeywordDefinition } from 'ajv';
import { cleanText } from '../kernel/clean-text';

/**
 * The contract's `x-text`, `line` or `lines`: the text of a person. It is cleaned before its length is checked, so
 * that a text without anything to see is empty.
 */
export const textKeyword: KeywordDefinition = {
  keyword: 'x-text',
  type: 'string',
  schemaType: 'string',
  before: 'maxLength',
  modifying: true,
  errors: false,
  validate(kind: 'line' | 'lines', text: string, _schema?: object, at?: DataPlace) {
    if (at) at.parentData[at.parentDataProperty] = cleanText(text, kind);
    return true;
  },
};

/** Where a validated value stands. */
interface DataPlace {
  parentData: Record<string | number, unknown>;
  parentDataProperty: string | number;
}
