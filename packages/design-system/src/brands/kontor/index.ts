export { kontor } from './tokens';
import './theme.css';
