import { generateKeyPairSync, sign } from 'node:crypto';

/** DER: tag, minimal length, contents. */
const part = (tag: number, ...contents: Uint8Array[]): Buffer => {
  const body = Buffer.concat(contents);
  const size = body.length < 256 ? [body.length] : [body.length >> 8, body.length & 0xff];
  const length = body.length < 128 ? size : [0x80 + size.length, ...size];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};
const sequence = (...contents: Uint8Array[]): Buffer => part(0x30, ...contents);
const text = (tag: number, value: string): Buffer => part(tag, Buffer.from(value));

/** The X.509 identifiers of ecdsa-with-SHA256 and commonName. */
const ALGORITHM = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/** A key and a self-signed certificate for a host name, for tests only. */
export const selfSigned = (name: string): { key: string; cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = sequence(part(0x31, sequence(COMMON_NAME, text(0x0c, name))));
  const validity = sequence(text(0x17, '200101000000Z'), text(0x17, '491231235959Z'));
  const facts = sequence(
    part(0x02, Buffer.from([1])),
    ALGORITHM,
    subject,
    validity,
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = part(0x03, Buffer.from([0]), sign('sha256', facts, privateKey));
  const certificate = sequence(facts, ALGORITHM, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  };
};
