export { TermsPage as default } from '../../mall/legal-pages';
