import type { Story } from '#contract/schemas/stories.ts';
import { excerpt } from '#web/lib/format.ts';
import { Facts } from '#web/ui/cards/facts.tsx';
import { FactsToCheck } from '#web/ui/cards/facts-to-check.tsx';
import { InsteadNote } from '#web/ui/page/instead-note.tsx';
import './story-summary.css';

interface StorySummaryProps {
  readonly story: Story;
  readonly previewCharacters: number;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** The story of the video to be made. */
export const StorySummary = ({ story, previewCharacters, facts }: StorySummaryProps) => (
  <section className="story-summary">
    <h3 className="story-summary__title" lang={story.language}>
      {story.title}
    </h3>
    <p className="story-summary__preview" lang={story.language}>
      {excerpt(story.content, previewCharacters)}
    </p>
    <InsteadNote insteadOf={story.insteadOf} />
    <Facts facts={facts} />
    <FactsToCheck facts={story.factsToCheck} language={story.language} />
  </section>
);
