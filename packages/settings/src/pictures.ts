import { boolean, oneOf, text, url } from './types';

/** Where pictures of goods, shops and pages are kept. */
export const pictures = {
  MALL_PICTURE_STORE: {
    type: oneOf('database', 's3'),
    default: 'database',
    description:
      'where uploaded pictures of goods, shops and pages are kept: in the database, or in a bucket of S3 or of another server with its interface',
  },
  MALL_S3_BUCKET: { type: text, description: 'bucket of `MALL_PICTURE_STORE=s3`' },
  MALL_S3_REGION: { type: text, default: 'us-east-1', description: 'region of the bucket' },
  MALL_S3_ENDPOINT: {
    type: url('https', 'http'),
    derivedDefault: 'Amazon’s, by the region',
    description: 'address of another server with the interface of S3',
  },
  MALL_S3_PATH_STYLE: {
    type: boolean,
    default: 'off',
    description: 'the bucket is in the path and not in the host, as many other servers need it',
  },
  MALL_S3_PREFIX: { type: text, description: 'begins the names of all files, such as `mall/`' },
  MALL_S3_ACCESS_KEY_ID: {
    type: text,
    derivedDefault: 'that of the machine’s role',
    description: 'key of the bucket; needs its secret',
  },
  MALL_S3_SECRET_ACCESS_KEY: {
    type: text,
    isSecret: true,
    description: 'secret of the key of the bucket',
  },
} as const;
