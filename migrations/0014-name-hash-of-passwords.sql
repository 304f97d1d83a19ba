-- Passwords are hashed by argon2id since; those of before are hashed anew at the next sign-in.

comment on column staff_account.password is 'A PHC string: argon2id. Older ones are scrypt.';
