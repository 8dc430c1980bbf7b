import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const Condition = z.union([
  z.record(z.string(), z.string()),
  z.tuple([z.literal('content-length-range'), z.int(), z.int()]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()]),
]);
const Policy = z.object({ expiration: z.iso.datetime(), conditions: z.array(Condition) });
type Condition = z.infer<typeof Condition>;

/** A form's fields by their names in small letters; S3 ignores their case. */
export type FormFields = ReadonlyMap<string, string>;

/** Why S3 refuses a form: its status, code and message. */
export class FormRefused extends Error {
  override readonly name = 'FormRefused';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Fields that a policy need not name. */
const FREE = new Set(['policy', 'x-amz-signature', 'file']);
const CREDENTIAL = /^(?<key>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request)$/u;

const denied = (message: string): FormRefused => new FormRefused(403, 'AccessDenied', message);
const invalid = (message: string): FormRefused => new FormRefused(400, 'InvalidPolicyDocument', message);
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signature version 4 of a policy, as S3 computes it. */
const checkSignature = (fields: FormFields, secretOf: (keyId: string) => string | undefined): void => {
  if (fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256') throw invalid('The form is not signed.');
  const { key, day, region } = CREDENTIAL.exec(fields.get('x-amz-credential') ?? '')?.groups ?? {};
  const secret = key === undefined ? undefined : secretOf(key);
  if (secret === undefined || day === undefined || region === undefined)
    throw new FormRefused(403, 'InvalidAccessKeyId', 'The key that signed the form is unknown.');
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const wanted = hmac(signing, fields.get('policy') ?? '');
  const given = Buffer.from(fields.get('x-amz-signature') ?? '', 'hex');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new FormRefused(403, 'SignatureDoesNotMatch', 'The signature does not match the policy.');
};

/** What a condition demands of a field: its name and a check of its value; undefined for one on the file's size. */
const demandOf = (condition: Condition): (readonly [string, (value: string) => boolean])[] => {
  if (!Array.isArray(condition))
    return Object.entries(condition).map(([name, value]) => [name.toLowerCase(), (given) => given === value]);
  const [operator, name, value] = condition;
  if (operator === 'content-length-range') return [];
  const field = name.replace(/^\$/u, '').toLowerCase();
  return [[field, (given) => (operator === 'eq' ? given === value : given.startsWith(value))]];
};

/** Where a form stores its file, and how large that may be, in bytes. */
export interface AllowedFile {
  readonly key: string;
  readonly contentType: string;
  readonly least: number;
  readonly most: number;
}

/**
 * What a form allows.
 * @throws FormRefused as S3 does: for another signature, an expired policy, or a field that breaks it or that it does not name.
 */
export const readForm = (
  fields: FormFields,
  bucket: string,
  secretOf: (keyId: string) => string | undefined,
): AllowedFile => {
  checkSignature(fields, secretOf);
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(fields.get('policy') ?? '', 'base64').toString());
  } catch {
    throw invalid('The policy is not JSON.');
  }
  const policy = Policy.safeParse(json).data;
  if (policy === undefined) throw invalid('The policy has another form.');
  if (Date.parse(policy.expiration) <= Date.now())
    throw denied('Invalid according to Policy: Policy expired.');
  const all = new Map([...fields, ['bucket', bucket]]);
  const demands = policy.conditions.flatMap(demandOf);
  for (const [name, accepts] of demands)
    if (!accepts(all.get(name) ?? ''))
      throw denied(`Invalid according to Policy: Policy Condition failed: ${name}`);
  const named = new Set(demands.map(([name]) => name));
  for (const name of all.keys())
    if (!named.has(name) && !FREE.has(name) && !name.startsWith('x-ignore-'))
      throw denied(`Invalid according to Policy: Extra input fields: ${name}`);
  const [, least = 0, most = Number.MAX_SAFE_INTEGER] =
    policy.conditions.find(
      (condition): condition is ['content-length-range', number, number] =>
        Array.isArray(condition) && condition[0] === 'content-length-range',
    ) ?? [];
  return {
    key: fields.get('key') ?? '',
    contentType: fields.get('content-type') ?? 'binary/octet-stream',
    least,
    most,
  };
};
