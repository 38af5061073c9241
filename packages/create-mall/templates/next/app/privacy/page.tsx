export { PrivacyPage as default } from '../../mall/legal-pages';
