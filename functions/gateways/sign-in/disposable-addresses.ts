import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { ALSO_DISPOSABLE, NOT_DISPOSABLE } from '#functions/domain/account/disposable-domains.ts';
import { domainOf } from '#functions/domain/account/normal-address.ts';
import type { IsDisposable } from '#functions/domain/account/ports.ts';

/** A domain and all domains above it: `a.b.example` also belongs to `b.example`. */
const withParents = (domain: string): string[] => {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};

/** Whether an email address belongs to a domain that offers throw-away mailboxes, according to a maintained list. */
export const listedAsDisposable = (): IsDisposable => {
  const listed = new Set([...disposableEmailBlocklistSet(), ...ALSO_DISPOSABLE]);
  for (const domain of NOT_DISPOSABLE) listed.delete(domain);
  return (email) => withParents(domainOf(email)).some((domain) => listed.has(domain));
};
