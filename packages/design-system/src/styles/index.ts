export { layers } from '../tokens/layers.css';
import './reset.css';
import './languages.css';
import '../brands/vermilion/theme.css';
import './scripts.css';
