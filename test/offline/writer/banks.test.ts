import { describe, expect, test } from 'vitest';
import type { Archetype } from '#offline/writer/bank.ts';
import { ENDINGS } from '#offline/writer/english/banks/endings.ts';
import { HOOKS } from '#offline/writer/english/banks/hooks.ts';
import { SETTINGS } from '#offline/writer/english/banks/settings.ts';
import { ENGLISH } from '#offline/writer/english/write-english.ts';
import { FRENCH } from '#offline/writer/quoted/french.ts';
import { GERMAN } from '#offline/writer/quoted/german.ts';
import { SPANISH } from '#offline/writer/quoted/spanish.ts';

const ENGLISH_SLOTS = new Set(
  'hero theHero other thing theThing matter he him his himself heWas itO wasT here when sense record deed question'.split(
    ' ',
  ),
);
const QUOTED_SLOTS = new Set('topic hero other he here when record sense'.split(' '));
const linesOf = (archetypes: readonly Archetype[]): string[] =>
  archetypes.flatMap(({ beats }) => beats.flatMap(({ lines }) => lines));
const BANKS = [
  [
    'English',
    [
      ...linesOf(ENGLISH),
      ...Object.values(HOOKS).flat(),
      ...ENDINGS,
      ...SETTINGS.flatMap(({ senses }) => senses),
    ],
    ENGLISH_SLOTS,
  ],
  ['Spanish', [...linesOf(SPANISH.archetypes), ...SPANISH.hooks, ...SPANISH.questionHooks], QUOTED_SLOTS],
  ['French', [...linesOf(FRENCH.archetypes), ...FRENCH.hooks, ...FRENCH.questionHooks], QUOTED_SLOTS],
  ['German', [...linesOf(GERMAN.archetypes), ...GERMAN.hooks, ...GERMAN.questionHooks], QUOTED_SLOTS],
] as const;

describe('the lines of stories', () => {
  test.each(BANKS)('use only slots that the %s teller fills', (_, lines, slots) => {
    const named = new Set(lines.flatMap((line) => [...line.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name)));
    expect([...named].filter((name) => !slots.has(name ?? ''))).toEqual([]);
  });

  test.each(BANKS)('close every choice of the %s bank, without nesting', (_, lines) => {
    for (const line of lines) expect(line.replace(/\[[^[\]]*\]/gu, ''), line).not.toMatch(/[[\]|]/u);
  });

  test.each(BANKS)('occur once in the %s bank', (_, lines) => {
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('there are at least twelve ways to tell an English story, and four in every other language', () => {
    expect(new Set(ENGLISH.map(({ name }) => name)).size).toBeGreaterThanOrEqual(12);
    for (const bank of [SPANISH, FRENCH, GERMAN]) expect(bank.archetypes.length).toBeGreaterThanOrEqual(4);
  });
});
