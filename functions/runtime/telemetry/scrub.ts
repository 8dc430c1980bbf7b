const CENSORED = '[redacted]';

/** A character that JSON escapes with a backslash, such as `\n`. A secret may start right after such an escape. */
const ESCAPE = String.raw`\\["\\/bfnrt]|\\u[\da-f]{4}`;
/** Matches the positions where a secret can start: anywhere except in the middle of a run of these characters. */
const startOf = (run: string): string => `(?<=^|[^${run}\\\\]|${ESCAPE})`;

/**
 * Patterns for secrets and addresses in text without field names, such as error messages and page URLs. Each pattern
 * looks at every character only a few times, however long the line is and whatever it contains.
 */
const SECRETS: readonly RegExp[] = [
  /-----BEGIN [A-Z ]{1,40}-----(?:(?!-----BEGIN ).)*?-----END [A-Z ]{1,40}-----/gu,
  new RegExp(String.raw`${startOf(String.raw`\w\-`)}eyJ[\w\-]+\.[\w\-]+\.[\w\-]*`, 'gu'),
  new RegExp(String.raw`${startOf(String.raw`\w`)}(?:sk|rk|pk|whsec)[\-_][\w*\-]{8,}`, 'gu'),
  new RegExp(String.raw`${startOf(String.raw`\w`)}(?:AKIA|ASIA)[0-9A-Z]{16}\b`, 'gu'),
  /(?<=Bearer )[^\s"\\]+/giu,
  /(?<=__Host-[\w-]+=|CloudFront-[\w-]+=)[^;\s"\\]+/gu,
  /(?<=[?&#](?:session_id|code|state|upload_id|upload_token|access_token|refresh_token|Signature|Policy|X-Amz-[\w-]+)=)[^&\s"\\]+/gu,
  new RegExp(
    String.raw`${startOf(String.raw`\w.+\-`)}[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)*\.[a-z]{2,}(?![\w\-])`,
    'giu',
  ),
];

/** Removes anything that looks like a secret or an e-mail address from a log line, and keeps the line valid JSON. */
export const scrub = (line: string): string =>
  SECRETS.reduce((text, secret) => text.replace(secret, CENSORED), line);
