export { CartPage as default } from '../../mall/cart-page';
