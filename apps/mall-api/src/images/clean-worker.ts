/** Runs in the processes of the image pool, see `pool.ts`. */
import sharp from 'sharp';
import { cleanImage } from './clean-image';

// One thread for each image: the pool decides how many are worked on at once.
sharp.concurrency(1);
sharp.cache(false);

export default cleanImage;
