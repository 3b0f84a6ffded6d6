-- index.db: what makes the library's messages findable. Derived: delete the file and nothing is lost.

CREATE TABLE state (
    one      INTEGER PRIMARY KEY CHECK (one = 1),
    library  TEXT NOT NULL DEFAULT '',        -- the library that this index follows
    through  INTEGER NOT NULL DEFAULT 0,      -- the number of the library's last change that is in here
    words    INTEGER NOT NULL DEFAULT 0,      -- the version of the folding that made the keyword side
    embedder TEXT NOT NULL DEFAULT ''         -- JSON: the identity of the embedder and the chunking that made the vectors
);
INSERT INTO state (one) VALUES (1);

-- Rowid = message id. No text is kept here: it would stand in raw.db a second time.
CREATE VIRTUAL TABLE messages USING fts5 (
    subject, sender, recipients, body, quoted, attachments,
    content = '', contentless_delete = 1, tokenize = "{tokenizer}"
);
CREATE VIRTUAL TABLE vocabulary USING fts5vocab (messages, row);

-- A passage of a message's own text: characters [start, start + length). length 0: the subject alone.
CREATE TABLE chunks (
    id         INTEGER PRIMARY KEY,           -- also the rowid of its vector
    message_id INTEGER NOT NULL,
    start      INTEGER NOT NULL,
    length     INTEGER NOT NULL
);
CREATE INDEX chunks_message ON chunks (message_id);

-- Messages whose chunks all have vectors, also those that have no chunk to embed.
CREATE TABLE embedded (
    message_id INTEGER PRIMARY KEY
);
