import type { Category, Language } from '#contract/catalogue.ts';

interface TypedPrompt {
  readonly prompt: string;
  readonly category: Category;
  readonly language: Language;
}

const english = (category: Category, ...prompts: readonly string[]): TypedPrompt[] =>
  prompts.map((prompt) => ({ prompt, category, language: 'en' }));
const spoken = (language: Language, ...prompts: readonly (readonly [string, Category])[]): TypedPrompt[] =>
  prompts.map(([prompt, category]) => ({ prompt, category, language }));

/** Forty prompts like those that people type. */
export const TYPED_PROMPTS: readonly TypedPrompt[] = [
  ...english(
    'History',
    'The day Napoleon was attacked by rabbits',
    'Tell me about the Great Emu War of 1932',
    'THE TITANIC',
    'Cleopatra',
  ),
  ...english(
    'Science',
    'Why do cats purr?',
    '5 facts about the deep sea that will blow your mind',
    'Can you explain how rainbows form?',
    'What if the moon disappeared',
  ),
  ...english(
    'Mystery',
    'I found a strange door in my basement',
    'Write a scary story about a haunted doll',
    'A retired captain finds a letter in an old ship. It is in his own handwriting.',
    'the lighthouse keeper who never slept',
    'he knew too much',
  ),
  ...english(
    'Technology',
    'A robot learns to paint',
    'How to spot a phishing email in 30 seconds',
    'got fired by an algorithm, now what',
    'ChatGPT vs. my grandmother',
    'Nikola Tesla',
  ),
  ...english(
    'Adventure',
    'How to survive on a desert island',
    'Two brothers build a boat in their grandfather’s barn',
    'a dragon who is afraid of heights 🐉🔥',
    'Top 10 places nobody is allowed to visit',
    'My dog and I walked across Spain. It took us three months and he only complained once.',
  ),
  ...english(
    'General',
    'Octopus',
    'Sourdough bread',
    'motivational story for my sister who just lost her job',
    '🐙🚀',
    'Кот и луна',
    '深海の灯台',
    `Once upon a time ${'there was a very long sentence that kept going and '.repeat(7)}then it stopped`,
  ),
  ...spoken(
    'es',
    ['Escribe una historia sobre un faro abandonado', 'Mystery'],
    ['¿Por qué ronronean los gatos?', 'Science'],
    ['la caída de Constantinopla', 'History'],
    ['cómo hacer pan en casa', 'General'],
  ),
  ...spoken(
    'fr',
    ['Raconte-moi une histoire sur un phare abandonné', 'Mystery'],
    ['Pourquoi le ciel est-il bleu ?', 'Science'],
    ['mon grand-père et son vélo', 'Adventure'],
  ),
  ...spoken(
    'de',
    ['Schreib mir eine Geschichte über einen alten Leuchtturm', 'Mystery'],
    ['Warum schnurren Katzen?', 'Science'],
    ['Ich habe gekündigt und bin ans Meer gezogen', 'Adventure'],
  ),
];
