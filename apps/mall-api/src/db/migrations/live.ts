import type { LiveMigration } from '../migrating/live-migration';

/** Migrations while the mall is open, by name; all new ones are here. See docs/operations/upgrade.md. */
export const liveMigrations: Readonly<Record<string, LiveMigration>> = {
  '096-reports': {
    phase: 'expand',
    release: 1,
    statements: [
      `create table report (
        id int generated always as identity primary key,
        user_id int not null references user_account on delete cascade,
        subject text not null check (subject in ('product', 'review', 'shop')),
        subject_id int not null,
        reason text not null check (reason in ('counterfeit', 'forbidden', 'misleading', 'offensive', 'other')),
        text text not null,
        status text not null default 'open' check (status in ('open', 'dismissed', 'upheld')),
        note text not null default '',
        version int not null default 1,
        created_at timestamptz not null,
        decided_at timestamptz
      )`,
      // A person has one open report of a subject
      `create unique index report_once on report (user_id, subject, subject_id) where status = 'open'`,
      'create index report_status on report (status, id)',
      `create function tell_report() returns trigger language plpgsql as $f$
        begin
          perform tell('reportMade', new.id, 'reportMade ' || new.id, interval '0');
          return null;
        end $f$`,
      `create trigger tell_report after insert on report for each row execute function tell_report()`,
    ],
  },
};
