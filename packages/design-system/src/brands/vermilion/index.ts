export { vermilion } from '../../tokens/vermilion/tokens';
import './theme.css';
