import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalAddress } from '#functions/domain/account/normal-address.ts';
import { runs } from '#test/support/run/full-run.ts';

const numRuns = runs(20_000, 200);
const DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'proton.me',
  'pm.me',
  'icloud.com',
  'ya.ru',
  'yahoo.co.uk',
  'fastmail.com',
  'ada.fastmail.com',
  'outlook.com',
  'example.com',
  'bücher.example',
];
const name = fc.stringMatching(/^[a-zA-Z0-9.+_-]{1,20}$/u);

describe('the normal spelling', () => {
  it.each([
    ['a.b+1@gmail.com', 'ab@gmail.com'],
    ['A.B@GoogleMail.com', 'ab@gmail.com'],
    ['ada-l.o_v+x@pm.me', 'adalov@proton.me'],
    ['ada@protonmail.com', 'ada@proton.me'],
    ['ada@me.com', 'ada@icloud.com'],
    ['ada@ya.ru', 'ada@yandex.ru'],
    ['ada-shop@yahoo.com', 'ada@yahoo.com'],
    ['shop@ada.fastmail.com', 'ada@fastmail.com'],
    ['ada+shop@fastmail.com', 'ada@fastmail.com'],
    ['Ada+Shop@outlook.com', 'ada@outlook.com'],
    ['ada@BÜCHER.example.', 'ada@xn--bcher-kva.example'],
    ['jose\u0301@example.com', 'jos\u00e9@example.com'],
    [' ada@example.com ', 'ada@example.com'],
  ])('of %s is %s', (given, normal) => {
    expect(normalAddress(given)).toBe(normal);
  });

  it.each([
    ['a.b@example.com', 'ab@example.com'],
    ['a.b@outlook.com', 'ab@outlook.com'],
    ['a.b@yahoo.com', 'ab@yahoo.com'],
    ['a-b@gmail.com', 'ab@gmail.com'],
    ['a_b@fastmail.com', 'ab@fastmail.com'],
    ['ada@outlook.com', 'ada@hotmail.com'],
    ['ada@mail.example.com', 'ada@example.com'],
    ['ada@ada.gmail.com', 'ada@gmail.com'],
    ['+a@example.com', '+b@example.com'],
    ['-a@yahoo.com', '-b@yahoo.com'],
  ])('of %s is not that of %s', (one, other) => {
    expect(normalAddress(one)).not.toBe(normalAddress(other));
  });

  it('is its own normal spelling', () => {
    fc.assert(
      fc.property(name, fc.constantFrom(...DOMAINS), (local, domain) => {
        const once = normalAddress(`${local}@${domain}`);
        expect(normalAddress(once)).toBe(once);
      }),
      { numRuns },
    );
  });

  it('exists for any text, and is its own normal spelling', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.emailAddress()), (text) => {
        const once = normalAddress(text);
        expect(normalAddress(once)).toBe(once);
      }),
      { numRuns, examples: [['ada@veilcast .']] },
    );
  });

  // Proves money-free-credits-trial-go-people.
  it('differs for names that differ in more than case, if the provider ignores only case', () => {
    const plain = fc.stringMatching(/^[a-zA-Z0-9._-]{1,20}$/u);
    fc.assert(
      fc.property(plain, plain, fc.constantFrom('outlook.com', 'example.com', 'aol.com'), (a, b, domain) => {
        const isSame = normalAddress(`${a}@${domain}`) === normalAddress(`${b}@${domain}`);
        expect(isSame).toBe(a.toLowerCase() === b.toLowerCase());
      }),
      { numRuns },
    );
  });
});
