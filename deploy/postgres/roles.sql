-- Run once as superuser in the mall's database. The owner migrates; the servers may change rows, and no tables.
create role mall_owner login;
create role mall login;
alter database mall owner to mall_owner;
grant create on schema public to mall_owner;
grant usage on schema public to mall;
create extension if not exists pg_trgm;
alter default privileges for role mall_owner in schema public
  grant select, insert, update, delete on tables to mall;
alter default privileges for role mall_owner in schema public
  grant usage, select, update on sequences to mall;
alter default privileges for role mall_owner in schema public grant execute on functions to mall;

-- Behind a pooler the limits of a connection come with its role; a server that finds others does not start.
alter role mall set statement_timeout = '10000';
alter role mall set lock_timeout = '3000';
alter role mall set idle_in_transaction_session_timeout = '15000';
alter role mall set jit = 'off';
alter role mall set max_parallel_workers_per_gather = '0';
alter role mall set plan_cache_mode = 'force_generic_plan';
alter role mall set random_page_cost = '1.1';
