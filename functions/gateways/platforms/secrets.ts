const MOST_CHARS = 300;
/** Anything else in place of a code could be a sentence, or worse, a secret. */
const CODE = /^[\w.-]{1,64}$/u;
/** Shorter values of an address, such as `resumable`, are words. */
const SHORTEST_SECRET = 16;

export const isCode = (text: string | undefined): text is string => text !== undefined && CODE.test(text);

/** What must not come back of an address that is itself a secret: the address, and the long values of its query. */
export const secretsIn = (address: string): readonly string[] => {
  const values = [...(URL.parse(address)?.searchParams.values() ?? [])];
  return [address, ...values.filter(({ length }) => length >= SHORTEST_SECRET)];
};

/** A platform’s error message without the secrets that it may repeat, raw or encoded as in forms and URLs. */
export const withoutSecrets = (sentence: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((text, secret) => text.replaceAll(secret, '…'), sentence)
    .slice(0, MOST_CHARS);

/** The platform’s code, or `http_503` and the like where it gave none. */
export const codeOf = (stated: string | undefined, status: number, secrets: readonly string[]): string =>
  isCode(stated) && !secrets.some((secret) => secret !== '' && stated.includes(secret))
    ? stated
    : `http_${status}`;
