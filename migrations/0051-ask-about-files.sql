alter table document
  add column lacks_face boolean not null default false,
  add column is_right boolean not null default false;

comment on column document.lacks_face is
  'Of a passport photo: the device that sent it found no face in it, and its traveller sent it all the same.';
comment on column document.is_right is
  'Its traveller was asked about the file as it is, and said that it is right.';
