import { expect, test } from 'vitest';
import type { Language } from '#contract/catalogue.ts';
import { firstUndrawable } from '#contract/drawable.ts';
import { subjectOf } from '#offline/writer/subject.ts';
import { themeIn } from '#offline/writer/theme.ts';

const LONG = 'I was walking home when the street lamps went out one by one, and then somebody said my name';

// Proves film-demo-writer-quotes-prompt-captions.
test.each<[prompt: string, language: Language, line: string | undefined]>([
  ['The fall of Constantinople.', 'en', 'The fall of Constantinople'],
  ['black holes', 'en', 'Black holes'],
  ['iPhone history', 'en', 'iPhone history'],
  ['Why do cats purr?', 'en', 'Why do cats purr?'],
  ['Write a scary story about a haunted doll', 'en', 'A haunted doll'],
  ['please make me a short video explaining how vaccines work', 'en', 'How vaccines work'],
  ['Can you explain how rainbows form?', 'en', 'How rainbows form'],
  ['Can cats swim?', 'en', 'Can cats swim?'],
  ['What if the moon disappeared', 'en', 'What if the moon disappeared?'],
  ['how long is the song of a whale', 'en', 'How long is the song of a whale?'],
  ['what the fog is made of', 'en', 'What the fog is made of'],
  ['Motivational story for my sister', 'en', 'For my sister'],
  [
    'once upon a time there was a very long sentence that kept going',
    'en',
    'Once upon a time there was a very long sentence…',
  ],
  ['Tell me a story', 'en', 'Tell me a story'],
  ['The story of my grandmother', 'en', 'The story of my grandmother'],
  ['5 facts about the deep sea', 'en', '5 facts about the deep sea'],
  ['She said "run"', 'en', 'She said run'],
  ["my dog's first day", 'en', 'My dog’s first day'],
  ['a fox 🦊 and a hen', 'en', 'A fox and a hen'],
  ['<b>bold</b> {\\an8} move', 'en', 'Bold move'],
  ['one\ntwo', 'en', 'One two'],
  [LONG, 'en', 'I was walking home…'],
  [`It was late. ${LONG}`, 'en', 'It was late'],
  ['Escribe una historia sobre un faro abandonado', 'es', 'Un faro abandonado'],
  ['¿Por qué ronronean los gatos?', 'es', '¿Por qué ronronean los gatos?'],
  ['Raconte-moi une histoire sur un phare', 'fr', 'Un phare'],
  ['Raconte-moi l’histoire d’un phare', 'fr', 'L’histoire d’un phare'],
  ['Schreib mir eine Geschichte über einen alten Leuchtturm', 'de', 'Ein alter Leuchtturm'],
  [
    'Erzähl eine Geschichte über den kleinen Fuchs, der nie schläft',
    'de',
    'Der kleine Fuchs, der nie schläft',
  ],
  ['Eine Geschichte über eine alte Uhr', 'de', 'Eine alte Uhr'],
  ['Eine Geschichte über einen Drachen', 'de', 'Über einen Drachen'],
  ['Eine Geschichte über eine Katze und einen Hund', 'de', 'Über eine Katze und einen Hund'],
  ['Erklär mir, warum Katzen schnurren', 'de', 'Warum Katzen schnurren'],
  ['Кот и луна', 'en', 'Кот и луна'],
  ['深海の灯台', 'en', undefined],
  ['سفينة في البحر', 'en', undefined],
  ['🐙🚀', 'en', undefined],
  ['…?!', 'en', undefined],
  ['a'.repeat(400), 'en', undefined],
])('from %j in %s, quotes %j', (prompt, language, line) => {
  expect(subjectOf(prompt, language)?.line).toBe(line);
});

test.each<[prompt: string, language: Language, title: string]>([
  ['The day Napoleon was attacked by rabbits', 'en', 'The Day Napoleon Was Attacked by Rabbits'],
  ['iPhone history', 'en', 'iPhone History'],
  ['what the fog is made of', 'en', 'What the Fog Is Made Of'],
  ['Rust vs. the cat', 'en', 'Rust vs. the Cat'],
  ['THE TITANIC', 'en', 'The Titanic'],
  ['NASA UFO', 'en', 'NASA UFO'],
  ['кот и луна', 'en', 'Кот и луна'],
  ['el último dragón', 'es', 'El último dragón'],
])('for %j in %s, uses the title %j', (prompt, language, title) => {
  expect(subjectOf(prompt, language)?.title).toBe(title);
});

// Proves film-demo-writer-quotes-prompt-captions.
test('quotes words only if the captions’ font has all their letters', () => {
  for (let code = 0x20; code < 0x3000; code += 1) {
    const prompt = `a ${String.fromCodePoint(code)} z`;
    const line = subjectOf(prompt, 'en')?.line;
    if (line !== undefined) expect(firstUndrawable(line), code.toString(16)).toBeUndefined();
  }
});

test.each<[prompt: string, language: Language, noun: string | undefined]>([
  ['The day Napoleon was attacked by rabbits', 'en', 'a rabbit'],
  ['Octopus', 'en', 'an octopus'],
  ['Dragon tales', 'en', 'a dragon'],
  ['Fox News', 'en', undefined],
  ['a night with Brian Fox', 'en', undefined],
  ['how to bear the cold', 'en', undefined],
  ['el último dragón', 'es', 'un dragón'],
  ['deux chevaux', 'fr', 'un cheval'],
  ['Drei Katzen', 'de', 'eine Katze'],
  ['katzen', 'de', undefined],
])('in %j (%s), finds the thing %j', (prompt, language, noun) => {
  expect(themeIn(prompt, language)?.noun).toBe(noun);
});
