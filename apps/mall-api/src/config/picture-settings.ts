import { type serverVariables, SettingsError, type Values } from '@vermilion/settings';
import { together } from './provider-settings';

/** A bucket of S3 or of another server with its interface. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  /** The bucket is in the path of addresses, not in the host. */
  isPathStyle: boolean;
  /** Begins the names of all files. */
  prefix: string;
  /** Undefined: those of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** The bucket of pictures; undefined when they are in the database. Throws when it is only partly configured. */
export function readPictureStore(values: Values<typeof serverVariables>): S3Settings | undefined {
  if (values.MALL_PICTURE_STORE === 'database') return undefined;
  const bucket = values.MALL_S3_BUCKET;
  if (!bucket) throw new SettingsError(['MALL_PICTURE_STORE is "s3": MALL_S3_BUCKET is missing.']);
  return {
    bucket,
    region: values.MALL_S3_REGION,
    endpoint: values.MALL_S3_ENDPOINT,
    isPathStyle: values.MALL_S3_PATH_STYLE,
    prefix: values.MALL_S3_PREFIX ?? '',
    credentials: together(values, {
      accessKeyId: 'MALL_S3_ACCESS_KEY_ID',
      secretAccessKey: 'MALL_S3_SECRET_ACCESS_KEY',
    }),
  };
}
