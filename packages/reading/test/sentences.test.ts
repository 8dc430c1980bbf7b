import { goesOnWith, sentencesOf, wordDots } from '@veilcast/reading';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#reading/language.ts';

/** Texts whose sentences are separated by `|`. */
const CASES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'A book by J. R. R. Tolkien sold well. |He smiled.',
    'John F. Kennedy spoke. |George W. Bush did too.',
    'I met Dr. Smith, Mrs. Jones and Prof. Lee. |They left.',
    'He lives on Elm Dr. |She visits.',
    'We saw Dr. No and Dr. Who. |He told his Dr. |He listened.',
    'See ch. 7, sec. 8 and ver. 2. |Then stop.',
    'The U.S. capital is Washington, D.C. |It is not New York.',
    'The U.S. Army came. |They left the U.S. |Then it rained.',
    'It cost $1.2 million. |Nobody paid the €5 billion. |He ran 5 km. |Then 12 in. more.',
    'In A.D. 79 the mountain blew. |Nobody knew.',
    'We climbed Mt. Fuji near St. Mary’s. |It was cold.',
    'It is No. 1 here. |No. |Never.',
    'See p. 12, fig. 3 and vol. 2. |Then stop.',
    'Gen. Lee met Sgt. Pepper on Jan. 5. |Both lost.',
    'We left at 9 p.m. |Maria stayed.',
    'So did I. |Then we left. |It was I, Malcolm X. |He spoke to A. A. Milne and I. M. Pei.',
    'By 6 p.m. Sunday the harbour was empty. |At 8 p.m. GMT it fell. |At 5 p.m. March 3, he left at 9 a.m. |Monday was quiet.',
    'We met at 9:30PM. |Then we left. |He came at 5am. |She left at 6PM on Monday.',
    'Bring apples, pears etc. |Whether it rains or not.',
    'He chose plan B. |Then he ran.',
    'Write .NET at 192.168.1.1 for $3.14 or 1.2.3 on example.com. |Done.',
    '“Stop!” he said. |“Why?” |She ran.',
    'Wait... what? |Yes… |(Well, no.)',
    'Wait… what?',
    'Acme Inc. builds walls. |It is old.',
    'e.g. Rome, i.e. the city. |Yes.',
  ],
  es: [
    'En EE. UU. vive Ana. |Es feliz.',
    'La Av. Juárez es larga. |Sigue.',
    'El Sr. López y la Dra. Ruiz leen la pág. 5. |Ríen.',
    'En 100 a. C. Roma creció. |Nadie lo supo.',
    'Salió a las 5 p. m. |El tren no.',
    'Vino D. Juan. |Se fue.',
    'Vive en Bs. As. con Ana. |Sigue.',
    'Trajo pan, vino, etc. |Luego durmió.',
    'J. L. Borges escribió. |Yo leo.',
    '¿Quién? |¡Tú!',
  ],
  fr: [
    'M. Dupont arrive. |Il dort.',
    'En 52 av. J.-C. Alésia tombe. |César gagne.',
    'Mme Curie, Mlle Roy et le Dr. Petit partent. |Fin.',
    'Lisez la p. 12 et le chap. 3. |Puis dormez.',
    'Du pain, du vin, etc. |Puis il part.',
    'J. M. Le Clézio écrit. |Je lis.',
    'Le prix est de 3.14 ou 1 234,5 €. |Bien.',
    '« Vraiment ? », dit-elle. |Il rit.',
    'Quoi ! |Non.',
  ],
  de: [
    'Es gibt z.B. Brot. |Und z. B. Käse.',
    'Er kam am 29. Juli. |Dann ging er.',
    'Am 3. Oktober im 19. Jahrhundert begann der 2. Teil. |Er war lang.',
    'Haus Nr. 5 brennt. |Alle laufen.',
    'Es kostete 3 Mio. Euro. |Niemand zahlte die 5 Millionen. |Er ging 5 km.',
    'Brot, Käse usw. |Danach schlief er.',
    'Er war 29. |Danach schlief er.',
    'Ludwig XIV. starb. |Niemand weinte.',
    'Dr. Müller und Fr. Schmidt kamen. |Sie gingen.',
    'Dr. med. Weiß, die Fa. Müller und Fam. Groß kamen. |Sie gingen.',
    'Das war 44 v. Chr. in Rom. |Cäsar fiel.',
    'J. W. von Goethe schrieb. |Ich lese.',
    '„Halt!“ |„Wer da?“, rief er.',
  ],
};

describe.each(LANGUAGES)('sentences in %s', (language) => {
  it.each(CASES[language])('end where they should: %s', (marked) => {
    const text = marked.replaceAll('|', '');
    expect(sentencesOf(text, language)).toEqual(marked.split('|'));
  });

  it('add up to the original text when joined, whatever it is', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(sentencesOf(text, language).join('')).toBe(text);
      }),
    ));
});

it('a new line always starts a new sentence', () =>
  expect(sentencesOf('I met Dr.\nSmith came.', 'en')).toEqual(['I met Dr.\n', 'Smith came.']));

it.each<[string, string | undefined, string | undefined]>([
  ['The keeper climbed the stairs that led up to the lamp', 'and lit it for us again.', 'and lit it for'],
  ['He said “go”', '“and do not”', '“and do not”'],
  ['The sea,', ' which rose. ', 'which rose.'],
  ['The keeper climbed the stairs.', 'and lit it.', undefined],
  ['He said “go.”', 'and went.', undefined],
  ['Three things:', 'salt, oil and bread.', undefined],
  ['The Lamp', 'The keeper climbed the stairs.', undefined],
  ['The keeper climbed the stairs', '1 lamp was lit.', undefined],
  ['The keeper climbed the stairs', undefined, undefined],
])('“%s” before “%s” goes on with %s', (text, next, expected) =>
  expect(goesOnWith(text, next)).toBe(expected),
);

it('dots in abbreviations are distinguished from those that end a sentence', () =>
  expect([...wordDots('Dr. Roy at No. 1 left.', 'en')]).toEqual([3, 14]));
