import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/catalogue.ts';
import { contentOf } from '#contract/script.ts';
import { writeStory } from '#offline/writer/write-story.ts';
import { ALIGNED_PROMPTS } from '#test/support/builders/aligned-prompts.ts';
import { defined } from '#test/support/values.ts';

/** Words that occur in only one of the languages. */
const OWN: Record<Language, RegExp> = {
  en: /\b(?:the|and|of|was|that|had|with|it)\b/giu,
  es: /(?<!\p{L})(?:el|y|los|una|con|por|había|era)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|et|dans|était|du|qui|il|pas)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:der|und|das|nicht|war|den|ein|mit)(?!\p{L})/giu,
};

// Proves film-stories-in-requested-language.
test.each(LANGUAGES)('writes a story requested in %s in that language', (language) => {
  for (const category of ['Mystery', 'History', 'Science'] as const) {
    const text = contentOf(writeStory({ prompt: ALIGNED_PROMPTS[language], category, language }).scenes);
    const counts = LANGUAGES.map((other) => [other, text.match(OWN[other])?.length ?? 0] as const);
    const own = defined(counts.find(([other]) => other === language))[1];
    expect(own).toBeGreaterThan(5);
    for (const [other, count] of counts) if (other !== language) expect(count, other).toBeLessThan(own / 2);
  }
});
