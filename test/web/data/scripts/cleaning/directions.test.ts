import { describe, expect, it } from 'vitest';
import { cleanScript } from '#web/data/scripts/clean-script.ts';

const DIRECTIONS =
  `laughs|Laughs|sighs deeply|chuckles|crying|applause|whispering|softly|in a low voice|clears his throat|door slams
a door slams|phone ringing|crowd cheers|Tom laughs|she sighs|laughs and sighs|beat|a long pause|soft music|the music fades out|music up
V.O.|O.S.|CONT’D|SFX: boom|fade to black|cut to: the kitchen|close-up of her hands|sound of rain|takes a deep breath
lacht|lacht leise|seufzend|flüstert|leise|räuspert sich|kurze Pause|das Publikum lacht|Telefon klingelt|Tür knallt|sanfte Musik
Musik setzt ein|im Off|Einblendung: 1912|man hört Schritte|es klopft
rires|rit|en riant|soupire|à voix basse|un temps|long silence|une pause|la porte claque|le public applaudit|bruit de pas|musique douce
la musique monte|voix off|fondu au noir|on frappe à la porte
ríe|risas|suspira|en voz baja|pausa|larga pausa|el público ríe|suena el teléfono|se abre la puerta|sube la música|sonido de lluvia
voz en off|fundido a negro`.split(/[|\n]/u);

const SENTENCES = [
  'He said (and I agree) that it was dark.',
  'Stir (slowly) until it thickens.',
  'They (quietly) dropped the plan.',
  'Use a board (cut to size) and glue.',
  'Fry it (pan over low heat) for long.',
  'He gave her jewellery (gold rings) and wine.',
  'Most accidents (car crashes) happen near home.',
  'Beat the eggs (beat them well) and rest.',
  'Keep still (silence is golden) and wait.',
  'Updates of the operating system (OS) are slow.',
  'He loved one thing (the music of Bach).',
  'Her film (The Sound of Music) won.',
  'It was dyed (fades to grey) by hand.',
  'Der Ton (die Musik) macht es.',
  'Es waren fünf (ich war das jüngste), und doch.',
  'Die Stadt (laut Polizei) war leer.',
  'Die Regel (kein Lachen) war streng.',
  'Il pèse lourd (une tonne) et il dort.',
  'Le canon (fondu en 1780) tient encore.',
  'Il est parti (sans rire) hier.',
  'Pensé que era una broma (de mal gusto, además) y me senté.',
  'La estatua (fundido en bronce) cayó.',
  'La regla (sin música) era dura.',
];

describe('the stage directions in a pasted script', () => {
  it.each(DIRECTIONS)('are removed within a line: (%s)', (words) => {
    const cleaned = cleanScript(`It was very dark in the house (${words}) and nobody came. Then light.`);
    expect(cleaned.text).toBe('It was very dark in the house and nobody came. Then light.');
    expect(cleaned.taken).toEqual({ direction: 1 });
  });

  it.each(SENTENCES)('don’t include ordinary text in brackets: %s', (sentence) =>
    expect(cleanScript(sentence)).toEqual({ text: sentence, taken: {} }),
  );

  it('include adverbs of manner only if they are between sentences or next to other directions', () => {
    expect(cleanScript('It was dark. (angrily) Nobody came.').text).toBe('It was dark. Nobody came.');
    expect(cleanScript('It was dark (angrily) and cold. (sighs) Nobody came.').text).toBe(
      'It was dark and cold. Nobody came.',
    );
    const text = 'It was (sadly) dark.';
    expect(cleanScript(text).text).toBe(text);
  });
});
