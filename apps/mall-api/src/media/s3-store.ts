import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/picture-settings';
import { type PictureStore, PictureStoreDown } from '../kernel/picture-store';

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const typeOf = (key: string) => TYPES[key.slice(key.lastIndexOf('.') + 1)];

/** Milliseconds for an operation with all its attempts. */
const TIMEOUT = 10_000;

async function orDown<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new PictureStoreDown('The store of pictures has failed', { cause: error });
  });
}

/**
 * Keeps pictures in a bucket of S3, or of another server with this interface. Amazon's SDK signs, tries again, and finds the
 * credentials of machines in the cloud, which are many rules to keep up with.
 */
export function createS3Store(
  { bucket, region, endpoint, isPathStyle, prefix, credentials }: S3Settings,
  timeout = TIMEOUT,
): PictureStore {
  const client = new S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint && { endpoint }),
    // Otherwise the SDK looks for them: in variables, files, and the machine's role
    ...(credentials && { credentials }),
    maxAttempts: 3,
    // The SDK's own checksums are unknown to older servers of this kind
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeout, socketTimeout: timeout },
  });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(timeout) });
  const named = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    async put(key, bytes) {
      const command = new PutObjectCommand({
        ...named(key),
        Body: bytes,
        ContentType: typeOf(key),
        CacheControl: 'public, max-age=31536000, immutable',
      });
      await orDown(client.send(command, inTime()));
    },

    async get(key) {
      const read = async () => {
        const { Body } = await client.send(new GetObjectCommand(named(key)), inTime());
        return Body?.transformToByteArray();
      };
      return orDown(
        read().catch((error: unknown) => {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }),
      );
    },

    async delete(keys) {
      // One by one: not every server of this kind deletes several at once
      const remove = (key: string) => client.send(new DeleteObjectCommand(named(key)), inTime());
      await orDown(Promise.all(keys.map(remove)));
    },

    async list(after, limit) {
      const start = after === undefined ? {} : { StartAfter: prefix + after };
      const command = new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: prefix,
        MaxKeys: limit + 1,
        ...start,
      });
      const { Contents = [] } = await orDown(client.send(command, inTime()));
      const keys = Contents.map(({ Key = '' }) => Key.slice(prefix.length));
      // Some servers of this kind begin with the key itself
      return keys.filter((key) => key !== after).slice(0, limit);
    },

    close: () => client.destroy(),
  };
}
