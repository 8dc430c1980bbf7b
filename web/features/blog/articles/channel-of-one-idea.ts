import type { Article } from '../article.ts';

export const channelOfOneIdea: Article = {
  slug: 'a-channel-of-one-idea',
  title: 'Choose a niche you could talk about for a hundred videos',
  excerpt:
    'A niche is not a topic. It is a promise that you can keep every week. How to find yours in an evening.',
  author: 'The Veilcast team',
  date: '2026-09-16',
  category: 'Growth',
  image: '/samples/photo-7.webp',
  featured: false,
  parts: [
    {
      paragraphs: [
        '“History” is a shelf in a library. “Ordinary people on the day before everything changed” is a channel. The difference is that the second one tells a stranger what the next video will be like, even though they cannot know what it will be about. That is the promise people subscribe to.',
        'When making a video takes an evening or less, the danger is not that you run out of time. It is that you make thirty videos that have nothing to do with each other, and nobody, including the recommendation system, can say who they are for.',
      ],
    },
    {
      heading: 'Topic, angle, feeling',
      paragraphs: [
        'Build a niche from three parts. A topic: what it is about. An angle: how you look at it. A feeling: what people have at the end. “Deep sea, told by the instruments that recorded it, uneasy.” “Old trades, told by the tools, comforting.” Change one part and you have another channel, which is also how you find one when the obvious topics are crowded.',
      ],
      points: [
        'Topic: choose something you already read about for no reason.',
        'Angle: choose a narrator who is not you. An object, a bystander, a letter.',
        'Feeling: choose one word, and let it decide voice, music and the last line.',
      ],
    },
    {
      heading: 'The evening test',
      paragraphs: [
        'Take a sheet of paper and write down video titles for your niche until you stop. Do not judge them. If you stop before twenty, the niche is too narrow or you do not care enough. If you get to fifty and they could all be on any channel, it is too wide: tighten the angle and begin again. Somewhere between those two you will notice that the titles start to suggest each other. That is the sign.',
        'Keep the sheet. On the day when you have no idea, and that day comes, you do not need inspiration. You need number thirty-four.',
      ],
    },
    {
      heading: 'Check that it can be shown and said',
      paragraphs: [
        'A faceless video lives on pictures and a voice. Before you settle, make one video of the most typical title on your sheet and one of the strangest. If the typical one is dull to look at, the niche may belong in a podcast. If the strange one is the only good one, move the whole niche towards it.',
        'Check your sources as well. With true stories, note where each fact comes from, and say so in the description. With invented ones, do not dress them up as true. Trust is the one thing a channel without a face cannot buy back.',
      ],
    },
    {
      heading: 'Stay a little longer than is comfortable',
      paragraphs: [
        'Everyone wants to change the niche after the fifth video. Some should. But most channels change because the maker is bored, not because the viewers are, and the maker has seen every video ten times as often. Decide beforehand how many videos you will give the idea, and put the number on the card with the look of your channel. Then keep the promise, and see who comes back for it.',
      ],
    },
  ],
};
