import { describe, expect, it } from 'vitest';
import { cleanScript } from '#web/data/scripts/clean-script.ts';

const around = (line: string): string =>
  `It was very dark in the house.\n\n${line}\n\nNobody came at all, and it rained.\nThen it stopped.`;
const LINES = around('').replaceAll(/\n{3,}/gu, '\n\n');

const HEADINGS =
  `Scene Three|SCENE THREE|Scene Three: The Sea|Scene 3a|Scene #3|Act One|ACT II: THE FALL|First Act|Chapter 1
CHAPTER ONE|Chapter 1. The Lamp|Part Two|Episode 3|**Chapter 1**|[Scene Four]|1. Scene one: The sea|Prologue
Szene drei|Dritte Szene|1. Akt|Erster Akt|Kapitel 1: Das Haus|KAPITEL EINS|Kapitel 2. Das Haus|Teil zwei: Der Sturm|2. Teil
Scène trois|Acte premier|Premier acte|Chapitre 1 : La maison|Deuxième partie|Épilogue
Escena tres|Acto primero|Primer acto|Capítulo 1: La casa|Segunda parte|Prólogo`.split(/[|\n]/u);

const SENTENCES =
  `Act now or never|Act first: think later|Act – before it is too late|Part of me wanted to go|Chapter 1 was the worst
The first act was love|Plan: we leave at dawn|Plan B|Book one room|Step 1: boil the water|Day One|PART 2 IS OUT NOW
Scene Three was the hardest to film.|Part 1. Nobody ever came back to it|Number three: the goblin shark.
Bild dir deine Meinung|Folge mir für mehr|Teil deine Meinung|Zweiter Versuch|Erste Hilfe|Acte manqué|Parte de mí quería subir`.split(
    /[|\n]/u,
  );

describe('the headings in a pasted script', () => {
  it.each(HEADINGS)('are removed: %s', (heading) => expect(cleanScript(around(heading)).text).toBe(LINES));

  it.each(SENTENCES)('don’t include sentences that only look like headings: %s', (sentence) =>
    expect(cleanScript(around(sentence))).toEqual({ text: around(sentence), taken: {} }),
  );

  it.each([
    [
      'of scenes that follow one another',
      'Scene 1: The keeper climbs the stairs\nScene 2: He lights the lamp',
      'The keeper climbs the stairs\nHe lights the lamp',
    ],
    [
      'of parts that follow one another',
      'Hook: did you know this\nBody: it was dark\nCTA: follow me',
      'did you know this\nit was dark\nfollow me',
    ],
    ['that end', 'Scene One: It was dark.\nScene Two: Then light.', 'It was dark.\nThen light.'],
  ])('leave the words after them %s', (_, pasted, spoken) => expect(cleanScript(pasted).text).toBe(spoken));

  it.each([
    ['a line of dashes', 'It was dark.\n———\nThen light.', 'It was dark.\nThen light.'],
    [
      'front matter in TOML',
      '+++\ntitle = "The Lamp"\n\n[extra]\nx = 1\n+++\n\nIt was dark.',
      'It was dark.',
    ],
  ])('are removed along with %s', (_, pasted, spoken) => expect(cleanScript(pasted).text).toBe(spoken));
});
