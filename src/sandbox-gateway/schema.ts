/**
 * Stores no card, name or address: only amounts, states and return URLs. The link to a person (the
 * shop's order) is removed at the shop's request.
 */
export const schema = `
CREATE TABLE IF NOT EXISTS attempt (
  attempt_id TEXT PRIMARY KEY,
  page_id TEXT NOT NULL UNIQUE,
  gateway_ref TEXT NOT NULL UNIQUE,
  fingerprint TEXT NOT NULL,
  order_id TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  description TEXT NOT NULL,
  success_url TEXT NOT NULL,
  failed_url TEXT NOT NULL,
  cancelled_url TEXT NOT NULL,
  notify_url TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  behaviour TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'succeeded', 'failed', 'cancelled', 'expired')),
  step TEXT NOT NULL CHECK (step IN ('card', 'code')),
  code_tries INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS attempt_open ON attempt (expires_at) WHERE state = 'open';
CREATE TABLE IF NOT EXISTS notification (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  event_id TEXT NOT NULL UNIQUE,
  attempt_id TEXT NOT NULL REFERENCES attempt,
  state TEXT NOT NULL,
  url TEXT NOT NULL,
  body TEXT NOT NULL,
  forged INTEGER NOT NULL DEFAULT 0,
  copies INTEGER NOT NULL DEFAULT 1,
  tries INTEGER NOT NULL DEFAULT 0,
  due_at TEXT,
  created_at TEXT NOT NULL,
  delivered_at TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS notification_due ON notification (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE IF NOT EXISTS delivery (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  event_id TEXT NOT NULL,
  at TEXT NOT NULL,
  answer INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS refund (
  refund_key TEXT PRIMARY KEY,
  refund_ref TEXT NOT NULL,
  attempt_id TEXT NOT NULL REFERENCES attempt,
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS dispute (
  attempt_id TEXT PRIMARY KEY REFERENCES attempt,
  dispute_ref TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL CHECK (state IN ('inquiry', 'open', 'answered', 'won', 'lost')),
  reason TEXT NOT NULL,
  respond_by TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS behaviour (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  content TEXT NOT NULL,
  times INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS mode (one INTEGER PRIMARY KEY CHECK (one = 1), content TEXT NOT NULL) STRICT;
`
