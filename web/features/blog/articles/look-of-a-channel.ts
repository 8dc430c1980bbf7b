import type { Article } from '../article.ts';

export const lookOfAChannel: Article = {
  slug: 'the-look-of-a-channel',
  title: 'Give your channel a look before it has a face',
  excerpt:
    'Without a person on screen, light, colour and distance are what people recognise. Decide them once and keep them.',
  author: 'The Veilcast team',
  date: '2026-09-30',
  category: 'Pictures',
  image: '/samples/photo-2.webp',
  featured: false,
  parts: [
    {
      paragraphs: [
        'A channel with a presenter is recognised in an instant: there is the face. A faceless channel has to be recognised by everything else. That sounds like a handicap until you notice how many things “everything else” is. Light, palette, weather, the distance of the camera, the shape of the captions, what is never shown. Choose a few of them on purpose and a stranger will know your video before your name appears.',
      ],
    },
    {
      heading: 'Pick a light',
      paragraphs: [
        'Begin with light, because it decides the mood before any object does. Late sun, moon over water, one lamp in a dark room, flat winter noon: each of these is a whole world. If all your videos happen in the hour after sunset, you can jump from a medieval harbour to a space station and still be the same storyteller.',
        'Write that light into your prompts, in the same words every time. Image models are good at repeating what is said precisely and bad at guessing what you liked last week.',
      ],
    },
    {
      heading: 'Few colours, one exception',
      paragraphs: [
        'Limit yourself to a family of colours and allow a single exception for the thing that matters. Blue and grey with one warm window. Sand and rust with one green door. The exception tells the eye where the story is, in every scene, without an arrow.',
        'It also keeps captions readable. When most of the frame is calm, white letters with one lit word need no box behind them.',
      ],
    },
    {
      heading: 'Distance is a tone of voice',
      paragraphs: [
        'How close the camera stands says how you feel about what you tell. Wide frames with small figures make people look up: fate, landscape, history. Close frames of hands and objects make people lean in: secrets, crafts, evidence. Decide which one is your home, and use the other only for turns. A video of nothing but close-ups has nowhere left to go when the important thing appears.',
      ],
      points: [
        'Open wide, so that people know where they are.',
        'Come closer as the question becomes clearer.',
        'Step back for the answer. Distance reads as truth.',
      ],
    },
    {
      heading: 'Faces from behind',
      paragraphs: [
        'Drawn faces are where generated pictures most often go wrong, and where viewers are the least forgiving. Silhouettes, backs, hands, a hat at the end of a pier: these are easier to draw well and better to tell with, because everyone can step into a figure without a face. It suits the form. Your videos are faceless behind the camera; let them be a little faceless in front of it.',
      ],
    },
    {
      heading: 'Write the rules down',
      paragraphs: [
        'Put it all on one card: the light, the palette and its exception, the home distance, what you never show, the caption style. Five lines are enough. Make three videos by that card before you change anything on it. Consistency looks like talent from the outside, and from the inside it is mostly a card next to the keyboard.',
      ],
    },
  ],
};
