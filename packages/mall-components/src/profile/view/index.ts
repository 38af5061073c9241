export { ProfileView } from './profile-view';
export type { ProfileViewProps } from './profile-view';
