import type { StoryRequest } from '#functions/domain/providers/ports.ts';

const held = (
  category: StoryRequest['category'],
  language: StoryRequest['language'],
  prompt: string,
): StoryRequest => ({ category, language, prompt });

/**
 * Thirty prompts of the kinds people type: questions, lists, how-tos, names, single words, two sentences, the first
 * person. Five per category, two of them in another language. They are held back, so that no writer is developed or
 * tuned on them.
 */
export const HELD_PROMPTS: readonly StoryRequest[] = [
  held('General', 'en', 'Why do we forget our dreams?'),
  held('General', 'en', 'My grandmother never learned to read, and she ran the only library in our town.'),
  held('General', 'en', 'umbrella'),
  held('General', 'es', 'El vecino que arregla relojes y siempre llega tarde'),
  held('General', 'de', 'Fünf Dinge, die man erst beim Umzug bemerkt'),
  held('History', 'en', 'The great molasses flood of Boston'),
  held('History', 'en', 'Hypatia'),
  held('History', 'en', 'How did people tell the time at night before clocks?'),
  held('History', 'fr', 'Le bal des ardents'),
  held('History', 'de', 'Der Hauptmann von Köpenick'),
  held('Science', 'en', 'Why is the sky dark at night if there are stars everywhere?'),
  held('Science', 'en', 'Five animals that can survive being frozen'),
  held('Science', 'en', 'tardigrades'),
  held('Science', 'es', '¿Por qué las cebollas hacen llorar?'),
  held('Science', 'fr', 'Comment les pigeons retrouvent leur chemin'),
  held('Technology', 'en', 'How does a lock know the right key?'),
  held('Technology', 'en', 'The inventor of the windshield wiper'),
  held('Technology', 'en', 'GPS. Explain it like a treasure hunt.'),
  held('Technology', 'es', 'La primera fotografía de una persona'),
  held('Technology', 'de', 'Wie ein Aufzug merkt, dass er zu voll ist'),
  held('Adventure', 'en', 'I got lost in a cave with one match left'),
  held('Adventure', 'en', 'how to cross a glacier at night'),
  held('Adventure', 'en', 'Two sisters steal back their father’s boat. The tide turns at four.'),
  held('Adventure', 'fr', 'Le facteur qui traverse la montagne en janvier'),
  held('Adventure', 'es', 'Un faro que hay que encender antes de medianoche'),
  held('Mystery', 'en', 'The apartment where every photograph had one face cut out'),
  held('Mystery', 'en', 'a phone booth that rings at 3:07 every night'),
  held('Mystery', 'en', 'Make a scary story about the last customer in a 24 hour diner'),
  held('Mystery', 'fr', 'La chambre 12 n’existe pas'),
  held('Mystery', 'de', 'Das Klavier, das niemand gekauft hat'),
];
