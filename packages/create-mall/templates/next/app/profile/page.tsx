export { ProfilePage as default } from '../../mall/profile-page';
