import type { Language } from '#contract/catalogue.ts';

/** Phrases that make viewers swipe away, most common first. */
export const WORN_PHRASES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'in this video',
    'did you know',
    'have you ever wondered',
    'what if i told you',
    "let's dive in",
    'little did',
    'imagine a world',
    'once upon a time',
    'the rest is history',
    'only time will tell',
    'welcome to',
    'welcome back',
    'stay tuned',
    'buckle up',
    'dive into',
    'join us',
    'in a world where',
    'in conclusion',
    'the moral of the story',
    'follow for more',
    'like and subscribe',
    "don't forget to",
    "you won't believe",
    'mind-blowing',
    'game-changer',
    'a testament to',
    'would never be the same',
    'changed everything',
    "and that's why",
  ],
  es: [
    'en este vídeo',
    'sabías que',
    'te has preguntado',
    'y si te dijera',
    'érase una vez',
    'había una vez',
    'el resto es historia',
    'solo el tiempo lo dirá',
    'imagina un mundo',
    'bienvenidos a',
    'acompáñanos',
    'no te lo vas a creer',
    'suscríbete',
    'en este video',
    'en conclusión',
    'la moraleja',
    'nada volvería a ser igual',
    'lo cambió todo',
  ],
  fr: [
    'dans cette vidéo',
    'saviez-vous',
    'vous êtes-vous déjà demandé',
    'et si je vous disais',
    'il était une fois',
    "le reste appartient à l'histoire",
    "seul l'avenir nous le dira",
    'imaginez un monde',
    'bienvenue dans',
    "restez jusqu'à la fin",
    "vous n'allez pas le croire",
    'abonnez-vous',
    'en conclusion',
    'la morale de',
    'rien ne serait plus jamais comme avant',
    'a tout changé',
  ],
  de: [
    'in diesem video',
    'wusstest du',
    'wussten sie',
    'hast du dich jemals gefragt',
    'was wäre, wenn ich dir sage',
    'es war einmal',
    'der rest ist geschichte',
    'nur die zeit wird es zeigen',
    'stell dir eine welt vor',
    'willkommen zu',
    'bleib dran',
    'du wirst nicht glauben',
    'abonnier',
    'zusammenfassend',
    'die moral der geschichte',
    'nichts würde mehr sein wie zuvor',
    'veränderte alles',
  ],
};

/** A text’s words in lower case, each preceded by a space. */
const wordsIn = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ ?/u, ' ');

/** The worn phrases in a text. A phrase must start where a word starts, but may end in the middle of one. */
export const wornPhrasesIn = (text: string, language: Language): string[] => {
  const said = wordsIn(text);
  return WORN_PHRASES[language].filter((phrase) => said.includes(wordsIn(phrase)));
};
