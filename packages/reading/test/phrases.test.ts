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
  ] as const)('in %s is cut before words that start a clause: %s', (language, marked) => {
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
    ['es', 'Ella |llegó |a las 5 p. m. |a casa, |p. ej. |hoy'],
    ['de', 'Er |las |viel, |d. h. |alles |i. d. R. |allein'],
    ['en', 'Henry VIII |and Louis XIV |met |Pope |John Paul II |there'],
    ['en', 'Thomas Watson Jr. |saw |Elizabeth I |when |Louis |and I |did'],
    ['fr', 'Louis XIV |et Napoléon Ier |au XIXe siècle'],
    ['es', 'Felipe II |y Juan Pablo II |en la II República |del siglo XIX'],
    ['de', 'Ludwig XIV. |und Papst |Johannes Paul II. |kamen'],
    ['en', 'It |was |No. 1 |in the world |on Jan. 5 |in the end, |12 in tall |№ 5'],
    ['de', 'In Nr. 5 |am Platz |seit 2024 |und am 3. Mai'],
    ['fr', 'En 2024 |et le 3 mai, |jusqu’au 5 |de la rue |d’une ville'],
    ['es', 'De 2024 |y el 3 de mayo'],
    ['en', 'It |cost |$3.5 million |at 3:45 p.m. |or 5 billion dollars'],
    ['fr', 'Elle |coûta |3 millions de dollars |et 5 milliards d’euros'],
  ] as const)('in %s is never cut after a word that belongs with the next one: %s', (language, marked) => {
    expect(phrasesOf(marked.replaceAll('|', ''), language)).toEqual(marked.split('|'));
  });
});
