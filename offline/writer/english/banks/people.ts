import type { Category } from '#contract/catalogue.ts';
import type { Pronoun } from '#offline/writer/brief.ts';

/** A character the prompt did not name: what they do, and the painter's noun for them. */
export interface Role {
  readonly role: string;
  readonly figure: string;
}
const role = (text: string, figure: string): Role => ({ role: text, figure });

/** Leading figures for prompts without one. */
export const LEADS: Readonly<Record<Category, readonly Role[]>> = {
  General: [
    role('a night nurse', 'woman'),
    role('a retired bus driver', 'old man'),
    role('a young teacher', 'woman'),
    role('a piano tuner', 'man'),
    role('a quiet neighbour', 'man'),
    role('a bookbinder', 'woman'),
  ],
  History: [
    role('a young archivist', 'woman'),
    role('a restorer of maps', 'man'),
    role('a village historian', 'old man'),
    role('a museum guard', 'man'),
    role('a copyist', 'woman'),
    role('a court scribe', 'man'),
  ],
  Science: [
    role('a young physicist', 'scientist'),
    role('a field biologist', 'scientist'),
    role('an instrument maker', 'man'),
    role('a doctoral student', 'scientist'),
    role('a retired astronomer', 'old man'),
    role('a lab technician', 'scientist'),
  ],
  Technology: [
    role('a night-shift engineer', 'man'),
    role('a repair technician', 'woman'),
    role('a young programmer', 'woman'),
    role('a radio operator', 'man'),
    role('a systems tester', 'woman'),
    role('a signal engineer', 'man'),
  ],
  Adventure: [
    role('a mountain guide', 'man'),
    role('a young mapmaker', 'woman'),
    role('a ferry pilot', 'sailor'),
    role('a mule driver', 'man'),
    role('a rescue climber', 'woman'),
    role('a travelling mechanic', 'man'),
  ],
  Mystery: [
    role('a private detective', 'detective'),
    role('a night watchman', 'man'),
    role('a retired inspector', 'detective'),
    role('a crime reporter', 'woman'),
    role('a locksmith', 'man'),
    role('a hotel clerk', 'man'),
  ],
};

/** The second character of a story, through whom the others appear. */
export const OTHERS: readonly Role[] = [
  role('an old neighbour', 'old man'),
  role('a retired pilot', 'old man'),
  role('a blind clockmaker', 'old man'),
  role('a travelling doctor', 'man'),
  role('a street musician', 'man'),
  role('a woman in grey', 'woman'),
  role('a former priest', 'old man'),
  role('a lamplighter', 'man'),
  role('a one-armed ferryman', 'old man'),
  role('a tired postwoman', 'woman'),
  role('an innkeeper', 'man'),
  role('a silent gardener', 'man'),
  role('a widow with a cane', 'old woman'),
  role('a night porter', 'man'),
  role('a stranger in a long coat', 'man'),
  role('a rope maker', 'man'),
  role('a deaf organist', 'old man'),
  role('a midwife', 'old woman'),
  role('a seamstress', 'woman'),
  role('a chimney sweep', 'man'),
  role('a tinsmith', 'old man'),
  role('a fortune teller', 'old woman'),
  role('a shoemaker', 'old man'),
  role('a schoolmistress', 'woman'),
  role('a coal merchant', 'man'),
  role('a ragpicker', 'old man'),
  role('a washerwoman', 'woman'),
  role('a tinker', 'man'),
  role('a bird catcher', 'man'),
];

/** Second characters for places that people do not just walk into. */
export const OUTPOST: Readonly<Record<string, readonly Role[]>> = {
  space: [
    role('an old flight engineer', 'astronaut'),
    role('a tired pilot', 'astronaut'),
    role('a ship’s doctor', 'astronaut'),
    role('a ground controller', 'man'),
  ],
  underwater: [
    role('an old diver', 'sailor'),
    role('a deep-sea engineer', 'sailor'),
    role('a quiet sonar operator', 'sailor'),
  ],
  snow: [
    role('an old trapper', 'old man'),
    role('a sled driver', 'man'),
    role('a radio operator', 'man'),
    role('a camp doctor', 'woman'),
  ],
};

export const NAMES: readonly { readonly name: string; readonly pronoun: Pronoun }[] = [
  ['Ilse Marrow', 'she'],
  ['Tomas Vale', 'he'],
  ['Nadia Brandt', 'she'],
  ['Edwin Sorrel', 'he'],
  ['Mina Castell', 'she'],
  ['Jonas Wick', 'he'],
  ['Adela Finch', 'she'],
  ['Ruben Hale', 'he'],
  ['Iris Tolland', 'she'],
  ['Marek Dunn', 'he'],
  ['Vera Lindqvist', 'she'],
  ['Osric Penn', 'he'],
  ['Lena Ashby', 'she'],
  ['Anton Reyes', 'he'],
  ['Cora Whitlock', 'she'],
  ['Silas Grey', 'he'],
  ['Petra Novak', 'she'],
  ['Emeric Stahl', 'he'],
  ['Hana Okada', 'she'],
  ['Davit Aram', 'he'],
  ['Rosa Quill', 'she'],
  ['Bram Keller', 'he'],
  ['Amara Diallo', 'she'],
  ['Leif Harmon', 'he'],
].map(([name = '', pronoun]) => ({ name, pronoun: pronoun === 'she' ? 'she' : 'he' }));
