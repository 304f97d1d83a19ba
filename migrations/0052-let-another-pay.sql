-- A link with which somebody else pays for an application, and opens nothing else of it: one at a time.
create table payment_link (
  application_id integer primary key references application (id) on delete cascade,
  id uuid not null unique,
  created_at timestamptz not null
);
comment on table payment_link is
  'Its token is the id with a MAC; it ends with its row, and shows nothing once there is nothing left to pay.';
