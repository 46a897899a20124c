-- Made from server/store/schema.py by python -m tools.offline_schema.
CREATE TABLE ban (
  kind TEXT NOT NULL, 
  value TEXT NOT NULL, 
  reason TEXT NOT NULL, 
  at FLOAT NOT NULL, 
  until FLOAT, 
  PRIMARY KEY (kind, value)
);
CREATE TABLE block (
  person TEXT NOT NULL, 
  blocked TEXT NOT NULL, 
  at FLOAT NOT NULL, 
  PRIMARY KEY (person, blocked)
);
CREATE INDEX block_blocked ON block (blocked);
CREATE TABLE bounced (
  address TEXT NOT NULL, 
  reason TEXT NOT NULL, 
  at FLOAT NOT NULL, 
  PRIMARY KEY (address)
);
CREATE TABLE broadcast (
  id INTEGER NOT NULL, 
  text TEXT NOT NULL, 
  at FLOAT NOT NULL, 
  until FLOAT, 
  PRIMARY KEY (id)
);
CREATE TABLE calendar (
  person TEXT NOT NULL, 
  hash TEXT NOT NULL, 
  created FLOAT NOT NULL, 
  PRIMARY KEY (person)
);
CREATE UNIQUE INDEX calendar_hash ON calendar (hash);
CREATE TABLE complaint (
  id INTEGER NOT NULL, 
  table_id TEXT NOT NULL, 
  "by" TEXT NOT NULL, 
  about TEXT NOT NULL, 
  text TEXT NOT NULL, 
  at FLOAT NOT NULL, 
  workshop_entry TEXT, 
  handled FLOAT, 
  PRIMARY KEY (id)
);
CREATE TABLE deadline (
  table_id TEXT NOT NULL, 
  name TEXT NOT NULL, 
  due FLOAT NOT NULL, 
  PRIMARY KEY (table_id, name)
);
CREATE INDEX deadline_due ON deadline (due);
CREATE TABLE dice (
  table_id TEXT NOT NULL, 
  chains BLOB NOT NULL, 
  PRIMARY KEY (table_id)
);
CREATE TABLE edition (
  digest TEXT NOT NULL, 
  game TEXT NOT NULL, 
  owner TEXT NOT NULL, 
  name TEXT NOT NULL, 
  files TEXT NOT NULL, 
  created FLOAT NOT NULL, 
  PRIMARY KEY (digest)
);
CREATE TABLE entry (
  table_id TEXT NOT NULL, 
  seq INTEGER NOT NULL, 
  at FLOAT NOT NULL, 
  kind TEXT NOT NULL, 
  seat INTEGER, 
  "key" TEXT, 
  body TEXT NOT NULL, 
  PRIMARY KEY (table_id, seq)
);
CREATE UNIQUE INDEX entry_key ON entry (table_id, seat, "key") WHERE key IS NOT NULL;
CREATE TABLE friendship (
  person TEXT NOT NULL, 
  other TEXT NOT NULL, 
  at FLOAT NOT NULL, 
  accepted FLOAT, 
  PRIMARY KEY (person, other)
);
CREATE INDEX friendship_other ON friendship (other);
CREATE TABLE game_table (
  id TEXT NOT NULL, 
  code TEXT NOT NULL, 
  host TEXT NOT NULL, 
  game TEXT NOT NULL, 
  edition TEXT NOT NULL, 
  options TEXT NOT NULL, 
  holders TEXT NOT NULL, 
  control TEXT NOT NULL, 
  public INTEGER NOT NULL, 
  hints INTEGER NOT NULL, 
  rated INTEGER NOT NULL, 
  variant TEXT NOT NULL, 
  status TEXT NOT NULL, 
  header TEXT, 
  origin TEXT NOT NULL, 
  pace TEXT DEFAULT 'normal' NOT NULL, 
  wait INTEGER DEFAULT 1 NOT NULL, 
  created FLOAT NOT NULL, 
  started FLOAT, 
  ended FLOAT, 
  result TEXT, 
  waits TEXT DEFAULT '[]' NOT NULL, 
  round INTEGER DEFAULT 0 NOT NULL, 
  scores TEXT DEFAULT '[]' NOT NULL, 
  workshop_entry TEXT, 
  workshop_version INTEGER, 
  PRIMARY KEY (id), 
  UNIQUE (code)
);
CREATE INDEX game_table_status ON game_table (status, public, created);
CREATE INDEX game_table_workshop ON game_table (workshop_entry, status);
CREATE TABLE hook (
  id TEXT NOT NULL, 
  person TEXT NOT NULL, 
  table_id TEXT, 
  kind TEXT NOT NULL, 
  address TEXT NOT NULL, 
  room TEXT DEFAULT '' NOT NULL, 
  secret TEXT NOT NULL, 
  language TEXT NOT NULL, 
  created FLOAT NOT NULL, 
  told FLOAT, 
  not_before FLOAT DEFAULT 0 NOT NULL, 
  tries INTEGER DEFAULT 0 NOT NULL, 
  failing FLOAT, 
  problem TEXT DEFAULT '' NOT NULL, 
  off FLOAT, 
  PRIMARY KEY (id)
);
CREATE INDEX hook_person ON hook (person);
CREATE INDEX hook_table ON hook (table_id);
CREATE TABLE hours (
  person TEXT NOT NULL, 
  zone TEXT NOT NULL, 
  night_from INTEGER NOT NULL, 
  night_to INTEGER NOT NULL, 
  PRIMARY KEY (person)
);
CREATE TABLE invitation (
  table_id TEXT NOT NULL, 
  guest TEXT NOT NULL, 
  host TEXT NOT NULL, 
  at FLOAT NOT NULL, 
  PRIMARY KEY (table_id, guest)
);
CREATE INDEX invitation_guest ON invitation (guest);
CREATE TABLE lease (
  name TEXT NOT NULL, 
  node TEXT NOT NULL, 
  PRIMARY KEY (name)
);
CREATE INDEX lease_node ON lease (node);
CREATE TABLE login_link (
  hash TEXT NOT NULL, 
  person TEXT NOT NULL, 
  email TEXT NOT NULL, 
  expires FLOAT NOT NULL, 
  used FLOAT, 
  PRIMARY KEY (hash)
);
CREATE TABLE mail (
  id INTEGER NOT NULL, 
  to_address TEXT NOT NULL, 
  subject TEXT NOT NULL, 
  body TEXT NOT NULL, 
  created FLOAT NOT NULL, 
  sent FLOAT, 
  channel TEXT DEFAULT 'mail' NOT NULL, 
  person TEXT, 
  table_id TEXT, 
  message_id TEXT, 
  html TEXT DEFAULT '' NOT NULL, 
  headers TEXT DEFAULT '{}' NOT NULL, 
  parts TEXT DEFAULT '[]' NOT NULL, 
  tries INTEGER DEFAULT 0 NOT NULL, 
  next_try FLOAT DEFAULT 0 NOT NULL, 
  failed FLOAT, 
  reason TEXT DEFAULT '' NOT NULL, 
  PRIMARY KEY (id)
);
CREATE INDEX mail_due ON mail (channel, next_try) WHERE sent IS NULL AND failed IS NULL;
CREATE INDEX mail_message ON mail (message_id);
CREATE INDEX mail_person ON mail (person, table_id);
CREATE INDEX mail_to ON mail (to_address, channel);
CREATE INDEX mail_unsent ON mail (sent, id);
CREATE TABLE mail_thread (
  table_id TEXT NOT NULL, 
  seat INTEGER NOT NULL, 
  decision TEXT NOT NULL, 
  line INTEGER NOT NULL, 
  rolls INTEGER NOT NULL, 
  last TEXT NOT NULL, 
  PRIMARY KEY (table_id, seat)
);
CREATE TABLE mail_wish (
  person TEXT NOT NULL, 
  turns INTEGER NOT NULL, 
  digest INTEGER NOT NULL, 
  reminders INTEGER NOT NULL, 
  at_night INTEGER NOT NULL, 
  PRIMARY KEY (person)
);
CREATE TABLE mute (
  person TEXT NOT NULL, 
  muted TEXT NOT NULL, 
  PRIMARY KEY (person, muted)
);
CREATE TABLE node (
  id TEXT NOT NULL, 
  alive_until FLOAT NOT NULL, 
  PRIMARY KEY (id)
);
CREATE TABLE notepad (
  table_id TEXT NOT NULL, 
  person TEXT NOT NULL, 
  text TEXT NOT NULL, 
  PRIMARY KEY (table_id, person)
);
CREATE TABLE operator_act (
  id INTEGER NOT NULL, 
  at FLOAT NOT NULL, 
  "by" TEXT NOT NULL, 
  kind TEXT NOT NULL, 
  about TEXT NOT NULL, 
  body TEXT NOT NULL, 
  PRIMARY KEY (id)
);
CREATE TABLE person (
  id TEXT NOT NULL, 
  name TEXT NOT NULL, 
  colour TEXT NOT NULL, 
  language TEXT NOT NULL, 
  email TEXT, 
  epoch INTEGER DEFAULT 0 NOT NULL, 
  created FLOAT NOT NULL, 
  face TEXT DEFAULT '' NOT NULL, 
  PRIMARY KEY (id), 
  UNIQUE (email)
);
CREATE TABLE placing (
  table_id TEXT NOT NULL, 
  seat INTEGER NOT NULL, 
  who TEXT NOT NULL, 
  game TEXT NOT NULL, 
  variant TEXT NOT NULL, 
  rank INTEGER NOT NULL, 
  score INTEGER NOT NULL, 
  mu FLOAT, 
  sigma FLOAT, 
  at FLOAT NOT NULL, 
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX placing_who ON placing (who, at);
CREATE TABLE push (
  id TEXT NOT NULL, 
  person TEXT NOT NULL, 
  endpoint TEXT NOT NULL, 
  p256dh TEXT NOT NULL, 
  auth TEXT NOT NULL, 
  browser TEXT NOT NULL, 
  created FLOAT NOT NULL, 
  told FLOAT, 
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX push_endpoint ON push (endpoint);
CREATE INDEX push_person ON push (person);
CREATE TABLE rating (
  who TEXT NOT NULL, 
  game TEXT NOT NULL, 
  variant TEXT NOT NULL, 
  mu FLOAT NOT NULL, 
  sigma FLOAT NOT NULL, 
  games INTEGER NOT NULL, 
  PRIMARY KEY (who, game, variant)
);
CREATE INDEX rating_board ON rating (game, variant);
CREATE TABLE reply (
  name TEXT NOT NULL, 
  at FLOAT NOT NULL, 
  PRIMARY KEY (name)
);
CREATE INDEX reply_at ON reply (at);
CREATE TABLE seat (
  table_id TEXT NOT NULL, 
  seat INTEGER NOT NULL, 
  kind TEXT NOT NULL, 
  person TEXT, 
  bot TEXT, 
  name TEXT NOT NULL, 
  colour TEXT NOT NULL, 
  away INTEGER DEFAULT 0 NOT NULL, 
  face TEXT DEFAULT '' NOT NULL, 
  first_person TEXT, 
  seen FLOAT, 
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX seat_person ON seat (person);
CREATE TABLE seat_token (
  hash TEXT NOT NULL, 
  table_id TEXT NOT NULL, 
  seat INTEGER NOT NULL, 
  created FLOAT NOT NULL, 
  PRIMARY KEY (hash)
);
CREATE UNIQUE INDEX seat_token_seat ON seat_token (table_id, seat);
CREATE TABLE secret (
  name TEXT NOT NULL, 
  value BLOB NOT NULL, 
  PRIMARY KEY (name)
);
CREATE TABLE shape (
  oldest TEXT NOT NULL, 
  PRIMARY KEY (oldest)
);
CREATE TABLE vacation (
  id INTEGER NOT NULL, 
  person TEXT NOT NULL, 
  away FLOAT NOT NULL, 
  back FLOAT NOT NULL, 
  zone TEXT NOT NULL, 
  PRIMARY KEY (id)
);
CREATE INDEX vacation_person ON vacation (person, back);
CREATE TABLE workshop_entry (
  id TEXT NOT NULL, 
  game TEXT NOT NULL, 
  author TEXT NOT NULL, 
  version INTEGER NOT NULL, 
  words TEXT NOT NULL, 
  made_from TEXT, 
  created FLOAT NOT NULL, 
  updated FLOAT NOT NULL, 
  withdrawn FLOAT, 
  hidden FLOAT, 
  hidden_by TEXT, 
  hidden_reason TEXT DEFAULT '' NOT NULL, 
  PRIMARY KEY (id)
);
CREATE INDEX workshop_entry_author ON workshop_entry (author);
CREATE INDEX workshop_entry_game ON workshop_entry (game, updated);
CREATE TABLE workshop_report (
  entry TEXT NOT NULL, 
  version INTEGER NOT NULL, 
  author TEXT NOT NULL, 
  status TEXT NOT NULL, 
  queued FLOAT NOT NULL, 
  started FLOAT, 
  ended FLOAT, 
  games INTEGER NOT NULL, 
  done INTEGER DEFAULT 0 NOT NULL, 
  reason TEXT DEFAULT '' NOT NULL, 
  summary TEXT, 
  PRIMARY KEY (entry, version)
);
CREATE INDEX workshop_report_author ON workshop_report (author, started);
CREATE INDEX workshop_report_status ON workshop_report (status, queued);
CREATE TABLE workshop_stars (
  entry TEXT NOT NULL, 
  person TEXT NOT NULL, 
  stars INTEGER NOT NULL, 
  at FLOAT NOT NULL, 
  PRIMARY KEY (entry, person)
);
CREATE TABLE workshop_version (
  entry TEXT NOT NULL, 
  version INTEGER NOT NULL, 
  name TEXT NOT NULL, 
  description TEXT NOT NULL, 
  licence TEXT NOT NULL, 
  changes TEXT NOT NULL, 
  options TEXT NOT NULL, 
  edition TEXT NOT NULL, 
  created FLOAT NOT NULL, 
  PRIMARY KEY (entry, version)
);
CREATE INDEX workshop_version_rules ON workshop_version (edition, options);
