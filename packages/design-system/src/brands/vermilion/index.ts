export { vermilion } from './tokens';
import './theme.css';
