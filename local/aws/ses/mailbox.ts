import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** An email that the stand-in accepted for delivery. */
const KeptMail = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
  kind: z.string(),
  /** The email's pictures by content id, as `data:` URLs; the pictures of older emails aren’t kept. */
  pictures: z.record(z.string(), z.string()).optional(),
});
export type KeptMail = Readonly<z.infer<typeof KeptMail>>;

const MOST = 200;
/** The whole file is rewritten whenever an email arrives. */
const MOST_WITH_PICTURES = 20;
const OWNER_ONLY = 0o600;

const withoutPictures = (mail: KeptMail): KeptMail => ({ ...mail, pictures: undefined });

/** The latest emails on this installation, newest first; they survive a restart. */
export class Mailbox {
  readonly #file: string;
  #mails: readonly KeptMail[];

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'mails.json');
    this.#mails = this.#read();
  }

  #read(): readonly KeptMail[] {
    try {
      return z.array(KeptMail).parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    } catch {
      // If the mailbox file is missing or unreadable, the mailbox starts empty, because its emails are only copies.
      return [];
    }
  }

  add(mail: Omit<KeptMail, 'id' | 'at'>): KeptMail {
    const kept = { ...mail, id: randomUUID(), at: new Date().toISOString() };
    const mails = [kept, ...this.#mails]
      .slice(0, MOST)
      .map((each, place) => (place < MOST_WITH_PICTURES ? each : withoutPictures(each)));
    writeFileSync(`${this.#file}.new`, JSON.stringify(mails, null, 1), { mode: OWNER_ONLY });
    renameSync(`${this.#file}.new`, this.#file);
    this.#mails = mails;
    return kept;
  }

  list(): readonly KeptMail[] {
    return this.#mails;
  }

  find(id: string): KeptMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }
}
