export { SettlementView } from './settlement-form/settlement-view';
export type { SettlementPurpose, SettlementViewProps } from './settlement-form/settlement-view';
export { SettlementForm } from './settlement-form/settlement-form';
export type { SettlementFormProps } from './settlement-form/settlement-form';
export {
  checkSettlement,
  cleanSettlement,
  settlementFields,
} from './settlement-form/settlement-rules';
export type {
  CheckedSettlement,
  SettlementField,
  SettlementProblem,
  SettlementProblems,
} from './settlement-form/settlement-rules';
export { SettlementFieldError } from './settlement-form/settlement-field-error';
export type { SendCode } from './settlement-form/use-email-code';
export { ApplicationListView } from './application-list-view/application-list-view';
export type { ApplicationListViewProps } from './application-list-view/application-list-view';
export { ApplicationCard } from './application-list-view/application-card';
export type { ApplicationCardProps } from './application-list-view/application-card';
export { applicationStates } from './types';
export type {
  ApplicationItem,
  ApplicationState,
  SettlementApplication,
  SettlementCategory,
  SettlementDraft,
  SettlementType,
} from './types';
export type { UploadedPicture, UploadPicture } from '../pictures/use-picture-uploads';
