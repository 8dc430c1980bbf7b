import type { Article } from '../article.ts';

export const tenFilmsBeforeJudging: Article = {
  slug: 'ten-films-before-judging',
  title: 'Make ten videos before you judge one',
  excerpt:
    'A calm routine for posting regularly: what to look at, what to ignore, and how to learn from videos that nobody watched.',
  author: 'The Veilcast team',
  date: '2026-09-02',
  category: 'Growth',
  image: '/samples/photo-5.webp',
  featured: false,
  parts: [
    {
      paragraphs: [
        'The first video gets forty views and feels like a verdict. It is not one. A single short video that does badly tells you almost nothing: not whether the story was weak, not whether the hour was wrong, not whether it was shown to the right people at all. Ten videos begin to tell you something. So plan for ten, and do not read your numbers like a horoscope before then.',
      ],
    },
    {
      heading: 'A week that repeats',
      paragraphs: [
        'Regularity is easier when it does not depend on mood. Split the work by kind instead of by video, because writing and judging use different parts of a person.',
      ],
      points: [
        'One evening for lines. Write ten openings, keep three.',
        'One evening for stories. Let each of the three become a script, read it aloud, cut it by a fifth.',
        'One evening for videos. Choose voices and music, render, watch once on a phone with sound and once without.',
        'Post on fixed days. The audience you do not have yet likes habits too.',
      ],
    },
    {
      heading: 'Watch it without sound',
      paragraphs: [
        'Many people meet your video with the volume down, at least for the first seconds. Watch every video once in silence. Do the captions carry the story? Is the lit word on the screen when it matters? Is there a moment when nothing changes for too long? Silence is a strict editor, and it works for free.',
      ],
    },
    {
      heading: 'What to look at after ten',
      paragraphs: [
        'Put the ten videos in two rows: the half that was watched to the end more often, and the half that was not. Ignore the total views for a moment. Completion says something about the video; views say something about the day. Then look for what the better row has in common. The kind of opening? The length? One narrator? You are looking for one difference that you could repeat on purpose.',
        'Change only that in the next ten. If you change the voice, the niche and the length at the same time, you will not know which of them helped, and you will have to find out again.',
      ],
    },
    {
      heading: 'Videos that nobody watched are drafts',
      paragraphs: [
        'A weak video is not wasted. Its story can be told again with a better first line, its best scene can open a different video, and its failure costs an evening, not a budget. Professionals in every craft make far more than they show. The only difference with short videos is that the drafts are public, and even that stops hurting once you notice that nobody remembers them but you.',
        'So keep a short note for every video: what you tried, what happened, what you would do next. Three lines. After ten videos you will own thirty lines about your own audience, and no article, this one included, can tell you as much.',
      ],
    },
  ],
};
