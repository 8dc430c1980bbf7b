import { generateKeyPair, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CloudProblem } from './cloud-problem.ts';
import { isDiskFull } from './disk-room.ts';
import { writePrivate } from './private-file.ts';

const RSA_BITS = 2048;
const SECRET_BYTES = 32;
/** Space for the files written at startup, plus a margin. */
const LEAST_BYTES = 1024 * 1024;

const Keys = z.object({
  /** 32 bytes in Base64, used to encrypt sign-in cookies. */
  sealKey: z.string(),
  /** 32 bytes in Base64, used to recognise a user who deleted their account. */
  identityKey: z.string(),
  /** Encrypts affiliates’ payout details. */
  payoutKey: z.string(),
  /** Encrypts the tokens of platform accounts. */
  publishingKey: z.string(),
  /** In PEM format: the key and the test certificates for signing films. */
  signingKey: z.string(),
  signingCertificates: z.string(),
  clientSecret: z.string(),
  /** Our app’s client secret for the platform stand-ins. */
  appSecret: z.string(),
  /** The functions' key for the Stripe stand-in, and the key that signs its webhooks. */
  stripeKey: z.string(),
  webhookSecret: z.string(),
  keyPairId: z.string(),
  /** PEM. */
  mediaPrivateKey: z.string(),
  mediaPublicKey: z.string(),
});
/** This installation's secrets, created on its first start. */
export type Keys = z.infer<typeof Keys>;

/** Incremented when the format of rows or files changes so that other versions can't read them. */
const FORMAT = 2;
const Format = z.object({ format: z.int() });

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Creates the data folder and checks that it is writable. */
export function prepareDataFolder(dataDir: string): void {
  const probe = join(dataDir, '.writable');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, Buffer.alloc(LEAST_BYTES));
  } catch (error) {
    const reason = codeOf(error);
    const why = isDiskFull(error) ? 'the disk is full' : `it is not writable (${reason})`;
    throw new CloudProblem(
      `The data folder ${dataDir} cannot be used, ${why}: choose another with DATA_DIR=<folder> npm start.`,
      { cause: error },
    );
  } finally {
    if (existsSync(probe)) rmSync(probe);
  }
}

/**
 * Refuses a data folder that another version wrote in a format this version can't read; marks a new folder with this
 * version’s format number.
 */
export function checkFormat(dataDir: string): void {
  const file = join(dataDir, 'format.json');
  const isNew = !existsSync(join(dataDir, 'secrets.json'));
  if (isNew) {
    writeFileSync(file, JSON.stringify({ format: FORMAT }));
    return;
  }
  const found = existsSync(file) ? Format.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined;
  if (found?.format !== FORMAT)
    throw new CloudProblem(
      `Another version of Veilcast wrote ${dataDir}, and this one can’t read it: move it away, or start with another folder: DATA_DIR=<folder> npm start.`,
    );
}

const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

export interface FileLock {
  release(): void;
}

/** Keeps a reference to each locked database: an unreferenced one would be closed, which would release its lock. */
const locked = new Set<DatabaseSync>();

/**
 * Locks a file for this process; undefined if another process holds the lock. The system releases the lock when the
 * process ends, for whatever reason.
 */
export function lockFile(path: string): FileLock | undefined {
  const database = new DatabaseSync(path);
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  locked.add(database);
  return {
    release: () => {
      locked.delete(database);
      database.close();
    },
  };
}

/** Locks the data folder for this process. */
export function lockDataFolder(dataDir: string): FileLock {
  const pidFile = join(dataDir, 'cloud.pid');
  const lock = lockFile(join(dataDir, 'cloud.lock'));
  if (lock === undefined) {
    let pid = '';
    try {
      pid = ` (process ${readFileSync(pidFile, 'utf8')})`;
    } catch {
      // The other instance is just starting.
    }
    throw new CloudProblem(
      `Veilcast already runs on the data folder ${dataDir}${pid}: use that instance, stop it, or choose another folder with DATA_DIR=<folder> npm start.`,
    );
  }
  writeFileSync(pidFile, String(process.pid));
  return lock;
}

const newKey = (): string => randomBytes(SECRET_BYTES).toString('base64');

const hexSecret = (): string => randomBytes(SECRET_BYTES).toString('hex');

/** Secrets that newer versions need; an installation that lacks them gets them added. */
const newSecrets = async () => {
  // Every later start does without this code.
  const { newTestIdentity } = await import('./test-identity.ts');
  const { privateKey, certificates } = await newTestIdentity();
  return {
    signingKey: privateKey,
    signingCertificates: certificates,
    identityKey: newKey(),
    payoutKey: newKey(),
    publishingKey: newKey(),
    stripeKey: `sk_test_${hexSecret()}`,
    webhookSecret: `whsec_${hexSecret()}`,
    appSecret: hexSecret(),
  };
};

async function createKeys(): Promise<Keys> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: RSA_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    sealKey: newKey(),
    ...(await newSecrets()),
    clientSecret: randomBytes(SECRET_BYTES).toString('base64url'),
    keyPairId: `K${randomBytes(6).toString('hex').toUpperCase()}`,
    mediaPrivateKey: pair.privateKey,
    mediaPublicKey: pair.publicKey,
  };
}

/** The keys in `<dataDir>/secrets.json`, readable only by the file’s owner; created if missing. */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const file = join(dataDir, 'secrets.json');
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const known = Keys.safeParse(stored);
    if (known.success) return known.data;
    // Written by a version that used fewer secrets.
    const older = z.record(z.string(), z.unknown()).parse(stored);
    return writeKeys(file, Keys.parse({ ...(await newSecrets()), ...older }));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') {
      throw new CloudProblem(
        `Could not read ${file}: restore it, or remove it to create new secrets (all users must sign in again).`,
        { cause: error },
      );
    }
  }
  return writeKeys(file, await createKeys());
}

function writeKeys(file: string, keys: Keys): Keys {
  writePrivate(file, keys);
  return keys;
}
