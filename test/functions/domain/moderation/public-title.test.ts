import { expect, it } from 'vitest';
import { refuseOnPublicPages } from '#functions/domain/moderation/public-title.ts';
import { HARMLESS_TEXTS } from '#test/support/moderation/harmless-texts.ts';

it.each([
  ['Win at https://prize.example now', 'a link: “https://prize.example”'],
  ['Read www.prize.example', 'a link: “www.prize.example”'],
  ['prize.example/claim today', 'a link: “prize.example/claim”'],
  ['My card 4242 4242 4242 4242', 'the number of a payment card: “4242 4242 4242 4242”'],
  ['378282246310005', 'the number of a payment card: “378282246310005”'],
])('refuses a title such as %j', (title, why) => {
  expect(() => refuseOnPublicPages(title)).toThrow(`A title can’t have ${why}. Change the title`);
});

it.each([
  'Why Amazon.com won',
  'The year 1984/85 in one minute',
  '4242 4242 4242 4243',
  'Pi is 3.14159265358979',
  'And/or: a love story',
])('accepts %j as a title', (title) => {
  expect(() => refuseOnPublicPages(title)).not.toThrow();
});

it('lets harmless text pass', () => {
  for (const text of HARMLESS_TEXTS) expect(() => refuseOnPublicPages(text)).not.toThrow();
});
