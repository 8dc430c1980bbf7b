import { generateKeyPairSync } from 'node:crypto';
import { getSignedCookies, getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { expect, test } from 'vitest';
import { MediaVerifier, readSignature } from '#local/aws/edge/media-signature.ts';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const { publicKey, privateKey } = pair();
const keyPairId = 'K1';
const verifier = new MediaVerifier({ publicKey, keyPairId });
const site = 'http://localhost:8787';
const now = new Date('2026-11-20T12:00:00Z');
const later = '2026-11-20T12:10:00Z';

const policyFor = (Resource: string, until = later) =>
  JSON.stringify({
    Statement: [{ Resource, Condition: { DateLessThan: { 'AWS:EpochTime': Date.parse(until) / 1000 } } }],
  });
const cookiesFor = (policy: string, key = privateKey, id = keyPairId) =>
  Object.entries(getSignedCookies({ keyPairId: id, privateKey: key, policy }))
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('; ');
const permits = (href: string, cookies?: string, at = now) => {
  const signed = readSignature(href, cookies);
  return signed !== undefined && verifier.permits(signed, at);
};

test("a user's cookies open their own prefix and nothing else", () => {
  const cookies = cookiesFor(policyFor(`${site}/media/ada/*`));
  expect(permits(`${site}/media/ada/1/film.mp4`, cookies)).toBe(true);
  expect(permits(`${site}/media/bob/1/film.mp4`, cookies)).toBe(false);
  expect(permits(`${site}/media/adam/1/film.mp4`, cookies)).toBe(false);
  expect(permits(`http://localhost:9999/media/ada/1/film.mp4`, cookies)).toBe(false);
});

test('a signed URL gives access to one file, under one file name, until it expires', () => {
  const url = getSignedUrl({
    url: `${site}/media/ada/1/film.mp4?response-content-disposition=attachment%3B%20filename%3D%22a.mp4%22`,
    keyPairId,
    privateKey,
    dateLessThan: later,
  });
  expect(permits(url)).toBe(true);
  expect(permits(url.replace('a.mp4', 'b.mp4'))).toBe(false);
  expect(permits(url.replace('/1/', '/2/'))).toBe(false);
  expect(permits(url, undefined, new Date(later))).toBe(false);
});

test('a signed URL may carry a custom policy', () => {
  const url = getSignedUrl({
    url: `${site}/media/ada/1/film.mp4`,
    keyPairId,
    privateKey,
    policy: policyFor(`${site}/media/ada/1/*`),
  });
  expect(permits(url)).toBe(true);
  expect(permits(url.replace('/1/film', '/2/film'))).toBe(false);
});

test('forged, expired and missing signatures, and those made with another key, don’t give access to anything', () => {
  const resource = `${site}/media/ada/1/film.mp4`;
  const policy = policyFor(`${site}/media/ada/*`);
  expect(permits(resource)).toBe(false);
  expect(permits(resource, cookiesFor(policy, pair().privateKey))).toBe(false);
  expect(permits(resource, cookiesFor(policy, privateKey, 'K2'))).toBe(false);
  expect(permits(resource, cookiesFor(policyFor(`${site}/media/ada/*`, '2026-11-20T11:59:00Z')))).toBe(false);
  const wider = Buffer.from(policyFor(`${site}/media/*`))
    .toString('base64')
    .replaceAll('+', '-')
    .replaceAll('=', '_')
    .replaceAll('/', '~');
  const forged = cookiesFor(policy).replace(/CloudFront-Policy=[^;]+/u, `CloudFront-Policy=${wider}`);
  expect(permits(resource, forged)).toBe(false);
  expect(permits(resource, 'CloudFront-Signature=x; CloudFront-Policy=y; CloudFront-Key-Pair-Id=K1')).toBe(
    false,
  );
});

test('a canned policy has no wildcards, so an asterisk in the signed URL matches only an asterisk', () => {
  const url = getSignedUrl({ url: `${site}/media/ada/*`, keyPairId, privateKey, dateLessThan: later });
  expect(permits(url)).toBe(true);
  expect(permits(url.replace('/ada/*', '/ada/1'))).toBe(false);
});
