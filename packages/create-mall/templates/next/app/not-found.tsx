export { NotFoundPage as default } from '../mall/not-found-page';
