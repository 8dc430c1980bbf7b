import { z } from 'zod';
import { counting, MAILS, mailWait } from '#functions/domain/account/mailbox.ts';
import { normalAddress } from '#functions/domain/account/normal-address.ts';
import type { Mailboxes } from '#functions/domain/account/passwords/ports.ts';
import { signInKeys } from '#functions/store/table/sign-in-keys.ts';
import { parseRow, secondsOf, type Table } from '#functions/store/table/table.ts';
import { countInRow } from './counted-rows.ts';

const Row = z.object({ sent: z.array(z.object({ at: z.int(), isOwners: z.boolean() })) });

export const mailboxStore = (table: Table): Mailboxes => ({
  take: ({ kind, email, isOwners = false }, now) => {
    const limit = MAILS[kind];
    const mail = { at: secondsOf(now), isOwners };
    return countInRow(table, signInKeys.mailbox(normalAddress(email), kind), (row) => {
      const { sent } = parseRow(Row, row) ?? { sent: [] };
      const wait = mailWait(sent, limit, mail);
      if (wait > 0) return wait;
      return { sent: [...counting(sent, limit, mail.at), mail], ttl: mail.at + limit.seconds };
    });
  },
});
