import type { ModelLanguage } from '@veilcast/kokoro';

/**
 * Sentences used to judge the neural voices. Decision 44 records what an independent speech recogniser understood.
 */
export const SPOKEN_SENTENCES: Readonly<Record<ModelLanguage, readonly string[]>> = {
  en: [
    'The old lighthouse keeper had not seen another person for nearly a month.',
    'Every night at three, a green light appeared on the empty horizon.',
    'He wrote the time in a small black book and went back to bed.',
    'In the morning the boat was gone, and so was the letter on the table.',
    'Nobody in the village believed a word of his story.',
    'The water rose quickly, and within an hour the whole street was under the sea.',
    'Scientists measured the distance between the two stars with great care.',
    'Her grandmother had hidden the key behind the clock in the kitchen.',
    'The soldiers marched through the snow for nine days without bread.',
    'What they found at the bottom of the lake changed everything we know.',
  ],
  es: [
    'Nadie en el pueblo volvió a ver al viejo relojero después de aquella noche.',
    'El agua subió deprisa, y en una hora toda la calle estaba bajo el mar.',
    'Cada mañana, a las tres, una luz verde aparecía en el horizonte vacío.',
    'Los soldados marcharon por la nieve durante nueve días sin pan.',
    'Lo que encontraron en el fondo del lago cambió todo lo que sabemos.',
  ],
  fr: [
    'Personne au village n’a jamais revu le vieil horloger après cette nuit.',
    'L’eau est montée très vite, et en une heure toute la rue était sous la mer.',
    'Chaque nuit, à trois heures, une lumière verte apparaissait à l’horizon.',
    'Les soldats ont marché dans la neige pendant neuf jours sans pain.',
    'Ce qu’ils ont trouvé au fond du lac a changé tout ce que nous savons.',
  ],
};
