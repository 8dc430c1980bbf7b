import type { Category, Language } from '#contract/catalogue.ts';

/** A story of the cast. With a `sample`, it has that shipped film. */
export interface Script {
  readonly title: string;
  readonly category: Category;
  readonly prompt: string;
  readonly lines: readonly string[];
  readonly language?: Language;
  readonly sample?: string;
  readonly seconds?: number;
  readonly factsToCheck?: string[];
}

const script = (
  title: string,
  category: Category,
  prompt: string,
  lines: readonly string[],
  sample?: string,
  seconds?: number,
): Script => ({
  title,
  category,
  prompt,
  lines,
  ...(sample === undefined ? {} : { sample }),
  ...(seconds === undefined ? {} : { seconds }),
});

/** Oldest first. */
export const SCRIPTS: readonly Script[] = [
  script('Why We Keep Old Letters', 'General', 'why we keep old letters', [
    'There is a drawer in almost every house that nobody is allowed to empty.',
    'In it lie letters from people whose voices we can no longer call up, folded along the lines they chose.',
    'We do not keep them to read them. We keep them so that somebody once wrote our name by hand.',
  ]),
  script(
    'A City Painted Blue',
    'General',
    'a city where everyone paints their door blue',
    [
      'The first door was painted blue by mistake, because the merchant had run out of green.',
      'By autumn the whole street was the colour of the sea, and a town without a harbour smelled of salt.',
      'Visitors still ask who decided it. Nobody did. That is why it lasted.',
    ],
    'art-style',
    18,
  ),
  script(
    'The Machine That Slept',
    'Technology',
    'a machine that slept for ninety years',
    [
      'In a cellar under the old telegraph office a machine has been asleep for ninety years.',
      'Its wheels were greased, its paper was loaded, and its last order was to wait for a word.',
      'Last winter somebody said it.',
    ],
    'technology',
    19,
  ),
  script(
    'The Road Under Rome',
    'History',
    'the road under Rome',
    [
      'Eleven metres under the traffic of Rome there is a road that nobody has walked for sixteen centuries.',
      'The ruts of the last cart are still in the stone.',
      'It turned left, and it never came back.',
    ],
    'history-2',
    18,
  ),
  {
    ...script(
      'Rain on Titan',
      'Science',
      'what rain on Titan feels like',
      [
        'On Titan the rain falls as slowly as snow, and every drop is as wide as a cherry.',
        'It is not water. It would burn, if there were anything there to breathe.',
        'Stand still long enough and a whole sea passes you by on its way down.',
      ],
      'space-2',
      18,
    ),
    factsToCheck: [
      'Rain on Titan falls as slowly as snow does on Earth.',
      'A drop of it can be as wide as a cherry.',
      'It is liquid methane, which burns only where there is oxygen.',
    ],
  },
  script(
    'Forty Days on the Ice',
    'Adventure',
    'forty days on the ice with a map that lies',
    [
      'On the ninth day they understood that the map had been drawn by a man who was never there.',
      'On the twentieth they burned it for its warmth.',
      'On the fortieth they saw a light where no light should be, and it was moving towards them.',
    ],
    'adventure-1',
    80,
  ),
  script('The Clock in the Attic', 'Mystery', 'the clock in the attic that runs backwards', [
    'The clock in the attic had run backwards for as long as anybody could remember.',
    'Then, on a Tuesday, it stopped at the hour that had not come yet.',
    'They sat on the stairs together and waited for it.',
  ]),
  script(
    'The Thirteenth Ship',
    'Mystery',
    'a harbour where one ship too many comes home',
    [
      'Every night the keeper counted the ships: twelve went out and twelve came home, and he drew a line under the page and slept.',
      'Then, one night in November, there were thirteen. It had no name, it had no crew, and it lay between the others as if it had always been there.',
      'He did not wake anybody. He wrote the number down and looked at it until the ink was dry.',
      'By morning it had taken one of ours, and there were twelve again, and the page was right.',
    ],
    'mystery',
    19,
  ),
  script(
    'The Last Signal from Europa',
    'Science',
    'a probe that answers a question nobody asked',
    [
      'The probe had been silent for eleven years when it answered a question that nobody had asked it.',
      'It sent one word, and then it sent the word again, in a voice it had never been given.',
      'We are still deciding who should reply.',
    ],
    'space-1',
    135,
  ),
  script(
    'The Night the Library Burned',
    'History',
    'the copyist who ran the wrong way',
    [
      'When the library began to burn, four hundred people ran to the sea.',
      'One copyist ran the other way, with a wet cloak and a list of eleven titles.',
      'You have read three of them.',
    ],
    'history-1',
    45,
  ),
];

/** Long words and long lines. */
export const LONG_SCRIPT: Script = {
  title:
    'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente und andere Wörter, die länger sind als der Bildschirm eines Telefons',
  category: 'History',
  language: 'de',
  factsToCheck: [
    'Die Donaudampfschifffahrtsgesellschaft wurde 1829 gegründet und zahlte Kapitänswitwen eine Rente.',
    'Das Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz galt bis 2013.',
  ],
  prompt:
    'Erzähle die Geschichte der Witwe eines Donaudampfschifffahrtskapitäns, die nach dem Krieg um ihre Rente kämpft und dabei das längste Wort der deutschen Sprache erfindet',
  lines: [
    'Als die Witwe des Kapitäns im Frühjahr neunzehnhundertsechsundvierzig das Amt betrat, hatte sie nur ein einziges Blatt Papier bei sich.',
    'Darauf stand ein Wort, das so lang war, dass der Beamte es zweimal falten musste, bevor es in den Ordner passte.',
    'Sie bekam ihre Rente. Das Wort bekam einen Platz im Wörterbuch, und der Beamte einen neuen Ordner.',
  ],
  sample: 'history-2',
  seconds: 18,
};
