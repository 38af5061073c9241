export { contrastProblems } from './contrast-problems';
export { fromDtcg } from './from-dtcg';
export type { DesignTokenFiles } from './from-dtcg';
export { toDtcg } from './to-dtcg';
export type { DtcgGroup, DtcgToken } from './to-dtcg';
