const MOST_CHARS = 300;
/** An error code looks like this; anything else could be free text or, worse, a secret. */
const CODE = /^[\w.-]{1,64}$/u;
/** Shorter values in a URL, such as `resumable`, are ordinary words. */
const SHORTEST_SECRET = 16;

export const isCode = (text: string | undefined): text is string => text !== undefined && CODE.test(text);

/**
 * The parts of a secret URL that must not leak if a response repeats them: the URL itself, and the long values in its
 * query.
 */
export const secretsIn = (address: string): readonly string[] => {
  const values = [...(URL.parse(address)?.searchParams.values() ?? [])];
  return [address, ...values.filter(({ length }) => length >= SHORTEST_SECRET)];
};

/** A platform’s error message, with any secrets in it removed, whether raw or URL-encoded. */
export const withoutSecrets = (sentence: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((text, secret) => text.replaceAll(secret, '…'), sentence)
    .slice(0, MOST_CHARS);

/** The platform’s error code or, if there is none, one made from the status, such as `http_503`. */
export const codeOf = (stated: string | undefined, status: number, secrets: readonly string[]): string =>
  isCode(stated) && !secrets.some((secret) => secret !== '' && stated.includes(secret))
    ? stated
    : `http_${status}`;
