/** Runs in the processes of the worker pool, see `cleaner.ts` */
import sharp from 'sharp';
import { cleanImage } from './clean-image';

// One thread per image: the pool limits concurrency
sharp.concurrency(1);
sharp.cache(false);

export default cleanImage;
