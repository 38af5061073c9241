export { ToastProvider } from './toast-provider';
export type { ToastProviderProps } from './toast-provider';
export { useToast } from './toast-context';
export type { ToastOptions, ToastQueue } from './toast-context';
