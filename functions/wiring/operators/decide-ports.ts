import { now } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { media } from '#functions/wiring/media.ts';
import {
  accountDeletions,
  publications,
  sessions,
  storyboards,
  users,
  videos,
} from '#functions/wiring/stores.ts';
import { accountDeleter } from '#functions/wiring/workflows.ts';
import { decisions } from './operator-stores.ts';

/** The ports that carry out an operator's decision, shared by the route and the command. */
export const decidePorts = {
  decisions,
  users,
  videos,
  publications,
  storyboards,
  media,
  sessions,
  accountDeletions,
  accountDeleter,
  outbox,
  now,
};
