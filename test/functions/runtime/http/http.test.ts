import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { answerCookies, readCookie } from '#functions/runtime/http/cookies.ts';
import { refuseCrossSite } from '#functions/runtime/http/cross-site.ts';
import { parseInput, readJson } from '#functions/runtime/http/input.ts';

const codeOf = (work: () => unknown): unknown => {
  try {
    work();
    return 'passed';
  } catch (error) {
    return error instanceof Refusal ? error.code : error;
  }
};

describe('a state-changing request', () => {
  const host = { 'x-forwarded-host': 'veilcast.test' };
  it.each([
    [{ ...host, 'sec-fetch-site': 'same-origin' }, 'passed'],
    [{ ...host, 'sec-fetch-site': 'cross-site' }, 'cross_site'],
    [{ ...host, 'sec-fetch-site': 'same-site' }, 'cross_site'],
    [{ ...host, 'sec-fetch-site': 'none' }, 'cross_site'],
    [{ ...host, origin: 'https://veilcast.test' }, 'passed'],
    [{ ...host, origin: 'https://veilcast.test.evil.example' }, 'cross_site'],
    [{ ...host, origin: 'null' }, 'cross_site'],
    [{ ...host, origin: 'ftp://veilcast.test' }, 'cross_site'],
    [{ ...host, 'content-type': 'application/json' }, 'passed'],
    [{ ...host, 'content-type': 'application/x-www-form-urlencoded' }, 'unsupported_type'],
    [host, 'unsupported_type'],
  ])('with the headers %j is %s', (headers, outcome) => {
    expect(codeOf(() => refuseCrossSite('POST', headers))).toBe(outcome);
  });
});

describe('a request body', () => {
  const json = 'application/json; charset=utf-8';
  it.each([
    ['{"a":1}', json, 'passed'],
    ['{"a":', json, 'malformed_json'],
    ['a=1', 'application/x-www-form-urlencoded', 'unsupported_type'],
    ['{"a":1}', 'text/plain', 'unsupported_type'],
    ['{"a":1}', undefined, 'unsupported_type'],
    [`"${'x'.repeat(65 * 1024)}"`, json, 'too_large'],
  ])('%.20s of type %s is %s', (body, type, outcome) => {
    expect(codeOf(() => readJson({ body }, type))).toBe(outcome);
  });

  it('encoded as base64 is decoded', () => {
    expect(
      readJson({ body: Buffer.from('{"ü":1}').toString('base64'), isBase64Encoded: true }, json),
    ).toEqual({ ü: 1 });
  });
});

describe('an invalid input', () => {
  const schema = z.strictObject({ category: z.enum(['a']), note: z.string().max(3, 'Keep the note short.') });
  const sentence = (input: unknown): unknown => {
    try {
      return parseInput(schema, input);
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };
  it.each([
    [{ category: 'b', note: '' }, 'The field category is missing or not valid.'],
    [{ category: 'a', note: 'long' }, 'Keep the note short.'],
    [{ category: 'a', note: '', '<img>': 1 }, 'The request is not valid. Check the fields and try again.'],
    [null, 'The request is not valid. Check the fields and try again.'],
  ])('such as %j is explained without repeating any of it', (input, told) => {
    expect(sentence(input)).toBe(told);
  });
});

describe('cookies', () => {
  it('for sessions are host-only, hidden from scripts and secure', () => {
    expect(answerCookies({ session: { open: 'secret' } })).toEqual([
      '__Host-veilcast=secret; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('are not read if only the start of their name matches', () => {
    expect(readCookie(['__Host-veilcast-sign-in=a', '__Host-veilcast=b'], '__Host-veilcast')).toBe('b');
  });
});
