#!/bin/sh
# Restores the mall's database as it was at a second, beside the running one, as the user of PostgreSQL:
#   restore-to.sh '2026-04-02 09:00:00+00' /var/lib/postgresql/15/restored
# The copy listens on PORT (default 5433) of this machine, archives nothing, and is marked as a restored copy, so that no
# mall starts on it without MALL_RESTORED=on. Settings: STANZA, PGBACKREST_CONFIG, PG_BIN, DATABASE, DB_USER.
set -eu
if [ $# -ne 2 ]; then
  echo "Write: restore-to.sh TIME FOLDER, such as '2026-04-02 09:00:00+00' /var/lib/postgresql/15/restored" >&2
  exit 2
fi
time=$1
folder=$2
port=${PORT:-5433}
stanza=${STANZA:-mall}
database=${DATABASE:-mall}
user=${DB_USER:-mall}
bin=${PG_BIN:-$(pg_config --bindir 2>/dev/null || ls -d /usr/lib/postgresql/*/bin | tail -n 1)}

for program in pg_ctl psql; do
  [ -x "$bin/$program" ] || { echo "There is no $program in $bin. Set PG_BIN to the folder of both." >&2; exit 2; }
done
if [ -e "$folder" ] && [ -n "$(ls -A "$folder")" ]; then
  echo "$folder is not empty. Choose another folder." >&2
  exit 2
fi
mkdir -p "$folder"
chmod 700 "$folder"

pgbackrest --stanza="$stanza" --pg1-path="$folder" --type=time --target="$time" \
  --target-action=promote --archive-mode=off restore

# Fails when the archive ends before the time that was asked for
"$bin/pg_ctl" -D "$folder" -l "$folder/restore.log" -w -t 3600 \
  -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder" start

ask() { "$bin/psql" -X -q -A -t -h "$folder" -p "$port" -U "$user" -d "$database" -c "$1"; }
until recovers=$(ask 'select pg_is_in_recovery()') && [ "$recovers" = f ]; do
  "$bin/pg_ctl" -D "$folder" status >/dev/null || { tail -n 5 "$folder/restore.log" >&2; exit 1; }
  # It takes connections by now, so nothing is gained by asking again
  [ -n "$recovers" ] || { echo "The copy in $folder runs, but does not answer $user in $database." >&2; exit 1; }
  sleep 1
done
ask 'insert into restored_copy (restored_at) values (now()) on conflict do nothing'
echo "Restored: postgres://$user@127.0.0.1:$port/$database"
