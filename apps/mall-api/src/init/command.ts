import { createInterface } from 'node:readline/promises';
import type { Settings } from '../config/settings';
import type { OpenedDatabase } from '../db/opened-database';
import { addInvitation } from '../staff/invitation-store';
import { invitationLink } from '../staff/mail-invitation';
import { fillStarter } from './fill';
import { writePolicy } from './policy-file';
import { answersOf, type Ask } from './questions';

const DAY = 86_400_000;
/** The first operator may have to wait for a domain and a mail server. */
const INVITATION_DAYS = 30;

/** Asks on the terminal, if there is one. */
export function terminalAsk(): { ask: Ask; close: () => void } {
  if (!process.stdin.isTTY) return { ask: undefined, close: () => {} };
  // Questions are asked on the terminal itself
  // eslint-disable-next-line no-restricted-properties
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (text) => lines.question(text), close: () => lines.close() };
}

interface Init {
  settings: Pick<Settings, 'policyFile' | 'backOfficeUrl'>;
  args: readonly string[];
  ask: Ask;
  say: (text: string) => void;
}

/**
 * Makes an empty database a mall that can be operated: its policy file, categories, trades, types of shops, drafts of its
 * agreements, and a link for the first operator, to which it resolves. What exists already is left alone.
 */
export async function initCommand(
  { withoutLimits, now }: Pick<OpenedDatabase, 'withoutLimits' | 'now'>,
  { settings, args, ask, say }: Init,
): Promise<string> {
  const answers = await answersOf(args, ask);
  const file = settings.policyFile ?? 'mall.json';
  say(
    writePolicy(file, answers)
      ? `${file} has the mall's policy; set MALL_POLICY=${file} where the servers start`
      : `${file} exists already and was left as it is`,
  );
  return withoutLimits(async (db) => {
    const { categories, trades, agreements } = await fillStarter(db, answers.language);
    say(
      `filled in: ${categories} categories, ${trades} trades, ${agreements} drafts of agreements`,
    );
    const time = now();
    const { token } = await addInvitation(
      db,
      {
        email: answers.operator,
        shopId: null,
        roles: ['owner'],
        expiresAt: new Date(time.getTime() + INVITATION_DAYS * DAY),
      },
      time,
    );
    say(`the first operator opens this link once, within ${INVITATION_DAYS} days, and signs in:`);
    const link = invitationLink(settings, token);
    say(`  ${link}`);
    say('next: start the servers, open the link, and publish the agreements in the back office');
    return link;
  });
}
