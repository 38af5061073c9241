import { type Kysely, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Database } from './schema';

/** Tables whose rows have a version, which every change raises. */
type Versioned = {
  [Table in keyof Database]: 'version' extends keyof Database[Table] ? Table : never;
}[keyof Database];

/** A row as it was read. */
export type Edition = Readonly<{ id: number; version: number }>;

type Values<Table extends Versioned> = {
  [Column in keyof Omit<Updateable<Database[Table]>, 'id' | 'version'>]?:
    Updateable<Database[Table]>[Column] | RawBuilder<unknown>;
};

const ofEdition = ({ id, version }: Edition, also: RawBuilder<unknown>) =>
  sql`id = ${id} and version = ${version} and ${also}`;

/** Changes a row and raises its version. False when the version is another one, or the row is not `also` so. */
export async function updateVersion<Table extends Versioned>(
  db: Kysely<Database>,
  table: Table,
  edition: Edition,
  values: Values<Table>,
  also: RawBuilder<unknown> = sql`true`,
): Promise<boolean> {
  const changes = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.join([...changes, sql`version = version + 1`])}
    where ${ofEdition(edition, also)}`.execute(db);
  return numAffectedRows > 0n;
}

/** False when the version is another one, or the row is not `also` so. */
export async function deleteVersion(
  db: Kysely<Database>,
  table: Versioned,
  edition: Edition,
  also: RawBuilder<unknown> = sql`true`,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${ofEdition(edition, also)}`.execute(db);
  return numAffectedRows > 0n;
}
