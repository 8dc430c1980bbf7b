import { expect, it } from 'vitest';
import { refuseOnPublicPages } from '#functions/domain/moderation/public-title.ts';
import { HARMLESS_TEXTS } from '#test/support/moderation/harmless-texts.ts';

it.each([
  ['Win at https://prize.example now', 'a link: “https://prize.example”'],
  ['Read www.prize.example', 'a link: “www.prize.example”'],
  ['prize.example/claim today', 'a link: “prize.example/claim”'],
  ['My card 4242 4242 4242 4242', 'the number of a payment card: “4242 4242 4242 4242”'],
  ['378282246310005', 'the number of a payment card: “378282246310005”'],
])('a public title such as %j is refused', (title, why) => {
  expect(() => refuseOnPublicPages(title)).toThrow(`A title can’t have ${why}. Change the title`);
});

it.each([
  'Why Amazon.com won',
  'The year 1984/85 in one minute',
  '4242 4242 4242 4243',
  'Pi is 3.14159265358979',
  'And/or: a love story',
])('%j is accepted as a public title', (title) => {
  expect(() => refuseOnPublicPages(title)).not.toThrow();
});

it('harmless text is accepted as a public title', () => {
  for (const text of HARMLESS_TEXTS) expect(() => refuseOnPublicPages(text)).not.toThrow();
});
