export { toBalance, toPointsEntry, toRules } from './points';
