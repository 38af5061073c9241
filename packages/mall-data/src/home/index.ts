export { toActivity, toBanner, toStreetShop } from './home';
