#!/bin/sh
# Seven backups in a folder, one for each day of the week. Called by the units of ops/systemd and by compose.production.yaml,
# in the folder of the program and with the server's settings.
set -eu

usage='usage: backup.sh FOLDER once | verify | nightly | restore FILE'
folder=${1:?$usage} what=${2:?$usage}

# An image is the right Node itself.
node=node_modules/.bin/node
[ -x $node ] || node=node

once() { $node dist/server/backup.js "$folder/$(LC_ALL=C date -u +%a).backup"; }

verify() {
  newest=$(find "$folder" -name '*.backup' -printf '%T@ %p\n' | sort -rn | head -n 1 | cut -d ' ' -f 2-)
  [ -n "$newest" ] || { echo "There is no backup in $folder" >&2; return 1; }
  $node dist/server/backup.js --verify "$newest"
}

# At 05:15 UTC, when the check of the stored files has ended; on Sundays the backup is tried as well. One that fails is told by the
# log and on the health page, and made again the next night.
nightly() {
  while :; do
    sleep $(((18900 + 86400 - $(date +%s) % 86400 - 1) % 86400 + 1))
    once || true
    [ "$(date -u +%u)" != 7 ] || verify || true
  done
}

case $what in
  once | verify | nightly) $what ;;
  restore) $node dist/server/restore.js "$folder/${3:?$usage}" ;;
  *) echo "$usage" >&2; exit 2 ;;
esac
