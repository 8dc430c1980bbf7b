import { MAIL_PROVIDERS, type MailProvider } from './mail-providers.ts';

/** Characters that would make a URL parser read something other than a host. */
const NO_HOST = /[\s/?#@:\\[\]<>^|%]/u;

/** A domain in lower-case ASCII (IDNA); text that isn’t a domain stays as it is. */
const asciiDomain = (domain: string): string => {
  const text = domain
    .trim()
    .toLowerCase()
    .replace(/[\s.]+$/u, '');
  const host = NO_HOST.test(text) ? undefined : URL.parse(`http://${text}`)?.hostname;
  return (host || text).replace(/\.+$/u, '');
};

export const domainOf = (email: string): string => asciiDomain(email.slice(email.lastIndexOf('@') + 1));

const providerOf = (domain: string): MailProvider | undefined =>
  MAIL_PROVIDERS.find(({ domains }) => domains.test(domain));

/** Turns `shop@ada.fastmail.com` into `ada@fastmail.com`. */
const outOfSubdomain = (name: string, domain: string): readonly [string, string] => {
  const dot = domain.indexOf('.');
  const parent = domain.slice(dot + 1);
  return dot > 0 && providerOf(parent)?.namesInSubdomain === true
    ? [domain.slice(0, dot), parent]
    : [name, domain];
};

const untagged = (name: string, tag: string): string => {
  const at = name.indexOf(tag);
  return at > 0 ? name.slice(0, at) : name;
};

/**
 * Reduces all spellings of an address that reach the same mailbox to a single one. This spelling is used only to
 * recognise a person: mail goes to the address as given, and accounts are never looked up by this spelling. Accepts
 * any text and never throws.
 */
export const normalAddress = (email: string): string => {
  const text = email.trim().normalize('NFC').toLowerCase().normalize('NFC');
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  const [given, domain] = outOfSubdomain(text.slice(0, at), asciiDomain(text.slice(at + 1)));
  const provider = providerOf(domain);
  const plain = untagged(given, '+');
  const name = provider?.tag === undefined ? plain : untagged(plain, provider.tag);
  const kept = provider?.ignores === undefined ? name : name.replace(provider.ignores, '');
  return `${kept === '' ? name : kept}@${provider?.domain ?? domain}`;
};
