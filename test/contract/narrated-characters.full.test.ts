import { loadEspeakPhonemes, readScript } from '@veilcast/kokoro';
import { expect, it } from 'vitest';
import { readingProblem } from '#contract/drawable.ts';
import { isSilent } from '#contract/pace.ts';

/** All other characters are emoji, or belong to writing systems that are refused entirely. */
const LAST_CODE = 0xab6f;
const CJK = { from: 0x2e80, to: 0xa6ff } as const;

it('every character allowed in a script is either silent or said by the neural voices in each language', async () => {
  const pronounce = await loadEspeakPhonemes();
  const mute: string[] = [];
  for (let code = 0x21; code <= LAST_CODE; code += 1) {
    const character = String.fromCodePoint(code);
    const isOther = (code >= CJK.from && code <= CJK.to) || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(character);
    if (isOther || readingProblem(character) !== undefined || isSilent(character)) continue;
    for (const language of ['en', 'es', 'fr'] as const)
      if (readScript(character, language, pronounce).length === 0) mute.push(`${character} in ${language}`);
  }
  expect(mute).toEqual([]);
});
