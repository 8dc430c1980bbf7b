const CENSORED = '[redacted]';

/** Patterns of secrets and addresses, for text without field names: error messages, page addresses. */
const SECRETS: readonly RegExp[] = [
  /-----BEGIN [A-Z ]+-----.*?-----END [A-Z ]+-----/gu,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/gu,
  /\b(?:sk|rk|pk|whsec)[-_][\w*-]{8,}/gu,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/gu,
  /(?<=\bBearer )[^\s"\\]+/giu,
  /(?<=__Host-[\w-]+=|CloudFront-[\w-]+=)[^;\s"\\]+/gu,
  /(?<=[?&#](?:session_id|code|state|Signature|Policy|X-Amz-[\w-]+)=)[^&\s"\\]+/gu,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/giu,
];

/** Removes what looks like a secret or an e-mail address from a log line, which stays valid JSON. */
export const scrub = (line: string): string =>
  SECRETS.reduce((text, secret) => text.replace(secret, CENSORED), line);
