// The published entry. All else in this folder is for the tests of the design system itself.
export type { FieldParts } from './public/field-of';
export { fieldOf } from './public/field-of';
export { getByLabel } from './public/get-by-label';
export { getOption } from './public/get-option';
export { getDialog, getMenuItem } from './public/overlays';
export { choose, press, typeInto } from './public/user-actions';
export type { NameMatch } from './public/names';
