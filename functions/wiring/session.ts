import { deviceOf } from '#functions/gateways/sign-in/device-of.ts';
import { listedAsDisposable } from '#functions/gateways/sign-in/disposable-addresses.ts';
import { lazy } from './lazy.ts';
import { outbox } from './mail.ts';
import { mediaAccess } from './media.ts';
import { credits, egress, sessions, suspensions, tickets, users } from './stores.ts';

/** The ports that open a session for someone who has proven their identity. */
export const openingSession = {
  tickets,
  users,
  sessions,
  credits,
  egress,
  suspensions,
  mediaAccess,
  isDisposable: lazy(listedAsDisposable),
  deviceOf: () => deviceOf,
  outbox,
};
