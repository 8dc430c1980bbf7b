import { describe, expect, it } from 'vitest';
import { cleanScript } from '#web/data/scripts/clean-script.ts';

describe('the speaker names in a pasted script', () => {
  it.each([
    [
      'who say a single line',
      'Anna: It was dark.\nTom: Why so?\nAnna: The lamp.',
      'It was dark.\nWhy so?\nThe lamp.',
    ],
    [
      'in bold',
      '**Anna:** It was dark.\n**Tom**: Why so?\n**Anna:** The lamp.',
      'It was dark.\nWhy so?\nThe lamp.',
    ],
    [
      'in brackets',
      '[Anna]: It was dark.\n[Tom]: Why so?\n[Anna]: The lamp.',
      'It was dark.\nWhy so?\nThe lamp.',
    ],
    [
      'above their lines',
      'Anna:\nIt was dark.\n\nTom:\nWhy so?\n\nAnna:\nThe lamp.',
      'It was dark.\n\nWhy so?\n\nThe lamp.',
    ],
    [
      'with titles and numbers',
      'Dr. Hale: It was dark.\nGuest 1: Why so?\nDr. Hale: The lamp.',
      'It was dark.\nWhy so?\nThe lamp.',
    ],
    [
      'in German, with how they say it',
      'Anna-Lena (lacht): Es war dunkel.\nTom: Warum?\nAnna-Lena: Die Lampe.',
      'Es war dunkel.\nWarum?\nDie Lampe.',
    ],
    [
      'in French',
      'Élodie : Il faisait noir.\nMarc : Pourquoi ?\nÉlodie : La lampe.',
      'Il faisait noir.\nPourquoi ?\nLa lampe.',
    ],
    [
      'in Spanish',
      'Ana: Era oscuro.\nJosé: ¿Por qué?\nAna: La lámpara.',
      'Era oscuro.\n¿Por qué?\nLa lámpara.',
    ],
  ])('are removed, including those %s', (_, pasted, spoken) => expect(cleanScript(pasted).text).toBe(spoken));

  it.each([
    ['Anna: It was dark.\nRemember: the lamp burns.\nAnna: The lamp.', 'Remember: the lamp burns.'],
    ['Ana: Era oscuro.\nRecuerda: la lámpara arde.\nAna: La lámpara.', 'Recuerda: la lámpara arde.'],
    [
      'Anna: It was dark.\nIt stayed so.\nNobody came.\nHope: she had none.\nShe waited.\nAnna: The lamp.',
      'Hope: she had none.',
    ],
  ])('don’t include words that start a sentence: %s', (pasted, kept) =>
    expect(cleanScript(pasted).text.split('\n')).toContain(kept),
  );

  it.each([
    'Berlin: a city of lamps.\nParis: a city of light.',
    'Result: nobody came.\nThen it rained.\nConclusion: stay at home.',
  ])('aren’t recognised if no name appears as a label twice: %s', (text) =>
    expect(cleanScript(text)).toEqual({ text, taken: {} }),
  );
});
