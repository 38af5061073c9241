/** Runs in the processes of the worker pool, see `resizer.ts` */
import sharp from 'sharp';
import { resizeImage } from './resize-image';

// One thread per image: the pool limits concurrency
sharp.concurrency(1);
sharp.cache(false);

export default resizeImage;
