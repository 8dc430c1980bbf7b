import { Segments } from '#web/ui/actions/segments.tsx';
import './story-ways.css';

/** The ways to start a story: from a prompt, from the creator’s own script, or from a saved story. */
export type StoryWay = 'prompt' | 'script' | 'saved';

const WAYS = [
  { value: 'prompt', label: 'Write It for Me' },
  { value: 'script', label: 'My Own Script' },
  { value: 'saved', label: 'Saved Story' },
] as const;

interface StoryWaysProps {
  readonly way: StoryWay;
  readonly onWay: (way: StoryWay) => void;
  /** Whether the creator’s own script is the first choice, as it is while no model is connected. */
  readonly isOwnFirst: boolean;
}

const inOrder = (isOwnFirst: boolean) =>
  isOwnFirst
    ? WAYS.toSorted((one, other) => Number(other.value === 'script') - Number(one.value === 'script'))
    : WAYS;

export const StoryWays = ({ way, onWay, isOwnFirst }: StoryWaysProps) => (
  <div className="story-ways">
    <Segments
      legend="Where the story comes from"
      isLegendHidden
      choices={inOrder(isOwnFirst)}
      chosen={way}
      onChoose={onWay}
    />
  </div>
);
