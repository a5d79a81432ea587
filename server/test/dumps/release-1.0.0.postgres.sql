CREATE TABLE public.confirmation_links (
    token_hash text NOT NULL,
    sign_up_id text NOT NULL,
    expires_at bigint NOT NULL,
    sent_at bigint
);
CREATE TABLE public.consents (
    version text NOT NULL,
    language text NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.counted_visits (
    day text NOT NULL,
    name text NOT NULL,
    count bigint NOT NULL
);
CREATE TABLE public.jobs (
    name text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.market_calls (
    id integer NOT NULL,
    next_call_at bigint NOT NULL,
    failures integer NOT NULL,
    answer text,
    answered_at bigint,
    stored_at bigint
);
CREATE TABLE public.schema_versions (
    version integer NOT NULL,
    applied_at bigint NOT NULL
);
CREATE TABLE public.sign_up_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.sign_up_migrations (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.sign_ups (
    id text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    first_name text,
    experience text,
    consent_version text NOT NULL,
    utm_source text,
    utm_medium text,
    utm_campaign text,
    utm_term text,
    utm_content text,
    language text NOT NULL,
    created_at bigint NOT NULL,
    sendings bigint DEFAULT 1 NOT NULL,
    variants text,
    click_id text,
    asked_at bigint,
    confirmed_at bigint
);
CREATE TABLE public.webhook_messages (
    sign_up_id text NOT NULL,
    target text NOT NULL,
    attempts integer NOT NULL,
    next_attempt_at bigint NOT NULL
);
INSERT INTO public.confirmation_links VALUES ('PEaenWxYddN6Q_NT1PiOYfz4EsZu7jRXRlpAsNpBU-A', 'asked', 1795086400000, 1794990000000);
INSERT INTO public.confirmation_links VALUES ('never-sent', 'asked', 1795594800000, NULL);
INSERT INTO public.consents VALUES ('0123456789abcdef', 'en', 'You may write to me.');
INSERT INTO public.counted_visits VALUES ('2026-11-21', 'visits', 12);
INSERT INTO public.jobs VALUES ('tidied', 1794990000000);
INSERT INTO public.jobs VALUES ('counted', 1794990000000);
INSERT INTO public.jobs VALUES ('check', 0);
INSERT INTO public.market_calls VALUES (1, 1794990000000, 0, '{"bitcoin":{"usd":1}}', 1794990000000, 1794990000000);
INSERT INTO public.schema_versions VALUES (6, 1794990000000);
INSERT INTO public.schema_versions VALUES (7, 1794990000000);
INSERT INTO public.sign_up_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.sign_up_migrations VALUES ('006-one-server', '2026-11-28T21:48:35.822Z');
INSERT INTO public.sign_up_migrations VALUES ('007-confirmed-sign-ups', '2026-11-28T21:48:35.877Z');
INSERT INTO public.sign_ups VALUES ('told', 'Zoë@example.com', 'zoë@example.com', 'Zoë', 'some', '0123456789abcdef', 'news', NULL, NULL, NULL, NULL, 'en', 1794990000000, 3, 'hero:b', NULL, NULL, NULL);
INSERT INTO public.sign_ups VALUES ('asked', 'Ada+news@example.com', 'ada+news@example.com', 'Ada', 'some', '0123456789abcdef', 'news', NULL, NULL, NULL, NULL, 'es', 1794990000000, 2, NULL, NULL, 1794990000000, NULL);
INSERT INTO public.sign_ups VALUES ('confirmed', 'Leo@Müller.example', 'leo@xn--mller-kva.example', 'Leo', 'some', '0123456789abcdef', 'news', NULL, NULL, NULL, NULL, 'es', 1794990000000, 1, NULL, NULL, 1794990000000, 1795000000000);
INSERT INTO public.webhook_messages VALUES ('told', 'slack-2', 0, 0);
INSERT INTO public.webhook_messages VALUES ('confirmed', 'json', 2, 1794990060000);
INSERT INTO public.webhook_messages VALUES ('asked', 'mail', 4, 1794990090000);
ALTER TABLE ONLY public.confirmation_links
    ADD CONSTRAINT confirmation_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.counted_visits
    ADD CONSTRAINT counted_visits_pkey PRIMARY KEY (day, name);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.market_calls
    ADD CONSTRAINT market_calls_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.schema_versions
    ADD CONSTRAINT schema_versions_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.sign_up_migration_lock
    ADD CONSTRAINT sign_up_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sign_up_migrations
    ADD CONSTRAINT sign_up_migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sign_ups
    ADD CONSTRAINT sign_ups_email_key_key UNIQUE (email_key);
ALTER TABLE ONLY public.sign_ups
    ADD CONSTRAINT sign_ups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_messages
    ADD CONSTRAINT webhook_messages_pkey PRIMARY KEY (sign_up_id, target);
CREATE INDEX confirmation_links_by_sign_up ON public.confirmation_links USING btree (sign_up_id);
CREATE INDEX sign_ups_by_time ON public.sign_ups USING btree (created_at, id);
CREATE INDEX webhook_messages_due ON public.webhook_messages USING btree (target, next_attempt_at);
