-- Texts that staff send often: one store for letters and the chat. Those of the product stand in its phrases.

create table template (
  id uuid primary key,
  name text not null check (name <> '' and length(name) <= 60),
  staff_id text not null references staff,
  is_shared boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
comment on table template is 'A text that staff send often, in one language or several.';
comment on column template.staff_id is 'Whose it is: nobody else sees it unless it is shared.';
comment on column template.version is 'Counts its changes: who saves over somebody''s is told.';
create index template_staff on template (staff_id);
create unique index template_shared_name on template (name) where is_shared;

create table template_text (
  id uuid primary key,
  template_id uuid not null references template on delete cascade,
  language text not null,
  text text not null check (text <> '' and length(text) <= 4000),
  unique (template_id, language)
);
comment on table template_text is 'What a template says in one language, with its variables: {name}, {?deadline}.';
comment on column template_text.id is 'Under which the chat offers it.';

-- Replies that were kept for the chat, by their names.
insert into template (id, name, staff_id, is_shared, created_at, changed_at)
select distinct on (name) gen_random_uuid(), name, staff_id, true, created_at, created_at
from chat_reply order by name, created_at desc;
insert into template_text (id, template_id, language, text)
select r.id, t.id, r.language, r.text from chat_reply r join template t on t.name = r.name;
drop table chat_reply;
