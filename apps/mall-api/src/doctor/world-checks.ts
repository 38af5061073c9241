import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isInMemory } from '../db/embedded';
import { verifySmtp } from '../mail/verify-smtp';
import { probeS3 } from '../media/probe-s3';
import type { Check } from './check';

const MB = 1024 * 1024;
const LEAST = 500 * MB;

/** Why something failed, without what it quotes. */
const codeOf = (error: unknown) => {
  const { code, cause, name } = error as { code?: string; cause?: unknown; name?: string };
  const inner = cause as { code?: string; name?: string } | undefined;
  return inner?.code ?? inner?.name ?? code ?? name ?? 'unknown';
};

/** What takes time to ask, and may be different in a minute: no reason not to start. */
export const worldChecks: readonly Check[] = [
  {
    name: 'disk',
    isFatal: false,
    async find({ settings: { dataDir } }) {
      if (isInMemory(dataDir)) return [];
      const look = (folder: string) => statfs(folder).catch(() => undefined);
      const disk = (await look(dataDir)) ?? (await look(dirname(dataDir)));
      if (!disk)
        return [`The data folder ${dataDir} cannot be read. Create it, or set MALL_DATA_DIR.`];
      const free = disk.bavail * disk.bsize;
      return free < LEAST
        ? [
            `Only ${Math.floor(free / MB)} MB are free on the disk of ${dataDir}. Make room: the embedded database stops when it is full.`,
          ]
        : [];
    },
  },
  {
    name: 'mail',
    isFatal: false,
    async find({ settings: { smtpUrl } }) {
      if (!smtpUrl) return [];
      return verifySmtp(smtpUrl).then(
        () => [],
        (error: unknown) => [
          `The mail server of MALL_SMTP_URL does not take mails (${codeOf(error)}): codes and news of orders do not arrive. Check host, port, user and password, and that the firewall lets this machine out.`,
        ],
      );
    },
  },
  {
    name: 'pictures',
    isFatal: false,
    async find({ settings: { s3 } }) {
      if (!s3) return [];
      return probeS3(s3).then(
        () => [],
        (error: unknown) => [
          `The bucket ${s3.bucket} of MALL_S3_BUCKET does not keep pictures (${codeOf(error)}): uploads fail. Check its name, region and key, and that the key may put, get and delete.`,
        ],
      );
    },
  },
];
