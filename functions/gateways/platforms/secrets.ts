const MOST_CHARS = 300;
/** Anything else in place of a code could be a sentence or, worse, a secret. */
const CODE = /^[\w.-]{1,64}$/u;
/** Shorter values in an address, such as `resumable`, are ordinary words. */
const SHORTEST_SECRET = 16;

export const isCode = (text: string | undefined): text is string => text !== undefined && CODE.test(text);

/**
 * The parts of a secret address that must not leak from an answer: the address itself, and the long values in its
 * query.
 */
export const secretsIn = (address: string): readonly string[] => {
  const values = [...(URL.parse(address)?.searchParams.values() ?? [])];
  return [address, ...values.filter(({ length }) => length >= SHORTEST_SECRET)];
};

/** A platform’s error message without any secrets that it may repeat, whether raw or encoded as in forms and URLs. */
export const withoutSecrets = (sentence: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((text, secret) => text.replaceAll(secret, '…'), sentence)
    .slice(0, MOST_CHARS);

/** The platform’s code or, if it gave none, `http_503` and the like. */
export const codeOf = (stated: string | undefined, status: number, secrets: readonly string[]): string =>
  isCode(stated) && !secrets.some((secret) => secret !== '' && stated.includes(secret))
    ? stated
    : `http_${status}`;
