/** Runs in the processes of the worker pool, see `cleaner.ts`. */
import sharp from 'sharp';
import { cleanImage } from './clean-image';

// One thread for each image: the pool decides how many are worked on at once.
sharp.concurrency(1);
sharp.cache(false);

export default cleanImage;
