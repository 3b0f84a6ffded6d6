-- raw.db: what was found in the mailboxes, and what the person did with it. The truth: index.db is derived from it.

CREATE TABLE state (
    one            INTEGER PRIMARY KEY CHECK (one = 1),
    library        TEXT NOT NULL,              -- a random name, so that an index of another library is never taken for ours
    change         INTEGER NOT NULL DEFAULT 0, -- the number of the newest change; the index follows these numbers
    person_through INTEGER NOT NULL DEFAULT 0  -- the last change for which priorities were fitted to the person
);

CREATE TABLE sources (
    id      INTEGER PRIMARY KEY,
    kind    TEXT NOT NULL,
    path    TEXT NOT NULL UNIQUE,
    label   TEXT NOT NULL DEFAULT '',    -- a label that every message of the source carries
    problem TEXT NOT NULL DEFAULT ''     -- why it could not be read last time, in plain words
);

CREATE TABLE folders (
    id        INTEGER PRIMARY KEY,
    source_id INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE,
    path      TEXT NOT NULL,
    name      TEXT NOT NULL,
    stamp     TEXT NOT NULL DEFAULT '',  -- as the source gave it when the folder had been read to its end
    UNIQUE (source_id, path)
);

-- The id ascends with the date, so that newest first is a walk of the primary key here and in the full-text index.
CREATE TABLE messages (
    id             INTEGER PRIMARY KEY,
    fingerprint    BLOB NOT NULL UNIQUE, -- equal for copies of one message, whatever transport headers they gathered
    change         INTEGER NOT NULL,
    thread_id      INTEGER NOT NULL,
    date           INTEGER NOT NULL,     -- seconds since 1970 UTC
    date_inferred  INTEGER NOT NULL,
    size           INTEGER NOT NULL,
    unread         INTEGER NOT NULL,
    starred        INTEGER NOT NULL,
    disposition    TEXT NOT NULL,
    category       TEXT NOT NULL,
    priority       INTEGER NOT NULL,
    message_id     TEXT NOT NULL,
    subject        TEXT NOT NULL,
    sender_name    TEXT NOT NULL,
    sender_address TEXT NOT NULL,
    recipients     TEXT NOT NULL,        -- JSON: {"to": [[name, address]], "cc": …, "bcc": …}
    list_id        TEXT NOT NULL,
    problems       TEXT NOT NULL,        -- JSON list: what could not be read, in plain words
    ruled_priority INTEGER NOT NULL      -- the priority that the message alone tells, whoever reads it
);
CREATE INDEX messages_message_id ON messages (message_id);
CREATE INDEX messages_change ON messages (change);
CREATE INDEX messages_date ON messages (date);
CREATE INDEX messages_thread ON messages (thread_id);
CREATE INDEX messages_unread ON messages (id) WHERE unread;
CREATE INDEX messages_starred ON messages (id) WHERE starred;
CREATE INDEX messages_sent ON messages (sender_address) WHERE disposition = 'sent';

-- By change number, not by message: texts are only ever added at the end, so their pages fill up. Ids, newest first,
-- come in descending order and would leave every page half empty.
CREATE TABLE bodies (
    change INTEGER PRIMARY KEY,
    text   BLOB NOT NULL                 -- zlib-compressed UTF-8; a short text is stored as it is (type TEXT)
);
CREATE TRIGGER messages_deleted AFTER DELETE ON messages BEGIN
    DELETE FROM bodies WHERE change = old.change;
END;

CREATE TABLE attachments (
    message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
    ordinal    INTEGER NOT NULL,
    filename   TEXT NOT NULL,
    media_type TEXT NOT NULL,
    size       INTEGER NOT NULL,
    inline     INTEGER NOT NULL DEFAULT 0, -- shown within the text: a picture of it, no attachment to a person
    change     INTEGER,                  -- of its text; NULL: nobody has read it yet; 0: read, and no text in it
    problem    TEXT NOT NULL DEFAULT '', -- what could not be read of it, in plain words
    PRIMARY KEY (message_id, ordinal)
) WITHOUT ROWID;
CREATE INDEX attachments_unread ON attachments (message_id) WHERE change IS NULL;

