import type { Article } from '../article.ts';

export const readItAloud: Article = {
  slug: 'read-it-aloud',
  title: 'Write for a voice, not for a page',
  excerpt:
    'A generated narrator reads exactly what you give it. How to write lines that sound as if someone meant them.',
  author: 'The Veilcast team',
  date: '2026-10-15',
  category: 'Voice',
  image: '/samples/photo-6.webp',
  featured: false,
  parts: [
    {
      paragraphs: [
        'A human narrator repairs your text. They take a breath you forgot to write, lean on the word that matters and hurry over the clause that does not. A generated voice is more honest: it reads what is there. If a video sounds flat, the fault is rarely in the voice. It is in sentences that were written for the eye.',
        'The cure is old and free. Read every line aloud before you let anyone else read it, human or not.',
      ],
    },
    {
      heading: 'One thought, one breath',
      paragraphs: [
        'Listeners cannot look back. When a sentence opens a bracket, they have to carry it until it closes, and on a phone, in a kitchen, with a bus going by, they will not. Give each sentence one thought. If you run out of air while reading it, so will the attention of everyone else.',
        'Short does not mean choppy. Three sentences of four words sound like a telegram. Let a longer line follow two short ones and the rhythm takes care of itself: short, short, long, then rest.',
      ],
    },
    {
      heading: 'Punctuation is direction',
      paragraphs: [
        'You cannot tell a generated voice how to feel, but you can tell it where to stop. It listens to punctuation more carefully than most actors do.',
      ],
      points: [
        'A full stop is a door closing. Use it before a turn, so that the turn enters an empty room.',
        'A comma is a step. Too many in a row and the voice stumbles down the stairs.',
        'A colon is a held breath: what follows had better be worth it.',
        'Numbers want to be heard. Veilcast’s voices read 1897 as a year and $1.2B as money; listen once, and write a number in words where you want it said another way.',
        'Names that could be mispronounced are worth a test. If the voice trips over one, add it to Pronunciation in Settings with how it sounds.',
      ],
    },
    {
      heading: 'Choose the voice for the story',
      paragraphs: [
        'It is tempting to pick one favourite voice and use it for everything. A channel can do that, and it becomes a signature. But listen to your opening in two or three voices before you decide. A deep, unhurried voice makes a mystery believable and an explanation slow. A young, bright one carries a discovery and undercuts a ghost. The question is not which voice is the best, but who would know this story, and whom you would believe.',
        'Language matters in the same way. If you tell a story in Spanish or German, write it there from the start instead of translating a finished English script. Idioms and rhythm do not travel, and a listener hears it in the first line.',
      ],
    },
    {
      heading: 'Leave room for the pictures',
      paragraphs: [
        'Finally, delete every sentence that describes what can be seen. “It was a dark and stormy night” is a picture’s job. Words are for what no picture can show: what someone counted, feared, promised or did not say. When the voice stops telling us what we are looking at, we begin to look.',
      ],
    },
  ],
};
