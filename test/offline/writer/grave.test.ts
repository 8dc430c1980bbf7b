import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '#contract/catalogue.ts';
import { isGrave } from '#offline/writer/grave.ts';
import { PROMPTS } from '#test/support/builders/prompts.ts';
import { MORE_PROMPTS } from '#test/support/prompts/more-prompts.ts';

const Prompts = z.record(z.enum(LANGUAGES), z.array(z.string()));
const { grave, harmless } = z
  .strictObject({ grave: Prompts, harmless: Prompts })
  .parse(JSON.parse(await readFile(new URL('grave-prompts.json', import.meta.url), 'utf8')));

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(grave[language])('“%s” doesn’t get a tale', (prompt) =>
    expect(isGrave(prompt, language)).toBe(true),
  );
  test.each(harmless[language])('“%s” gets a tale', (prompt) =>
    expect(isGrave(prompt, language)).toBe(false),
  );
});

test('few ordinary prompts are treated as grave', () => {
  const prompts = [...PROMPTS, ...MORE_PROMPTS].map(([prompt]) => prompt);
  expect(prompts.filter((prompt) => isGrave(prompt, 'en')).length).toBeLessThan(prompts.length / 8);
});
