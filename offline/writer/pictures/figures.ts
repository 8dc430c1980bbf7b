import type { Pronoun } from '#offline/writer/brief.ts';
import { setOf } from '#offline/writer/words/list.ts';
import { CREATURES, MEN, WOMEN } from '#offline/writer/words/people.ts';

/** People the painter recognises by their profession only. */
const KNOWN =
  setOf(`figure person man woman lady mother father wife husband sister brother widow bride nurse child boy kid son girl
  daughter king emperor prince pharaoh queen empress princess soldier knight warrior samurai gladiator viking sailor captain
  fisherman pilot crew keeper watchman caretaker pirate smuggler scientist chemist physicist engineer biologist professor astronomer
  technician doctor surgeon detective inspector spy reporter astronaut cosmonaut diver monk priest nun stranger witch vampire wizard
  magician alchemist ghost farmer shepherd gardener villager explorer climber archaeologist hunter mountaineer merchant butler lord
  worker miner builder mechanic blacksmith carpenter programmer firefighter guard nomad traveller wanderer passenger courier musician
  violinist pianist singer poet artist painter writer composer reader student librarian runner family group robot android
  grandfather grandmother clockmaker watchmaker baker teacher survivor thief inventor orphan apprentice conductor dragon`);

const PLURALS: Readonly<Record<string, string>> = {
  crew: 'a group of sailors',
  expedition: 'a group of explorers',
};

/** How to describe a character to the painter: their own noun, plus a plain one where it says too little. */
export const figureText = (noun: string, pronoun: Pronoun, plural: boolean): string => {
  const group = PLURALS[noun];
  if (group !== undefined) return group;
  const last = noun.split(' ').at(-1) ?? noun;
  const article = /^[aeiou]/iu.test(noun) ? 'an' : 'a';
  if (KNOWN.has(last) || CREATURES.has(last))
    return plural ? `a group of people, each ${article} ${noun}` : `${article} ${noun}`;
  if (WOMEN.has(last)) return `${article} ${noun}, a woman`;
  if (MEN.has(last)) return `${article} ${noun}, a man`;
  switch (pronoun) {
    case 'she':
      return `a woman, ${article} ${noun}`;
    case 'he':
      return `a man, ${article} ${noun}`;
    case 'it':
      return `${article} ${noun}`;
    case 'they':
      return plural ? 'a small group of people' : `a lone figure, ${article} ${noun}`;
  }
};
