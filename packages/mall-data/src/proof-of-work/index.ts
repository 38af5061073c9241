export { solveProofOfWork } from './proof-of-work';
export type { ProofOfWork } from './proof-of-work';
