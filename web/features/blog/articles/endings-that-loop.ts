import type { Article } from '../article.ts';

export const endingsThatLoop: Article = {
  slug: 'endings-that-loop',
  title: 'Endings that start again',
  excerpt: 'Short videos play in a loop. Write the last sentence so that the first one means something new.',
  author: 'The Veilcast team',
  date: '2026-10-29',
  category: 'Writing',
  image: '/samples/photo-4.webp',
  featured: false,
  parts: [
    {
      paragraphs: [
        'When a short video ends, it begins again. There are no credits and no lights going up; the first frame simply follows the last. Most creators treat that as an accident of the app. It is a form, as much as a sonnet is, and you can write for it.',
        'A loop is not a trick to inflate a counter. Done well, it gives the viewer a second video for free: the same words, understood differently.',
      ],
    },
    {
      heading: 'The join is a sentence',
      paragraphs: [
        'Put your last line and your first line next to each other and read them as one. “And when he looked at the list again, there were thirteen.” “Every night the keeper counted the ships.” Something clicks: he has been counting for longer than we thought. The join is a sentence that nobody wrote down, and that is why it feels like the viewer’s own discovery.',
        'If the two lines collide, the loop is only repetition. “Follow for more stories” next to any opening breaks the spell. If you want to ask for something, do it in the description, where it costs no frames.',
      ],
    },
    {
      heading: 'Three ways to close the circle',
      paragraphs: ['You do not need a time machine in the plot. A circle can be drawn with very little.'],
      points: [
        'Return to the place. End in the room, on the road or at the window where it began, with one thing changed. The eye does the rest.',
        'Hand over the role. The stranger who arrived in the first scene is the one who waits for a stranger in the last.',
        'Answer with the question. The last line gives the reason for the first: now we know why she never closes the door.',
      ],
    },
    {
      heading: 'Leave air at the end',
      paragraphs: [
        'A voice that runs to the very last frame makes the restart feel like a stumble. Leave a breath, about a second in which the picture stays and the music is allowed to come up. Then the first words of the next round fall into silence, and silence is what makes people listen.',
        'The same goes for the image. If the last frame and the first share a colour or a shape, a horizon at the same height or the same lamp in the dark, the cut disappears. When you plan your scenes, describe the first and the last one together, even though they are drawn far apart.',
      ],
    },
    {
      heading: 'When not to loop',
      paragraphs: [
        'Some stories should stop. A true event with a real cost, an explanation that ends in a clear answer, a joke: a circle would only smear them. A full stop is an ending too. End on the strongest word you have, hold the frame, and trust the quiet.',
        'A good habit is to write two last lines for every video, one that closes and one that turns. Read both aloud straight into the opening. You will hear within a second which of them belongs to this story, and the other one goes into a notebook. It is often the first line of your next video.',
      ],
    },
  ],
};
