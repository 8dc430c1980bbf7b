import type { Article } from '../article.ts';

export const firstSecond: Article = {
  slug: 'the-first-second',
  title: 'The first second does the selling',
  excerpt:
    'Nobody decides to watch a short video. They decide not to leave. Five kinds of first line that hold a thumb still.',
  author: 'The Veilcast team',
  date: '2026-11-12',
  category: 'Writing',
  image: '/samples/photo-1.webp',
  featured: true,
  parts: [
    {
      paragraphs: [
        'A viewer on a phone does not choose your video. It arrives. Their thumb is already moving, and your first second has one job: to make them wonder about something before the next video slides in. Everything you are proud of later, the twist, the music, the lovely last picture, is seen only by the people who stayed for that second.',
        'This is good news. A first line is small. You can write twenty of them in the time it takes to record one video with a face in it, and you can throw nineteen away.',
      ],
    },
    {
      heading: 'Start where the story is already wrong',
      paragraphs: [
        'Most drafts begin too early. They explain a place, a year and a person, and only then does something happen. Cut everything before the moment that could not be ignored. “In 1897 there was a lighthouse on a small island” is a setting. “The keeper counted thirteen ships, and twelve had left the harbour” is a problem. The island can come second; by then people want it.',
        'A simple test: read only your first sentence to someone and stop. If they ask “and then?”, keep it. If they nod, it was information.',
      ],
    },
    {
      heading: 'Five openings that work without tricks',
      paragraphs: [
        'None of these needs a shout or a promise you cannot keep. Each one leaves a gap that the rest of the video closes.',
      ],
      points: [
        'The wrong number. Thirteen ships, two moons, one guest too many. A count that does not add up is a question without a question mark.',
        'The strange rule. “In this town nobody is allowed to close a door after midnight.” People want to see the rule broken.',
        'The last time. “It was the last letter he would ever deliver.” The end is given away, and the way there becomes the story.',
        'The impossible object. A photograph of a street that was built forty years later. Let the object lead.',
        'The plain confession. “I should not have opened it.” A first person who regrets something is already a character.',
      ],
    },
    {
      heading: 'Let the picture do half the work',
      paragraphs: [
        'In a faceless video the first image and the first sentence arrive together. If the line says “a lighthouse” and the picture shows a lighthouse, one of them was wasted. Let the picture show where we are, so that the words are free to say what is wrong with it. A wide, quiet frame under an unsettling line is stronger than a loud frame under the same line.',
        'Check the frame at the size of a stamp. That is how large it is in a grid of thumbnails. One clear shape, one light, and room for the caption: if you can tell what it is from across the table, it will hold on a phone.',
      ],
    },
    {
      heading: 'Pay it back',
      paragraphs: [
        'An opening is a debt. If the first line counts thirteen ships, the thirteenth has to matter, and it has to matter before the end. Viewers forgive a modest story. They do not forgive being called over for nothing, and they remember whose video it was.',
        'So write the opening last. Finish the story, find the moment in it that you would tell a friend first, and move that moment to the front. Then read the whole video once more from there. It is usually shorter now, and better.',
      ],
    },
  ],
};
