import type { Category, Language } from '#contract/catalogue.ts';
import { FINISHED_STORIES } from '#contract/finished-stories.ts';
import { GALLERY_SCRIPTS } from '#local/samples/gallery.ts';
import { HERO_SCRIPTS } from '#local/samples/hero.ts';

/** A story by one of the users. If `sample` is set, its film is that shipped sample. */
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

/** The story behind a shipped film. */
const filmed = (id: string): Script => {
  const script = [...GALLERY_SCRIPTS, ...HERO_SCRIPTS].find((one) => one.id === id);
  if (script === undefined) throw new Error(`There is no shipped film ${id}.`);
  const { title, category, seconds, scenes } = script;
  const prompt = FINISHED_STORIES.find((story) => story.title === title)?.prompt ?? title.toLowerCase();
  return { title, category, prompt, lines: scenes.map(({ narration }) => narration), sample: id, seconds };
};

/** The stories, oldest first. */
export const SCRIPTS: readonly Script[] = [
  {
    title: 'Why We Keep Old Letters',
    category: 'General',
    prompt: 'why we keep old letters',
    lines: [
      'There is a drawer in almost every house that nobody is allowed to empty.',
      'In it lie letters from people whose voices we can no longer call up, folded along the lines they chose.',
      'We do not keep them to read them. We keep them so that somebody once wrote our name by hand.',
    ],
  },
  filmed('art-style'),
  filmed('technology'),
  filmed('history-2'),
  {
    ...filmed('space-2'),
    factsToCheck: [
      'Voyager 1 is fifteen billion miles away.',
      'It was launched in 1977.',
      'A signal from Earth takes more than twenty-two hours to reach it.',
    ],
  },
  filmed('adventure-1'),
  {
    title: 'The Clock in the Attic',
    category: 'Mystery',
    prompt: 'the clock in the attic that runs backwards',
    lines: [
      'The clock in the attic had run backwards for as long as anybody could remember.',
      'Then, on a Tuesday, it stopped at the hour that had not come yet.',
      'They sat on the stairs together and waited for it.',
    ],
  },
  filmed('mystery'),
  filmed('space-1'),
  filmed('history-1'),
];

/** A story with long words and long lines. */
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
  seconds: 67,
};
