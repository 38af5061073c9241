import { createHash, randomBytes } from 'node:crypto';
import { withDatabase } from './database.mjs';

const digest = (token) => createHash('sha256').update(token).digest();

/**
 * Inserts accounts with a session and an address into the database, since registration is rate-limited.
 * Resolves to `[{ id, token, addressId, ip }]`; every shopper has its own IP address.
 */
export function makeShoppers(mall, count) {
  const tokens = Array.from({ length: count }, () => randomBytes(16).toString('hex'));
  return withDatabase(mall, async (query) => {
    const users = await query(
      `insert into user_account (kind, email, nickname)
       select 'email', 'attack-' || gen_random_uuid() || '@example.com', 'shopper'
       from generate_series(1, $1) returning id`,
      [count],
    );
    const ids = users.map(({ id }) => id);
    await query(
      `insert into session (token_hash, user_id, expires_at)
       select hash, id, now() + interval '7 days' from unnest($1::bytea[], $2::int[]) as s (hash, id)`,
      [tokens.map(digest), ids],
    );
    const addresses = await query(
      `insert into user_address (user_id, real_name, phone, email, country, country_code, detail, post_code)
       select id, 'Attack', '1', 'a@example.com', 'United Kingdom', 'GB', 'Road 1', '12345'
       from unnest($1::int[]) as u (id) returning id, user_id`,
      [ids],
    );
    const addressOf = new Map(addresses.map((row) => [row.user_id, row.id]));
    return ids.map((id, at) => ({
      id,
      token: tokens[at],
      addressId: addressOf.get(id),
      ip: `198.51.${100 + Math.floor(at / 250)}.${(at % 250) + 1}`,
    }));
  });
}