-- What stands in attachments; like `bodies` by change number, which is also what tells the index of a new text.
CREATE TABLE attachment_texts (
    change     INTEGER PRIMARY KEY,
    message_id INTEGER NOT NULL,
    text       BLOB NOT NULL             -- as in bodies; never empty
);
CREATE TRIGGER attachments_deleted AFTER DELETE ON attachments WHEN old.change > 0 BEGIN
    DELETE FROM attachment_texts WHERE change = old.change;
END;

CREATE TABLE locations (
    id         INTEGER PRIMARY KEY,
    message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
    folder_id  INTEGER NOT NULL REFERENCES folders ON DELETE CASCADE,
    key        TEXT NOT NULL,
    name       TEXT NOT NULL,
    offset     INTEGER NOT NULL,
    length     INTEGER NOT NULL,
    stamp      TEXT NOT NULL,
    digest     BLOB NOT NULL,            -- BLAKE2b-128 of the bytes there
    place_state  TEXT NOT NULL,          -- flags and labels as the place gave them last (see states.py)
    header_state TEXT NOT NULL,          -- the same, as the message's header there gave them
    UNIQUE (folder_id, key)
);
CREATE INDEX locations_message ON locations (message_id);
CREATE INDEX locations_folder ON locations (folder_id, message_id); -- what a label names, without a look at each place

-- Labels that a message's own headers name; folders and sources give theirs through locations.
CREATE TABLE labels (
    label      TEXT NOT NULL COLLATE NOCASE,
    message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
    PRIMARY KEY (label, message_id)
) WITHOUT ROWID;
CREATE INDEX labels_message ON labels (message_id);

CREATE VIEW labelled (message_id, label) AS
    SELECT message_id, label FROM labels
    UNION
    SELECT l.message_id, f.name FROM locations l JOIN folders f ON f.id = l.folder_id WHERE f.name <> ''
    UNION
    SELECT l.message_id, s.label
    FROM locations l JOIN folders f ON f.id = l.folder_id JOIN sources s ON s.id = f.source_id WHERE s.label <> '';

-- Which thread an identifier (Message-ID, References, In-Reply-To; hashed to 64 bits) belongs to.
CREATE TABLE thread_refs (
    ref       INTEGER PRIMARY KEY,
    thread_id INTEGER NOT NULL
);
CREATE INDEX thread_refs_thread ON thread_refs (thread_id);

-- Messages that refer to no other, by a hash of what their subject is without "Re:": the last resort of threading.
CREATE TABLE thread_subjects (
    subject    INTEGER NOT NULL,
    is_reply   INTEGER NOT NULL,         -- marked as a reply
    message_id INTEGER NOT NULL,
    PRIMARY KEY (subject, is_reply, message_id)
) WITHOUT ROWID;

-- What the person decided instead of the rules. By fingerprint, so that a message that is imported anew keeps it.
CREATE TABLE overrides (
    fingerprint BLOB PRIMARY KEY,
    category    TEXT,                    -- NULL: as the rules say
    priority    INTEGER
) WITHOUT ROWID;

-- The addresses that mail of the person comes from or goes to, in lower case, as the mail told them last.
CREATE TABLE own_addresses (
    address TEXT PRIMARY KEY
) WITHOUT ROWID;

-- Messages that lost a place and may lie nowhere any more; looked at when all that is new has been read.
CREATE TABLE displaced (
    message_id INTEGER PRIMARY KEY
);

-- Messages that are gone, for the index to follow.
CREATE TABLE removed (
    change     INTEGER PRIMARY KEY,
    message_id INTEGER NOT NULL
);
