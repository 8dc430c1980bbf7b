import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';
import { cleanPasted, cleanScript } from '#web/data/scripts/clean-script.ts';
import { takenWords } from '#web/data/scripts/taken.ts';
import PASTED from './pasted-scripts.json' with { type: 'json' };

/** Each pasted text, with the part that is spoken. */
const CASES: readonly (readonly [what: string, pasted: string, spoken: string])[] = [
  [
    'a chat’s answer',
    'Sure! Here’s a 60-second script:\n\n**[Hook]**\nDid you know?\n\n---\n\nIt was *very* dark.\n\nLet me know if you want changes!',
    'Did you know?\n\nIt was very dark.',
  ],
  [
    'Markdown with a title and a list',
    '# The Lamp\n\n1. It was **dark**.\n2. It was `cold`.\n- And [wet](https://a.example).',
    'It was dark.\nIt was cold.\nAnd wet.',
  ],
  [
    'a paragraph marked as a heading',
    '# It was dark in the house that stood on the hill above the old harbour.',
    'It was dark in the house that stood on the hill above the old harbour.',
  ],
  ['front matter', '---\ntitle: The Lamp\ntags: [sea]\n---\nIt was dark.', 'It was dark.'],
  ['a table', 'It was dark.\n| a | b |\n|---|---|\n| 1 | 2 |\nThen light.', 'It was dark.\nThen light.'],
  ['a picture and a link with a title', 'See ![the lamp](a.png) and [this](b "c").', 'See and this.'],
  ['code fences', '```\nIt was dark.\n```', 'It was dark.'],
  ['HTML', '<p>It was <b>dark</b>.<br>Then light.</p>', 'It was dark.\nThen light.'],
  [
    'a narrator’s label',
    'Narrator: It was dark.\nNARRATOR (V.O.): Then light.\n**Narrator:** The end.',
    'It was dark.\nThen light.\nThe end.',
  ],
  [
    'German, French and Spanish narrators',
    'Erzähler: Es war dunkel.\nVoix off : Il fait noir.\nNarrador: Era oscuro.',
    'Es war dunkel.\nIl fait noir.\nEra oscuro.',
  ],
  [
    'a screenplay',
    'FADE IN:\n\nINT. LIGHTHOUSE – NIGHT\n\nANNA: It was dark.\nTOM (whispering): Then light.\n\nCUT TO:\n\nEXT. SEA - DAY\n(She leaves.)\nANNA: The end.',
    'It was dark.\nThen light.\n\nThe end.',
  ],
  [
    'named speakers',
    'Anna: It was dark.\nTom: Why?\nAnna: The lamp.\nTom: Oh.',
    'It was dark.\nWhy?\nThe lamp.\nOh.',
  ],
  [
    'numbered scenes',
    'Scene 1: The lamp\nIt was dark.\n\nSCENE II\nThen light.\n[Scene 3]\nThe end.',
    'It was dark.\n\nThen light.\nThe end.',
  ],
  [
    'directions',
    '[Upbeat music] It was dark. (pause) Then [whispering] light. (SFX: a door)',
    'It was dark. Then light.',
  ],
  ['timestamps in brackets', '[00:00] It was dark.\n(0:05 - 0:10) Then light.', 'It was dark.\nThen light.'],
  [
    'timestamps in a transcript',
    '0:01 It was dark.\n0:04 Then light.\n1:02:03 – The end.',
    'It was dark.\nThen light.\nThe end.',
  ],
  [
    'one time of subtitles in the middle',
    'It was dark.\n\nThen light.\n\n1\n00:00:20,000 --> 00:00:25,000\nThe end.\n\nAnd more.',
    'It was dark.\n\nThen light.\n\nThe end.\n\nAnd more.',
  ],
  [
    'subtitles under a sentence',
    'It was dark.\n\n1\n00:00:01,000 --> 00:00:02,000\nThen light.\n\n2\n00:00:03,000 --> 00:00:04,000\nThe end.',
    'It was dark.\n\nThen light.\nThe end.',
  ],
  [
    'subtitles from a chat',
    'Sure! Here are your subtitles:\n\n1\n00:00:01,000 --> 00:00:02,000\nIt was dark.\n\n2\n00:00:03,000 --> 00:00:04,000\nThen light.',
    'It was dark.\nThen light.',
  ],
  [
    'WebVTT with backslashes',
    'WEBVTT\n\nNOTE mine\n\n00:01.000 --> 00:02.000\nC:\\New\\h {x} \\N is here.\n\n00:03.000 --> 00:04.000\nThe end.',
    'C:\\New\\h {x} \\N is here.\nThe end.',
  ],
  ['emoji codes', 'It was dark :fire: :sparkles:', 'It was dark'],
  [
    'an e-mail',
    'From: Ada\nTo: Tom\nSubject: The script\n\nIt was dark.\n> Then light.',
    'It was dark.\nThen light.',
  ],
  ['underlined and struck words', '__It__ <del>is</del> was _really_ ~~not~~ dark.', 'It was really dark.'],
  [
    'comments of HTML',
    'It was dark.<!-- cut this -->\n<!--\nmore\n-->\nThen light.',
    'It was dark.\n\nThen light.',
  ],
  [
    'tags and entities within other text',
    'See <a href="x">the map</a>.<break time="1s"/> It was dark&hellip; <cold>, 5 < 6 > 4.<br>It&rsquo;s AT&T.',
    'See the map. It was dark… <cold>, 5 < 6 > 4.\nIt’s AT&T.',
  ],
  [
    'a table of HTML within other text',
    'It was dark.\n<table><tr><th>Year</th></tr>\n<tr><td>1912</td></tr></table>\nThen light.',
    'It was dark.\n\nThen light.',
  ],
  [
    'a table of HTML with spoken words',
    '<table><tr><td>Visual</td><td>Audio</td></tr><tr><td>A lamp</td><td>It was <b>dark</b>.</td></tr></table>',
    'It was dark.',
  ],
  [
    'escaped signs of Markdown',
    'It was 5 \\* 3 and \\_not\\_ 1\\. done.\\\nThen light.\n\\* \\* \\*\nThe end.',
    'It was 5 * 3 and _not_ 1. done.\nThen light.\nThe end.',
  ],
  [
    'the sources of a chat',
    'It was dark.【3†source】 Then:contentReference[oaicite:0]{index=0} light.\uE200cite\uE202turn0\uE201',
    'It was dark. Then light.',
  ],
  [
    'directions between stars and in curly brackets',
    '*laughs* It was dark.\n*door slams*\n{pause}\n<pause 2s>\nShe *sighs*, *really*. {x}',
    'It was dark.\nShe sighs, really. {x}',
  ],
  ['spaced stars', '** Then light **\n*** It was dark ***\n*** START ROLL ***', 'Then light\nIt was dark'],
  ['a time after a heading with one', '0:00 Intro\n0:15 It was dark.', 'It was dark.'],
  [
    'times in bold',
    '**0:00–0:05**\nIt was dark.\n**0:05** Then light.\n**[0:10]:** The end.',
    'It was dark.\nThen light.\nThe end.',
  ],
  [
    'times of SBV',
    '0:00:01.000,0:00:02.000\nIt was dark.\n\n0:00:03.000,0:00:04.000\nThe end.',
    'It was dark.\nThe end.',
  ],
  ['a title that is called so', 'Title: The Lamp\n\nIt was dark.', 'It was dark.'],
  ['squares before lines', '▪ It was dark.\n▪ Then light.', 'It was dark.\nThen light.'],
];

