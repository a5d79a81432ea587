CREATE TABLE confirmation_links (
      token_hash text primary key,
      sign_up_id text not null,
      expires_at bigint not null,
      sent_at bigint
    );
INSERT INTO "confirmation_links" VALUES('PEaenWxYddN6Q_NT1PiOYfz4EsZu7jRXRlpAsNpBU-A','asked',1795086400000,1794990000000);
INSERT INTO "confirmation_links" VALUES('never-sent','asked',1795594800000,NULL);
CREATE TABLE consents (version text primary key, language text not null, text text not null);
INSERT INTO "consents" VALUES('0123456789abcdef','en','You may write to me.');
CREATE TABLE counted_visits (
    day text not null,
    name text not null,
    count bigint not null,
    primary key (day, name)
  );
INSERT INTO "counted_visits" VALUES('2026-11-21','visits',12);
CREATE TABLE jobs (name text primary key, at bigint not null);
INSERT INTO "jobs" VALUES('tidied',1794990000000);
INSERT INTO "jobs" VALUES('counted',1794990000000);
INSERT INTO "jobs" VALUES('check',0);
CREATE TABLE market_calls (
    id integer primary key,
    next_call_at bigint not null, -- while a call is under way: when its maker is taken for dead
    failures integer not null, -- in a row
    answer text, -- the last good one, as JSON
    answered_at bigint, -- by the price service's clock
    stored_at bigint
  );
INSERT INTO "market_calls" VALUES(1,1794990000000,0,'{"bitcoin":{"usd":1}}',1794990000000,1794990000000);
CREATE TABLE schema_versions (version integer primary key, applied_at bigint not null);
INSERT INTO "schema_versions" VALUES(6,1794990000000);
INSERT INTO "schema_versions" VALUES(7,1794990000000);
CREATE TABLE "sign_up_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO "sign_up_migration_lock" VALUES('migration_lock',0);
CREATE TABLE "sign_up_migrations" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO "sign_up_migrations" VALUES('006-one-server','2026-11-28T21:48:29.687Z');
INSERT INTO "sign_up_migrations" VALUES('007-confirmed-sign-ups','2026-11-28T21:48:29.693Z');
CREATE TABLE sign_ups (
    id text primary key,
    email text not null, -- as the visitor wrote it
    email_key text not null unique, -- the mailbox, kept once however its address is written
    first_name text,
    experience text,
    consent_version text not null, -- of consents; in rows of older releases a date
    utm_source text,
    utm_medium text,
    utm_campaign text,
    utm_term text,
    utm_content text,
    language text not null, -- of the form that was filled in
    created_at bigint not null,
    sendings bigint not null default 1 -- how often a form with this mailbox was sent
  , variants text, click_id text, asked_at bigint, confirmed_at bigint);
INSERT INTO "sign_ups" VALUES('told','Zoë@example.com','zoë@example.com','Zoë','some','0123456789abcdef','news',NULL,NULL,NULL,NULL,'en',1794990000000,3,'hero:b',NULL,NULL,NULL);
INSERT INTO "sign_ups" VALUES('confirmed','Leo@Müller.example','leo@xn--mller-kva.example','Leo','some','0123456789abcdef','news',NULL,NULL,NULL,NULL,'es',1794990000000,1,NULL,NULL,1794990000000,1795000000000);
INSERT INTO "sign_ups" VALUES('asked','Ada+news@example.com','ada+news@example.com','Ada','some','0123456789abcdef','news',NULL,NULL,NULL,NULL,'es',1794990000000,2,NULL,NULL,1794990000000,NULL);
CREATE TABLE webhook_messages (
    sign_up_id text not null,
    target text not null, -- a name of webhookTargets
    attempts integer not null,
    next_attempt_at bigint not null,
    primary key (sign_up_id, target)
  );
INSERT INTO "webhook_messages" VALUES('told','slack-2',0,0);
INSERT INTO "webhook_messages" VALUES('asked','mail',4,1794990090000);
INSERT INTO "webhook_messages" VALUES('confirmed','json',2,1794990060000);
CREATE INDEX sign_ups_by_time on sign_ups (created_at, id);
CREATE INDEX webhook_messages_due on webhook_messages (target, next_attempt_at);
CREATE INDEX confirmation_links_by_sign_up on confirmation_links (sign_up_id);
