#!/bin/bash
# Run once by the image of PostgreSQL, when its volume is new: the owner of the tables, the server that owns nothing, their
# database, and an empty one in which backups are tried. Names and passwords are those of the addresses in the secrets.
set -euo pipefail

role() {
  local url user
  url=$(cat "/run/secrets/$1")
  user=${url#*://}
  user=${user%%@*}
  psql -v ON_ERROR_STOP=1 -v name="${user%%:*}" -v password="${user#*:}" <<< "create role :\"name\" login $2 password :'password'"
}

role database-owner-url createrole
role database-url ''
psql -v ON_ERROR_STOP=1 << 'SQL'
create database karibu_visa owner karibu_owner;
create database karibu_verify owner karibu_owner;
alter database karibu_visa set jit = off;
grant pg_monitor to karibu_server;
SQL