describe('a pasted script', () => {
  it.each(CASES)('loses the unspoken parts of %s', (_, pasted, spoken) => {
    const cleaned = cleanScript(pasted);
    expect(cleaned.text).toBe(spoken);
    expect(takenWords(cleaned)).toMatch(/^Taken out, because it isn’t spoken: \d/u);
  });

  it.each([
    'It was dark.\nThen light.\n\nThe end.',
    'Compute 2*4*8 and a_b_c and 5 * 3 * 2.',
    'It is 9:30 PM. 9:30 is late.',
    'NASA: what really happened there.',
    'He said (and I agree) that it was dark.',
    'Three things: bread, water and light.',
    '1969. That was the year.',
    '— Hola —dijo ella—. ¿Qué tal?',
    'C:\\New\\h {x} \\N stays, and so does 50 % off - today.',
    'Ratio 3:2:1 and the address https://a.example/b_c_d:8080 stay.',
    'Act now. Part of it was true.',
    'Here is the story of the man who sold the Eiffel Tower twice.\nHe was no fool.',
    'Great lies need a good story.\nHis began in 1912.',
    'He never came back.\nLet me know in the comments what you would do.',
    'The lamp went out.\nIf you enjoyed this story, follow for more.',
    'Das Licht ging aus.\nFolge mir für mehr',
    'La lampe s’éteignit.\nN’hésitez pas à vous abonner !',
    'De Wikipedia no aprendí nada de esto.',
    'For the truth, see what she wrote.',
    'To: all the girls who waited.\nHe never came back.',
    'Okay, here is my theory:\n\nThe lamp went out by itself.\nNobody was there.',
    'The lamp went out.\nNobody lit it again.\nGood luck!',
    'Hello everyone,\ntoday it is about a lamp.\nIt went out.\nThanks!',
    'Dear Anna,\nthe ship is quiet.\nDo not wait for me.\nYours,\nRobert',
    'Sound: the first thing we hear.\nImage: the first thing we forget.',
    'The lamp went out.\n(Nobody had paid for it.)\nThen it was dark.',
    'Do you want another version of this story?\nTell me in the comments.',
    'Si quieres, puedo contarte el final.\nWenn du willst, erzähle ich dir das Ende.',
    'He (the keeper) left [in 1912] for {x} good [from New York].',
    'Title: nobody knew it.\nIt was dark.',
    '📌 Myth: bats are blind.\n🔥 3 reasons why they are not.',
  ])('stays unchanged if all of it is spoken: %s', (text) => {
    expect(cleanScript(text)).toEqual({ text, taken: {} });
  });

  it.each(Object.entries(FINISHED_TEXTS))('keeps every word of a story: %s', (_, { scenes }) => {
    const text = scenes.map(({ narration }) => narration).join('\n');
    expect(cleanScript(text)).toEqual({ text, taken: {} });
  });

  it.each(PASTED)('is reduced to the spoken words of $name', ({ pasted, spoken }) => {
    const words = (text: string): string[] => text.split(/\s+/u);
    expect(words(cleanScript(pasted).text)).toEqual(words(spoken));
  });

  it('has its lines joined if they were wrapped by a program', () => {
    const wrapped =
      'The lighthouse had been dark for nine years when the letter came\nup with the tide. Its keeper read it twice before he climbed the\nstairs, and by midnight every ship that sailed along the coast\ncould see the light again.\n\nNobody asked who had written it.';
    const { text, taken } = cleanScript(wrapped);
    expect(text.split('\n')).toHaveLength(3);
    expect(text).toBe(wrapped.replaceAll(/(?<!\n)\n(?!\n)/gu, ' '));
    expect(taken).toEqual({ wrap: 3 });
    const verse = 'The lamp was dark\nthe sea was loud\nand no one came\nto light it.';
    expect(cleanScript(verse).text).toBe(verse);
  });

  it.each([
    'video ',
    'Sure! here is your ',
    'If you want I can ',
    '[',
    '🔥 3 ',
    'Ab ',
    '<!-- ',
    '<table>',
    '{',
    '\\',
    ' *',
    '*(',
    '1/2\n',
    'A\n@ab\n',
    'Great idea for ',
    'Hi Al,\n\nHope text: ',
    'Style: a · ',
    '**Notes**\n- a\n',
    '| audio / text |\n',
    '🎥 a\n🗣️ b\n',
    'A\n0:00\na\n',
    'My b: ',
    'A – INNEN – ',
  ])('is cleaned at once if it repeats “%s”', (words) => {
    const start = performance.now();
    cleanScript(words.repeat(20_000 / words.length));
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('says how much was removed', () =>
    expect(takenWords(cleanScript('# A\n# B\nAda: x y.\nAda: z. (pause)'))).toBe(
      'Taken out, because it isn’t spoken: 2 headings, 2 labels, 1 direction.',
    ));

  it('is cleaned without changing the text around it', () => {
    const before = '[Mine] stays. And so does * this.';
    const after = '[Mine] stays. **Pasted** words and (pause) more. And so does * this.';
    expect(cleanPasted(before, after)?.text).toBe('[Mine] stays. Pasted words and more. And so does * this.');
    expect(cleanPasted('', 'It was dark, and it stayed so.')).toBeUndefined();
    expect(cleanPasted('a', 'a [b]')).toBeUndefined();
  });

  it('isn’t changed by a second cleaning', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(...CASES.map(([, pasted]) => pasted), 'It was dark.', '\n', '*', '[', 'A: '),
          { maxLength: 6 },
        ),
        (parts) => {
          const once = cleanScript(parts.join('\n')).text;
          expect(cleanScript(once).text.length).toBeLessThanOrEqual(once.length);
        },
      ),
    ));
});
