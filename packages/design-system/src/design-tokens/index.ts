export { contrastProblems } from './contrast-problems';
export { fromDtcg } from './from-dtcg';
export type { DesignTokenFiles } from './from-dtcg';
export { toFigma } from './to-figma';
export type { FigmaVariables } from './to-figma';
export { unknownTokens } from './unknown-tokens';
export { toDtcg } from './to-dtcg';
export type { DtcgGroup, DtcgToken } from './to-dtcg';
