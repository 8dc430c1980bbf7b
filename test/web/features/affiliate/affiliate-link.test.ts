import { expect, it } from 'vitest';
import { affiliateLink } from '#web/features/affiliate/affiliate-link.ts';

it.each([
  ['Ada Lovelace', 'ada-lovelace'],
  ['  Jörg Müller! ', 'jorg-muller'],
  ['日本', 'you'],
  ['<script>"&', 'script'],
])('the link of %j ends in %s', (name, short) => {
  expect(affiliateLink('https://site.example', name)).toBe(`https://site.example/?ref=${short}`);
});
