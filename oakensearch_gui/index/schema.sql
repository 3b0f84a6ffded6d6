-- index.db: what makes the library's messages findable. Derived: delete the file and nothing is lost.

CREATE TABLE state (
    one      INTEGER PRIMARY KEY CHECK (one = 1),
    library  TEXT NOT NULL DEFAULT '',        -- the library that this index follows
    through  INTEGER NOT NULL DEFAULT 0,      -- the number of the library's last change that is in here
    words    INTEGER NOT NULL DEFAULT 0       -- the version of the folding that made the keyword side
);
INSERT INTO state (one) VALUES (1);

-- Rowid = message id. `recipients`: those of To. `attachments`: their names; `attached`: what stands in them. No text is kept here: it would stand in raw.db a second time.
CREATE VIRTUAL TABLE messages USING fts5 (
    subject, sender, recipients, cc, bcc, body, quoted, attachments, attached,
    content = '', contentless_delete = 1, tokenize = "{tokenizer}"
);
-- A batch is gathered in memory as one piece, and eight pieces of a kind are merged, not three pieces and four: a first
-- run takes a third less of FTS5's time. Until it ends, a search looks into some more pieces (see Indexer.merge).
INSERT INTO messages (messages, rank) VALUES ('hashsize', 8388608), ('automerge', 8);
CREATE VIRTUAL TABLE vocabulary USING fts5vocab (messages, row);

-- The words among the vocabulary's terms, as the indexing process last took them (see lexicon.py).
CREATE TABLE lexicon (
    one       INTEGER PRIMARY KEY CHECK (one = 1),
    through   INTEGER NOT NULL,               -- state.through at that time
    whole     INTEGER NOT NULL,               -- the same when all of it was last taken, not only new words added
    messages  INTEGER NOT NULL,               -- how many messages were in the index
    words     BLOB NOT NULL,                  -- lines "word count", sorted
    backwards BLOB NOT NULL                   -- the words spelt from their ends, a line each, sorted
);

-- All that one embedder made: see generations.py. AUTOINCREMENT: the name of a dropped table never comes back.
CREATE TABLE generations (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,  -- the vectors lie in the table vectors_<id>
    made_by TEXT NOT NULL UNIQUE,               -- JSON: the identity of the embedder and the chunking
    serving INTEGER NOT NULL                    -- 1: answers searches; 0: is being built beside the one that does
);

-- A passage of a message's own text: characters [start, start + length). length 0: the subject alone.
CREATE TABLE chunks (
    id         INTEGER PRIMARY KEY AUTOINCREMENT, -- also the rowid of its vector; never used twice
    generation INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    start      INTEGER NOT NULL,
    length     INTEGER NOT NULL
);
CREATE INDEX chunks_message ON chunks (message_id);

-- Messages whose chunks all have vectors, also those that have no chunk to embed.
CREATE TABLE embedded (
    generation INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (generation, message_id)
) WITHOUT ROWID;
