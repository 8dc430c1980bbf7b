/** Which spellings of an address reach the same mailbox at this provider. Tags after `+` are always cut off. */
export interface MailProvider {
  readonly domains: RegExp;
  /** The domain that stands for all of `domains`, if a name reaches the same mailbox at each of them. */
  readonly domain?: string;
  /** Characters before the @ that the provider ignores. */
  readonly ignores?: RegExp;
  /** The character besides `+` that starts a tag. */
  readonly tag?: string;
  /** `anything@name.domain` reaches `name@domain`. */
  readonly namesInSubdomain?: true;
}

/**
 * A rule belongs here only if the provider never assigns different spellings of one address to different
 * people. Sources: the providers’ help pages where they are named, and MaxMind’s “Normalizing Email Addresses for
 * minFraud” for Gmail, Yahoo and Yandex.
 */
export const MAIL_PROVIDERS: readonly MailProvider[] = [
  // At Google, dots do matter on a company’s own domain, so only these two domains are listed.
  { domains: /^(?:gmail|googlemail)\.com$/u, domain: 'gmail.com', ignores: /\./gu },
  // proton.me/support/addresses-and-aliases. Proton’s own client removes these characters before it compares addresses.
  {
    domains: /^(?:proton\.me|protonmail\.com|protonmail\.ch|pm\.me)$/u,
    domain: 'proton.me',
    ignores: /[._-]/gu,
  },
  // support.apple.com/118230
  { domains: /^(?:icloud|me|mac)\.com$/u, domain: 'icloud.com' },
  { domains: /^(?:yandex\.(?:ru|com|by|kz|ua)|ya\.ru)$/u, domain: 'yandex.ru' },
  // A tagged address is `name-tag`, and names contain no hyphen.
  {
    domains:
      /^(?:yahoo\.(?:com|ca|de|es|fr|ie|in|it|ro|se|co\.[a-z]{2}|com\.[a-z]{2})|ymail\.com|rocketmail\.com)$/u,
    tag: '-',
  },
  // fastmail.help/hc/en-us/articles/360060591053
  {
    domains:
      /^(?:fastmail\.(?:cn|co\.uk|com|com\.au|de|es|fm|fr|im|in|jp|mx|net|nl|org|se|to|tw|uk|us)|sent\.com)$/u,
    namesInSubdomain: true,
  },
];
