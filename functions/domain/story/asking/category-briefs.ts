import type { Category } from '#contract/catalogue.ts';

/** The requirements for stories in a category, on top of those for all stories. */
interface CategoryBrief {
  /** One instruction per line, for the model. */
  readonly lines: readonly string[];
  /** Whether the model should also list the story’s claims about the real world. */
  readonly listsFacts: boolean;
}

export const CATEGORY_BRIEFS: Readonly<Record<Category, CategoryBrief>> = {
  General: {
    lines: [
      'If the prompt asks a question or names something real, answer it truthfully; otherwise tell a small human story.',
      'Begin in an ordinary moment that one detail makes strange.',
      'Stay with one person and one object that can be held.',
    ],
    listsFacts: false,
  },
  History: {
    lines: [
      'Tell only what is documented, and say in the story what is legend or disputed.',
      'Follow one person or one object, not an era. Give the year and the place early.',
      'Invent no quotation, number, name or thought.',
    ],
    listsFacts: true,
  },
  Science: {
    lines: [
      'Begin with something anyone could see that seems impossible.',
      'Explain one mechanism, cause before effect, with one comparison from a kitchen or a street.',
      'Say only what is established, and name what is still unknown. Round numbers and give their units.',
    ],
    listsFacts: true,
  },
  Technology: {
    lines: [
      'Begin with a person who has a problem, then show the machine that solves it.',
      'Follow one part of it, such as a signal or a wheel, through what it does.',
      'Name makers, years and numbers only if you are certain. Predict and praise nothing.',
    ],
    listsFacts: true,
  },
  Adventure: {
    lines: [
      'One person wants one thing before a certain moment; place and weather stand in the way.',
      'Each scene is a decision, and each decision costs something.',
      'Write what the body feels: cold, weight, breath, hands.',
    ],
    listsFacts: false,
  },
  Mystery: {
    lines: [
      'One thing does not fit. Show it in the first sentence.',
      'Plant two clues that a picture can show. The turn gives the first clue another meaning.',
      'Answer the main question and leave one small thing open. No dream, no gore.',
    ],
    listsFacts: false,
  },
};
