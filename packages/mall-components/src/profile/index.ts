export { MailSettingsView } from './mail-settings/mail-settings-view';
export type { MailSettingsViewProps } from './mail-settings/mail-settings-view';
export type { MailSettings, MailTopic } from './mail-settings/types';
export { ProfileView } from './profile-view/profile-view';
export type { ProfileViewProps } from './profile-view/profile-view';
export { NICKNAME_MAX_LENGTH, nicknameProblem } from './profile-rules';
export type { NicknameProblem } from './profile-rules';
export type { PasswordActions } from './password/password-actions';
export type { AccountKind, Profile, ProfileDraft, ProfilePhone } from './types';
