-- Every word of a gateway about a dispute, so that its case can be told from the beginning.

create table dispute_news (
  dispute_id uuid not null references dispute on delete cascade,
  state text not null check (state in ('inquiry', 'open', 'answered', 'won', 'lost')),
  told_at timestamptz not null,
  respond_by timestamptz,
  received_at timestamptz not null,
  primary key (dispute_id, told_at, state)
);
comment on table dispute_news is 'What a gateway said of a dispute, once, however often and late it said so. Holds nothing personal.';
comment on column dispute_news.told_at is 'Of when the word is; received_at is when it reached us.';

insert into dispute_news (dispute_id, state, told_at, respond_by, received_at)
select id, state, told_at, respond_by, told_at from dispute;
