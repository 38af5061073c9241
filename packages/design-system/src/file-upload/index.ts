export { FileUpload, fileUploadLayouts } from './file-upload';
export type { FileUploadProps } from './file-upload';
export { rejectionReasons, uploadStates } from './types';
export type {
  FileRejection,
  FileUploadLabels,
  RejectionReason,
  UploadItem,
  UploadState,
} from './types';
