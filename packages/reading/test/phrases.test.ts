import { clausesOf, phrasesOf } from '@veilcast/reading';
import { describe, expect, it } from 'vitest';

/** Sentences whose parts are separated by `|`. */
describe('a sentence without a comma', () => {
  it.each([
    ['en', 'The keeper climbed the stairs |and lit the lamp |because nobody else would'],
    ['es', 'El farero subió la escalera |y encendió la luz |porque nadie más lo haría'],
    ['fr', 'Le gardien monta l’escalier |et alluma la lampe |parce que personne ne le ferait'],
    ['de', 'Der Wärter stieg die Treppe hinauf |und zündete das Licht an |weil es sonst keiner tat'],
    ['en', 'He said it, |then left; |nobody knew—not even she'],
    ['en', 'the man of whom |and to whom nothing came'],
  ] as const)('in %s is cut before words that begin a clause: %s', (language, marked) => {
    expect(clausesOf(marked.replaceAll('|', ''), language)).toEqual(marked.split('|'));
  });

  it.each([
    ['en', 'It |stood |in the old |house |on the hill |of Dr. Smith'],
    ['en', 'About |5 km |and 40 minutes |later |J. R. R. Tolkien |rested'],
    ['en', 'It |paid |exactly |$ 100 in CHF 300 notes, |see |§ 3 there'],
    ['en', 'They |left |the U.S. |in the morning |at 9 p.m. |on Jan. 5'],
    ['es', 'Está |en el mar |de la señora'],
    ['fr', 'Il |est |sur le comptoir, |le chat |de la maison'],
    ['de', 'Er |saß |in der Nähe |von einem Haus |am 29. Juli'],
  ] as const)('in %s is never cut after a word that belongs with the next one: %s', (language, marked) => {
    expect(phrasesOf(marked.replaceAll('|', ''), language)).toEqual(marked.split('|'));
  });
});
